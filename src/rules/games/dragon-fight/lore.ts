/** What facts and a position of Dragon Fight tell: flights, strikes, points, and where dragons can have come. */
import { isAtDistance } from '../../../definition/reach.ts';
import { type Grid, grid, stepped, turned } from '../../grid.ts';
import { sorted } from '../../multiset.ts';
import { draw, win } from '../../outcome.ts';
import { type Seats, seatsOf } from '../../seats.ts';
import type { Outcome, RulesSource } from '../../types.ts';
import type { Clause } from './clauses.ts';
import type { Facts } from './facts.ts';
import { type Dragon, type DragonPosition, type Facing, OFF, type Rider } from './position.ts';

type Options = DragonPosition['options'];
/** Where a dragon is and which way it faces. */
export type Pose = Pick<Dragon, 'cell' | 'facing'>;

export interface Lore {
  readonly source: RulesSource<Facts>;
  readonly seats: Seats<Rider>;
  readonly grid: Grid;
  /** All movement tokens, alphabetical. */
  readonly moves: readonly string[];
  readonly attacks: readonly string[];
  /** Points that one attack can deal. */
  readonly mostDealt: number;
  /** Tokens that can be handed over in a turn after which the match goes on. */
  readonly mostGiven: number;
  startOf(rider: Rider): Pose;
  /** The dragon after flying this token; its cell may be `off`. */
  flown<D extends Pose>(dragon: D, move: string): D;
  /** Points that this attack deals to a dragon on `target`. */
  dealt(attack: string, attacker: Pose, target: string, options: Options): number;
  /** The points that some attack deals there: each once, none for a miss. */
  dealable(attacker: Pose, target: string, options: Options): readonly number[];
  /** Whether so many turns can bring the rider's dragon from its start to there. */
  comesTo(rider: Rider, pose: Pose, turns: number): boolean;
  /** Changes by one with every token, so two dragons on the board always agree in it. */
  parity(pose: Pose): number;
  /** Points dealt against a rider so far. */
  pointsAgainst(position: DragonPosition, rider: Rider): number;
  /** Those for whose points no token has been handed over. */
  debtors(position: DragonPosition): readonly Rider[];
  /** The end that this state of the table makes, or null while the match goes on. */
  outcomeOf(position: DragonPosition): Outcome<Clause> | null;
  moveName(move: string): string;
  attackName(attack: string): string;
  /** The clause of which a token's flight or strike is an effect. */
  clauseOf(token: string): Clause;
}

/** After so many turns a dragon reaches whatever it can reach at all in that parity: it has been everywhere. */
const EVERYWHERE = 40;

export function loreOf(source: RulesSource<Facts>): Lore {
  const { facts } = source;
  const seats = seatsOf<Rider>(source);
  const board = grid(facts.board.files, facts.board.ranks);
  const moves = sorted(Object.keys(facts.moves));
  const attacks = sorted(Object.keys(facts.attacks));
  const points = Object.values(facts.attacks).flatMap((attack) => {
    return 'distance' in attack ? [attack.points] : attack.zone.map((hit) => hit.points);
  });

  function startOf(rider: Rider): Pose {
    const { cell, facing } = facts.start[rider] ?? { cell: OFF, facing: 'n' };
    return { cell, facing };
  }

  function flown<D extends Pose>(dragon: D, move: string): D {
    const from = board.point(dragon.cell);
    const flight = facts.moves[move];
    if (from === null || flight === undefined) return dragon;
    const cell = board.cell(stepped(from, dragon.facing, flight)) ?? OFF;
    return { ...dragon, cell, facing: turned(dragon.facing, flight.turn) as Facing };
  }

  function dealt(attack: string, attacker: Pose, target: string, options: Options): number {
    const from = board.point(attacker.cell);
    const to = board.point(target);
    const reach = facts.attacks[attack];
    if (from === null || to === null || reach === undefined) return 0;
    if ('distance' in reach) {
      const [along, across] = [to.rank - from.rank, to.file - from.file];
      return isAtDistance(along, across, reach.distance, options['wing-buffet']) ? reach.points : 0;
    }
    const struck = reach.zone.find((hit) => {
      const square = stepped(from, attacker.facing, hit);
      return square.file === to.file && square.rank === to.rank;
    });
    return struck?.points ?? 0;
  }

  /** Poses after each number of turns from a rider's start, worked out once. */
  const reached = new Map<Rider, Set<string>[]>();
  const key = ({ cell, facing }: Pose) => `${cell} ${facing}`;

  function reachedIn(rider: Rider, turns: number): Set<string> {
    const known = reached.get(rider) ?? [new Set([key(startOf(rider))])];
    reached.set(rider, known);
    while (known.length <= turns) {
      const last = [...(known.at(-1) ?? [])].map((pose): Pose => {
        const [on = OFF, face] = pose.split(' ');
        return { cell: on, facing: face as Facing };
      });
      const next = last.flatMap((pose) => moves.map((move) => flown(pose, move)));
      known.push(new Set(next.filter((pose) => pose.cell !== OFF).map(key)));
    }
    return known[turns] ?? new Set();
  }

  const pointsAgainst = ({ dragons, owes }: DragonPosition, rider: Rider) =>
    moves.length - dragons[rider].tokens.length + owes[rider];

  const lost = (isLost: (rider: Rider) => boolean, clause: Clause): Outcome<Clause> | null => {
    const losers = seats.all.filter(isLost);
    const [loser] = losers;
    if (loser === undefined) return null;
    return losers.length === seats.all.length ? draw(['end.tie', clause]) : win(seats.other(loser), [clause]);
  };

  return {
    source,
    seats,
    grid: board,
    moves,
    attacks,
    mostDealt: Math.max(...points),
    mostGiven: facts.wounds - 1,
    startOf,
    flown,
    dealt,
    dealable(attacker, target, options) {
      const points = attacks.map((attack) => dealt(attack, attacker, target, options));
      return [...new Set(points.filter((one) => one > 0))];
    },
    comesTo(rider, pose, turns) {
      if (turns < 0) return false;
      return reachedIn(rider, turns <= EVERYWHERE ? turns : EVERYWHERE + (turns % 2)).has(key(pose));
    },
    parity({ cell, facing }) {
      const point = board.point(cell) ?? { file: 0, rank: 0 };
      return (point.file + point.rank + (facing === 'e' || facing === 'w' ? 1 : 0)) % 2;
    },
    pointsAgainst,
    debtors: ({ owes }) => seats.all.filter((rider) => owes[rider] > 0),
    outcomeOf(position) {
      const { dragons, options, quiet } = position;
      return (
        lost((rider) => dragons[rider].cell === OFF, 'end.flight') ??
        lost((rider) => pointsAgainst(position, rider) >= facts.wounds, 'end.third-wound') ??
        (options['stand-off'] === 'twenty-turns' && quiet >= facts.quiet ? draw(['end.stand-off']) : null)
      );
    },
    moveName: (move) => facts.moves[move]?.name ?? move,
    attackName: (attack) => facts.attacks[attack]?.name ?? attack,
    clauseOf: (token) => (facts.moves[token] ?? facts.attacks[token])?.clause as Clause,
  };
}

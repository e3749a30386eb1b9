/** The geometry of a duel: where a token takes a dragon, what an attack reaches, where dragons can have come. */
import { type Grid, grid, type Point, stepped, turned } from '../../grid.ts';
import { sorted } from '../../multiset.ts';
import type { RulesSource, Seat } from '../../types.ts';
import type { Facts } from './facts.ts';
import { type Dragon, type DragonPosition, type Facing, isRider, OFF, type Rider } from './position.ts';

type Options = DragonPosition['options'];
/** Where a dragon is and which way it faces. */
export type Pose = Pick<Dragon, 'cell' | 'facing'>;

export interface Sky {
  readonly source: RulesSource<Facts>;
  readonly grid: Grid;
  /** All movement tokens, alphabetical. */
  readonly moves: readonly string[];
  readonly attacks: readonly string[];
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
  /** `Red rider`. */
  riderName(seat: Seat): string;
  moveName(move: string): string;
  attackName(attack: string): string;
}

/** After so many turns a dragon reaches whatever it can reach at all in that parity: it has been everywhere. */
const EVERYWHERE = 40;

export function sky(source: RulesSource<Facts>): Sky {
  const { facts } = source;
  const board = grid(facts.board.files, facts.board.ranks);
  const moves = sorted(Object.keys(facts.moves));
  const attacks = sorted(Object.keys(facts.attacks));

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
    if ('distance' in reach) return isAway(from, to, reach.distance, options) ? reach.points : 0;
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
    const { cell, facing } = facts.start[rider];
    const known = reached.get(rider) ?? [new Set([key({ cell, facing })])];
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

  return {
    source,
    grid: board,
    moves,
    attacks,
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
    riderName: (seat) => (isRider(seat) ? (source.seats[seat]?.name ?? seat) : seat),
    moveName: (move) => facts.moves[move]?.name ?? move,
    attackName: (attack) => facts.attacks[attack]?.name ?? attack,
  };
}

/** Exactly so many squares away: in a straight line, or (option `ring`) counting a diagonal step as one. */
function isAway(from: Point, to: Point, distance: number, options: Options): boolean {
  const across = Math.abs(from.file - to.file);
  const along = Math.abs(from.rank - to.rank);
  if (Math.max(across, along) !== distance) return false;
  return options['wing-buffet'] === 'ring' || across === 0 || along === 0 || across === along;
}

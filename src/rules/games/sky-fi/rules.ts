/** SKY-FI: roll high, shoot down, cover your friends. */
import { pick, type Random } from '../../chance.ts';
import { defineRules } from '../../define.ts';
import { CHANCE, type Form, type Odds, type Referee, type RulesSource, type Seat, type Slot } from '../../types.ts';
import { read, type SkyAction, type Throw, type TieThrow, write } from './actions.ts';
import type { Clause } from './clauses.ts';
import type { Facts } from './facts.ts';
import { faults } from './faults.ts';
import {
  CRASHED,
  type Face,
  fields,
  isTeam,
  onTable,
  type Pilot,
  type PilotId,
  type SkyPosition,
  STEPS,
  squadrons,
  TEAMS,
  WAITING,
} from './position.ts';
import { refuse, shotsOf, throwers, turned } from './refuse.ts';
import { say } from './say.ts';
import { table } from './table.ts';

/** Tie rolls with more outcomes than this are sampled. */
const LONGEST_ODDS = 2000;

export function rules(source: RulesSource<Facts>): Referee<Clause, SkyPosition, SkyAction> {
  const game = squadrons(source);
  const heights = Array.from({ length: game.highest }, (_, index) => index + 1);

  function* legal(position: SkyPosition, seat: Seat): Iterable<SkyAction> {
    if (!position.active.includes(seat)) return;
    const due = throwers(game, position);
    if (position.phase === 'roll') {
      const dice = due.map((pilot) =>
        heights.flatMap((height) => STEPS.map((face) => ({ pilot, position: height, face }))),
      );
      for (const throws of everyOneOf(dice)) yield { verb: 'roll', throws };
    } else if (position.phase === 'break') {
      const dice = due.map((pilot) => heights.map((height) => ({ pilot, position: height })));
      for (const throws of everyOneOf(dice)) yield { verb: 'break', throws };
    } else {
      for (const pilot of game.dueOf(position)) yield* turnsOf(position, pilot);
    }
  }

  function turnsOf(position: SkyPosition, pilot: PilotId): readonly SkyAction[] {
    const face = position.pilots[pilot]?.face ?? 'fly';
    if (face !== 'fire') return [{ verb: face, pilot }];
    const shots = shotsOf(game, position, pilot);
    return shots.length > 0 ? shots : [{ verb: 'hold', pilot }];
  }

  function apply(position: SkyPosition, _seat: Seat, action: SkyAction): SkyPosition {
    const pilots = { ...position.pilots };
    const change = (id: PilotId, to: (pilot: Pilot) => Pilot) => {
      pilots[id] = to(pilots[id] ?? WAITING);
    };
    if (action.verb === 'roll') {
      for (const { pilot, position: height, face } of action.throws) {
        change(pilot, (one) => ({ ...one, position: height, face: face as Face }));
      }
    } else if (action.verb === 'break') {
      for (const { pilot, position: height } of action.throws) {
        change(pilot, (one) => ({ ...one, breaks: [...one.breaks, height] }));
      }
    } else {
      if (action.verb === 'attack' || action.verb === 'cover') {
        const { verb, target } = action;
        change(target, (one) => ({ ...one, face: turned(one, verb) }));
      }
      pilots[action.pilot] = action.verb === 'crash' ? CRASHED : WAITING;
    }
    const thrown = { ...position, pilots };
    const due = game.whatIsDue(thrown);
    return { ...thrown, ...due, round: due.phase === 'roll' ? position.round + 1 : position.round };
  }

  /** As the hands did it, although it was not that pilot's turn or target. */
  function force(position: SkyPosition, seat: Seat, action: SkyAction): SkyPosition | null {
    if (position.phase !== 'turn' || 'throws' in action) return null;
    const pilot = position.pilots[action.pilot];
    if (pilot === undefined || !onTable(pilot)) return null;
    if ('target' in action) {
      const target = position.pilots[action.target];
      if (target === undefined || action.target === action.pilot || turned(target, action.verb) === null) return null;
    }
    return apply(position, seat, action);
  }

  function effects(position: SkyPosition, seat: Seat, action: SkyAction): readonly Clause[] {
    if (action.verb === 'roll') return ['roll.all', 'dice.position', 'dice.faces'];
    if (action.verb === 'break') return ['order.tie-roll', 'order.original'];
    const after = apply(position, seat, action);
    const shared: readonly Clause[] = game.dueOf(position).length > 1 ? ['order.same-side'] : [];
    const next: readonly Clause[] = after.phase === 'roll' ? ['round.count'] : (after.outcome?.by ?? []);
    return [...VERBS[action.verb].clauses, 'order.high-to-low', ...shared, 'turn.pick-up', ...next];
  }

  function odds(position: SkyPosition): Odds<SkyAction> {
    const due = throwers(game, position);
    const height = (random: Random) => pick(heights, random);
    if (position.phase === 'break') {
      if (heights.length ** due.length <= LONGEST_ODDS) {
        return { kind: 'listed', outcomes: Array.from(legal(position, CHANCE), (action) => ({ action, weight: 1 })) };
      }
      return {
        kind: 'sampled',
        size: BigInt(heights.length) ** BigInt(due.length),
        sample: (random) => ({
          verb: 'break',
          throws: due.map((pilot): TieThrow => ({ pilot, position: height(random) })),
        }),
      };
    }
    const roll = (pilot: PilotId, random: Random): Throw => {
      const sides = game.sidesOf(game.teamOf(pilot) ?? 'planes');
      return { pilot, position: height(random), face: pick(sides, random) };
    };
    return {
      kind: 'sampled',
      size: BigInt(heights.length * STEPS.length) ** BigInt(due.length),
      sample: (random) => ({ verb: 'roll', throws: due.map((pilot) => roll(pilot, random)) }),
    };
  }

  function forms(position: SkyPosition, seat: Seat): readonly Form[] {
    const height = { label: 'Position', values: heights.map(String) };
    const face = { label: 'Action', values: STEPS };
    if (seat === CHANCE) {
      const verb = position.phase === 'roll' ? 'roll' : 'break';
      const slots = throwers(game, position).map((pilot): Slot => {
        return { label: pilot, parts: verb === 'roll' ? [`${pilot}=`, height, ':', face] : [`${pilot}=`, height] };
      });
      return slots.length === 0 ? [] : [{ id: verb, verb, label: VERBS[verb].label, slots, free: true }];
    }
    if (position.phase !== 'turn' || !isTeam(seat)) return [];
    const all = game.pilotsOf(position).map(([id]) => id);
    const pilot: Slot = {
      label: 'Pilot',
      parts: [{ label: 'Pilot', values: all.filter((id) => game.teamOf(id) === seat) }],
    };
    const target: Slot = { label: 'Target', parts: [{ label: 'Target', values: all }] };
    return (['crash', 'fly', 'attack', 'cover', 'hold'] as const).map((verb) => ({
      id: verb,
      verb,
      label: VERBS[verb].label,
      slots: verb === 'attack' || verb === 'cover' ? [pilot, target] : [pilot],
    }));
  }

  return defineRules<Clause, SkyPosition, SkyAction>({
    source,
    verbs: VERBS,
    fields: fields(source),
    seats: () => TEAMS,
    setup(options) {
      const agreed = options as SkyPosition['options'];
      return {
        game: source.slug,
        options: agreed,
        phase: 'roll',
        active: [CHANCE],
        outcome: null,
        round: 1,
        pilots: Object.fromEntries(game.idsOf(agreed.pilots).map((id) => [id, WAITING])),
      };
    },
    legal,
    refuse: (position, seat, action) => refuse(game, position, seat, action),
    apply,
    faults: (position) => faults(game, position),
    forms,
    read: (text) => read(text, game),
    write,
    say: (position, _seat, action) => say(game, position, action),
    table: (position) => table(game, position),
    force,
    effects,
    odds,
  });
}

const VERBS = {
  roll: { label: 'Roll', clauses: ['roll.all'] },
  break: { label: 'Roll off', clauses: ['order.tie-roll'] },
  crash: { label: 'Crash', clauses: ['turn.crash'] },
  fly: { label: 'Fly on', clauses: ['turn.fly'] },
  attack: { label: 'Attack', clauses: ['turn.fire', 'fire.attack'] },
  cover: { label: 'Cover', clauses: ['turn.fire', 'fire.cover'] },
  hold: { label: 'Nobody to fire at', clauses: ['turn.fire', 'fire.no-target'] },
} as const;

/** Every list with one of each, lazily: rolls are too many to hold. */
function* everyOneOf<T>(dice: readonly (readonly T[])[]): Iterable<readonly T[]> {
  const [first, ...rest] = dice;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const one of first) for (const others of everyOneOf(rest)) yield [one, ...others];
}

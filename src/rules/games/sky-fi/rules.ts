/** SKY-FI: roll high, shoot down, cover your friends. */
import { pick, type Random } from '../../chance.ts';
import { fillings } from '../../choices.ts';
import { defineRules } from '../../define.ts';
import {
  CHANCE,
  type Consequence,
  type Form,
  type Odds,
  type Referee,
  type RulesSource,
  type Seat,
} from '../../types.ts';
import { actions, type SkyAction, type Throw, type TieThrow, type TurnAction } from './actions.ts';
import type { Clause } from './clauses.ts';
import type { Facts } from './facts.ts';
import { faults } from './faults.ts';
import { loreOf, turned } from './lore.ts';
import {
  CRASHED,
  type Face,
  fields,
  onTable,
  type Pilot,
  type PilotId,
  type SkyPosition,
  STEPS,
  WAITING,
} from './position.ts';
import { refuse, shotsOf } from './refuse.ts';
import { say } from './say.ts';
import { table } from './table.ts';

/** Tie rolls with more outcomes than this are sampled. */
const LONGEST_ODDS = 2000;

/** The clauses of a turn, besides those of the order. */
const TURNS: Readonly<Record<TurnAction['verb'], readonly Clause[]>> = {
  crash: ['turn.crash'],
  fly: ['turn.fly'],
  attack: ['turn.fire', 'fire.attack'],
  cover: ['turn.fire', 'fire.cover'],
  hold: ['turn.fire', 'fire.no-target'],
};

export function rules(source: RulesSource<Facts>): Referee<Clause, SkyPosition, SkyAction> {
  const lore = loreOf(source);
  const { heights } = lore;
  const { read, write, form } = actions(lore);

  function* legal(position: SkyPosition, seat: Seat): Iterable<SkyAction> {
    if (!position.active.includes(seat)) return;
    if (seat === CHANCE) {
      for (const one of forms(position, seat)) for (const text of fillings(one)) yield read(text) as SkyAction;
      return;
    }
    for (const pilot of lore.dueOf(position)) {
      const face = position.pilots[pilot]?.face ?? 'fly';
      const shots = face === 'fire' ? shotsOf(lore, position, pilot) : [];
      if (face !== 'fire') yield { verb: face, pilot };
      else if (shots.length > 0) yield* shots;
      else yield { verb: 'hold', pilot };
    }
  }

  function play(position: SkyPosition, _seat: Seat, action: SkyAction): Consequence<SkyPosition, Clause> {
    const pilots = { ...position.pilots };
    const change = (id: PilotId, to: (pilot: Pilot) => Pilot) => {
      pilots[id] = to(pilots[id] ?? WAITING);
    };
    const after = { ...position, pilots };
    if (action.verb === 'roll') {
      for (const { pilot, position: height, face } of action.throws) {
        change(pilot, (one) => ({ ...one, position: height, face: face as Face }));
      }
      return { position: after, by: ['roll.all', 'dice.position', 'dice.faces'] };
    }
    if (action.verb === 'break') {
      for (const { pilot, position: height } of action.throws) {
        change(pilot, (one) => ({ ...one, breaks: [...one.breaks, height] }));
      }
      return { position: after, by: ['order.tie-roll', 'order.original'] };
    }
    if (action.verb === 'attack' || action.verb === 'cover') {
      const { verb, target } = action;
      change(target, (one) => ({ ...one, face: turned(one, verb) }));
    }
    pilots[action.pilot] = action.verb === 'crash' ? CRASHED : WAITING;
    const shared: readonly Clause[] = lore.dueOf(position).length > 1 ? ['order.same-side'] : [];
    const by: readonly Clause[] = [...TURNS[action.verb], 'order.high-to-low', ...shared, 'turn.pick-up'];
    const isNewRound = !Object.values(pilots).some(onTable) && lore.outcomeOf(after) === null;
    if (!isNewRound) return { position: after, by };
    return { position: { ...after, round: position.round + 1 }, by: [...by, 'round.count'] };
  }

  /** As the hands did it, although it was not that pilot's turn or target. */
  function force({ phase, pilots }: SkyPosition, _seat: Seat, action: SkyAction): SkyAction | null {
    if (phase !== 'turn' || 'throws' in action) return null;
    const pilot = pilots[action.pilot];
    if (pilot === undefined || !onTable(pilot)) return null;
    if (!('target' in action)) return action;
    const target = pilots[action.target];
    const aims = target !== undefined && action.target !== action.pilot && turned(target, action.verb) !== null;
    return aims ? action : null;
  }

  function odds(position: SkyPosition): Odds<SkyAction> {
    const due = lore.throwers(position);
    const height = (random: Random) => pick(heights, random);
    if (position.phase === 'roll') {
      const roll = (pilot: PilotId, random: Random): Throw => {
        const sides = lore.sidesOf(lore.teamOf(pilot) ?? 'planes');
        return { pilot, position: height(random), face: pick(sides, random) };
      };
      return {
        kind: 'sampled',
        size: BigInt(heights.length * STEPS.length) ** BigInt(due.length),
        sample: (random) => ({ verb: 'roll', throws: due.map((pilot) => roll(pilot, random)) }),
      };
    }
    if (heights.length ** due.length <= LONGEST_ODDS) {
      return { kind: 'listed', outcomes: Array.from(legal(position, CHANCE), (action) => ({ action, weight: 1 })) };
    }
    const throwsOf = (random: Random) => due.map((pilot): TieThrow => ({ pilot, position: height(random) }));
    return {
      kind: 'sampled',
      size: BigInt(heights.length) ** BigInt(due.length),
      sample: (random) => ({ verb: 'break', throws: throwsOf(random) }),
    };
  }

  function forms(position: SkyPosition, seat: Seat): readonly Form[] {
    const { phase } = position;
    if (seat === CHANCE) {
      if (phase !== 'roll' && phase !== 'break') return [];
      return [form(phase, { throws: lore.throwers(position) }, { free: true })];
    }
    if (phase !== 'turn' || !lore.seats.is(seat)) return [];
    const target = lore.idsOf(position.options.pilots);
    const pilot = target.filter((id) => lore.teamOf(id) === seat);
    return (['crash', 'fly', 'attack', 'cover', 'hold'] as const).map((verb) => form(verb, { pilot, target }));
  }

  return defineRules<Clause, SkyPosition, SkyAction>({
    source,
    fields: fields(lore),
    setup(options) {
      const agreed = options as SkyPosition['options'];
      return {
        game: source.slug,
        options: agreed,
        phase: 'roll',
        active: [CHANCE],
        outcome: null,
        round: 1,
        pilots: Object.fromEntries(lore.idsOf(agreed.pilots).map((id) => [id, WAITING])),
      };
    },
    read,
    write,
    forms,
    refuse: (position, seat, action) => refuse(lore, position, seat, action),
    legal,
    play,
    due: lore.due,
    faults: (position) => faults(lore, position),
    say: (position, _seat, action) => say(lore, position, action),
    table: (position) => table(lore, position),
    force,
    odds,
  });
}

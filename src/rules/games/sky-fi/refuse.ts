/** Why something may not be done in SKY-FI. Each check of a turn presupposes those before it, so one reason is given. */
import { distinct } from '../../multiset.ts';
import { atArea, atWord, remark } from '../../remark.ts';
import { shown, spoken } from '../../text.ts';
import { CHANCE, type Remark, type Seat } from '../../types.ts';
import type { Shot, SkyAction, TieThrow, TurnAction } from './actions.ts';
import type { Clause } from './clauses.ts';
import { type Lore, turned } from './lore.ts';
import { onTable, type Pilot, type PilotId, type SkyPosition, STEPS } from './position.ts';

type Remarks = Iterable<Remark<Clause>>;

export function* refuse(lore: Lore, position: SkyPosition, seat: Seat, action: SkyAction): Remarks {
  if (position.phase === 'over') {
    yield remark('end.victory', 'The dogfight is over.');
  } else if (action.verb === 'roll') {
    if (position.phase !== 'roll') {
      yield remark('roll.all', 'The dice were rolled at the start of this round.');
    } else if (seat !== CHANCE) {
      yield remark('roll.all', 'Everybody rolls at the same time: enter the roll for chance.');
    }
    yield* refuseThrows(lore, position, action.throws, 'roll.all');
    for (const { pilot, face } of action.throws) {
      if (!(STEPS as readonly string[]).includes(face)) {
        const message = `An Action Die shows ${spoken(STEPS, 'or')}, not ${shown(face)} as for ${pilot}.`;
        yield remark('dice.faces', message, { spots: [atArea(pilot)] });
      }
    }
  } else if (action.verb === 'break') {
    if (position.phase !== 'break') {
      yield remark('order.tie-roll', 'No tie has to be rolled off now.');
    } else if (seat !== CHANCE) {
      yield remark('order.tie-roll', 'Enter the tie roll for chance.');
    }
    yield* refuseThrows(lore, position, action.throws, 'order.tie-roll');
  } else if (position.phase !== 'turn' || !lore.seats.is(seat) || !position.active.includes(seat)) {
    yield remark('order.high-to-low', outOfTurn(lore, position), { spots: spotsOf(lore.dueOf(position)) });
  } else {
    yield* refuseTurn(lore, position, action);
  }
}

const spotsOf = (ids: readonly PilotId[]) => ids.map((id) => atArea(id));

function outOfTurn(lore: Lore, position: SkyPosition): string {
  const due = spoken(lore.dueOf(position));
  if (position.phase === 'roll') return 'Nobody has a turn before the dice of this round are rolled.';
  if (position.phase === 'break') return `${due} have to roll off first who goes first.`;
  const team = position.active.find(lore.seats.is);
  return `It is the turn of ${due}, flown by the ${team === undefined ? 'other team' : lore.seats.name(team)}.`;
}

/** Whose dice were thrown, and what the Position Dice show. `clause`: who has to throw. */
function* refuseThrows(
  lore: Lore,
  position: SkyPosition,
  throws: readonly TieThrow[],
  clause: 'roll.all' | 'order.tie-roll',
): Remarks {
  const due = lore.throwers(position);
  const thrown = throws.map(({ pilot }) => pilot);
  const missing = due.filter((id) => !thrown.includes(id));
  const foreign = distinct(thrown).filter((id) => !due.includes(id));
  const twice = distinct(thrown.filter((id, index) => thrown.indexOf(id) < index));
  const problems = [
    ...(missing.length > 0 ? [`${spoken(missing)} must roll as well`] : []),
    ...(foreign.length > 0 ? [`${spoken(foreign)} must not roll`] : []),
    ...(twice.length > 0 ? [`${spoken(twice)} must roll only once`] : []),
  ];
  if (problems.length > 0 && due.length > 0) {
    const spots = spotsOf([...missing, ...foreign.filter((id) => position.pilots[id] !== undefined)]);
    yield remark(clause, `${problems.join('; ')}.`, { hint: `To roll: ${spoken(due)}.`, spots });
  }
  for (const { pilot, position: height } of throws) {
    if (height < 1 || height > lore.heights.length) {
      const message = `A Position Die shows 1 to ${lore.heights.length}, not ${height} as for ${pilot}.`;
      yield remark('dice.position', message, { spots: [atArea(pilot)] });
    }
  }
}

function* refuseTurn(lore: Lore, position: SkyPosition, action: TurnAction): Remarks {
  const { pilot: id, verb } = action;
  const pilot = position.pilots[id];
  const at = { spots: [atArea(id), atWord(1)] };
  const due = lore.dueOf(position);
  if (pilot === undefined) {
    const hint = `The pilots are ${spoken(Object.keys(position.pilots))}.`;
    yield remark('order.high-to-low', `It is the turn of ${spoken(due, 'or')}.`, { spots: spotsOf(due) });
    yield remark('setup.pilots', `There is no pilot ${shown(id)} in this dogfight.`, { hint });
  } else if (pilot.state === 'crashed') {
    yield remark('turn.crash', `${id} has crashed and is out of the dogfight.`, at);
  } else if (!onTable(pilot)) {
    yield remark('turn.pick-up', `${id} has had its turn: its dice are off the table.`, at);
  } else if (!due.includes(id)) {
    const hint = `Now it is the turn of ${spoken(due, 'or')}.`;
    yield remark('order.high-to-low', `${id} is at ${pilot.position}: others go first.`, { hint, spots: spotsOf(due) });
  } else if (pilot.face === 'crash') {
    if (verb !== 'crash')
      yield remark('turn.crash', `${id} shows Crash and has to crash.`, { ...at, hint: `crash ${id}` });
  } else if (pilot.face === 'fly') {
    if (verb !== 'fly')
      yield remark('turn.fly', `${id} shows Fly and does nothing else.`, { ...at, hint: `fly ${id}` });
  } else if (verb === 'attack' || verb === 'cover') {
    yield* refuseShot(lore, position, action as Shot);
  } else {
    const [target] = shotsOf(lore, position, id);
    const hint = target === undefined ? `hold ${id}` : `${target.verb} ${id} ${target.target}`;
    if (verb !== 'hold') {
      yield remark('turn.fire', `${id} shows Fire: it attacks or covers.`, { ...at, hint });
    } else if (target !== undefined) {
      yield remark('fire.must', `${id} has somebody to aim at and has to fire.`, {
        spots: [atArea(target.target)],
        hint,
      });
    }
  }
}

function* refuseShot(lore: Lore, position: SkyPosition, { verb, pilot: id, target }: Shot): Remarks {
  const shooter = position.pilots[id] as Pilot;
  const aimed = position.pilots[target];
  const at = { spots: [atArea(target), atWord(2)] };
  const clause = verb === 'attack' ? 'fire.attack' : 'fire.cover';
  const friend = lore.teamOf(target) === lore.teamOf(id);
  if (aimed === undefined) {
    const hint = `The pilots are ${spoken(Object.keys(position.pilots))}.`;
    yield remark(clause, `There is no pilot ${shown(target)} in this dogfight.`, { hint });
  } else if (aimed.state === 'crashed') {
    yield remark(clause, `${target} has crashed: it has no die that could be turned.`, at);
  } else if (target === id) {
    yield remark(clause, `${id} cannot ${verb} itself.`, at);
  } else if (!onTable(aimed)) {
    yield remark('turn.pick-up', `${target} has had its turn: its dice are off the table and it is no target.`, at);
  } else if (friend && verb === 'attack') {
    yield remark(clause, `${target} is on the same team as ${id}: an attack is on an enemy.`, at);
  } else if (!friend && verb === 'cover') {
    yield remark(clause, `${target} is an enemy of ${id}: only a friend is covered.`, at);
  } else if (onTable(shooter) && aimed.position >= shooter.position) {
    const tied = aimed.position === shooter.position && (aimed.breaks.length > 0 || shooter.breaks.length > 0);
    const hint = tied ? 'A tie roll settles the order only.' : null;
    const message = `${target} is at ${aimed.position}, which is not lower than ${shooter.position}.`;
    yield remark('fire.lower', message, { ...at, hint });
    if (tied) yield remark('order.original', `${id} and ${target} are both still at ${aimed.position}.`, at);
  } else if (turned(aimed, verb) === null) {
    const message =
      verb === 'attack' ? `${target} already shows Crash.` : `${target} already shows Fire and needs no cover.`;
    yield remark('fire.step-limit', message, at);
  }
}

/** Every shot that this pilot may fire, whoever's turn it is: attacks first, targets in naming order. */
export function shotsOf(lore: Lore, position: SkyPosition, pilot: PilotId): readonly Shot[] {
  const targets = lore.lineOf(position).map(([id]) => id);
  return (['attack', 'cover'] as const).flatMap((verb) =>
    lore.everybody
      .filter((id) => targets.includes(id))
      .map((target) => ({ verb, pilot, target }))
      .filter((shot) => refuseShot(lore, position, shot)[Symbol.iterator]().next().done === true),
  );
}

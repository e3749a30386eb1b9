/** What can be wrong with a position of SKY-FI entered by hand. */
import { atField, mending, remark } from '../../remark.ts';
import { spoken } from '../../text.ts';
import type { Remark } from '../../types.ts';
import type { Clause } from './clauses.ts';
import { earlier, type Lore } from './lore.ts';
import { CRASHED, type Pilot, type PilotId, type SkyPosition } from './position.ts';

type Faults = Iterable<Remark<Clause>>;

/** Order and outcome follow from the dice, so they are looked at once each pilot's dice make sense. */
export function* faults(lore: Lore, position: SkyPosition): Faults {
  const wrongDice = lore.pilotsOf(position).flatMap(([id, pilot]) => [...wrongPilot(id, pilot)]);
  yield* wrongDice;
  const crashed = lore.pilotsOf(position).filter(([, { state }]) => state === 'crashed');
  const [first] = crashed;
  if (position.round === 1 && position.phase === 'roll' && first !== undefined) {
    const message = `Nobody can have crashed before the first roll: ${spoken(crashed.map(([id]) => id))}.`;
    const mend = crashed.map(([id]) => ({ path: ['pilots', id, 'state'], value: 'flying' }));
    yield remark('turn.crash', message, { spots: [atField('pilots', first[0], 'state')], mend });
  }
  if (wrongDice.length > 0) return;
  yield* wrongTieRolls(lore, position);
  const flying = lore.pilotsOf(position).some(([, { state }]) => state === 'flying');
  if (!flying && position.options.end === 'at-once') {
    const message = 'The dogfight ends with the last pilot of one team, so somebody of the other is still flying.';
    yield remark('end.victory', message, { spots: [atField('pilots')] });
  }
}

/** One pilot's state and dice, each by themselves. */
function* wrongPilot(id: PilotId, pilot: Pilot): Faults {
  const { state, position, face, breaks } = pilot;
  const bare = position === null && face === null && breaks.length === 0;
  if (state === 'crashed' && !bare) {
    yield remark('turn.crash', `${id} has crashed: its dice are set aside.`, mending(['pilots', id], CRASHED));
  }
  if ((position === null) !== (face === null)) {
    const [there, missing] = position === null ? (['face', 'Position'] as const) : (['position', 'Action'] as const);
    const message = `${id} has no ${missing} Die beside the other: both lie on the table together or not at all.`;
    const hint = `Add the ${missing} Die, or take both off.`;
    yield remark('dice.two', message, { ...mending(['pilots', id, there], null), hint });
  }
  if (position === null && breaks.length > 0) {
    const message = `${id} has tie rolls but no dice on the table.`;
    yield remark('order.tie-roll', message, mending(['pilots', id, 'breaks'], []));
  }
}

function* wrongTieRolls(lore: Lore, position: SkyPosition): Faults {
  const line = lore.lineOf(position);
  const top = line[0]?.[1].position;
  const level = line.filter(([, pilot]) => pilot.position === top);
  for (const [id, pilot] of line) {
    const path = ['pilots', id, 'breaks'];
    if (pilot.position !== top && pilot.breaks.length > 0) {
      const message = `${id} is at ${pilot.position}, and tie rolls are made only when that Position comes up.`;
      yield remark('order.tie-roll', message, {
        ...mending(path, []),
        hint: `Now ${top} is the highest on the table.`,
      });
    }
  }
  const rolled = level.filter(([, pilot]) => pilot.breaks.length > 0);
  if (rolled.length > 0 && rolled.length < level.length) {
    const without = level.flatMap(([id, pilot]) => (pilot.breaks.length === 0 ? [id] : []));
    const message = `At ${top} everybody rolls off or nobody: ${spoken(without)} did not.`;
    const hint = 'Take the tie rolls of the others away, or enter the missing ones.';
    yield remark('order.tie-roll', message, { hint, spots: without.map((id) => atField('pilots', id, 'breaks')) });
    return;
  }
  // A second roll is made only while the first ones are the highest left, and by everybody who is equal in them.
  for (const [id, { breaks }] of level) {
    const other = level.find(([rival, pilot]) => rival !== id && rollsTooEarly(breaks, pilot.breaks));
    if (other !== undefined) {
      const message = `${id} cannot have rolled ${breaks.join(', ')} while ${other[0]} has ${other[1].breaks.join(', ')}.`;
      const hint = 'Pilots still tied after a tie roll roll again together, when it is their turn.';
      yield remark('order.tie-roll', message, { hint, spots: [atField('pilots', id, 'breaks')] });
    }
  }
}

/** `rolls` goes on where the other had to be there too (and isn't), or had to have its turn first. */
function rollsTooEarly(rolls: readonly number[], other: readonly number[]): boolean {
  const begins = other.length < rolls.length && other.every((roll, index) => roll === rolls[index]);
  if (begins || rolls.length < 2) return begins;
  const [before, rival] = [rolls.slice(0, -1), other.slice(0, rolls.length - 1)];
  const asTurns = (breaks: readonly number[]) => ({ position: 0, breaks });
  return earlier(asTurns(rival), asTurns(before)) < 0;
}

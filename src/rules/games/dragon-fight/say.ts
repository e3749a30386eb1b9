/** Dragon Fight in sentences: what was done, and what others learn of it. */
import { counted, spoken } from '../../text.ts';
import type { Seat } from '../../types.ts';
import type { DragonAction } from './actions.ts';
import type { Clause } from './clauses.ts';
import type { Lore } from './lore.ts';
import type { DragonPosition } from './position.ts';

/** The whole truth. */
export function say(lore: Lore, seat: Seat, action: DragonAction): string {
  const rider = lore.seats.name(seat);
  return action.verb === 'order'
    ? `${rider}: ${lore.moveName(action.move)}, then ${lore.attackName(action.attack)}.`
    : `${rider} hands over ${spoken(action.tokens.map(lore.moveName))}.`;
}

/**
 * A choice lies face down until the last one is made, which turns all of them up; after a collision or over the edge no
 * attack is ever shown. `effects`: the clauses that take effect with the action; `sealedOf`: what a rider has laid.
 */
export function seen(
  lore: Lore,
  { active }: DragonPosition,
  seat: Seat,
  action: DragonAction,
  viewer: Seat | null,
  effects: () => readonly Clause[],
  sealedOf: (rider: Seat) => DragonAction | null,
): string {
  if (active.some((one) => one !== seat)) {
    if (viewer === seat) return say(lore, seat, action);
    const hidden = action.verb === 'order' ? 'an order' : counted(action.tokens.length, 'token');
    return `${lore.seats.name(seat)} lays ${hidden} face down.`;
  }
  const attacksShown = effects().includes('attack.together');
  const told = (rider: Seat, choice: DragonAction) =>
    choice.verb === 'give' || attacksShown || viewer === rider
      ? say(lore, rider, choice)
      : `${lore.seats.name(rider)}: ${lore.moveName(choice.move)}; the attack is not shown.`;
  const choices = lore.seats.all.flatMap((rider) => {
    const choice = rider === seat ? action : sealedOf(rider);
    return choice === null ? [] : [told(rider, choice)];
  });
  return choices.join(' ');
}

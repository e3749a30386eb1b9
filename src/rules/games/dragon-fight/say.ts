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
 * A choice lies face down until the last one is made; after a collision or over the edge no attack is ever shown.
 * `effects`: the clauses that take effect with the action.
 */
export function seen(
  lore: Lore,
  { active }: DragonPosition,
  seat: Seat,
  action: DragonAction,
  viewer: Seat | null,
  effects: () => readonly Clause[],
): string {
  if (viewer === seat) return say(lore, seat, action);
  const rider = lore.seats.name(seat);
  if (active.some((one) => one !== seat)) {
    const hidden = action.verb === 'order' ? 'an order' : counted(action.tokens.length, 'token');
    return `${rider} lays ${hidden} face down.`;
  }
  if (action.verb === 'give' || effects().includes('attack.together')) return say(lore, seat, action);
  return `${rider}: ${lore.moveName(action.move)}; the attack is not shown.`;
}

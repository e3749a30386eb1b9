/** What lies face down in Dragon Fight, and what might. */
import { pick, type Random } from '../../chance.ts';
import { UNSEEN } from '../../hidden.ts';
import type { Path, Seat } from '../../types.ts';
import type { Lore } from './lore.ts';
import type { DragonPosition } from './position.ts';

/** Only sealed choices can be hidden; everybody knows their own. */
export const maySee = (_position: DragonPosition, seat: Seat | null, [, owner]: Path): boolean => owner === seat;

/** Any choice that its rider could have made. `legal`: the texts of what a rider may choose. */
export function worlds(
  lore: Lore,
  view: DragonPosition,
  legal: (position: DragonPosition, rider: Seat) => readonly string[],
  random: Random,
): DragonPosition {
  const sealed = lore.seats.each((rider) => {
    if (view.sealed[rider] !== UNSEEN) return view.sealed[rider];
    const choosing = { ...view, active: [rider], sealed: { ...view.sealed, [rider]: null } };
    return pick(legal(choosing, rider), random);
  });
  return { ...view, sealed };
}

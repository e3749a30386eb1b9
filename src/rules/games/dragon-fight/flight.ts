/** A turn of Dragon Fight once both orders are shown: the flights, the strikes, and whether the match is over. */
import { distinct } from '../../multiset.ts';
import { draw, win } from '../../outcome.ts';
import type { Outcome } from '../../types.ts';
import type { Clause } from './clauses.ts';
import {
  type DragonPosition,
  forBoth,
  OFF,
  otherThan,
  type PerRider,
  pointsAgainst,
  RIDERS,
  type Rider,
} from './position.ts';
import type { Sky } from './sky.ts';

export type DragonAction =
  | { readonly verb: 'order'; readonly move: string; readonly attack: string }
  /** Tokens as named; only alphabetical order is canonical. */
  | { readonly verb: 'give'; readonly tokens: readonly string[] };
export type Order = DragonAction & { readonly verb: 'order' };

export const NOTHING_SEALED: PerRider<null> = { red: null, green: null };

/** The clause of each movement token's flight. */
const FLIGHT: Readonly<Record<string, Clause>> = {
  'about-face': 'move.about-face',
  'bank-left': 'move.bank-left',
  'bank-right': 'move.bank-right',
  forward: 'move.forward',
  'strafe-left': 'move.strafe',
  'strafe-right': 'move.strafe',
};
const STRIKE: Readonly<Record<string, Clause>> = {
  'breathe-fire': 'attack.breathe-fire',
  claw: 'attack.claw',
  'tail-whip': 'attack.tail-whip',
  'wing-buffet': 'attack.wing-buffet',
};
/** Both dragons fly, then both strike; with the clauses that took effect. */
export function fly(
  game: Sky,
  laid: DragonPosition,
  orders: PerRider<Order>,
): { position: DragonPosition; by: Clause[] } {
  const dragons = forBoth((rider) => game.flown(laid.dragons[rider], orders[rider].move));
  const by: Clause[] = ['move.together', ...RIDERS.flatMap((rider) => FLIGHT[orders[rider].move] ?? [])];
  const flown = { ...laid, dragons, sealed: NOTHING_SEALED };
  const finished = (position: DragonPosition, outcome: Outcome<Clause>) => ({
    position: { ...position, phase: 'over' as const, active: [], outcome },
    by: [...distinct(by), ...outcome.by],
  });
  const left = outcomeOf(game, flown);
  if (RIDERS.some((rider) => dragons[rider].cell === OFF) && left !== null) {
    by.push('flight.off-board', 'flight.ends');
    return finished(flown, left);
  }
  const { red, green } = dragons;
  const collided = red.cell === green.cell;
  if (collided) by.push('collide.same-square', 'collide.damage', 'collide.no-attack');
  else if (red.cell === laid.dragons.green.cell && green.cell === laid.dragons.red.cell) by.push('move.pass');
  const owes = forBoth((rider) => {
    const attacker = otherThan(rider);
    return collided ? 1 : game.dealt(orders[attacker].attack, dragons[attacker], dragons[rider].cell, laid.options);
  });
  if (!collided) {
    const hits = RIDERS.filter((rider) => owes[otherThan(rider)] > 0);
    by.push('attack.together', ...hits.flatMap((rider) => STRIKE[orders[rider].attack] ?? []));
    if (hits.length < RIDERS.length) by.push('attack.reach');
  }
  const debtors = RIDERS.filter((rider) => owes[rider] > 0);
  const struck: DragonPosition = { ...flown, owes, quiet: debtors.length > 0 ? 0 : laid.quiet + 1 };
  const outcome = outcomeOf(game, struck);
  if (outcome !== null) return finished(struck, outcome);
  const paid = debtors.length === 0;
  if (paid) by.push('turn.take-back');
  const position: DragonPosition = { ...struck, phase: paid ? 'orders' : 'wounds', active: paid ? RIDERS : debtors };
  return { position, by: [...distinct(by)] };
}

/** The end that this state of the table makes, or null while the match goes on. */
export function outcomeOf(game: Sky, position: DragonPosition): Outcome<Clause> | null {
  const { facts } = game.source;
  const lost = (isLost: (rider: Rider) => boolean, clause: Clause): Outcome<Clause> | null => {
    const losers = RIDERS.filter(isLost);
    const [loser] = losers;
    if (loser === undefined) return null;
    return losers.length === RIDERS.length ? draw(['end.tie', clause]) : win(otherThan(loser), [clause]);
  };
  const points = (rider: Rider) => pointsAgainst(position, rider, game.moves.length);
  return (
    lost((rider) => position.dragons[rider].cell === OFF, 'end.flight') ??
    lost((rider) => points(rider) >= facts.wounds, 'end.third-wound') ??
    (position.options['stand-off'] === 'twenty-turns' && position.quiet >= facts.quiet ? draw(['end.stand-off']) : null)
  );
}

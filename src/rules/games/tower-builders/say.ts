/** Tower Builders in sentences: what was done, and what the other builder saw of it. */
import { counted } from '../../text.ts';
import type { Seat } from '../../types.ts';
import type { TowerAction } from './actions.ts';
import type { Lore } from './lore.ts';
import type { Builder, Card, TowerPosition } from './position.ts';

/** The whole truth. */
export function say(lore: Lore, position: TowerPosition, action: TowerAction): string {
  const { seats, turn } = position;
  if (action.verb === 'deal') return dealt(lore, (builder) => lore.cardName(action[builder]));
  if (action.verb === 'draw') return `The ${lore.seats.name(turn)} draws ${lore.cardName(action.card)}.`;
  if (action.verb === 'accuse') return accuses(lore, position);
  const { held, drawn } = seats[turn];
  const card = action.which === 'held' ? held : drawn;
  if (action.verb === 'bury') {
    return `The ${lore.seats.name(turn)} was caught and lays ${lore.cardName(card ?? '')} face down.`;
  }
  if (action.verb === 'cheat') {
    return `${plays(lore, position, card)} ${lore.cardName(held ?? '')} stays in hand, overdue.`;
  }
  return plays(
    lore,
    position,
    card,
    drawn === null ? '' : action.which === 'held' ? ', held until now' : ', just drawn',
  );
}

/** As a viewer sees it (null: a bystander): hands stay closed, and which card of a hand was played is not announced. */
export function seen(
  lore: Lore,
  position: TowerPosition,
  seat: Seat,
  action: TowerAction,
  viewer: Seat | null,
): string {
  const { seats, turn } = position;
  const name = `The ${lore.seats.name(turn)}`;
  if (action.verb === 'deal') {
    return dealt(lore, (builder) => (builder === viewer ? lore.cardName(action[builder]) : 'a card face down'));
  }
  if (viewer === seat || viewer === turn) return say(lore, position, action);
  if (action.verb === 'draw') return `${name} draws a card.`;
  if (action.verb === 'accuse') return accuses(lore, position);
  if (action.verb === 'bury') return `${name} was caught and lays its held card face down.`;
  return plays(lore, position, seats[turn][action.which]);
}

const dealt = ({ seats }: Lore, what: (builder: Builder) => string) =>
  seats.all.map((builder) => `The ${seats.name(builder)} is dealt ${what(builder)}.`).join(' ');

function accuses(lore: Lore, { seats, turn }: TowerPosition): string {
  const other = lore.seats.other(turn);
  const right = seats[other].kept >= lore.limit ? 'rightly' : 'wrongly';
  return `The ${lore.seats.name(turn)} accuses the ${lore.seats.name(other)} of holding an overdue card – ${right}.`;
}

/** `from`: where the card came from, where that is told. */
function plays(lore: Lore, { seats, turn }: TowerPosition, card: Card | null, from = ''): string {
  const name = `The ${lore.seats.name(turn)}`;
  if (card === null) return `${name} plays a card that is not there.`;
  if (!lore.fells(card)) return `${name} builds ${lore.cardName(card)}${from}.`;
  const other = lore.seats.other(turn);
  const { tower, buried } = seats[other];
  const falls =
    tower.length + buried.length === 0
      ? 'there is no tower to fall'
      : `the tower of the ${lore.seats.name(other)} falls, ${counted(lore.floorsOf(tower), 'floor')} high`;
  return `${name} plays ${lore.cardName(card)}${from}: ${falls}.`;
}

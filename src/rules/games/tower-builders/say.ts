/** Tower Builders in sentences: what was done, and what the other builder saw of it. */
import { counted } from '../../text.ts';
import type { Seat } from '../../types.ts';
import type { TowerAction } from './actions.ts';
import { BUILDERS, type Card, type Cards, otherThan, type TowerPosition } from './position.ts';

/** The whole truth. */
export function say(game: Cards, position: TowerPosition, action: TowerAction): string {
  const { seats, turn } = position;
  if (action.verb === 'deal') return dealt(game, action.cards.map(game.cardName));
  if (action.verb === 'draw') return `The ${game.builderName(turn)} draws ${game.cardName(action.card)}.`;
  if (action.verb === 'accuse') return accuses(game, position);
  const { held, drawn } = seats[turn];
  const card = action.which === 'held' ? held : drawn;
  if (action.verb === 'bury') {
    return `The ${game.builderName(turn)} was caught and lays ${game.cardName(card ?? '')} face down.`;
  }
  if (action.verb === 'cheat') {
    return `${plays(game, position, card)} ${game.cardName(held ?? '')} stays in hand, overdue.`;
  }
  return plays(
    game,
    position,
    card,
    drawn === null ? '' : action.which === 'held' ? ', held until now' : ', just drawn',
  );
}

/** As a viewer sees it (null: a bystander): hands stay closed, and which card of a hand was played is not announced. */
export function seen(
  game: Cards,
  position: TowerPosition,
  seat: Seat,
  action: TowerAction,
  viewer: Seat | null,
): string {
  const { seats, turn } = position;
  const name = `The ${game.builderName(turn)}`;
  if (action.verb === 'deal') {
    const cards = BUILDERS.map((builder, index) => {
      return builder === viewer ? game.cardName(action.cards[index] ?? '') : 'a card face down';
    });
    return dealt(game, cards);
  }
  if (viewer === seat || viewer === turn) return say(game, position, action);
  if (action.verb === 'draw') return `${name} draws a card.`;
  if (action.verb === 'accuse') return accuses(game, position);
  if (action.verb === 'bury') return `${name} was caught and lays its held card face down.`;
  return plays(game, position, seats[turn][action.which]);
}

const dealt = (game: Cards, cards: readonly string[]) =>
  `${BUILDERS.map((builder, index) => `The ${game.builderName(builder)} is dealt ${cards[index]}`).join('. ')}.`;

function accuses(game: Cards, { seats, turn }: TowerPosition): string {
  const other = otherThan(turn);
  const right = seats[other].kept >= game.limit ? 'rightly' : 'wrongly';
  return `The ${game.builderName(turn)} accuses the ${game.builderName(other)} of holding an overdue card – ${right}.`;
}

/** `from`: where the card came from, where that is told. */
function plays(game: Cards, { seats, turn }: TowerPosition, card: Card | null, from = ''): string {
  const name = `The ${game.builderName(turn)}`;
  if (card === null) return `${name} plays a card that is not there.`;
  if (!game.fells(card)) return `${name} builds ${game.cardName(card)}${from}.`;
  const other = otherThan(turn);
  const { tower, buried } = seats[other];
  const falls =
    tower.length + buried.length === 0
      ? 'there is no tower to fall'
      : `the tower of the ${game.builderName(other)} falls, ${counted(game.floorsOf(tower), 'floor')} high`;
  return `${name} plays ${game.cardName(card)}${from}: ${falls}.`;
}

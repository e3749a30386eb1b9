/** What a builder sees of the other's hand, of the deck and of face-down cards, and what might be there. */
import { pick, type Random } from '../../chance.ts';
import { copies, sorted } from '../../multiset.ts';
import type { Seat } from '../../types.ts';
import {
  type Builder,
  type Card,
  type Cards,
  type Hand,
  isBuilder,
  otherThan,
  type TowerPosition,
} from './position.ts';

const UNSEEN = '?';

/** Null and chance see what lies open to everybody. */
export function view(position: TowerPosition, seat: Seat | null): TowerPosition {
  const shown = (builder: Builder): Hand =>
    builder === seat ? position.seats[builder] : hiddenHand(position.seats[builder]);
  return {
    ...position,
    deck: position.deck.map(() => UNSEEN),
    seats: { starter: shown('starter'), dealer: shown('dealer') },
  };
}

/** How long a card has been held is hidden as well: to remember it is part of the game. */
function hiddenHand(hand: Hand): Hand {
  return {
    ...hand,
    held: hand.held === null ? null : UNSEEN,
    kept: hand.held === null ? 0 : (UNSEEN as unknown as number),
    drawn: hand.drawn === null ? null : UNSEEN,
    buried: hand.buried.map(() => UNSEEN),
  };
}

/** Deals the unseen cards out at random, and gives the other's held card an age that nothing seen speaks against. */
export function worlds(game: Cards, seen: TowerPosition, seat: Seat, random: Random): TowerPosition {
  if (!isBuilder(seat)) return seen;
  const known = game.allCards(seen);
  const unseen = shuffled(
    game.kinds.flatMap((card) => Array<Card>(game.copiesOf(card) - copies(known, card)).fill(card)),
    random,
  );
  const reveal = (card: Card) => (card === UNSEEN ? (unseen.pop() ?? card) : card);
  const other = otherThan(seat);
  const hand = seen.seats[other];
  const full: Hand = {
    ...hand,
    held: hand.held === null ? null : reveal(hand.held),
    kept: hand.held === null ? 0 : pick(possibleAges(game, seen, other), random),
    drawn: hand.drawn === null ? null : reveal(hand.drawn),
    buried: sorted(hand.buried.map(reveal)),
  };
  const seats = { ...seen.seats, [other]: full };
  return { ...seen, seats, deck: sorted(seen.deck.map(reveal)) };
}

/** An accusation that was true or false tells on which side of the limit the held card stands. */
function possibleAges(game: Cards, seen: TowerPosition, builder: Builder): readonly number[] {
  const strict = seen.options.cheating === 'forbidden';
  const { caught } = seen.seats[builder];
  const cleared = seen.accused && seen.turn !== builder && !caught;
  const ages = Array.from({ length: game.turnsOf(seen, builder) + 1 }, (_, kept) => kept);
  return ages.filter((kept) => (caught ? kept >= game.limit : !(strict || cleared) || kept < game.limit));
}

function shuffled(cards: readonly Card[], random: Random): Card[] {
  const left = [...cards];
  return cards.map(() => left.splice(Math.floor(random() * left.length), 1)[0] ?? UNSEEN);
}

/** What a builder sees of the other's hand, of the deck and of face-down cards, and what might be there. */
import { pick, type Random, shuffled } from '../../chance.ts';
import { UNSEEN } from '../../hidden.ts';
import { copies, sorted } from '../../multiset.ts';
import type { Path, Seat } from '../../types.ts';
import type { Lore } from './lore.ts';
import type { Builder, Card, Hand, TowerPosition } from './position.ts';

/** One's own hand is open. How long a card has been held is hidden as well: to remember it is part of the game. */
export function maySee({ seats }: TowerPosition, seat: Seat | null, [area, owner, part]: Path): boolean {
  if (area === 'deck') return false;
  return owner === seat || (part === 'kept' && seats[owner as Builder].held === null);
}

/** Deals the unseen cards out at random, and gives the other's held card an age that nothing seen speaks against. */
export function worlds(lore: Lore, seen: TowerPosition, seat: Seat, random: Random): TowerPosition {
  if (!lore.seats.is(seat)) return seen;
  const known = lore.allCards(seen);
  const unseen = shuffled(
    lore.kinds.flatMap((card) => Array<Card>(lore.copiesOf(card) - copies(known, card)).fill(card)),
    random,
  );
  const reveal = (card: Card) => (card === UNSEEN ? (unseen.pop() ?? card) : card);
  const other = lore.seats.other(seat);
  const hand = seen.seats[other];
  const full: Hand = {
    ...hand,
    held: hand.held === null ? null : reveal(hand.held),
    kept: hand.held === null ? 0 : pick(possibleAges(lore, seen, other), random),
    drawn: hand.drawn === null ? null : reveal(hand.drawn),
    buried: sorted(hand.buried.map(reveal)),
  };
  const seats = { ...seen.seats, [other]: full };
  return { ...seen, seats, deck: sorted(seen.deck.map(reveal)) };
}

/** An accusation that was true or false tells on which side of the limit the held card stands. */
function possibleAges(lore: Lore, seen: TowerPosition, builder: Builder): readonly number[] {
  const strict = seen.options.cheating === 'forbidden';
  const { caught } = seen.seats[builder];
  const cleared = seen.accused && seen.turn !== builder && !caught;
  const ages = Array.from({ length: lore.turnsOf(seen, builder) + 1 }, (_, kept) => kept);
  return ages.filter((kept) => (caught ? kept >= lore.limit : !(strict || cleared) || kept < lore.limit));
}

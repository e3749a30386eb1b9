/** What facts and a position of Tower Builders tell: names and counts of cards, turns played, the result. */
import { sorted } from '../../multiset.ts';
import { draw, win } from '../../outcome.ts';
import { type Seats, seatsOf } from '../../seats.ts';
import type { Outcome, RulesSource } from '../../types.ts';
import type { Clause } from './clauses.ts';
import type { Facts } from './facts.ts';
import { type Builder, type Card, inHand, type TowerPosition } from './position.ts';

export interface Lore {
  readonly source: RulesSource<Facts>;
  readonly seats: Seats<Builder>;
  /** Every kind of card, alphabetical. */
  readonly kinds: readonly Card[];
  /** The deck before the deal, alphabetical. */
  readonly fullDeck: readonly Card[];
  /** The turn on which a held card has to be played. */
  readonly limit: number;
  cardName(card: Card): string;
  copiesOf(card: Card): number;
  /** It destroys a tower instead of growing one. */
  fells(card: Card): boolean;
  floorsOf(tower: readonly Card[]): number;
  /** Cards played so far by both, as the deck and the hands tell: each turn ends with one. */
  played(position: TowerPosition): number;
  /** Turns that this builder has finished. */
  turnsOf(position: TowerPosition, builder: Builder): number;
  /** Every card of a position, wherever it lies. */
  allCards(position: TowerPosition): readonly Card[];
  /** The result when all cards are played. */
  result(position: TowerPosition): Outcome<Clause>;
}

export function loreOf(source: RulesSource<Facts>): Lore {
  const seats = seatsOf<Builder>(source);
  const { cards, hold } = source.facts;
  const kinds = sorted(Object.keys(cards));
  const fullDeck = kinds.flatMap((card) => Array<Card>(cards[card]?.copies ?? 0).fill(card));
  const floorsOf = (tower: readonly Card[]) => tower.reduce((sum, card) => sum + (cards[card]?.floors ?? 0), 0);
  const played = ({ deck, seats: hands }: TowerPosition) =>
    seats.all.reduce((left, builder) => left - inHand(hands[builder]).length, fullDeck.length - deck.length);
  return {
    source,
    seats,
    kinds,
    fullDeck,
    limit: hold,
    cardName: (card) => cards[card]?.name ?? 'an unseen card',
    copiesOf: (card) => cards[card]?.copies ?? 0,
    fells: (card) => cards[card]?.fells === true,
    floorsOf,
    played,
    turnsOf: (position, builder) => Math.floor((played(position) + (builder === 'starter' ? 1 : 0)) / 2),
    allCards: ({ deck, discard, seats: hands }) => [
      ...deck,
      ...discard,
      ...seats.all.flatMap((builder) => [...inHand(hands[builder]), ...hands[builder].tower, ...hands[builder].buried]),
    ],
    result({ seats: hands }) {
      const scores = seats.each((builder) => floorsOf(hands[builder].tower));
      if (scores.starter === scores.dealer) return draw(['end.tie'], scores);
      return win(scores.starter > scores.dealer ? 'starter' : 'dealer', ['end.highest'], scores);
    },
  };
}

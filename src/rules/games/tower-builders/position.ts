/** The position of Tower Builders: its type, its declared fields, and what the facts and the counts of cards tell. */
import { type Field, positionFields } from '../../fields.ts';
import { sorted } from '../../multiset.ts';
import { draw, win } from '../../outcome.ts';
import { CHANCE, type Outcome, type Position, type RulesSource, type Seat } from '../../types.ts';
import type { Clause } from './clauses.ts';
import type { Facts } from './facts.ts';

/** In seat order; the dealer has shuffled and so goes second. */
export const BUILDERS = ['starter', 'dealer'] as const;
export type Builder = (typeof BUILDERS)[number];

export const PHASES = ['deal', 'draw', 'play', 'over'] as const;

/** A key of `facts.cards`; in a view also '?'. */
export type Card = string;

export interface Hand {
  /** Kept from before this turn. */
  readonly held: Card | null;
  /** Own finished turns through which `held` was kept; on its owner's turn it is on turn `kept` + 1. */
  readonly kept: number;
  readonly drawn: Card | null;
  /** The held card must go face down on the next turn. */
  readonly caught: boolean;
  readonly tower: readonly Card[];
  /** Face down on the tower. */
  readonly buried: readonly Card[];
}

export interface TowerPosition extends Position<Clause> {
  readonly phase: (typeof PHASES)[number];
  readonly options: { readonly cheating: 'allowed' | 'forbidden' };
  readonly turn: Builder;
  readonly deck: readonly Card[];
  readonly discard: readonly Card[];
  readonly seats: Readonly<Record<Builder, Hand>>;
  /** The seat of `turn` has made its accusation. */
  readonly accused: boolean;
}

export const isBuilder = (seat: Seat): seat is Builder => (BUILDERS as readonly Seat[]).includes(seat);

export const otherThan = (builder: Builder): Builder => (builder === 'starter' ? 'dealer' : 'starter');

export const inHand = (hand: Hand): readonly Card[] => [hand.held, hand.drawn].filter((card) => card !== null);

/** What rules, faults and table ask of the cards. */
export interface Cards {
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
  builderName(builder: Builder): string;
  /** Cards played so far by both, as the deck and the hands tell: each turn ends with one. */
  played(position: TowerPosition): number;
  /** Turns that this builder has finished. */
  turnsOf(position: TowerPosition, builder: Builder): number;
  /** Every card of a position, wherever it lies. */
  allCards(position: TowerPosition): readonly Card[];
  /** The result when all cards are played. */
  result(position: TowerPosition): Outcome<Clause>;
}

export function cardsOf(source: RulesSource<Facts>): Cards {
  const { cards, hold } = source.facts;
  const kinds = sorted(Object.keys(cards));
  const fullDeck = kinds.flatMap((card) => Array<Card>(cards[card]?.copies ?? 0).fill(card));
  const floorsOf = (tower: readonly Card[]) => tower.reduce((sum, card) => sum + (cards[card]?.floors ?? 0), 0);
  const played = ({ deck, seats }: TowerPosition) =>
    BUILDERS.reduce((left, builder) => left - inHand(seats[builder]).length, fullDeck.length - deck.length);
  return {
    kinds,
    fullDeck,
    limit: hold,
    cardName: (card) => cards[card]?.name ?? 'an unseen card',
    copiesOf: (card) => cards[card]?.copies ?? 0,
    fells: (card) => cards[card]?.fells === true,
    floorsOf,
    builderName: (builder) => source.seats[builder]?.name ?? builder,
    played,
    turnsOf: (position, builder) => Math.floor((played(position) + (builder === 'starter' ? 1 : 0)) / 2),
    allCards: ({ deck, discard, seats }) => [
      ...deck,
      ...discard,
      ...BUILDERS.flatMap((builder) => [...inHand(seats[builder]), ...seats[builder].tower, ...seats[builder].buried]),
    ],
    result({ seats }) {
      const scores = { starter: floorsOf(seats.starter.tower), dealer: floorsOf(seats.dealer.tower) };
      if (scores.starter === scores.dealer) return draw(['end.tie'], scores);
      return win(scores.starter > scores.dealer ? 'starter' : 'dealer', ['end.highest'], scores);
    },
  };
}

export function fields(source: RulesSource<Facts>): Field<Clause> {
  const { kinds, fullDeck } = cardsOf(source);
  const card = {
    kind: 'word',
    values: kinds,
    label: 'Card',
    help: 'A card of the deck.',
    clause: 'setup.deck',
    hideable: true,
  } as const;
  const pile = (label: string, help: string): Field<Clause> => {
    return { kind: 'list', of: card, sorted: true, unique: false, label, help, clause: 'setup.deck' };
  };
  const hand: Field<Clause> = {
    kind: 'object',
    label: 'Builder',
    help: 'Hand and tower of one builder.',
    clause: 'setup.seats',
    fields: {
      held: { ...card, nullable: true, label: 'Held card', help: 'The card kept from before this turn.' },
      kept: {
        kind: 'number',
        from: 0,
        to: fullDeck.length / BUILDERS.length - 1,
        hideable: true,
        label: 'Turns kept',
        help: 'Own finished turns in which the held card was kept; 0 when it is newly held.',
        clause: 'hold.count',
      },
      drawn: { ...card, nullable: true, label: 'Drawn card', help: 'The card drawn in this turn.' },
      caught: {
        kind: 'flag',
        label: 'Caught',
        help: 'The held card must go face down on the next turn.',
        clause: 'hold.caught',
      },
      tower: pile('Tower', 'The cards face up on the tower, in alphabetical order.'),
      buried: pile('Face down', 'The cards face down on the tower, in alphabetical order.'),
    },
  };
  return positionFields<Clause>(
    source,
    { phases: PHASES, actors: [...BUILDERS, CHANCE] },
    { whole: 'setup.seats', turn: 'turn.alternate', outcome: 'score.floors', options: 'setup.options' },
    {
      turn: {
        kind: 'word',
        values: BUILDERS,
        label: 'Turn of',
        help: 'Whose turn it is; the starter before the deal and at the end.',
        clause: 'turn.alternate',
      },
      deck: pile('Deck', 'The cards not yet drawn, in alphabetical order: nobody knows how they lie.'),
      discard: pile('Discard', 'Cards out of the game, in alphabetical order.'),
      seats: {
        kind: 'map',
        keys: BUILDERS,
        of: hand,
        label: 'Builders',
        help: 'Both builders.',
        clause: 'setup.seats',
      },
      accused: {
        kind: 'flag',
        label: 'Has accused',
        help: 'The builder whose turn it is has made its accusation in this turn.',
        clause: 'hold.accuse',
      },
    },
  );
}

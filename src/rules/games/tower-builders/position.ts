/** The position of Tower Builders: its type and its declared fields. */
import { type Field, positionFields } from '../../fields.ts';
import { CHANCE, type Position } from '../../types.ts';
import type { Clause } from './clauses.ts';
import type { Lore } from './lore.ts';

/** The dealer has shuffled and so goes second. */
export type Builder = 'starter' | 'dealer';

const PHASES = ['deal', 'draw', 'play', 'over'] as const;

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

export const inHand = (hand: Hand): readonly Card[] => [hand.held, hand.drawn].filter((card) => card !== null);

export function fields({ source, seats, kinds, fullDeck }: Lore): Field<Clause> {
  const card = {
    kind: 'word',
    values: kinds,
    label: 'Card',
    help: 'A card of the deck.',
    clause: 'setup.deck',
  } as const;
  const pile = (label: string, help: string, of: Field<Clause> = card): Field<Clause> => {
    return { kind: 'list', of, sorted: true, unique: false, label, help, clause: 'setup.deck' };
  };
  const secret = { ...card, hideable: true } as const;
  const hand: Field<Clause> = {
    kind: 'object',
    label: 'Builder',
    help: 'Hand and tower of one builder.',
    clause: 'setup.seats',
    fields: {
      held: { ...secret, nullable: true, label: 'Held card', help: 'The card kept from before this turn.' },
      kept: {
        kind: 'number',
        from: 0,
        to: fullDeck.length / seats.all.length - 1,
        hideable: true,
        label: 'Turns kept',
        help: 'Own finished turns in which the held card was kept; 0 when it is newly held.',
        clause: 'hold.count',
      },
      drawn: { ...secret, nullable: true, label: 'Drawn card', help: 'The card drawn in this turn.' },
      caught: {
        kind: 'flag',
        label: 'Caught',
        help: 'The held card must go face down on the next turn.',
        clause: 'hold.caught',
      },
      tower: pile('Tower', 'The cards face up on the tower, in alphabetical order.'),
      buried: pile('Face down', 'The cards face down on the tower, in alphabetical order.', secret),
    },
  };
  return positionFields<Clause>(
    source,
    { phases: PHASES, actors: [...seats.all, CHANCE] },
    { whole: 'setup.seats', turn: 'turn.alternate', outcome: 'score.floors', options: 'setup.options' },
    {
      turn: {
        kind: 'word',
        values: seats.all,
        label: 'Turn of',
        help: 'Whose turn it is; the starter before the deal and at the end.',
        clause: 'turn.alternate',
      },
      deck: pile('Deck', 'The cards not yet drawn, in alphabetical order: nobody knows how they lie.', secret),
      discard: pile('Discard', 'Cards out of the game, in alphabetical order.'),
      seats: {
        kind: 'map',
        keys: seats.all,
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

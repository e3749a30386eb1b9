/** The actions of Dragon Fight and their text. */
import { type Notation, notation } from '../../notation.ts';
import type { Clause } from './clauses.ts';
import type { Lore } from './lore.ts';

export type DragonAction =
  | { readonly verb: 'order'; readonly move: string; readonly attack: string }
  /** Tokens as named; only alphabetical order is canonical. */
  | { readonly verb: 'give'; readonly tokens: readonly string[] };

export type Order = DragonAction & { readonly verb: 'order' };

export function actions({ attacks, mostGiven, moves }: Lore): Notation<DragonAction, Clause> {
  const move = { label: 'Movement token', values: moves };
  return notation<DragonAction, Clause>(
    {
      order: { label: 'Order', words: { move, attack: { label: 'Attack token', values: attacks } } },
      give: {
        label: 'Hand over',
        clause: 'wound.give',
        words: { tokens: { each: { ...move, clause: 'wound.choice' }, from: 1, to: mostGiven } },
      },
    },
    'order.choose',
  );
}

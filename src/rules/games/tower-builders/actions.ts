/** The actions of Tower Builders and their text. */
import { type Notation, notation } from '../../notation.ts';
import type { Clause } from './clauses.ts';
import type { Lore } from './lore.ts';
import type { Builder, Card } from './position.ts';

/** The card of a hand that an action names. */
export type Which = 'held' | 'drawn';

export type TowerAction =
  | ({ readonly verb: 'deal' } & Readonly<Record<Builder, Card>>)
  | { readonly verb: 'draw'; readonly card: Card }
  | { readonly verb: 'play'; readonly which: Which }
  | { readonly verb: 'cheat'; readonly which: 'drawn' }
  | { readonly verb: 'bury'; readonly which: 'held' }
  | { readonly verb: 'accuse' };

export function actions({ kinds, seats }: Lore): Notation<TowerAction, Clause> {
  const card = { label: 'Card', values: kinds, clause: 'setup.deck' } as const;
  const which = (...values: readonly Which[]) => ({ which: { label: 'Card', values } });
  return notation<TowerAction, Clause>({
    deal: {
      label: 'Deal',
      words: seats.each((builder) => ({ ...card, label: `To the ${seats.name(builder)}`, noun: 'card' })),
    },
    draw: { label: 'Draw', words: { card } },
    play: { label: 'Play', words: which('held', 'drawn') },
    cheat: { label: 'Cheat', words: which('drawn') },
    bury: { label: 'Lay face down', words: which('held') },
    accuse: { label: 'Accuse', words: {} },
  });
}

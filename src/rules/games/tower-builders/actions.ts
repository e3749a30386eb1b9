/** The actions of Tower Builders and their text. */
import { remark } from '../../remark.ts';
import { nearest, shown, spoken, words } from '../../text.ts';
import type { Remark } from '../../types.ts';
import type { Clause } from './clauses.ts';
import { BUILDERS, type Card } from './position.ts';

/** The card of a hand that an action names. */
export type Which = 'held' | 'drawn';

export type TowerAction =
  | { readonly verb: 'deal'; readonly cards: readonly [Card, Card] }
  | { readonly verb: 'draw'; readonly card: Card }
  | { readonly verb: 'play'; readonly which: Which }
  | { readonly verb: 'cheat'; readonly which: 'drawn' }
  | { readonly verb: 'bury'; readonly which: 'held' }
  | { readonly verb: 'accuse' };

/** All that a builder can do, alphabetical. */
export const PLAYS: readonly TowerAction[] = [
  { verb: 'accuse' },
  { verb: 'bury', which: 'held' },
  { verb: 'cheat', which: 'drawn' },
  { verb: 'play', which: 'drawn' },
  { verb: 'play', which: 'held' },
];

const NOTATION = {
  deal: 'deal CARD CARD (the starter’s, then the dealer’s)',
  draw: 'draw CARD',
  play: 'play held or play drawn',
  cheat: 'cheat drawn',
  bury: 'bury held',
  accuse: 'accuse',
} as const;

/** `kinds`: the cards that there are. */
export function read(text: string, kinds: readonly Card[]): TowerAction | Remark<Clause> {
  const [verb = '', ...rest] = words(text);
  const [first = '', second = ''] = rest;
  if (verb === 'deal' || verb === 'draw') {
    const unknown = rest.find((card) => !kinds.includes(card));
    if (rest.length !== (verb === 'deal' ? BUILDERS.length : 1)) return misread(text, verb);
    if (unknown !== undefined) {
      const hint = `Did you mean ${nearest(unknown, kinds, 1)[0]}?`;
      return remark('setup.deck', `The deck has no card ${shown(unknown)}.`, { hint });
    }
    return verb === 'deal' ? { verb, cards: [first, second] } : { verb, card: first };
  }
  const plain = PLAYS.find((action) => write(action) === text);
  return plain ?? misread(text, verb);
}

function misread(text: string, verb: string): Remark<Clause> {
  const known = Object.entries(NOTATION).find(([one]) => one === verb);
  const hint = known === undefined ? `Actions are: ${spoken(Object.values(NOTATION), 'or')}.` : `Write ${known[1]}.`;
  return remark<Clause>(null, `${shown(text)} is no action of this game.`, { hint });
}

export function write(action: TowerAction): string {
  if ('cards' in action) return `deal ${action.cards.join(' ')}`;
  if ('card' in action) return `draw ${action.card}`;
  return 'which' in action ? `${action.verb} ${action.which}` : action.verb;
}

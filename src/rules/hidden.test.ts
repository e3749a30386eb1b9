/** What lies face down is '?' to whoever may not see it, and nothing else is. */
import { expect, test } from 'vitest';
import type { Field } from './fields.ts';
import { hidden } from './hidden.ts';

const words = { label: '', help: '', clause: 'a.b' } as const;
const card: Field = { kind: 'word', values: ['ace', 'king'], hideable: true, nullable: true, ...words };
const fields: Field = {
  kind: 'object',
  ...words,
  fields: {
    deck: { kind: 'list', of: card, sorted: true, unique: false, ...words },
    hands: { kind: 'map', keys: ['ann', 'bob'], of: card, ...words },
    top: { kind: 'word', values: ['ace', 'king'], ...words },
  },
};
const position = { deck: ['ace', 'king'], hands: { ann: 'king', bob: null }, top: 'ace' };

test.each([
  ['nobody', () => false, { deck: ['?', '?'], hands: { ann: '?', bob: null }, top: 'ace' }],
  [
    'ann',
    ([, owner]: readonly unknown[]) => owner === 'ann',
    { deck: ['?', '?'], hands: { ann: 'king', bob: null }, top: 'ace' },
  ],
  ['everybody', () => true, position],
])('%s may see', (_who, maySee, seen) => {
  expect(hidden(fields, position, maySee)).toEqual(seen);
});

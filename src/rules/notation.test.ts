/** A notation is said once: reading, writing, what is misread, and the forms. */
import { describe, expect, test } from 'vitest';
import { fillings } from './choices.ts';
import { notation } from './notation.ts';

type Act =
  | { readonly verb: 'move'; readonly piece: string; readonly steps: number }
  | { readonly verb: 'give'; readonly items: readonly string[] }
  | { readonly verb: 'roll'; readonly throws: readonly { readonly who: string; readonly die: number }[] }
  | { readonly verb: 'pass' };

const item = { label: 'Item', values: ['axe', 'bow', 'cup'], clause: 'give.item' } as const;
const { form, read, write } = notation<Act, 'move.piece' | 'give.some' | 'give.item' | 'turn.act'>(
  {
    move: {
      label: 'Move',
      words: {
        piece: { label: 'Piece', values: ['pawn', 'king', 'rook'] },
        steps: { label: 'Steps', values: [1, 2, 3] },
      },
    },
    give: { label: 'Give', clause: 'give.some', words: { items: { each: item, from: 1, to: 2 } } },
    roll: {
      label: 'Roll',
      words: {
        throws: {
          each: [
            ['who', { label: 'Who', values: ['ann', 'bob', 'cy'], reads: /^[a-z]+$/ }],
            '=',
            ['die', { label: 'Die', values: [1, 2, 3], reads: /^\d$/ }],
          ],
          from: 1,
          to: 3,
          order: ['ann', 'bob', 'cy'],
        },
      },
    },
    pass: { label: 'Pass', words: {} },
  },
  'turn.act',
);

describe('a text is read and written back', () => {
  test.each<readonly [string, Act, string]>([
    ['move king 2', { verb: 'move', piece: 'king', steps: 2 }, 'move king 2'],
    ['pass', { verb: 'pass' }, 'pass'],
    ['give bow axe', { verb: 'give', items: ['bow', 'axe'] }, 'give bow axe'],
    [
      'roll bob=3 ann=1',
      {
        verb: 'roll',
        throws: [
          { who: 'ann', die: 1 },
          { who: 'bob', die: 3 },
        ],
      },
      'roll ann=1 bob=3',
    ],
    ['roll zoe=9', { verb: 'roll', throws: [{ who: 'zoe', die: 9 }] }, 'roll zoe=9'],
  ])('%s', (text, action, canonical) => {
    expect(read(text)).toEqual(action);
    expect(write(action)).toBe(canonical);
  });
});

describe('what cannot be read is told with its clause, its word and what would be right', () => {
  test.each([
    ['jump king', 'turn.act', '"jump king" is no action of this game.', 'move PIECE STEPS', undefined],
    ['move kin 2', 'turn.act', '"kin" is no piece.', 'Did you mean king?', 1],
    ['move king', 'turn.act', '"move king" is not complete: steps is missing.', 'Write move PIECE STEPS.', 2],
    ['move king 2.0', 'turn.act', '"2.0" is no steps.', 'Did you mean 2?', 2],
    ['move king 2 3', 'turn.act', '"3" is one word too many.', 'Write move PIECE STEPS.', 3],
    ['give', 'give.some', '"give" is not complete: item is missing.', 'Write give ITEM ….', 1],
    ['give axe bwo', 'give.item', '"bwo" is no item.', 'Did you mean bow?', 2],
    ['give axe bow cup', 'give.some', '"cup" is one word too many.', 'Write give ITEM ….', 3],
    ['roll ann', 'turn.act', '"ann" cannot be read as WHO=DIE.', 'Write roll WHO=DIE ….', 1],
    ['roll ann=10', 'turn.act', '"10" is no die.', 'Did you mean', 1],
    ['pass  ', 'turn.act', '"" is one word too many.', 'Write pass.', 1],
    ['__proto__', 'turn.act', '"__proto__" is no action of this game.', 'Write', undefined],
  ])('%s', (text, clause, message, hint, word) => {
    expect(read(text)).toEqual({
      clause,
      message,
      hint: expect.stringContaining(hint),
      spots: word === undefined ? [] : [{ in: 'action', word }],
    });
  });
});

describe('a form offers', () => {
  test.each([
    ['every filling', form('move'), 9, ['move pawn 1', 'move rook 3']],
    ['what a position leaves of the values', form('move', { piece: ['king'] }), 3, ['move king 1', 'move king 3']],
    ['a list of so many words', form('give', { items: 2 }), 9, ['give axe axe', 'give cup cup']],
    ['a word for each first value', form('roll', { throws: ['ann', 'cy'] }), 9, ['roll ann=1 cy=1', 'roll ann=3 cy=3']],
    ['the verb alone', form('pass'), 1, ['pass', 'pass']],
  ])('%s', (_name, one, count, [first, last]) => {
    const texts = [...fillings(one)];
    expect([texts.length, texts[0], texts.at(-1)]).toEqual([count, first, last]);
    for (const text of texts) expect(write(read(text) as Act)).toBe(text);
  });
  test('changes to what is said of it', () => {
    expect(form('give', { items: 2 }, { id: 'give-2', label: 'Give two' })).toMatchObject({
      id: 'give-2',
      verb: 'give',
    });
  });
});

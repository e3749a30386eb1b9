import { describe, expect, test } from 'vitest';
import { substitute } from './references.ts';

const scope = {
  facts: {
    hold: 3,
    start: { red: { cell: 'c1' }, green: { cell: 'c5' } },
    classes: { hoof: { colour: 'moss' } },
    list: ['first', 'second'],
  },
  members: {
    seat: { key: 'red', value: { name: 'Red rider' }, at: ['seats', 'red'] },
    cards: { key: 'mouse', value: { suit: 'hoof', copies: 4 }, at: ['facts', 'cards', 'mouse'] },
    side: { key: 'top', value: 'hoof', at: [] },
  },
};

function put(value: unknown) {
  const wrong: string[] = [];
  const result = substitute(value, scope, [], (_path, offset, message, hint) =>
    wrong.push(`${offset}: ${message}; ${hint}`),
  );
  return { result, wrong };
}

describe('references', () => {
  test.each<[string, unknown]>([
    ['$hold', 3],
    ['$start(seat).cell', 'c1'],
    ['$start.green', { cell: 'c5' }],
    ['$seat.name', 'Red rider'],
    ['$seat.key', 'red'],
    ['$cards', { suit: 'hoof', copies: 4 }],
    ['$classes(cards.suit).colour', 'moss'],
    ['$classes(side).colour', 'moss'],
    ['$side', 'hoof'],
    ['$side.key', 'top'],
    ['$list.1', 'second'],
    ['hold $hold of $cards.copies.', 'hold 3 of 4.'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: our own references look like that
    ['${seat.key}-$cards.key', 'red-mouse'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as above
    ['${hold}x', '3x'],
    ['5 $$', '5 $'],
  ])('%s', (text, expected) => expect(put(text)).toEqual({ result: expected, wrong: [] }));

  test('are found at any depth', () => {
    expect(put({ a: [{ b: '$hold' }, '$seat.key'], c: true }).result).toEqual({ a: [{ b: 3 }, 'red'], c: true });
  });

  test.each([
    ['$hodl', '1: no fact is called "hodl"; did you mean "hold"?'],
    ['$start.blue', '7: $start has no "blue"; known: red, green'],
    ['$start(sead).cell', '7: "sead" is not in each; did you mean "seat"?'],
    ['$hold.more', '6: $hold has no "more"; null'],
    ['a $start b', '2: $start is no text or number; name one of its fields'],
    ['costs $', '6: $ begins a reference to a fact; write $$ for the dollar sign'],
    ['$constructor', '1: no fact is called "constructor"; known: seat, cards, side, hold, start, classes, list'],
    ['$start.constructor', '7: $start has no "constructor"; known: red, green'],
  ])('%s', (text, wrong) => expect(put(text).wrong).toEqual([wrong]));
});

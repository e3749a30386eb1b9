import { describe, expect, test } from 'vitest';
import { fillText, substitute } from './references.ts';

const scope = {
  facts: {
    hold: 3,
    dice: { planes: { top: 'fire', front: 'fly', right: 'fire' } },
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
    ['${seat.key}-$cards.key', 'red-mouse'],
    ['${hold}x', '3x'],
    ['5 $$', '5 $'],
    ['on the ${hold as ordinal} turn of ${hold in words}', 'on the third turn of three'],
    ['${hold in words} turns. **${hold in words}** of them', 'Three turns. **Three** of them'],
    ['all ${number of list in words}', 'all two'],
    ['${number of fire in dice.planes} fires', '2 fires'],
    ['${start(seat).cell}, ${number of dice.planes}', 'c1, 3'],
  ])('%s', (text, expected) => expect(put(text)).toEqual({ result: expected, wrong: [] }));

  test('are found at any depth', () => {
    expect(put({ a: [{ b: '$hold' }, '$seat.key'], c: true }).result).toEqual({ a: [{ b: 3 }, 'red'], c: true });
  });

  test.each([
    ['$hodl', '1: no fact is called "hodl"; did you mean "hold"?'],
    ['$start.blue', '7: $start has no "blue"; known: red, green'],
    ['$start(sead).cell', '7: "sead" is not in each; did you mean "seat"?'],
    ['$hold.more', '6: $hold has no "more"; null'],
    ['a $start b', '3: $start is no text or number; name one of its fields, or write ${number of …}'],
    ['costs $', '6: $ begins a reference to a fact; write $$ for the dollar sign'],
    ['$constructor', '1: no fact is called "constructor"; known: seat, cards, side, hold, dice, start, classes, list'],
    ['a ${hodl in words} b', '4: no fact is called "hodl"; did you mean "hold"?'],
    ['${number of hold}!', '12: $hold is no list or record; null'],
    ['${number of fier in dice.planes}!', '20: nothing in $dice.planes is "fier"; did you mean "fire"?'],
    ['${seat.name in words}', '2: $seat.name is no number to be told in words; null'],
    [
      '${hold in letters}!',
      '2: "hold in letters" is no reference to a fact; ${hold}, ${hold in words}, ${hold as ordinal} or ${number of moves}',
    ],
    ['$start.constructor', '7: $start has no "constructor"; known: red, green'],
  ])('%s', (text, wrong) => expect(put(text).wrong).toEqual([wrong]));
});

test('a filled text knows where each of its characters was written', () => {
  const written = 'x ${hold} y $$ z';
  const { text, writtenAt } = fillText(written, scope, () => {});
  expect(text).toBe('x 3 y $ z');
  const places = [...text].map((character, index) => [character, writtenAt(index)]).filter(([one]) => one !== ' ');
  expect(places).toEqual([
    ['x', written.indexOf('x')],
    ['3', written.indexOf('$')],
    ['y', written.indexOf('y')],
    ['$', written.indexOf('$$')],
    ['z', written.indexOf('z')],
  ]);
});

import { describe, expect, test } from 'vitest';
import { counted, inWords, ordinal, spoken, startsSentence } from './words.ts';

describe('numbers in words', () => {
  test.each([
    [0, 'zero', 'zeroth'],
    [1, 'one', 'first'],
    [3, 'three', 'third'],
    [12, 'twelve', 'twelfth'],
    [14, 'fourteen', 'fourteenth'],
    [20, 'twenty', 'twentieth'],
    [26, 'twenty-six', 'twenty-sixth'],
    [42, 'forty-two', 'forty-second'],
    [99, 'ninety-nine', 'ninety-ninth'],
    [101, '101', '101st'],
    [112, '112', '112th'],
  ])('%s', (number, words, place) => expect([inWords(number), ordinal(number)]).toEqual([words, place]));

  test.each([-1, 1.5])('%s stays in figures', (number) => expect(inWords(number)).toBe(String(number)));
});

describe('a sentence begins', () => {
  test.each(['', '**', 'It ends. ', 'Really? *', '(', 'He said "no." "'])('after %j', (before) =>
    expect(startsSentence(before)).toBe(true),
  );
  test.each(['After ', 'c1.', 'the **', 'one, '])('not after %j', (before) =>
    expect(startsSentence(before)).toBe(false),
  );
});

describe('lists and counts', () => {
  test.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c'], 'a, b and c'],
  ])('%j', (list, said) => expect(spoken(list)).toBe(said));

  test.each([
    [1, 'sheet', '1 sheet'],
    [2, 'plane die', '2 plane dice'],
    [6, 'Position die', '6 Position dice'],
    [2, 'body', '2 bodies'],
    [3, 'box', '3 boxes'],
    [0, 'day', '0 days'],
  ])('%s %s', (count, one, said) => expect(counted(count, one)).toBe(said));
});

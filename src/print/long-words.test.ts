import { describe, expect, test } from 'vitest';
import { bareKit, TEXT } from '../node/testing.ts';
import { brokenLines, firstLines, shortened } from './long-words.ts';

const { kit } = await bareKit();
const style = { font: TEXT, size: 3, fill: '#000000' } as const;
const width = (text: string): number => kit.fonts.width(text, TEXT, 3);

describe('a text too long for its room is shortened', () => {
  test.each<[string, string, number, string]>([
    ['not where it fits', 'Dragon', 6, 'Dragon'],
    ['to its start and an ellipsis', 'Dragon Fight', 9, 'Dragon F…'],
    ['without a space before the ellipsis', 'Dragon Fight', 8, 'Dragon…'],
    ['to the ellipsis alone where nothing fits', 'Dragon', 0, '…'],
    ['and no sign of two halves is parted', '🐉🐉🐉🐉', 3, '🐉🐉…'],
  ])('%s', (_name, text, room, shown) => {
    expect(shortened(text, room, (part) => [...part].length)).toBe(shown);
  });
});

describe('a word wider than the line is broken', () => {
  test.each([
    ['alone', 'W'.repeat(60)],
    ['between others', `The ${'W'.repeat(40)} of the dragons`],
    ['over paragraphs', `One\n${'W'.repeat(40)}`],
  ])('%s: no line runs over, nothing is lost', (_name, text) => {
    const lines = brokenLines(kit, text, style, 30);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(width(line)).toBeLessThanOrEqual(30 + 1e-6);
    expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  });
  test('others are wrapped between words', () => {
    expect(brokenLines(kit, 'one two', style, width('one '))).toEqual(['one', 'two']);
  });
});

test('lines beyond the most end in an ellipsis', () => {
  expect(firstLines(['one', 'two'], 2, 9, (text) => text.length)).toEqual(['one', 'two']);
  expect(firstLines(['one', 'two', 'three'], 2, 7, (text) => text.length)).toEqual(['one', 'two th…']);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { length, parseLength, size } from './length.ts';

describe('lengths', () => {
  test.each([
    ['1.5in', 38.1],
    ['42.8mm', 42.8],
    ['2cm', 20],
    ['12pt', 4.233333],
    ['.625in', 15.875],
    ['-3mm', -3],
    [' 4 mm ', 4],
  ])('%s is %d mm', (text, millimetres) => expect(parseLength(text)).toBe(millimetres));

  test.each([
    ['1.5', 'the length 1.5 has no unit'],
    ['1.5 inch', '"1.5 inch" is no length'],
    ['1,5in', '"1,5in" is no length'],
    ['', '"" is no length'],
    ['9e9mm', '"9e9mm" is no length'],
    ['99999in', '99999in is too long'],
  ])('%s: %s', (text, wrong) => expect(parseLength(text)).toMatchObject({ wrong }));

  test('any number of tenths comes back in its unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9999, max: 9999 }), (tenths) => {
        expect(parseLength(`${tenths / 10}mm`)).toBe(tenths / 10);
      }),
    );
  });

  test('no text at all throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        length.safeParse(text);
        size.safeParse(text);
      }),
    );
  });

  test('checked facts go through a second schema unchanged', () =>
    expect(length.parse(length.parse('1in'))).toBe(25.4));
});

describe('sizes', () => {
  test.each([
    ['1.5in x 0.75in', 38.1, 19.05],
    ['2in×1in', 50.8, 25.4],
    ['16mm', 16, 16],
  ])('%s', (text, width, height) => expect(size.parse(text)).toEqual({ width, height }));

  test.each([
    ['2in x 1', 'the length 1 has no unit'],
    [2, 'the length 2 has no unit'],
    ['2in x 0in', 'a size must be more than 0'],
    ['1in x 1in x 1in', 'three lengths are no size'],
    ['80in x 1in', 'a side of 2032 mm is too long'],
  ])('%s: %s', (text, message) => {
    expect(size.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

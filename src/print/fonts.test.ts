import { describe, expect, test } from 'vitest';
import { fontNames, packageFonts } from '../node/fonts.ts';
import { BLACKLETTER, BOLD, TEXT } from '../node/testing.ts';
import { loadFonts } from './fonts.ts';
import { pathBox } from './path.ts';

const fonts = await loadFonts(packageFonts, [TEXT, BOLD, BLACKLETTER]);

describe('loaded fonts', () => {
  test('twice the size is twice the width, and bold is wider', () => {
    const width = fonts.width('Two dragons', TEXT, 3);
    expect(fonts.width('Two dragons', TEXT, 6)).toBeCloseTo(2 * width, 9);
    expect(fonts.width('Two dragons', BOLD, 3)).toBeGreaterThan(width);
  });

  test('letters are kerned', () => {
    const apart = fonts.width('A', TEXT, 10) + fonts.width('V', TEXT, 10);
    expect(fonts.width('AV', TEXT, 10)).toBeLessThan(apart);
  });

  test('spacing stands between letters only', () => {
    expect(fonts.width('ABC', TEXT, 3, 1) - fonts.width('ABC', TEXT, 3)).toBeCloseTo(2, 9);
  });

  test('spaced letters do not melt into ligatures', () => {
    const f = fonts.width('f', TEXT, 10);
    const i = fonts.width('i', TEXT, 10);
    expect(fonts.width('fi', TEXT, 10, 1)).toBeCloseTo(f + i + 1, 1);
  });

  test('the outline is as high as the metrics say', () => {
    const { cap, descent } = fonts.metrics(TEXT, 10);
    const box = pathBox(fonts.outline('H', TEXT, 10));
    expect(box?.height).toBeCloseTo(cap, 2);
    const deep = pathBox(fonts.outline('g', TEXT, 10));
    expect((deep?.y ?? 0) + (deep?.height ?? 0)).toBeCloseTo(descent, 2);
  });

  test('a letter that the first file lacks comes from the second', () => {
    expect(fonts.runs('Őrült', BLACKLETTER).map((run) => [run.file.id, run.text])).toEqual([
      ['pirata-one-400-1', 'Ő'],
      ['pirata-one-400-0', 'rült'],
    ]);
  });

  test('a sign that a display font lacks falls back on the text font', () => {
    const [run] = fonts.runs('№', BLACKLETTER);
    expect(run?.file.id).toMatch(/^(source-sans-3|pirata-one)/);
    expect(fonts.missing('№', BLACKLETTER)).toEqual(fonts.missing('№', TEXT));
  });

  test('characters that no font has are named once each', () => {
    expect(fonts.missing('a ☃ b ☃ →', TEXT)).toEqual(['☃', '→']);
  });

  test('a font that was not loaded says so', () => {
    expect(() => fonts.width('x', { ...TEXT, weight: 900 }, 3)).toThrow('source-sans-3-900 is not loaded');
  });
});

describe('fonts from packages', () => {
  test('the installed families are known', () => {
    expect([...fontNames()]).toContain('pirata-one');
  });

  test('an unknown family is refused, naming the nearest', async () => {
    await expect(loadFonts(packageFonts, [{ ...TEXT, family: 'pirate-one' }])).rejects.toThrow(
      'unknown font "pirate-one"; did you mean "pirata-one"?',
    );
  });

  test('a weight that a family lacks is refused', async () => {
    await expect(loadFonts(packageFonts, [{ ...BLACKLETTER, weight: 700 }])).rejects.toThrow('pirata-one-700');
  });
});

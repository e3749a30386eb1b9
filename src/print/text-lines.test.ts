import { describe, expect, test } from 'vitest';
import { BLACKLETTER, bareKit, TEXT } from '../node/testing.ts';
import { fitSize, fittedLine, fittedLines, points, wrap } from './text-lines.ts';

const { kit } = await bareKit();
const style = { font: TEXT, size: 4, fill: '#000000' } as const;

function listening() {
  const problems: string[] = [];
  return { problems, kit: { ...kit, problem: (message: string) => problems.push(message) } };
}

describe('one line', () => {
  test('keeps its size where there is room', () => {
    expect(fitSize(kit.fonts, 'Claw', style, 40)).toBe(4);
  });

  test('shrinks to the room, and is then exactly as wide', () => {
    const size = fitSize(kit.fonts, 'Breathe fire', style, 16) ?? 0;
    expect(size).toBeLessThan(4);
    expect(kit.fonts.width('Breathe fire', TEXT, size)).toBeCloseTo(16, 6);
  });

  test('letter spacing counts', () => {
    const size = fitSize(kit.fonts, 'Breathe fire', { ...style, spacing: 0.2, minimum: 1 }, 16) ?? 0;
    expect(kit.fonts.width('Breathe fire', TEXT, size, 0.2)).toBeLessThanOrEqual(16.1);
  });

  test('that can not fit is reported with the room it had, and drawn at its smallest', () => {
    const { kit, problems } = listening();
    const node = fittedLine(kit, 'Breathe fire', { x: 0, y: 0, width: 5 }, style);
    expect(problems).toEqual(['the text "Breathe fire" does not fit: there is room for 5 mm wide']);
    expect(node.size).toBeCloseTo(points(8), 9);
  });
});

describe('lines in a box', () => {
  test('break between words and at newlines', () => {
    expect(wrap(kit.fonts, 'one two\nthree', style, 4, 10)).toEqual(['one', 'two', 'three']);
  });

  test('a word that is wider than the box can not be set', () => {
    expect(wrap(kit.fonts, 'Donaudampfschiff', style, 4, 8)).toBeNull();
  });

  test('shrink together until the box holds them', () => {
    const box = { x: 2, y: 3, width: 20, height: 12 };
    const nodes = fittedLines(kit, 'Move one square ahead and turn about', box, style, { stand: 'middle' });
    expect(nodes.length).toBeGreaterThan(1);
    for (const node of nodes) {
      expect(kit.fonts.width(node.text, TEXT, node.size)).toBeLessThanOrEqual(20.001);
      expect(node.y).toBeGreaterThan(3);
      expect(node.y + kit.fonts.metrics(TEXT, node.size).descent).toBeLessThanOrEqual(15.001);
    }
  });

  test('that overflow even at their smallest are reported', () => {
    const { kit, problems } = listening();
    fittedLines(kit, 'far too much to say here', { x: 0, y: 0, width: 8, height: 4 }, { ...style, font: BLACKLETTER });
    expect(problems).toEqual(['the text "far too much to say here" does not fit: there is room for 8 × 4 mm']);
  });
});

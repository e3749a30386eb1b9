import { describe, expect, test } from 'vitest';
import { flipLine, type Laid, layMatrix, type Mirror, mirrored, outline, type Turn } from './flip.ts';

const A4 = { width: 210, height: 297 };
const TURNS: Turn[] = [0, 90, 180, 270];
const apply = ([a, b, c, d, e, f]: readonly number[], x: number, y: number) => ({
  x: (a as number) * x + (c as number) * y + (e as number),
  y: (b as number) * x + (d as number) * y + (f as number),
});
const over = (mirror: Mirror, { x, y }: { x: number; y: number }) =>
  mirror.axis === 'down' ? { x: 2 * mirror.at - x, y } : { x, y: 2 * mirror.at - y };
const sorted = (points: { x: number; y: number }[]) =>
  points.map(({ x, y }) => `${x.toFixed(6)} ${y.toFixed(6)}`).sort();

const MIRRORS: [string, Mirror][] = [
  ['long edge', flipLine(A4, 'long')],
  ['short edge', flipLine(A4, 'short')],
  ['long edge of a landscape sheet', flipLine({ width: 297, height: 210 }, 'long')],
  ['a fold across', { axis: 'across', at: 120 }],
  ['a fold down', { axis: 'down', at: 90 }],
];

test.each([
  ['A4 turns about its long edge: left and right change', A4, 'long', { axis: 'down', at: 105 }],
  ['A4 about its short edge: top and bottom change', A4, 'short', { axis: 'across', at: 148.5 }],
] as const)('%s', (_name, paper, edge, line) => expect(flipLine(paper, edge)).toEqual(line));

describe.each(MIRRORS)('turned over about %s', (_name, mirror) => {
  test.each(TURNS)('a rectangle turned by %i: back on front, top on top', (turn) => {
    const [w, h] = [50, 30];
    const front: Laid = { x: 20, y: 40, width: turn % 180 ? h : w, height: turn % 180 ? w : h, turn };
    const back = mirrored(front, mirror, 'rectangle');
    const seen = outline(back, 'rectangle').map((point) => over(mirror, point));
    expect(sorted(seen)).toEqual(sorted(outline(front, 'rectangle')));
    // Left and right of a piece change when it is turned over about its upright axis; its top stays its top.
    for (const [x, y] of [
      [0, 0],
      [w, 0],
      [w / 2, 0],
    ] as const) {
      const onFront = apply(layMatrix(front, w, h), x, y);
      const onBack = over(mirror, apply(layMatrix(back, w, h), w - x, y));
      expect(onBack.x).toBeCloseTo(onFront.x, 9);
      expect(onBack.y).toBeCloseTo(onFront.y, 9);
    }
  });
  test.each(TURNS)('a right triangle turned by %i: right angle on right angle', (turn) => {
    const front: Laid = { x: 20, y: 40, width: 38.1, height: 38.1, turn };
    const back = mirrored(front, mirror, 'right-triangle');
    const seen = outline(back, 'right-triangle').map((point) => over(mirror, point));
    expect(sorted(seen)).toEqual(sorted(outline(front, 'right-triangle')));
    // The drawing itself has its right angle at the bottom left.
    const corner = apply(layMatrix(front, 38.1, 38.1), 0, 38.1);
    const backCorner = over(mirror, apply(layMatrix(back, 38.1, 38.1), 0, 38.1));
    expect(backCorner.x).toBeCloseTo(corner.x, 9);
    expect(backCorner.y).toBeCloseTo(corner.y, 9);
  });
});

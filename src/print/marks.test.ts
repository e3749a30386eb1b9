import { describe, expect, test } from 'vitest';
import type { Box, GroupNode, PathNode } from './display.ts';
import { cropMarks, cutLine, foldLine, MARK_WIDTH, type MarkedPage } from './marks.ts';
import type { Point } from './matrix.ts';
import { segments } from './path.ts';

const PAGE: MarkedPage = {
  width: 210,
  height: 280,
  margin: 6.35,
  strip: { x: 6.35, y: 263.65, width: 197.3, height: 10 },
};
const box = (x: number, y: number, width = 40, height = 30): Box => ({ x, y, width, height });

/** The dark lines of a group of marks, each from end to end. */
function lines(group: GroupNode | null): { from: Point; to: Point }[] {
  const dark = (group?.children ?? []).find(
    (node): node is PathNode => node.kind === 'path' && node.stroke?.colour === '#000000',
  );
  const ends = segments(dark?.d ?? '').flatMap((segment) => (segment.kind === 'close' ? [] : [segment.to]));
  return Array.from({ length: ends.length / 2 }, (_, i) => ({
    from: ends[2 * i] as Point,
    to: ends[2 * i + 1] as Point,
  }));
}

const upright = (group: GroupNode | null) => lines(group).filter(({ from, to }) => from.x === to.x);
const level = (group: GroupNode | null) => lines(group).filter(({ from, to }) => from.y === to.y);
const crosses = ({ from, to }: { from: Point; to: Point }, { x, y, width, height }: Box): boolean =>
  Math.max(Math.min(from.x, to.x), x) < Math.min(Math.max(from.x, to.x), x + width) + 1e-9 &&
  Math.max(Math.min(from.y, to.y), y) < Math.min(Math.max(from.y, to.y), y + height) + 1e-9;

describe('crop marks', () => {
  test('no piece, no marks', () => expect(cropMarks(PAGE, [])).toBeNull());

  test('stand on the lines of all four edges, a millimetre off the piece', () => {
    const made = cropMarks(PAGE, [box(80, 100)]);
    expect(new Set(upright(made).map(({ from }) => from.x))).toEqual(new Set([80, 120]));
    expect(new Set(level(made).map(({ from }) => from.y))).toEqual(new Set([100, 130]));
    for (const mark of lines(made)) expect(crosses(mark, box(79.01, 99.01, 41.98, 31.98))).toBe(false);
  });

  test('reach into the margin of the paper, so that they outlive the first cut', () => {
    const ends = upright(cropMarks(PAGE, [box(80, 100)])).flatMap(({ from, to }) => [from.y, to.y]);
    expect(Math.min(...ends)).toBeCloseTo(3, 6);
    expect(Math.max(...ends)).toBeCloseTo(277, 6);
  });

  test.each([
    ['side by side with a gutter', [box(60, 100), box(108, 100)]],
    ['one over the other', [box(80, 100), box(80, 138)]],
    ['staggered', [box(60, 100), box(90, 138), box(130, 90)]],
    ['in a grid that shares its cuts', [box(60, 100), box(100, 100), box(60, 130), box(100, 130)]],
  ])('cross no piece, %s, and not the strip at the foot', (_name, trims) => {
    for (const mark of lines(cropMarks(PAGE, trims))) {
      for (const trim of trims) expect(crosses(mark, trim)).toBe(false);
      expect(crosses(mark, { ...PAGE.strip, y: PAGE.strip.y + 0.01, height: PAGE.strip.height - 0.02 })).toBe(false);
    }
  });

  test('every line that a knife follows has a mark at both of its ends', () => {
    const made = cropMarks(PAGE, [box(60, 100), box(100, 100)]);
    for (const x of [60, 100, 140]) {
      const marks = upright(made).filter(({ from }) => from.x === x);
      expect(marks.some(({ to }) => to.y < 100) && marks.some(({ from }) => from.y > 130)).toBe(true);
    }
  });

  test('are dark over a wider light line, so that they show on any art', () => {
    const strokes = (cropMarks(PAGE, [box(80, 100)])?.children ?? []).map((node) =>
      node.kind === 'path' ? node.stroke : undefined,
    );
    expect(strokes.map((stroke) => stroke?.colour)).toEqual(['#ffffff', '#000000']);
    expect(strokes[0]?.width).toBeGreaterThan(strokes[1]?.width as number);
    expect(strokes[1]?.width).toBe(MARK_WIDTH);
  });

  test.each([
    ['falling', false],
    ['rising', true],
  ])('a %s cut from corner to corner has marks on its own line', (_name, rises) => {
    const square = box(60, 100, 60, 30);
    const slanted = lines(cropMarks(PAGE, [square], [{ box: square, rises }])).filter(
      ({ from, to }) => from.x !== to.x && from.y !== to.y,
    );
    expect(slanted).toHaveLength(2);
    const corner = rises ? { x: 60, y: 130 } : { x: 60, y: 100 };
    const slope = rises ? -0.5 : 0.5;
    for (const end of slanted.flatMap(({ from, to }) => [from, to]))
      expect(end.y - corner.y).toBeCloseTo(slope * (end.x - corner.x), 6);
  });
});

test('cuts along an outline are whole lines, folds are dashed', () => {
  const dash = (nodes: ReturnType<typeof cutLine>) =>
    nodes.map((node) => (node.kind === 'path' ? node.stroke?.dash : null)).at(-1);
  expect(dash(cutLine('M0 0L1 1'))).toBeUndefined();
  expect(dash(foldLine('M0 0L1 1'))?.length).toBe(2);
});

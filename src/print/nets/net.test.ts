import { describe, expect, test } from 'vitest';
import type { Point } from '../matrix.ts';
import { makeNet, type Net } from './net.ts';
import { overlap, sidePolygon } from './polygon.ts';
import type { Solid } from './polyhedron.ts';

const CUBE = ['top', 'front', 'right', 'back', 'left', 'bottom'];
const numbers = (n: number): string[] => Array.from({ length: n }, (_, i) => String(i + 1));
/** kind, sides, corners of a side, how many folds lie between opposite sides (null: no side is opposite) */
const DICE: [Solid, number, number, number | null][] = [
  ['d4', 4, 3, null],
  ['d6', 6, 4, 2],
  ['d8', 8, 3, 3],
  ['d10', 10, 4, 3],
  ['d12', 12, 5, 3],
  ['d20', 20, 3, 5],
];

const net = (kind: Solid, sides: number, edge = 16): Net =>
  makeNet(
    kind,
    edge,
    (kind === 'd6' ? CUBE : numbers(sides)).map((key) => ({ key })),
  );

const near = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 1e-6;
const lengths = (points: readonly Point[]): number[] =>
  points.map((a, i) => {
    const b = points[(i + 1) % points.length] as Point;
    return Math.hypot(b.x - a.x, b.y - a.y);
  });
const owns = (polygon: readonly Point[], { from, to }: { from: Point; to: Point }): boolean =>
  polygon.some((p) => near(p, from)) && polygon.some((p) => near(p, to));

/** Which sides touch on the finished die, read off the paper: those that share a fold, and those that share a tab. */
function touching({ sides, folds, tabs }: Net): number[][] {
  const links: number[][] = sides.map(() => []);
  const link = (a: number, b: number): void => {
    links[a]?.push(b);
    links[b]?.push(a);
  };
  for (const fold of folds) {
    const both = sides.flatMap(({ polygon }, i) => (owns(polygon, fold) ? [i] : []));
    if (both.length === 2) link(both[0] as number, both[1] as number);
  }
  for (const { polygon, meets } of tabs) {
    const base = { from: polygon[0] as Point, to: polygon.at(-1) as Point };
    const a = sides.findIndex((side) => owns(side.polygon, base));
    const b = sides.findIndex((side) => owns(side.polygon, meets) && !owns(side.polygon, base));
    link(a, b);
  }
  return links;
}

function distance(links: number[][], from: number, to: number): number {
  let ring = [from];
  const seen = new Set(ring);
  for (let steps = 0; ring.length > 0; steps++) {
    if (ring.includes(to)) return steps;
    ring = [...new Set(ring.flatMap((side) => links[side] ?? []))].filter((side) => !seen.has(side));
    for (const side of ring) seen.add(side);
  }
  return Number.POSITIVE_INFINITY;
}

describe.each(DICE)('the net of a %s', (kind, count, corners, apart) => {
  const made = net(kind, count);
  test('has all sides, each with its corners and the given edge', () => {
    expect(made.sides).toHaveLength(count);
    for (const { polygon } of made.sides) {
      expect(polygon).toHaveLength(corners);
      expect(Math.max(...lengths(polygon))).toBeCloseTo(16, 6);
      if (kind !== 'd10') expect(Math.min(...lengths(polygon))).toBeCloseTo(16, 6);
    }
  });
  test('nothing lies over anything else', () => {
    const all = [...made.sides, ...made.tabs].map(({ polygon }) => polygon);
    for (const [i, a] of all.entries()) for (const b of all.slice(i + 1)) expect(overlap(a, b, 0.03)).toBe(false);
  });
  test('every edge of the die is a fold or has a tab that is as long as the edge it meets', () => {
    const edges = (count * corners) / 2;
    expect(made.folds).toHaveLength(edges);
    expect(made.tabs.map(({ number }) => number)).toEqual(made.tabs.map((_, i) => i + 1));
    expect(made.tabs).toHaveLength(edges - (count - 1));
    for (const { polygon, meets } of made.tabs) {
      const [from, to] = [polygon[0] as Point, polygon.at(-1) as Point];
      expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeCloseTo(
        Math.hypot(meets.from.x - meets.to.x, meets.from.y - meets.to.y),
        6,
      );
    }
  });
  test('the outer edge closes: every end of a cut meets another cut', () => {
    const ends = made.cuts.flatMap(({ from, to }) => [from, to]);
    for (const end of ends) expect(ends.filter((other) => near(end, other)).length).toBeGreaterThan(1);
  });
  test.skipIf(apart === null)('first and last, second and last but one … lie opposite', () => {
    const links = touching(made);
    for (let i = 0; i < count / 2; i++) {
      const key = (n: number): string => made.sides[n]?.key ?? '';
      const other =
        kind === 'd6' ? CUBE.indexOf({ top: 'bottom', front: 'back', right: 'left' }[key(i)] ?? '') : count - 1 - i;
      expect(distance(links, i, other)).toBe(apart);
    }
  });
  test('a picture on a side is turned so that its outline is the side', () => {
    const outline = sidePolygon(kind, 16);
    for (const { polygon, middle, turn } of made.sides) {
      const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      for (const { x, y } of outline) {
        const point = { x: middle.x + cos * x - sin * y, y: middle.y + sin * x + cos * y };
        expect(polygon.some((p) => Math.hypot(p.x - point.x, p.y - point.y) < 1e-3)).toBe(true);
      }
    }
  });
});

test('the walls of a cube stand upright beside one another, lid above and floor below the front', () => {
  const { sides } = net('d6', 6);
  const at = (key: string): Point => sides.find((side) => side.key === key)?.middle as Point;
  expect(sides.map(({ turn }) => Math.abs(turn))).toEqual([0, 0, 0, 0, 0, 0]);
  expect(['left', 'front', 'right', 'back'].map((key) => at(key).y.toFixed(3))).toEqual(
    Array(4).fill(at('front').y.toFixed(3)),
  );
  expect(at('left').x < at('front').x && at('front').x < at('right').x && at('right').x < at('back').x).toBe(true);
  expect(at('top').y < at('front').y && at('front').y < at('bottom').y).toBe(true);
});

test('a wrong number of sides is refused in words', () => {
  expect(() =>
    makeNet(
      'd6',
      16,
      numbers(5).map((key) => ({ key })),
    ),
  ).toThrow('a d6 has 6 sides, not 5');
});

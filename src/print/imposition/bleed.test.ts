import { describe, expect, test } from 'vitest';
import type { Box } from '../display.ts';
import { bleedOf, grownBox } from './bleed.ts';

const PAPER: Box = { x: 0, y: 0, width: 200, height: 260 };
const box = (x: number, y: number, width = 40, height = 30): Box => ({ x, y, width, height });
const HERE = box(80, 100);

describe('how far ink runs over the trim', () => {
  test.each([
    ['alone: all of it', [HERE], { left: 3, top: 3, right: 3, bottom: 3 }],
    ['a neighbour 4 mm to the right: half the gutter', [HERE, box(124, 100)], { left: 3, top: 3, right: 2, bottom: 3 }],
    ['a neighbour that shares the cut: nothing', [HERE, box(80, 130)], { left: 3, top: 3, right: 3, bottom: 0 }],
    ['its partner in the same box is no obstacle', [HERE, { ...HERE }], { left: 3, top: 3, right: 3, bottom: 3 }],
    ['a neighbour far enough away', [HERE, box(20, 100)], { left: 3, top: 3, right: 3, bottom: 3 }],
  ])('%s', (_name, others, expected) => expect(bleedOf(HERE, others, 3, PAPER)).toEqual(expected));

  test.each([
    ['left edge', box(1, 100), 'left', 1],
    ['top edge', box(80, 2), 'top', 2],
    ['strip at the foot', box(80, 229.5), 'bottom', 0.5],
  ] as const)('ends at the %s', (_name, trim, side, room) =>
    expect(bleedOf(trim, [trim], 3, PAPER)[side]).toBeCloseTo(room, 6),
  );

  test('neighbours never print over one another, corner to corner either', () => {
    const trims = [box(40, 40), box(82, 40), box(40, 73), box(83, 72), box(125, 76)];
    const grown = trims.map((trim) => grownBox(trim, bleedOf(trim, trims, 5, PAPER)));
    for (const [i, a] of grown.entries())
      for (const b of grown.slice(i + 1)) {
        const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
        const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
        expect(Math.min(across, down)).toBeLessThan(1e-6);
      }
  });
});

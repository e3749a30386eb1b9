import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countCuts, cutPlan } from './cuts.ts';
import { fits, type Lot, pack } from './pack.ts';

const AREA = { width: 197.3, height: 256.7 };

describe('pack', () => {
  test.each<[string, Lot[], number]>([
    ['fourteen half business cards share one sheet', [{ width: 50.8, height: 44.45, count: 14, gutter: 8 }], 1],
    ['fifteen need no second sheet', [{ width: 50.8, height: 44.45, count: 15, gutter: 0 }], 1],
    [
      'eight poker cards: two rows of three and a filler row of two turned ones',
      [{ width: 63.5, height: 88.9, count: 8, gutter: 0 }],
      1,
    ],
    [
      'squares and half squares share a sheet',
      [
        { width: 38.1, height: 38.1, count: 8, gutter: 8 },
        { width: 38.1, height: 19.05, count: 8, gutter: 8 },
      ],
      1,
    ],
  ])('%s', (_name, lots, sheets) => {
    const pages = pack(lots, AREA, 4);
    expect(pages.length).toBe(sheets);
  });

  test('a slot larger than the area is refused', () => {
    expect(fits({ width: 254, height: 254 }, AREA)).toBe(false);
    expect(() => pack([{ width: 254, height: 254, count: 1, gutter: 0 }], AREA, 4)).toThrow(RangeError);
  });

  const lot = fc.record({
    width: fc.integer({ min: 10, max: 120 }),
    height: fc.integer({ min: 10, max: 120 }),
    count: fc.integer({ min: 1, max: 40 }),
    gutter: fc.constantFrom(0, 4, 6, 8),
  });
  test('every slot is laid once, inside the area, over no other, and straight cuts free them all', () => {
    fc.assert(
      fc.property(fc.array(lot, { minLength: 1, maxLength: 5 }), (lots) => {
        const pages = pack(lots, AREA, 6);
        const seen = pages.flat().map((slot) => `${slot.lot}#${slot.index}`);
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen.length).toBe(lots.reduce((sum, { count }) => sum + count, 0));
        for (const page of pages) {
          for (const [i, a] of page.entries()) {
            expect(a.x).toBeGreaterThanOrEqual(0);
            expect(a.y).toBeGreaterThanOrEqual(0);
            expect(a.x + a.width).toBeLessThanOrEqual(AREA.width + 1e-3);
            expect(a.y + a.height).toBeLessThanOrEqual(AREA.height + 1e-3);
            for (const b of page.slice(i + 1)) {
              const apart =
                a.x + a.width <= b.x + 1e-6 ||
                b.x + b.width <= a.x + 1e-6 ||
                a.y + a.height <= b.y + 1e-6 ||
                b.y + b.height <= a.y + 1e-6;
              expect(apart).toBe(true);
            }
          }
          expect(cutPlan(page)).not.toBeNull();
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('cutPlan', () => {
  const square = (x: number, y: number) => ({ x: x + 20, y: y + 20, width: 10, height: 10 });
  test.each([
    [
      'two by two with shared cuts: three across, three down',
      [square(0, 0), square(10, 0), square(0, 10), square(10, 10)],
      6,
    ],
    ['two by two with gutters: four and four', [square(0, 0), square(14, 0), square(0, 14), square(14, 14)], 8],
    ['one piece: four', [square(5, 5)], 4],
  ])('%s', (_name, rectangles, cuts) => {
    const plan = cutPlan(rectangles, { width: 100, height: 100 });
    expect(plan && countCuts(plan)).toBe(cuts);
  });
  test('a pinwheel can not be freed by straight cuts', () => {
    const pinwheel = [
      { x: 0, y: 0, width: 20, height: 10 },
      { x: 20, y: 0, width: 10, height: 20 },
      { x: 10, y: 20, width: 20, height: 10 },
      { x: 0, y: 10, width: 10, height: 20 },
    ];
    expect(cutPlan(pinwheel)).toBeNull();
  });
});

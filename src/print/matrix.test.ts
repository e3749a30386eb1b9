import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Matrix } from './display.ts';
import { apply, fitInto, growth, multiply, rotate, scale, translate } from './matrix.ts';
import { mapBox } from './testing.ts';

const length = fc.double({ min: -500, max: 500, noNaN: true });
const point = fc.record({ x: length, y: length });
const factor = fc.double({ min: 0.1, max: 10, noNaN: true });
const map = fc
  .tuple(length, length, fc.double({ min: -360, max: 360, noNaN: true }), factor, factor)
  .map(([x, y, degrees, sx, sy]): Matrix => multiply(translate(x, y), rotate(degrees), scale(sx, sy)));

describe('maps of the plane', () => {
  test('the last listed map comes first', () => {
    fc.assert(
      fc.property(map, map, point, (one, other, point) => {
        const together = apply(multiply(one, other), point);
        const apart = apply(one, apply(other, point));
        expect(together.x).toBeCloseTo(apart.x, 5);
        expect(together.y).toBeCloseTo(apart.y, 5);
      }),
    );
  });

  test.each([
    [90, { x: 0, y: 1 }],
    [180, { x: -1, y: 0 }],
    [270, { x: 0, y: -1 }],
    [-90, { x: 0, y: -1 }],
    [360, { x: 1, y: 0 }],
  ])('a quarter turn is exact: %i° clockwise', (degrees, expected) => {
    const turned = apply(rotate(degrees), { x: 1, y: 0 });
    expect([turned.x + 0, turned.y + 0]).toEqual([expected.x, expected.y]);
  });

  test('turning about a point leaves it where it is', () => {
    fc.assert(
      fc.property(point, fc.double({ min: -360, max: 360, noNaN: true }), (centre, degrees) => {
        const still = apply(rotate(degrees, centre), centre);
        expect(still.x).toBeCloseTo(centre.x, 6);
        expect(still.y).toBeCloseTo(centre.y, 6);
      }),
    );
  });

  test('the box around a turned square grows by its diagonal', () => {
    const box = mapBox(rotate(45), { x: -1, y: -1, width: 2, height: 2 });
    expect(box.width).toBeCloseTo(2 * Math.SQRT2, 9);
  });

  test('fitting keeps proportions and centres', () => {
    const fit = fitInto({ x: 0, y: 0, width: 512, height: 256 }, { x: 10, y: 10, width: 20, height: 20 });
    expect(growth(fit)).toBeCloseTo(20 / 512, 9);
    expect(apply(fit, { x: 256, y: 128 })).toEqual({ x: 20, y: 20 });
  });
});

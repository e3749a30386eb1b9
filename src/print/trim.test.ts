import { describe, expect, test } from 'vitest';
import { insideTrim, safeMargin, trimOutline } from './trim.ts';

const triangle = { shape: 'right-triangle', width: 38.1, height: 38.1 } as const;

describe('the trim', () => {
  test.each([
    ['inside', { x: 5, y: 30 }, 0, true],
    ['at the right angle', { x: 0.5, y: 37.6 }, 0, true],
    ['beyond the long side', { x: 30, y: 5 }, 0, false],
    ['inside, but too near the long side', { x: 18, y: 20 }, 3, false],
  ])('a right triangle has its right angle at the bottom left: %s', (_name, point, inset, inside) => {
    expect(insideTrim(triangle, point, inset)).toBe(inside);
  });

  test.each([
    ['rectangle', { x: 1, y: 1 }, true],
    ['d6', { x: 1, y: 1 }, true],
    ['circle', { x: 1, y: 1 }, false],
    ['circle', { x: 10, y: 1 }, true],
    ['hex', { x: 1, y: 1 }, false],
    ['hex', { x: 10, y: 10 }, true],
    ['d12', { x: 10, y: 10 }, true],
    ['d12', { x: 10, y: 30 }, false],
  ] as const)('%s of 20 mm holds %o: %s', (shape, point, inside) => {
    expect(insideTrim({ shape, width: 20, height: 20 }, point, 0)).toBe(inside);
  });

  test('small pieces have a smaller safe margin', () => {
    expect(safeMargin({ width: 88, height: 63 })).toBe(3);
    expect(safeMargin({ width: 16, height: 16 })).toBe(1);
  });

  test('the outline of a triangle runs through its three corners', () => {
    expect(trimOutline(triangle)).toBe('M0 0L38.1 38.1L0 38.1Z');
  });
});

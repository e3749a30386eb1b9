import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rotate, translate } from './matrix.ts';
import {
  circle,
  compactPath,
  movedPath,
  number,
  pathBox,
  polygon,
  rectangle,
  roundedRectangle,
  segments,
} from './path.ts';
import { mapBox } from './testing.ts';

const length = fc.double({ min: 0.1, max: 300, noNaN: true });
const box = fc.record({ x: length, y: length, width: length, height: length });

describe('path data', () => {
  test.each([
    ['whole', 12, '12'],
    ['short', 0.5, '0.5'],
    ['rounded', 1.00004, '1'],
    ['no minus nought', -0.00001, '0'],
    ['hundred', 100, '100'],
  ])('a number is written as short as it can be: %s', (_name, value, text) => {
    expect(number(value)).toBe(text);
  });

  test('a drawing can not hold what is no number', () => {
    expect(() => number(Number.NaN)).toThrow('can not hold');
  });

  test('a rectangle measures what it was given, to a ten-thousandth of a millimetre', () => {
    fc.assert(
      fc.property(box, (box) => {
        const measured = pathBox(rectangle(box));
        for (const side of ['x', 'y', 'width', 'height'] as const) {
          expect(Math.abs((measured?.[side] ?? Number.NaN) - box[side])).toBeLessThan(2e-4);
        }
      }),
    );
  });

  test('rounded corners do not change the size', () => {
    fc.assert(
      fc.property(box, length, (box, radius) => {
        const measured = pathBox(roundedRectangle(box, radius));
        expect(Math.abs((measured?.width ?? Number.NaN) - box.width)).toBeLessThan(0.001);
        expect(Math.abs((measured?.height ?? Number.NaN) - box.height)).toBeLessThan(0.001);
      }),
    );
  });

  test('a circle is as wide as twice its radius', () => {
    const measured = pathBox(circle({ x: 10, y: 20 }, 5));
    expect(measured?.x).toBeCloseTo(5, 3);
    expect(measured?.width).toBeCloseTo(10, 3);
  });

  test('a curve is measured where it turns, not at its handles', () => {
    expect(pathBox('M0 0C0 10 10 10 10 0')).toEqual({ x: 0, y: 0, width: 10, height: 7.5 });
  });

  test('a quadratic curve becomes the same cubic curve', () => {
    expect(pathBox('M0 0Q5 10 10 0')?.height).toBeCloseTo(5, 9);
  });

  test('moving a path moves its box', () => {
    fc.assert(
      fc.property(box, length, length, (box, dx, dy) => {
        const map = translate(dx, dy);
        const moved = pathBox(movedPath(rectangle(box), map));
        const expected = mapBox(map, box);
        expect(moved?.x).toBeCloseTo(expected.x, 3);
        expect(moved?.height).toBeCloseTo(expected.height, 3);
      }),
    );
  });

  test('arcs and shorthands arrive as lines and curves', () => {
    const kinds = segments('M0 0h5v5a2 2 0 0 1-2 2s-1 0-2 1t1 1z').map((segment) => segment.kind);
    expect(kinds[0]).toBe('move');
    expect(kinds.at(-1)).toBe('close');
    expect(new Set(kinds)).toEqual(new Set(['move', 'line', 'curve', 'close']));
  });

  test('a turned triangle keeps its corners', () => {
    const triangle = polygon([
      { x: 0, y: 0 },
      { x: 38.1, y: 38.1 },
      { x: 0, y: 38.1 },
    ]);
    const turned = movedPath(triangle, rotate(180, { x: 19.05, y: 19.05 }));
    expect(compactPath(turned, 3)).toBe(compactPath('M38.1 38.1L0 0L38.1 0Z', 3));
  });

  test('an empty path has no box', () => {
    expect(pathBox('')).toBeNull();
  });

  test.each(['M0 0 L', 'hello', 'M0 0 X3'])('text that is no path is refused: %s', (d) => {
    expect(() => segments(d)).toThrow('no path data');
  });
});

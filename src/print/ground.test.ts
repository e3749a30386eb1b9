import { describe, expect, test } from 'vitest';
import { Ground, insidePath } from './ground.ts';
import { IDENTITY, rotate, translate } from './matrix.ts';
import { circle, rectangle } from './path.ts';

const square = rectangle({ x: 0, y: 0, width: 10, height: 10 });

describe('the colour under a point', () => {
  test('is white where nothing is painted, else what was painted last', () => {
    const ground = new Ground();
    ground.add({ d: square }, IDENTITY, '#f4ebdd', 1, []);
    ground.add({ d: circle({ x: 5, y: 5 }, 2) }, IDENTITY, '#b3261e', 1, []);
    expect(ground.at({ x: 20, y: 5 })).toBe('#ffffff');
    expect(ground.at({ x: 1, y: 1 })).toBe('#f4ebdd');
    expect(ground.at({ x: 5, y: 5 })).toBe('#b3261e');
  });

  test('mixes what is see-through', () => {
    const ground = new Ground();
    ground.add({ d: square }, IDENTITY, '#000000', 0.5, []);
    expect(ground.at({ x: 5, y: 5 })).toBe('#808080');
  });

  test('ends where it is clipped', () => {
    const ground = new Ground();
    const left = insidePath(rectangle({ x: 0, y: 0, width: 5, height: 10 }), IDENTITY);
    ground.add({ d: square }, IDENTITY, '#000000', 1, [left]);
    expect(ground.at({ x: 2, y: 5 })).toBe('#000000');
    expect(ground.at({ x: 7, y: 5 })).toBe('#ffffff');
  });
});

describe('inside a path', () => {
  const ring = `${circle({ x: 5, y: 5 }, 5)}${circle({ x: 5, y: 5 }, 2)}`;

  test.each([
    ['on the ring', { x: 9, y: 5 }, true],
    ['in its hole', { x: 5, y: 5 }, false],
    ['outside', { x: 11, y: 5 }, false],
  ])('a ring by the even-odd rule: %s', (_name, point, inside) => {
    expect(insidePath(ring, IDENTITY, 'evenodd')(point)).toBe(inside);
  });

  test('a moved and turned path is met where it lies', () => {
    expect(insidePath(square, translate(20, 0))({ x: 25, y: 5 })).toBe(true);
    expect(insidePath(square, rotate(90))({ x: -5, y: 5 })).toBe(true);
    expect(insidePath(square, rotate(90))({ x: 5, y: 5 })).toBe(false);
  });
});

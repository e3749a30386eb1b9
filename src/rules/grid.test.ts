import { describe, expect, test } from 'vitest';
import { degrees, grid, stepped, turned } from './grid.ts';

const board = grid(5, 4);

test('squares are named from the lower left', () => {
  expect(board.cells).toHaveLength(20);
  expect(board.cells.slice(0, 6)).toEqual(['a1', 'b1', 'c1', 'd1', 'e1', 'a2']);
  expect(board.point('c2')).toEqual({ file: 3, rank: 2 });
});

test.each(['f1', 'a5', 'a0', '', 'a', '__proto__', 'A1', 'a1 '])('%j is no square', (word) => {
  expect(board.point(word)).toBeNull();
});

test.each([[{ file: 0, rank: 1 }], [{ file: 6, rank: 1 }], [{ file: 1, rank: 0 }], [{ file: 1, rank: 5 }]])(
  '%j lies off the board',
  (point) => {
    expect(board.cell(point)).toBeNull();
  },
);

describe('turning and stepping', () => {
  test.each([
    ['n', 90, 'e'],
    ['n', -90, 'w'],
    ['sw', 180, 'ne'],
    ['nw', 45, 'n'],
    ['e', 720, 'e'],
  ] as const)('%s turned by %i degrees is %s', (heading, by, expected) => {
    expect(turned(heading, by)).toBe(expected);
  });
  test.each([
    ['n', { ahead: 1, aside: 1 }, 'd3'],
    ['s', { ahead: 1, aside: 1 }, 'b1'],
    ['e', { ahead: 2, aside: -1 }, 'e3'],
    ['w', { ahead: 0, aside: 2 }, 'c4'],
    ['ne', { ahead: 1, aside: 0 }, 'd3'],
  ] as const)('facing %s from c2, %j leads to %s', (heading, step, expected) => {
    expect(board.cell(stepped({ file: 3, rank: 2 }, heading, step))).toBe(expected);
  });
  test('a piece that faces west lies turned by 270 degrees', () => expect(degrees('w')).toBe(270));
});

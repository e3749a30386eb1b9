import { expect, test } from 'vitest';
import { dieSides, type Side } from './die-sides.ts';

test.each([
  ['a list', [1, 2, 3, 4, 5, 6]],
  ['a number', 6],
  ['a run', '1 to 6'],
])('opposite sides of a cube add up to seven where its sides are %s', (_, written) => {
  const sides = new Map((dieSides(written, 'd6') as readonly Side[]).map(({ key, value }) => [key, Number(value)]));
  const across = (['top bottom', 'front back', 'left right'] as const).map((pair) =>
    pair.split(' ').reduce((sum, key) => sum + (sides.get(key) ?? 0), 0),
  );
  expect(across).toEqual([7, 7, 7]);
});

test('sides by name stay where they are put', () => {
  const named = { top: 'a', front: 'b', right: 'c', back: 'd', left: 'e', bottom: 'f' };
  expect(dieSides(named, 'd6')).toEqual(Object.entries(named).map(([key, value]) => ({ key, value })));
});

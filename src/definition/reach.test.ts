import { expect, test } from 'vitest';
import { isAtDistance, type Reach } from './reach.ts';

/** The squares around a piece, `x` for those hit. */
function picture(distance: number, reach: Reach): string[] {
  const steps = Array.from({ length: 2 * distance + 3 }, (_, index) => distance + 1 - index);
  return steps.map((along) =>
    steps.map((across) => (isAtDistance(along, across, distance, reach) ? 'x' : '.')).join(''),
  );
}

test('two squares away in the straight lines', () => {
  expect(picture(2, 'lines')).toEqual(['.......', '.x.x.x.', '.......', '.x...x.', '.......', '.x.x.x.', '.......']);
});

test('two squares away all around', () => {
  expect(picture(2, 'ring')).toEqual(['.......', '.xxxxx.', '.x...x.', '.x...x.', '.x...x.', '.xxxxx.', '.......']);
});

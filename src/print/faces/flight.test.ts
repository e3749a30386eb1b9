import { expect, test } from 'vitest';
import { bareKit } from '../../node/testing.ts';
import { drawFace } from '../draw-face.ts';
import type { FaceBox } from '../face.ts';

const at = { file: 'game.yaml', line: 12, column: 5 };
const SQUARE: FaceBox = { shape: 'rectangle', width: 38.1, height: 38.1, bleed: 3 };
const TRIANGLE: FaceBox = { ...SQUARE, shape: 'right-triangle' };

test.each([
  ['nowhere', 0, 'stays where it is, facing as before'],
  ['a quarter turn to the right in place', 90, 'stays where it is, then a quarter turn right'],
  ['a quarter turn to the left in place', -90, 'stays where it is, then a quarter turn left'],
  ['half a turn in place', 180, 'stays where it is, then face the opposite way'],
])('a movement %s is drawn, on a square and on a triangle', async (_name, turn, words) => {
  for (const box of [SQUARE, TRIANGLE]) {
    const { kit, problems } = await bareKit();
    const move = { name: 'Hover', ahead: 0, aside: 0, turn };
    const { alt, form } = await drawFace({ face: 'move-arrow', params: { move, seat: 'red' }, at }, box, kit);
    expect(problems).toEqual([]);
    expect(alt).toBe(`Hover: ${words}`);
    expect(form.children.length).toBeGreaterThan(0);
  }
});

import { describe, expect, test } from 'vitest';
import type { FaceUse } from '../definition/game.ts';
import { bareKit } from '../node/testing.ts';
import { facePicture } from './face-picture.ts';

const use: FaceUse = {
  face: 'emblem',
  params: { icon: 'dragon-head', colour: 'vermilion' },
  at: { file: 'game.yaml', line: 1, column: 1 },
};

describe('a face by itself', () => {
  test('is cut to its triangle', async () => {
    const { kit } = await bareKit();
    const { nodes, box } = await facePicture(use, { shape: 'right-triangle', width: 38.1, height: 38.1 }, kit);
    expect(box).toEqual({ x: 0, y: 0, width: 38.1, height: 38.1 });
    expect(nodes[0]).toMatchObject({ kind: 'group', clip: 'M0 0L38.1 38.1L0 38.1Z' });
  });

  test('shows the whole side of a twelve-sided die, not the square inside it', async () => {
    const { kit } = await bareKit();
    const { box } = await facePicture(use, { shape: 'd12', width: 12, height: 12 }, kit);
    expect(box.width).toBeCloseTo(12 * 1.618, 1);
    expect(box.x).toBeCloseTo((12 - box.width) / 2, 6);
  });
});

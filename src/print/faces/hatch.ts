/** Hatching: what stands for a filled area where ink is saved, and tells areas apart in grey. */

import type { Hex } from '../../definition/game.ts';
import type { Box, DisplayNode } from '../display.ts';
import { clipped, stroked } from './draw.ts';

/** Parallel lines over the box, clipped to `outline`; angle in degrees from the horizontal, gap and width in mm. */
export function hatch(
  outline: string,
  box: Box,
  colour: Hex,
  { angle = 45, gap = 1.6, width = 0.25 } = {},
): DisplayNode {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const reach = Math.hypot(box.width, box.height) / 2;
  const turn = (angle * Math.PI) / 180;
  const [along, across] = [
    { x: Math.cos(turn), y: -Math.sin(turn) },
    { x: Math.sin(turn), y: Math.cos(turn) },
  ];
  const lines: string[] = [];
  for (let step = -Math.ceil(reach / gap); step * gap <= reach; step++) {
    const [mx, my] = [x + across.x * step * gap, y + across.y * step * gap];
    const end = (sign: number) => `${round(mx + sign * along.x * reach)} ${round(my + sign * along.y * reach)}`;
    lines.push(`M${end(-1)}L${end(1)}`);
  }
  return clipped(outline, [stroked(lines.join(''), colour, width)]);
}

const round = (value: number): number => Math.round(value * 1000) / 1000 + 0;

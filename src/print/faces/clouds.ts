/** Clouds as contour lines on a map: quiet enough to lie under a board's squares. */

import type { Hex } from '../../definition/game.ts';
import type { Box, DisplayNode } from '../display.ts';
import { rectangle } from '../path.ts';
import { clipped, filled } from './draw.ts';

interface Puff {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Of one cloud, in shares of its length: flat below, heaped above. */
const HEAP: readonly Puff[] = [
  { x: -0.36, y: 0.05, r: 0.13 },
  { x: -0.19, y: -0.05, r: 0.18 },
  { x: 0.03, y: -0.1, r: 0.21 },
  { x: 0.22, y: -0.01, r: 0.17 },
  { x: 0.38, y: 0.07, r: 0.11 },
];

/** Where clouds stand, in shares of the box, and how long they are. */
const SKY: readonly Puff[] = [
  { x: 0.16, y: 0.2, r: 0.34 },
  { x: 0.68, y: 0.12, r: 0.4 },
  { x: 0.44, y: 0.46, r: 0.44 },
  { x: 0.92, y: 0.42, r: 0.34 },
  { x: 0.08, y: 0.66, r: 0.36 },
  { x: 0.72, y: 0.74, r: 0.42 },
  { x: 0.32, y: 0.9, r: 0.36 },
];

/** Each ring is drawn as a union: first all discs in the line's colour, then all a line's width smaller in the sky's. */
export function clouds(area: Box, sky: Hex, line: Hex, { rings = 3, gap = 2.2, width = 0.25 } = {}): DisplayNode[] {
  const size = Math.min(area.width, area.height);
  const heaps = SKY.map((cloud) =>
    HEAP.map((puff) => ({
      x: area.x + cloud.x * area.width + puff.x * cloud.r * size,
      y: area.y + cloud.y * area.height + puff.y * cloud.r * size,
      r: puff.r * cloud.r * size,
    })),
  );
  const discs = (grow: number) =>
    heaps.flatMap((heap) => heap.map(({ x, y, r }) => disc(x, y, Math.max(0.1, r + grow)))).join('');
  const nodes: DisplayNode[] = [];
  for (let ring = rings - 1; ring >= 0; ring--) {
    const grow = (ring - 1) * gap;
    nodes.push(filled(discs(grow), line), filled(discs(grow - width), sky));
  }
  return [clipped(rectangle(area), nodes)];
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

function disc(x: number, y: number, r: number): string {
  return `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 1 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 1 ${round(-2 * r)} 0Z`;
}

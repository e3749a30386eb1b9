/** How far each placed piece may run over its trim before it meets a neighbour's. Lengths in mm. */
import type { Box } from '../display.ts';

export interface Sides {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const NEAR = 1e-6;

interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const extent = (box: Box): Extent => ({
  left: box.x,
  top: box.y,
  right: box.x + box.width,
  bottom: box.y + box.height,
});

/** Where a box ends once it has grown by `sides`. */
export const grownBox = (box: Box, sides: Sides): Box => ({
  x: box.x - sides.left,
  y: box.y - sides.top,
  width: box.width + sides.left + sides.right,
  height: box.height + sides.top + sides.bottom,
});

/**
 * Up to `most` on each side, half of the room to the next piece, never over `limits`.
 * @param others the trims of everything else on the page; a box equal to `box` is its partner and no obstacle
 * @param limits what ink must not cross: the area above the margin strip, say
 */
export function bleedOf(box: Box, others: readonly Box[], most: number, limits: Box): Sides {
  const a = extent(box);
  const rest = others
    .map(extent)
    .filter((b) => Math.abs(a.left - b.left) + Math.abs(a.top - b.top) > NEAR || a.right !== b.right);
  const limit = extent(limits);
  const room = { left: most, top: most, right: most, bottom: most };
  room.bottom = Math.min(room.bottom, Math.max(0, limit.bottom - a.bottom));
  room.right = Math.min(room.right, Math.max(0, limit.right - a.right));
  room.top = Math.min(room.top, Math.max(0, a.top - limit.top));
  room.left = Math.min(room.left, Math.max(0, a.left - limit.left));
  const tighten = (side: keyof Sides, gap: number): void => {
    room[side] = Math.min(room[side], Math.max(0, gap) / 2);
  };
  for (const b of rest) {
    const beside = b.top < a.bottom - NEAR && b.bottom > a.top + NEAR;
    const inLine = b.left < a.right - NEAR && b.right > a.left + NEAR;
    if (beside && b.left > a.right - NEAR) tighten('right', b.left - a.right);
    if (beside && b.right < a.left + NEAR) tighten('left', a.left - b.right);
    if (inLine && b.top > a.bottom - NEAR) tighten('bottom', b.top - a.bottom);
    if (inLine && b.bottom < a.top + NEAR) tighten('top', a.top - b.bottom);
  }
  for (const b of rest) {
    const [sideways, gapX]: [keyof Sides, number] =
      b.left > a.right - NEAR ? ['right', b.left - a.right] : ['left', a.left - b.right];
    const [upright, gapY]: [keyof Sides, number] =
      b.top > a.bottom - NEAR ? ['bottom', b.top - a.bottom] : ['top', a.top - b.bottom];
    const corner = gapX > -NEAR && gapY > -NEAR;
    if (!corner || room[sideways] <= gapX + NEAR || room[upright] <= gapY + NEAR) continue;
    if (gapX >= gapY) tighten(sideways, gapX);
    else tighten(upright, gapY);
  }
  return room;
}

/** Tabs to glue a net with. Lengths in mm. */
import type { Point } from '../matrix.ts';
import type { Segment } from './net.ts';
import { overlap } from './polygon.ts';

/** A tab on an edge: a trapezium that leans in by `lean` degrees, `depth` deep, on the outer side of the edge. */
function trapezium({ from, to }: Segment, inside: Point, depth: number, lean: number): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  let out = { x: along.y, y: -along.x };
  if ((inside.x - from.x) * out.x + (inside.y - from.y) * out.y > 0) out = { x: -out.x, y: -out.y };
  const inset = depth / Math.tan((lean * Math.PI) / 180);
  const at = (step: number): Point => ({
    x: from.x + along.x * step + out.x * depth,
    y: from.y + along.y * step + out.y * depth,
  });
  return [from, at(inset), at(length - inset), to];
}

/** Depths as shares of the edge, leans in degrees; the largest that touches nothing is taken. */
const TABS = [0.3, 0.25, 0.2, 0.15, 0.1].flatMap((depth) => [60, 45, 34, 26, 20].map((lean) => ({ depth, lean })));
const DEEPEST = 5;

/** The largest tab on the outer side of an edge that touches nothing; null where there is none. */
export function tabFor(edge: Segment, inside: Point, taken: readonly (readonly Point[])[]): Point[] | null {
  const length = Math.hypot(edge.to.x - edge.from.x, edge.to.y - edge.from.y);
  const shapes = TABS.map(({ depth, lean }) => ({ depth: Math.min(DEEPEST, depth * length), lean }))
    .map(({ depth, lean }) => ({ depth, lean, top: length - (2 * depth) / Math.tan((lean * Math.PI) / 180) }))
    .filter(({ top }) => top > length * 0.12)
    .toSorted((a, b) => b.depth * (length + b.top) - a.depth * (length + a.top));
  for (const { depth, lean } of shapes) {
    const tab = trapezium(edge, inside, depth, lean);
    if (!taken.some((other) => overlap(tab, other))) return tab;
  }
  return null;
}

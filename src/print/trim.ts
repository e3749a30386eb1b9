/** Where the knife goes around a face, as outline and as a test for points. Origin: the top left of the face's box. */
import type { Box } from './display.ts';
import type { FaceBox } from './face.ts';
import { boxAround, type Point } from './matrix.ts';
import { middle, sidePolygon } from './nets/polygon.ts';
import { circle, polygon } from './path.ts';

type Trim = Pick<FaceBox, 'shape' | 'width' | 'height'>;

/** Text keeps this far from the trim: 3 mm, less on small pieces, where 3 mm would leave no room. */
export function safeMargin({ width, height }: Pick<FaceBox, 'width' | 'height'>): number {
  return Math.min(3, Math.min(width, height) / 16);
}

/** The corners of the trim; null for a circle. A right triangle has its right angle at the bottom left. */
export function trimCorners({ shape, width: w, height: h }: Trim): readonly Point[] | null {
  switch (shape) {
    case 'circle':
      return null;
    case 'right-triangle':
      return corners([0, 0], [w, h], [0, h]);
    case 'hex':
      return h > w
        ? corners([w / 2, 0], [w, h / 4], [w, (3 * h) / 4], [w / 2, h], [0, (3 * h) / 4], [0, h / 4])
        : corners([w / 4, 0], [(3 * w) / 4, 0], [w, h / 2], [(3 * w) / 4, h], [w / 4, h], [0, h / 2]);
    case 'rectangle':
    case 'd6':
      return corners([0, 0], [w, 0], [w, h], [0, h]);
    default:
      return sidePolygon(shape, w).map(({ x, y }) => ({ x: x + w / 2, y: y + h / 2 }));
  }
}

/** The trim as path data. */
export function trimOutline(trim: Trim): string {
  const points = trimCorners(trim);
  const { width, height } = trim;
  return points === null ? circle({ x: width / 2, y: height / 2 }, Math.min(width, height) / 2) : polygon(points);
}

/** The box around the trim: larger than the face's own for dice whose sides are no squares. */
export function trimBox(trim: Trim): Box {
  const { width, height } = trim;
  return boxAround(trimCorners(trim) ?? trimCorners({ shape: 'rectangle', width, height }) ?? []);
}

/** True where the point lies inside the trim and at least `inset` mm away from it. */
export function insideTrim(trim: Trim, point: Point, inset: number): boolean {
  const points = trimCorners(trim);
  if (points === null) {
    const { width, height } = trim;
    const away = Math.hypot(point.x - width / 2, point.y - height / 2);
    return away <= Math.min(width, height) / 2 - inset;
  }
  const centre = middle(points);
  return points.every((from, index) => {
    const to = points[(index + 1) % points.length] as Point;
    const side = (p: Point) =>
      ((to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x)) / Math.hypot(to.x - from.x, to.y - from.y);
    return side(point) * Math.sign(side(centre)) >= inset;
  });
}

function corners(...points: readonly [number, number][]): Point[] {
  return points.map(([x, y]) => ({ x, y }));
}

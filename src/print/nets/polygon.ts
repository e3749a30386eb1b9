/** Convex polygons on paper, and the sides of solids laid flat. Points in mm, y down. */
import type { Point } from '../matrix.ts';
import { mean, minus, polyhedron, type Solid, type Vector } from './polyhedron.ts';

export function middle(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Moves every edge outwards by `by`; the polygon must be convex. */
export function grown(points: readonly Point[], by: number): Point[] {
  const centre = middle(points);
  const lines = points.map((a, i) => {
    const b = points[(i + 1) % points.length] as Point;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    let nx = (b.y - a.y) / length;
    let ny = -(b.x - a.x) / length;
    if ((a.x - centre.x) * nx + (a.y - centre.y) * ny < 0) [nx, ny] = [-nx, -ny];
    return { nx, ny, reach: a.x * nx + a.y * ny + by };
  });
  return lines.map((line, i) => {
    const before = lines[(i + lines.length - 1) % lines.length] as typeof line;
    const determinant = before.nx * line.ny - before.ny * line.nx;
    return {
      x: (before.reach * line.ny - before.ny * line.reach) / determinant,
      y: (before.nx * line.reach - before.reach * line.nx) / determinant,
    };
  });
}

/** True where two convex polygons share more than a seam of `slack` mm. */
export function overlap(a: readonly Point[], b: readonly Point[], slack = 0.02): boolean {
  for (const polygon of [a, b]) {
    for (const [i, p] of polygon.entries()) {
      const q = polygon[(i + 1) % polygon.length] as Point;
      const length = Math.hypot(q.x - p.x, q.y - p.y);
      const nx = (q.y - p.y) / length;
      const ny = -(q.x - p.x) / length;
      const reach = (points: readonly Point[]): readonly [number, number] => {
        const values = points.map((point) => point.x * nx + point.y * ny);
        return [Math.min(...values), Math.max(...values)];
      };
      const [lowA, highA] = reach(a);
      const [lowB, highB] = reach(b);
      if (highA <= lowB + slack || highB <= lowA + slack) return false;
    }
  }
  return true;
}

/** One side of a solid laid flat: x to the right, y up, seen from outside, its middle at 0,0 and its top up. */
export function flatten(corners: readonly Vector[], normal: Vector, up: Vector): Point[] {
  const centre = mean(corners);
  const right: Vector = [
    up[1] * normal[2] - up[2] * normal[1],
    up[2] * normal[0] - up[0] * normal[2],
    up[0] * normal[1] - up[1] * normal[0],
  ];
  const along = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  return corners.map((corner) => {
    const out = minus(corner, centre);
    return { x: along(out, right), y: along(out, up) };
  });
}

/** What a side's picture takes for its top: a square's upper edge, else the sharpest or the first corner. */
export function sideUp(solid: Solid, corners: readonly Vector[], normal: Vector): Vector {
  const centre = mean(corners);
  if (solid === 'd6') {
    // The four walls stand upright; the lid and the floor are read from the front.
    if (Math.abs(normal[2]) < 0.5) return [0, 0, 1];
    return [0, Math.sign(normal[2]), 0];
  }
  const far = corners.toSorted((a, b) => Math.hypot(...minus(b, centre)) - Math.hypot(...minus(a, centre)));
  const apex = solid === 'd10' ? (far[0] as Vector) : (corners[0] as Vector);
  const out = minus(apex, centre);
  const length = Math.hypot(...out);
  return [out[0] / length, out[1] / length, out[2] / length];
}

/** The outline of one side, its middle at 0,0, its top up; y down. */
export function sidePolygon(solid: Solid, edge: number): Point[] {
  const { corners, sides, normals } = polyhedron(solid, edge);
  const points = (sides[0] as readonly number[]).map((corner) => corners[corner] as Vector);
  const normal = normals[0] as Vector;
  return flatten(points, normal, sideUp(solid, points, normal)).map(({ x, y }) => ({ x: x + 0, y: -y + 0 }));
}

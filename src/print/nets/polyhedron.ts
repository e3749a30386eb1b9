/** The solids that dice are: corners computed from their symmetry, sides found as the faces of the convex hull. */

export type Solid = 'd4' | 'd6' | 'd8' | 'd10' | 'd12' | 'd20';
export type Vector = readonly [number, number, number];

export interface Polyhedron {
  readonly corners: readonly Vector[];
  /** Each side's corners by number, anticlockwise as seen from outside. */
  readonly sides: readonly (readonly number[])[];
  /** Each side's outward normal, length 1. */
  readonly normals: readonly Vector[];
}

const GOLDEN = (1 + Math.sqrt(5)) / 2;
const CLOSE = 1e-6;

export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vector): Vector => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};
export const mean = (points: readonly Vector[]): Vector => {
  const sum = points.reduce<Vector>((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]], [0, 0, 0]);
  return [sum[0] / points.length, sum[1] / points.length, sum[2] / points.length];
};

const signs = (a: number, b: number, c: number): Vector[] =>
  [1, -1].flatMap((i) => [1, -1].flatMap((j) => [1, -1].map((k): Vector => [a * i, b * j, c * k])));
/** Even permutations: the three turns of a triple. */
const turns = (list: readonly Vector[]): Vector[] =>
  list.flatMap(([a, b, c]): Vector[] => [
    [a, b, c],
    [b, c, a],
    [c, a, b],
  ]);

/** The pentagonal trapezohedron: an apex above and below a zigzag of ten corners, its kites flat. */
function trapezohedron(): Vector[] {
  const cosine = Math.cos(Math.PI / 5);
  const apex = 1.1;
  const zig = (apex * (1 - cosine)) / (1 + cosine);
  const ring = Array.from({ length: 10 }, (_, i): Vector => {
    const angle = (i * Math.PI) / 5;
    return [Math.cos(angle), Math.sin(angle), i % 2 === 0 ? zig : -zig];
  });
  return [[0, 0, apex], [0, 0, -apex], ...ring];
}

const CORNERS: Readonly<Record<Solid, () => Vector[]>> = {
  d4: () => [
    [1, 1, 1],
    [1, -1, -1],
    [-1, 1, -1],
    [-1, -1, 1],
  ],
  d6: () => signs(1, 1, 1),
  d8: () =>
    turns([
      [1, 0, 0],
      [-1, 0, 0],
    ]),
  d10: trapezohedron,
  d12: () => [...signs(1, 1, 1), ...turns(signs(0, 1 / GOLDEN, GOLDEN))],
  d20: () => turns(signs(0, 1, GOLDEN)),
};

function distinct(points: readonly Vector[]): Vector[] {
  return points.filter((a, i) => points.findIndex((b) => Math.hypot(...minus(a, b)) < CLOSE) === i);
}

/** The flat sides of the hull: every plane through three corners that has all others on one side. */
function hull(corners: readonly Vector[]): { sides: number[][]; normals: Vector[] } {
  const sides: number[][] = [];
  const normals: Vector[] = [];
  const at = (i: number): Vector => corners[i] as Vector;
  for (let i = 0; i < corners.length; i++)
    for (let j = i + 1; j < corners.length; j++)
      for (let k = j + 1; k < corners.length; k++) {
        let normal = cross(minus(at(j), at(i)), minus(at(k), at(i)));
        if (Math.hypot(...normal) < CLOSE) continue;
        normal = unit(normal);
        if (dot(normal, at(i)) < 0) normal = [-normal[0], -normal[1], -normal[2]];
        const height = dot(normal, at(i));
        if (corners.some((corner) => dot(normal, corner) > height + CLOSE)) continue;
        if (normals.some((known) => dot(known, normal) > 1 - CLOSE)) continue;
        const flat = corners.flatMap((corner, n) => (dot(normal, corner) > height - CLOSE ? [n] : []));
        const middle = mean(flat.map(at));
        const right = unit(minus(at(flat[0] as number), middle));
        const up = cross(normal, right);
        const angle = (n: number): number => {
          const out = minus(at(n), middle);
          return Math.atan2(dot(out, up), dot(out, right));
        };
        sides.push(flat.toSorted((a, b) => angle(a) - angle(b)));
        normals.push(normal);
      }
  return { sides, normals };
}

/** Turned so that `down` becomes straight up: z. */
function upright(corners: readonly Vector[], top: Vector): Vector[] {
  const z = unit(top);
  const x = unit(cross(Math.abs(z[2]) > 0.9 ? [0, 1, 0] : [0, 0, 1], z));
  const y = cross(z, x);
  return corners.map((c): Vector => [dot(c, x), dot(c, y), dot(c, z)]);
}

/**
 * The solid with the given edge (for a d10 its long edge), a side on top, sides from the top down and anticlockwise.
 * @param edge mm
 */
export function polyhedron(solid: Solid, edge: number): Polyhedron {
  const name = `${solid} ${edge}`;
  const made = known.get(name) ?? build(solid, edge);
  known.set(name, made);
  return made;
}

/** Faces and checks ask for the same few dice again and again, and a hull takes a while to find. */
const known = new Map<string, Polyhedron>();

function build(solid: Solid, edge: number): Polyhedron {
  let corners = distinct(CORNERS[solid]());
  let { sides, normals } = hull(corners);
  if (solid !== 'd6') {
    corners = upright(corners, normals[0] as Vector);
    ({ sides, normals } = hull(corners));
  }
  const length = Math.max(
    ...sides.flatMap((side) =>
      side.map((corner, i) =>
        Math.hypot(...minus(corners[corner] as Vector, corners[side[(i + 1) % side.length] as number] as Vector)),
      ),
    ),
  );
  corners = corners.map(([x, y, z]): Vector => [(x * edge) / length, (y * edge) / length, (z * edge) / length]);
  const height = (i: number): number => Math.round((normals[i] as Vector)[2] * 1e6);
  const around = (i: number): number => {
    const [x, y] = normals[i] as Vector;
    return Math.round((((Math.atan2(y, x) * 180) / Math.PI + 450) % 360) * 1e6) / 1e6;
  };
  const order = sides.map((_, i) => i).toSorted((a, b) => height(b) - height(a) || around(a) - around(b));
  return {
    corners,
    sides: order.map((i) => sides[i] as number[]),
    normals: order.map((i) => normals[i] as Vector),
  };
}

/** Fold-up nets: a solid's sides unfolded along a tree of shared edges, with tabs to glue it. Lengths in mm, y down. */
import type { DieSide } from '../../definition/game.ts';
import { boxAround, type Point } from '../matrix.ts';
import { flatten, middle, overlap, sideUp } from './polygon.ts';
import { dot, type Polyhedron, polyhedron, type Solid, type Vector } from './polyhedron.ts';

export interface Net {
  /** In the order of the definition's sides. */
  readonly sides: readonly NetSide[];
  readonly tabs: readonly Tab[];
  /** Edges to fold: between sides, and where tabs hang. */
  readonly folds: readonly Segment[];
  /** Edges to cut: everything on the outside. */
  readonly cuts: readonly Segment[];
  readonly width: number;
  readonly height: number;
}

export interface NetSide {
  readonly key: string;
  readonly polygon: readonly Point[];
  readonly middle: Point;
  /** Clockwise degrees by which the side's picture is turned on the net. */
  readonly turn: number;
}

export interface Tab {
  /** Order of gluing, from 1. */
  readonly number: number;
  readonly polygon: readonly Point[];
  /** The edge that is glued onto the tab. */
  readonly meets: Segment;
}

export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

/** A cube's sides by their names in a definition, as outward normals; y points away from the reader. */
const CUBE: Readonly<Record<string, Vector>> = {
  top: [0, 0, 1],
  front: [0, -1, 0],
  right: [1, 0, 0],
  back: [0, 1, 0],
  left: [-1, 0, 0],
  bottom: [0, 0, -1],
};

/**
 * Which side of the solid shows which side of the definition: a d6 by name; others so that the first and last, second
 * and last but one… lie opposite, high and low ones taking turns around the top.
 */
function assign(solid: Polyhedron, keys: readonly string[]): number[] {
  const facing = (normal: Vector): number => solid.normals.findIndex((other) => dot(other, normal) > 0.999);
  if (solid.sides.length === 6 && keys.every((key) => key in CUBE))
    return keys.map((key) => facing(CUBE[key] as Vector));
  const last = keys.length - 1;
  const result = new Array<number>(keys.length).fill(-1);
  const free = new Set(solid.sides.keys());
  for (let pair = 0; pair <= last - pair; pair++) {
    const side = Math.min(...free);
    const [x, y, z] = solid.normals[side] as Vector;
    const opposite = facing([-x, -y, -z]);
    const [low, high] = pair % 2 === 0 ? [pair, last - pair] : [last - pair, pair];
    free.delete(side);
    result[low] = side;
    if (low === high) break;
    const other = opposite === -1 ? Math.max(...free) : opposite;
    free.delete(other);
    result[high] = other;
  }
  return result;
}

const edgeKey = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** Side by side: for every shared edge the two sides that meet there. */
function neighbours(solid: Polyhedron): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [side, corners] of solid.sides.entries())
    for (const [i, corner] of corners.entries()) {
      const key = edgeKey(corner, corners[(i + 1) % corners.length] as number);
      found.set(key, [...(found.get(key) ?? []), side]);
    }
  return found;
}

/**
 * The tree that holds the net together, as edges by key. A cube opens as a cross round its front; a solid with an
 * upper and a lower half as two flowers joined by one petal; everything else spreads from its first side.
 */
function tree(
  solid: Polyhedron,
  kind: Solid,
): { root: number; edges: { key: string; parent: number; child: number }[] } {
  const shared = [...neighbours(solid)].map(([key, [a, b]]) => ({ key, a: a as number, b: b as number }));
  const facing = (normal: Vector): number => solid.normals.findIndex((other) => dot(other, normal) > 0.999);
  const root = kind === 'd6' ? facing(CUBE.front as Vector) : 0;
  const parents = new Map<number, number>([[root, -1]]);
  const edges: { key: string; parent: number; child: number }[] = [];
  const join = (parent: number, child: number): void => {
    const edge = shared.find(({ a, b }) => (a === parent && b === child) || (a === child && b === parent));
    if (edge === undefined || parents.has(child)) return;
    parents.set(child, parent);
    edges.push({ key: edge.key, parent, child });
  };
  const beside = (side: number): number[] =>
    shared.flatMap(({ a, b }) => (a === side ? [b] : b === side ? [a] : [])).toSorted((a, b) => a - b);
  if (kind === 'd6') {
    for (const name of ['top', 'bottom', 'left', 'right']) join(root, facing(CUBE[name] as Vector));
    join(facing(CUBE.right as Vector), facing(CUBE.back as Vector));
  } else if (kind === 'd12') {
    for (const petal of beside(root)) join(root, petal);
    const last = solid.sides.length - 1;
    const stem = beside(root).at(-1) as number;
    const link = beside(stem).find((side) => !parents.has(side)) as number;
    join(stem, link);
    join(link, last);
    for (const petal of beside(last)) join(last, petal);
  }
  const queue = [...parents.keys()];
  for (let side = queue.shift(); side !== undefined; side = queue.shift())
    for (const next of beside(side)) {
      if (parents.has(next)) continue;
      join(side, next);
      queue.push(next);
    }
  return { root, edges };
}

interface Laid {
  readonly points: readonly Point[];
  readonly turn: number;
}

/** Turns and shifts a flat side so that its edge `from`–`to` falls on the given segment. */
function hinge(points: readonly Point[], from: number, to: number, onto: Segment): Laid {
  const a = points[from] as Point;
  const b = points[to] as Point;
  const angle = Math.atan2(onto.to.y - onto.from.y, onto.to.x - onto.from.x) - Math.atan2(b.y - a.y, b.x - a.x);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    points: points.map(({ x, y }) => ({
      x: onto.from.x + cos * (x - a.x) - sin * (y - a.y),
      y: onto.from.y + sin * (x - a.x) + cos * (y - a.y),
    })),
    turn: (angle * 180) / Math.PI,
  };
}

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

function tabFor(edge: Segment, inside: Point, taken: readonly (readonly Point[])[]): Point[] | null {
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

/**
 * The net of a die.
 * @param edge mm
 * @param sides in the order of the definition: their number must fit the solid
 * @throws RangeError where it does not
 */
export function makeNet(kind: Solid, edge: number, sides: readonly Pick<DieSide, 'key'>[]): Net {
  const solid = polyhedron(kind, edge);
  if (sides.length !== solid.sides.length) {
    throw new RangeError(`a ${kind} has ${solid.sides.length} sides, not ${sides.length}`);
  }
  const corner = (n: number): Vector => solid.corners[n] as Vector;
  const flat = solid.sides.map((numbers, side) => {
    const normal = solid.normals[side] as Vector;
    const points = numbers.map(corner);
    return flatten(points, normal, sideUp(kind, points, normal)).map(({ x, y }) => ({ x, y: -y }));
  });
  const { root, edges } = tree(solid, kind);
  const laid = new Map<number, Laid>([[root, { points: flat[root] as Point[], turn: 0 }]]);
  const folds: Segment[] = [];
  const numbersOf = (side: number): readonly number[] => solid.sides[side] as readonly number[];
  const segmentOf = (side: number, key: string): Segment => {
    const numbers = numbersOf(side);
    const i = numbers.findIndex((n, at) => edgeKey(n, numbers[(at + 1) % numbers.length] as number) === key);
    const { points } = laid.get(side) as Laid;
    return { from: points[i] as Point, to: points[(i + 1) % points.length] as Point };
  };
  for (const { key, parent, child } of edges) {
    const onto = segmentOf(parent, key);
    const numbers = numbersOf(child);
    const i = numbers.findIndex((n, at) => edgeKey(n, numbers[(at + 1) % numbers.length] as number) === key);
    // Two sides run along their common edge in opposite directions.
    laid.set(child, hinge(flat[child] as Point[], i, (i + 1) % numbers.length, { from: onto.to, to: onto.from }));
    folds.push(onto);
  }
  const inTree = new Set(edges.map(({ key }) => key));
  const rank = new Map([root, ...edges.map(({ child }) => child)].map((side, i) => [side, i]));
  const open = [...neighbours(solid)]
    .filter(([key]) => !inTree.has(key))
    .map(([key, [a, b]]) => ({ key, a: a as number, b: b as number }))
    .toSorted(
      (p, q) =>
        Math.max(rank.get(p.a) ?? 0, rank.get(p.b) ?? 0) - Math.max(rank.get(q.a) ?? 0, rank.get(q.b) ?? 0) ||
        p.key.localeCompare(q.key),
    );
  const taken: (readonly Point[])[] = [...laid.values()].map(({ points }) => points);
  const tabs: Tab[] = [];
  const cuts: Segment[] = [];
  for (const { key, a, b } of open) {
    const tries = [a, b].flatMap((side) => {
      const other = side === a ? b : a;
      const tab = tabFor(segmentOf(side, key), middle((laid.get(side) as Laid).points), taken);
      return tab === null ? [] : [{ side, other, tab }];
    });
    const size = (points: readonly Point[]): number => {
      const [, p, q] = points as readonly [Point, Point, Point];
      return Math.hypot(q.x - p.x, q.y - p.y);
    };
    const best = tries.toSorted((p, q) => size(q.tab) - size(p.tab))[0];
    if (best === undefined) {
      cuts.push(segmentOf(a, key), segmentOf(b, key));
      continue;
    }
    taken.push(best.tab);
    const [from, left, right, to] = best.tab as [Point, Point, Point, Point];
    const meets = segmentOf(best.other, key);
    tabs.push({ number: tabs.length + 1, polygon: best.tab, meets });
    folds.push({ from, to });
    cuts.push({ from, to: left }, { from: left, to: right }, { from: right, to }, meets);
  }
  return placed(kind, solid, sides, { laid, tabs, folds, cuts, taken });
}

/** Shifts everything so that the net's box starts at 0,0, and puts the sides in the definition's order. */
function placed(
  kind: Solid,
  solid: Polyhedron,
  sides: readonly Pick<DieSide, 'key'>[],
  parts: {
    laid: ReadonlyMap<number, Laid>;
    tabs: readonly Tab[];
    folds: readonly Segment[];
    cuts: readonly Segment[];
    taken: readonly (readonly Point[])[];
  },
): Net {
  const box = boxAround(parts.taken.flat());
  const point = ({ x, y }: Point): Point => ({ x: x - box.x, y: y - box.y });
  const segment = ({ from, to }: Segment): Segment => ({ from: point(from), to: point(to) });
  const keys = sides.map(({ key }) => key);
  const order = assign(solid, keys);
  return {
    sides: order.map((side, i) => {
      const { points, turn } = parts.laid.get(side) as Laid;
      const polygon = points.map(point);
      return {
        key: keys[i] as string,
        polygon,
        middle: middle(polygon),
        turn: kind === 'd6' ? Math.round(turn) : turn,
      };
    }),
    tabs: parts.tabs.map((tab) => ({ ...tab, polygon: tab.polygon.map(point), meets: segment(tab.meets) })),
    folds: parts.folds.map(segment),
    cuts: parts.cuts.map(segment),
    width: box.width,
    height: box.height,
  };
}

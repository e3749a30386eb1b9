/** Fold-up nets: a solid's sides unfolded along a tree of shared edges, with tabs to glue it. Lengths in mm, y down. */
import type { DieSide } from '../../definition/game.ts';
import { boxAround, type Point } from '../matrix.ts';
import { flatten, middle, sideUp } from './polygon.ts';
import { type Polyhedron, polyhedron, type Solid, type Vector } from './polyhedron.ts';
import { tabFor } from './tabs.ts';
import { assign, edgeKey, neighbours, tree } from './unfold.ts';

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

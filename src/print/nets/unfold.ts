/** Which sides of a solid stay joined when it is cut open, and which of them shows what. */
import { dot, type Polyhedron, type Solid, type Vector } from './polyhedron.ts';

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
export function assign(solid: Polyhedron, keys: readonly string[]): number[] {
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

/** An edge by the numbers of its corners, whichever way it runs. */
export const edgeKey = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** Side by side: for every shared edge the two sides that meet there. */
export function neighbours(solid: Polyhedron): Map<string, number[]> {
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
export function tree(
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

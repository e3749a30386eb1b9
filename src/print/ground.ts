/** What colour lies under a point of a drawing: fills in the order in which they are painted. */
import { mix } from '../definition/colour.ts';
import type { Hex } from '../definition/game.ts';
import type { Matrix, PathNode } from './display.ts';
import { apply, type Point } from './matrix.ts';
import { type pathBox, segments } from './path.ts';

interface Fill {
  readonly inside: (point: Point) => boolean;
  readonly clips: readonly ((point: Point) => boolean)[];
  readonly colour: Hex;
  readonly opacity: number;
}

/** Fills painted so far. The paper under them is white. */
export class Ground {
  readonly #fills: Fill[] = [];

  add(
    { d, rule }: Pick<PathNode, 'd' | 'rule'>,
    map: Matrix,
    colour: Hex,
    opacity: number,
    clips: readonly ((point: Point) => boolean)[],
  ): void {
    this.#fills.push({ inside: insidePath(d, map, rule), clips, colour, opacity });
  }

  at(point: Point): Hex {
    let colour: Hex = '#ffffff';
    for (const fill of this.#fills) {
      if (fill.inside(point) && fill.clips.every((clip) => clip(point)))
        colour = mix(colour, fill.colour, fill.opacity);
    }
    return colour;
  }
}

/** A test for points of the drawing: does the mapped path enclose them? Measured when first asked. */
export function insidePath(d: string, map: Matrix, rule: PathNode['rule'] = 'nonzero'): (point: Point) => boolean {
  let outlines: Point[][] | undefined;
  let box: ReturnType<typeof pathBox> | undefined;
  return (point) => {
    outlines ??= flatten(d).map((outline) => outline.map((corner) => apply(map, corner)));
    box ??= around(outlines);
    if (box === null || point.x < box.x || point.y < box.y) return false;
    if (point.x > box.x + box.width || point.y > box.y + box.height) return false;
    const winding = outlines.reduce((sum, outline) => sum + windings(outline, point), 0);
    return rule === 'evenodd' ? winding % 2 !== 0 : winding !== 0;
  };
}

/** Straight pieces that a curve is taken for: enough to tell which side a point lies on. */
const PIECES = 8;

function flatten(d: string): Point[][] {
  const outlines: Point[][] = [];
  let outline: Point[] = [];
  for (const segment of segments(d)) {
    if (segment.kind === 'close') continue;
    const from = outline.at(-1);
    if (segment.kind === 'move') {
      outline = [segment.to];
      outlines.push(outline);
    } else if (segment.kind === 'curve' && from !== undefined) {
      const { first, second, to } = segment;
      for (let piece = 1; piece <= PIECES; piece++) {
        const t = piece / PIECES;
        const at = (axis: 'x' | 'y') =>
          (1 - t) ** 3 * from[axis] +
          3 * (1 - t) ** 2 * t * first[axis] +
          3 * (1 - t) * t ** 2 * second[axis] +
          t ** 3 * to[axis];
        outline.push({ x: at('x'), y: at('y') });
      }
    } else outline.push(segment.to);
  }
  return outlines;
}

function around(outlines: readonly (readonly Point[])[]): ReturnType<typeof pathBox> {
  const points = outlines.flat();
  if (points.length === 0) return null;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** How often the outline runs around the point. */
function windings(outline: readonly Point[], point: Point): number {
  let count = 0;
  for (const [index, from] of outline.entries()) {
    const to = outline[(index + 1) % outline.length] as Point;
    const side = (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
    if (from.y <= point.y && to.y > point.y && side > 0) count++;
    else if (from.y > point.y && to.y <= point.y && side < 0) count--;
  }
  return count;
}

/** Crop marks: thin lines outside the art that say where the knife goes. Lengths in mm. */
import type { Box, DisplayNode, GroupNode } from './display.ts';
import { boxAround, type Point } from './matrix.ts';
import { line } from './path.ts';

/** Width of the dark line; a white one, wider, lies under it so that marks show on dark art. */
export const MARK_WIDTH = 0.15;
const HALO_WIDTH = 0.5;
/** From the trim to the mark, so that a knife a little off leaves nothing on the piece. */
const OFFSET = 1;
const LENGTH = 6;
/** Marks start this far from the paper's edge: most printers reach there. */
const PAPER_EDGE = 3;
/** A mark keeps away from other pieces beside its line by this. */
const CLEARANCE = 0.6;
/** Where the mark of a cut from corner to corner starts and ends, from its corner. */
const DIAGONAL = { from: 1.3, to: 3.7 };
const NEAR = 1e-6;

export interface MarkedPage {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** Holds margin line and ruler: no mark crosses it. */
  readonly strip: Box;
}

interface Piece {
  readonly from: number;
  readonly to: number;
}

/** The free stretch from a piece's edge outwards, along its cut line, as distances from that edge. */
function stretches(free: number, blocked: boolean, page: { toEdge: number; margin: number }): Piece[] {
  if (blocked) {
    const end = Math.min(OFFSET + LENGTH, free - OFFSET);
    return end - OFFSET >= 1 ? [{ from: OFFSET, to: end }] : [];
  }
  const near = { from: OFFSET, to: Math.min(OFFSET + LENGTH, page.toEdge - PAPER_EDGE) };
  const far = { from: Math.max(OFFSET, page.toEdge - page.margin - 2), to: page.toEdge - PAPER_EDGE };
  if (far.from <= near.to)
    return [{ from: near.from, to: Math.max(near.to, far.to) }].filter((s) => s.to - s.from > 0.5);
  return [near, far];
}

/** Everything along one axis, so that lines down and lines across are worked out by the same words. */
interface Flat {
  readonly low: number;
  readonly high: number;
  readonly start: number;
  readonly end: number;
}

function marksAlong(
  boxes: readonly Flat[],
  obstacles: readonly Flat[],
  length: number,
  margin: number,
  gap: Piece | null,
) {
  const found: { at: number; from: number; to: number }[] = [];
  for (const box of boxes)
    for (const at of [box.low, box.high])
      for (const outwards of [-1, 1] as const) {
        const edge = outwards === -1 ? box.start : box.end;
        let free = Number.POSITIVE_INFINITY;
        for (const other of obstacles) {
          if (other === box || at < other.low - CLEARANCE || at > other.high + CLEARANCE) continue;
          const distance = outwards === -1 ? edge - other.end : other.start - edge;
          if (distance > -NEAR) free = Math.min(free, Math.max(0, distance));
        }
        const toEdge = outwards === -1 ? edge : length - edge;
        for (const stretch of stretches(free, Number.isFinite(free), { toEdge, margin })) {
          const [a, b] = [edge + outwards * stretch.from, edge + outwards * stretch.to].toSorted((p, q) => p - q) as [
            number,
            number,
          ];
          const parts =
            gap === null || b <= gap.from || a >= gap.to
              ? [[a, b]]
              : [
                  [a, gap.from],
                  [gap.to, b],
                ];
          for (const [from, to] of parts as [number, number][]) if (to - from > 0.5) found.push({ at, from, to });
        }
      }
  return found;
}

const upright = (box: Box): Flat => ({ low: box.x, high: box.x + box.width, start: box.y, end: box.y + box.height });
const level = (box: Box): Flat => ({ low: box.y, high: box.y + box.height, start: box.x, end: box.x + box.width });

const same = (a: Box, b: Box): boolean => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

const overlaps = (a: Box, b: Box): boolean =>
  Math.max(a.x, b.x) < Math.min(a.x + a.width, b.x + b.width) - NEAR &&
  Math.max(a.y, b.y) < Math.min(a.y + a.height, b.y + b.height) - NEAR;

/** Both colours of each mark: all halos first. */
function ink(paths: readonly string[]): DisplayNode[] {
  const d = paths.join('');
  return [
    { kind: 'path', d, fill: 'none', stroke: { colour: '#ffffff', width: HALO_WIDTH } },
    { kind: 'path', d, fill: 'none', stroke: { colour: '#000000', width: MARK_WIDTH } },
  ];
}

/**
 * Crop marks of a page, as a group of the layer `cut`; null where there is nothing to mark.
 * @param trims boxes to cut out
 * @param diagonals boxes cut from corner to corner: from bottom left to top right where the line rises
 * @param obstacles what marks must not cross besides the trims
 */
export function cropMarks(
  page: MarkedPage,
  trims: readonly Box[],
  diagonals: readonly { readonly box: Box; readonly rises: boolean }[] = [],
  obstacles: readonly Box[] = [],
): GroupNode | null {
  const distinct = [...new Map(trims.map((box) => [[box.x, box.y, box.width, box.height].join(), box])).values()];
  const strip: Piece = { from: page.strip.y - 0.5, to: page.strip.y + page.strip.height };
  const flat = (turn: (box: Box) => Flat): [Flat[], Flat[]] => {
    const boxes = distinct.map(turn);
    return [boxes, [...boxes, ...obstacles.map(turn)]];
  };
  const [columns, columnObstacles] = flat(upright);
  const [rows, rowObstacles] = flat(level);
  const paths = new Set<string>();
  for (const { at, from, to } of marksAlong(columns, columnObstacles, page.height, page.margin, strip))
    paths.add(line({ x: at, y: from }, { x: at, y: to }));
  for (const { at, from, to } of marksAlong(rows, rowObstacles, page.width, page.margin, null))
    paths.add(line({ x: from, y: at }, { x: to, y: at }));
  for (const { box, rises } of diagonals) {
    const long = Math.hypot(box.width, box.height);
    const [dx, dy] = [box.width / long, (rises ? -1 : 1) * (box.height / long)];
    const right = { x: box.x + box.width, y: rises ? box.y : box.y + box.height };
    const left = { x: box.x, y: rises ? box.y + box.height : box.y };
    for (const [corner, outwards] of [
      [left, -1],
      [right, 1],
    ] as const) {
      const along = (step: number): Point => ({
        x: corner.x + outwards * dx * step,
        y: corner.y + outwards * dy * step,
      });
      const mark = boxAround([corner, along(DIAGONAL.to)]);
      const others = [...distinct, ...obstacles].filter((other) => !same(other, box));
      if (!others.some((other) => overlaps(mark, other))) paths.add(line(along(DIAGONAL.from), along(DIAGONAL.to)));
    }
  }
  if (paths.size === 0) return null;
  return { kind: 'group', layer: 'cut', tag: { role: 'Artifact' }, children: ink([...paths]) };
}

/** A cut along an outline that no straight knife follows: a net's edge, a circle. */
export const cutLine = (d: string): DisplayNode[] => ink([d]);

/** A line to fold, dashed. */
export const foldLine = (d: string): DisplayNode[] => [
  { kind: 'path', d, fill: 'none', stroke: { colour: '#ffffff', width: HALO_WIDTH } },
  { kind: 'path', d, fill: 'none', stroke: { colour: '#000000', width: MARK_WIDTH, dash: [1, 1.1] } },
];

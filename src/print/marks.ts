/** Crop marks: thin lines outside the art that say where the knife goes. Lengths in mm. */
import type { Box, DisplayNode, GroupNode } from './display.ts';
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
 * @param diagonals squares cut from top left to bottom right (`down`) or from bottom left to top right (`up`)
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
  for (const { box, rises } of diagonals)
    for (const [x, y, dx, dy] of rises
      ? ([
          [box.x, box.y + box.height, -1, 1],
          [box.x + box.width, box.y, 1, -1],
        ] as const)
      : ([
          [box.x, box.y, -1, -1],
          [box.x + box.width, box.y + box.height, 1, 1],
        ] as const)) {
      const reach = 2.6;
      const blocked = [...distinct, ...obstacles].some(
        (other) =>
          other !== box &&
          Math.max(other.x, Math.min(x, x + dx * reach)) <
            Math.min(other.x + other.width, Math.max(x, x + dx * reach)) - NEAR &&
          Math.max(other.y, Math.min(y, y + dy * reach)) <
            Math.min(other.y + other.height, Math.max(y, y + dy * reach)) - NEAR,
      );
      if (!blocked) paths.add(line({ x: x + dx * 0.9, y: y + dy * 0.9 }, { x: x + dx * reach, y: y + dy * reach }));
    }
  if (paths.size === 0) return null;
  return { kind: 'group', layer: 'cut', tag: { role: 'Artifact' }, children: ink([...paths]) };
}

/** A cut along an outline that no straight knife follows: a net's edge, a circle. */
export const cutLine = (d: string): DisplayNode[] => ink([d]);

/** A line to fold, dashed. */
export const foldLine = (d: string): DisplayNode[] => [
  { kind: 'path', d, fill: 'none', stroke: { colour: '#ffffff', width: HALO_WIDTH } },
  { kind: 'path', d, fill: 'none', stroke: { colour: '#000000', width: MARK_WIDTH, dash: [1.2, 0.8] } },
];

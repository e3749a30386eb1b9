/** Cells: the upright rectangles that sheets are packed with. Most hold one unit; right triangles share one in pairs. */
import type { DisplayNode } from '../display.ts';
import type { DrawnFace } from '../draw-face.ts';
import type { Turn } from './flip.ts';
import type { Unit } from './units.ts';

/** A unit with its faces drawn. */
export interface DrawnUnit {
  readonly unit: Unit;
  readonly front: DrawnFace;
  readonly back: DrawnFace | null;
  /** Lines that belong to it and lie above the art, in the unit's own coordinates: a net's folds, a tile's glue strip. */
  readonly lines: readonly DisplayNode[];
}

export interface Cell {
  readonly width: number;
  readonly height: number;
  readonly members: readonly { readonly drawn: DrawnUnit; readonly turn: Turn }[];
}

const edgeOf = ({ front, back }: DrawnUnit): string => `${front.edge} ${back === null ? '' : back.edge}`;

/** Triangles of equal edges share a rectangle, the second turned by half; one that remains keeps its own to itself. */
function pairs(drawn: readonly DrawnUnit[]): Cell[] {
  const cells: Cell[] = [];
  const waiting = new Map<string, DrawnUnit>();
  const cell = (...members: Cell['members'][number][]): Cell => ({
    width: (members[0] as Cell['members'][number]).drawn.unit.window.width,
    height: (members[0] as Cell['members'][number]).drawn.unit.window.height,
    members,
  });
  for (const next of drawn) {
    const partner = waiting.get(edgeOf(next));
    if (partner === undefined) waiting.set(edgeOf(next), next);
    else {
      waiting.delete(edgeOf(next));
      cells.push(cell({ drawn: partner, turn: 0 }, { drawn: next, turn: 180 }));
    }
  }
  return [...cells, ...[...waiting.values()].map((single) => cell({ drawn: single, turn: 0 }))];
}

/** The cells of one component, in the order of its pieces. */
export function cellsOf(drawn: readonly DrawnUnit[]): Cell[] {
  if (drawn[0]?.unit.shape === 'right-triangle') return pairs(drawn);
  return drawn.map((one) => ({
    width: one.unit.window.width,
    height: one.unit.window.height,
    members: [{ drawn: one, turn: 0 }],
  }));
}

const ROUNDED: ReadonlySet<string> = new Set<Unit['shape']>(['circle', 'hex']);

/** True where neighbours may share one cut: all fronts run off in the same colour (or none), and all backs. */
export function sharesCuts(cells: readonly Cell[]): boolean {
  // Scissors need room to go around.
  if (cells.some(({ members }) => members.some(({ drawn }) => ROUNDED.has(drawn.unit.shape)))) return false;
  const shared = (side: 'front' | 'back'): boolean => {
    const edges = new Set(cells.flatMap(({ members }) => members.map(({ drawn }) => drawn[side]?.edge)));
    return edges.size <= 1 && !edges.has('mixed');
  };
  return shared('front') && shared('back');
}

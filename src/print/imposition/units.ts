/** What a game gives to cut out: every copy of every piece, dice as nets and stickers, large boards in parts. */
import type { Component, DieSide, Game, Piece } from '../../definition/game.ts';
import { type Problem, problemAt } from '../../definition/problem.ts';
import type { Box } from '../display.ts';
import { makeNet, type Net } from '../nets/net.ts';
import type { Solid } from '../nets/polyhedron.ts';
import type { Placement } from '../sheet.ts';
import { fits } from './pack.ts';

/** What is printed together: nets and stickers want paper of their own, pieces may share theirs. */
export type Stock = 'two-sided' | 'one-sided' | 'net' | 'sticker';

/** One thing to cut out. Lengths in mm. */
export interface Unit {
  readonly component: Component;
  readonly piece: Piece;
  /** Its name in the placements: `move-red-forward#1`. */
  readonly id: string;
  readonly shape: Placement['shape'];
  readonly stock: Stock;
  /** The part of the piece's face that this unit shows; for a whole piece all of it. */
  readonly window: Box;
  /** For stickers. */
  readonly side: DieSide | null;
  readonly net: Net | null;
  readonly tile: Tile | null;
}

/** A part of a split board. Rows and columns count from 1. */
export interface Tile {
  readonly row: number;
  readonly column: number;
  /** Width of the strip at its right and lower edge that the next part is glued onto; 0: none. */
  readonly overlapRight: number;
  readonly overlapBelow: number;
}

/**
 * What of a side's drawing the unit shows. A right triangle's back has its legs changed: it is the front seen from
 * behind.
 */
export function faceWindow({ window, shape }: Pick<Unit, 'window' | 'shape'>, side: 'front' | 'back'): Box {
  if (shape !== 'right-triangle' || side === 'front') return window;
  return { ...window, width: window.height, height: window.width };
}

/** How far a board's part reaches under the next one, mm. */
const OVERLAP = 5;

const copies = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

function spans(length: number, lines: readonly number[]): { from: number; to: number; more: boolean }[] {
  const inner = [...new Set(lines)].filter((line) => line > 0 && line < length).toSorted((a, b) => a - b);
  const edges = [0, ...inner, length];
  return edges.slice(1).map((to, i) => ({ from: edges[i] as number, to, more: i < edges.length - 2 }));
}

function tiles(component: Component): { tile: Tile; window: Box }[] {
  const rows = spans(component.height, component.split.rows);
  const columns = spans(component.width, component.split.columns);
  return rows.flatMap((row, r) =>
    columns.map((column, c) => {
      const overlapRight = column.more ? OVERLAP : 0;
      const overlapBelow = row.more ? OVERLAP : 0;
      return {
        tile: { row: r + 1, column: c + 1, overlapRight, overlapBelow },
        window: {
          x: column.from,
          y: row.from,
          width: column.to - column.from + overlapRight,
          height: row.to - row.from + overlapBelow,
        },
      };
    }),
  );
}

function dieUnits(component: Component, piece: Piece): Unit[] {
  const size = component.sticker ?? component.width;
  const base = { component, piece, tile: null };
  const net = component.dice.includes('net') ? makeNet(component.shape as Solid, component.width, piece.sides) : null;
  return copies(piece.count).flatMap((copy): Unit[] => [
    ...(net === null
      ? []
      : [
          {
            ...base,
            id: `${piece.id}#${copy}`,
            shape: 'net' as const,
            stock: 'net' as const,
            window: { x: 0, y: 0, width: net.width, height: net.height },
            side: null,
            net,
          },
        ]),
    ...(component.dice.includes('sticker') ? piece.sides : []).map((side) => ({
      ...base,
      id: `${piece.id}#${copy}.${side.key}`,
      shape: 'sticker' as const,
      stock: 'sticker' as const,
      window: { x: 0, y: 0, width: size, height: size },
      side,
      net: null,
    })),
  ]);
}

function pieceUnits(component: Component, piece: Piece, area: { width: number; height: number }): Unit[] {
  const { width, height } = component;
  const base = { component, piece, side: null, net: null };
  const stock: Stock = piece.back === null ? 'one-sided' : 'two-sided';
  // A face that only its kind can have is a rectangle on the sheet.
  const shape = (['rectangle', 'right-triangle', 'circle', 'hex'] as const).find((s) => s === component.shape);
  if (shape === 'circle' && width !== height)
    throw new RangeError(`a circle is as wide as it is high, not ${width} × ${height} mm`);
  const whole = { x: 0, y: 0, width, height };
  const lines = component.split.rows.length + component.split.columns.length;
  if (shape !== 'rectangle' || lines === 0 || fits(component, area)) {
    return copies(piece.count).map((copy) => ({
      ...base,
      id: `${piece.id}#${copy}`,
      shape: shape ?? 'rectangle',
      stock,
      window: whole,
      tile: null,
    }));
  }
  return copies(piece.count).flatMap((copy) =>
    tiles(component).map(({ tile, window }) => ({
      ...base,
      id: `${piece.id}${piece.count > 1 ? `#${copy}` : ''}@r${tile.row}c${tile.column}`,
      shape,
      stock,
      window,
      tile,
    })),
  );
}

/**
 * Everything to cut out, in the order of the definition.
 * @param area for trims, mm: decides which boards are split
 */
export function unitsOf(game: Game, area: { width: number; height: number }): { units: Unit[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const units: Unit[] = [];
  for (const component of game.components)
    for (const piece of component.pieces) {
      try {
        units.push(...(component.kind === 'die' ? dieUnits(component, piece) : pieceUnits(component, piece, area)));
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        problems.push(problemAt(component.at, `${piece.id}: ${error.message}`));
      }
    }
  return { units, problems };
}

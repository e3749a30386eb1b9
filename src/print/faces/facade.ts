/** A house seen from the front, as architects draw it: rows of windows, one a floor, and a roof. */

import type { Hex } from '../../definition/game.ts';
import type { Box, DisplayNode } from '../display.ts';
import { polygon, rectangle } from '../path.ts';
import { filled, stroked } from './draw.ts';

export interface FacadeColours {
  readonly wall: Hex;
  readonly window: Hex;
  /** Null: the wall is filled and needs no outline. */
  readonly line: Hex | null;
}

/** Columns of windows, the same on every front so that storeys line up one above another. */
const COLUMNS = 4;

/** The wall from the foot of `area` up, `floors` rows of windows, its roof on top within the area. */
export function facade(area: Box, floors: number, colours: FacadeColours): DisplayNode[] {
  const foot = area.y + area.height;
  const roof = roofHeight(floors);
  const storey = storeyHeight(floors, area.height);
  const top = foot - floors * storey;
  const wall = { ...area, y: top, height: floors * storey };
  const windows = Array.from({ length: floors }, (_, floor) =>
    row(wall, foot - (floor + 1) * storey, storey, floors, floor),
  ).join('');
  const courses = Array.from(
    { length: floors },
    (_, floor) => `M${area.x - 0.7} ${foot - (floor + 1) * storey}h${area.width + 1.4}`,
  ).join('');
  const body = rectangle(wall);
  const crown = crownPath(wall, roof, floors);
  if (colours.line === null) {
    return [
      filled(body, colours.wall),
      filled(crown, colours.wall),
      filled(windows, colours.window),
      stroked(courses, colours.wall, 0.6),
    ];
  }
  return [
    filled(crown, colours.window),
    stroked(crown, colours.line, 0.3, { join: 'round' }),
    filled(body, colours.window),
    stroked(body, colours.line, 0.3),
    stroked(windows, colours.line, 0.2),
  ];
}

/** Of one floor, mm, in a front `height` mm high with its roof. */
export function storeyHeight(floors: number, height: number): number {
  return Math.min(9.4, (height - roofHeight(floors)) / floors);
}

function roofHeight(floors: number): number {
  return floors === 1 ? 8 : floors <= 2 ? 7 : floors <= 5 ? 4.5 : 5;
}

/** One floor's windows: wide in low houses, slender in high ones; a door in the middle of a ground floor. */
function row({ x, width }: Box, top: number, storey: number, floors: number, floor: number): string {
  const pitch = width / COLUMNS;
  const [wide, high] = [pitch * (floors >= 10 ? 0.66 : 0.52), storey * (floors >= 10 ? 0.5 : 0.56)];
  return Array.from({ length: COLUMNS }, (_, column) => {
    const left = x + (column + 0.5) * pitch - wide / 2;
    const sill = top + (storey - high) / 2;
    if (floors === 2) return arched(left, sill - 0.4, wide, high + 0.6);
    if (floors === 5)
      return (
        rectangle({ x: left, y: sill, width: wide * 0.44, height: high }) +
        rectangle({ x: left + wide * 0.56, y: sill, width: wide * 0.44, height: high })
      );
    if (floors === 1 && floor === 0 && (column === 1 || column === 2)) {
      return column === 1
        ? rectangle({
            x: x + width / 2 - wide * 0.55,
            y: sill - 0.2,
            width: wide * 1.1,
            height: storey - (sill - top) + 0.2,
          })
        : '';
    }
    return rectangle({ x: left, y: sill, width: wide, height: high });
  }).join('');
}

function arched(x: number, y: number, width: number, height: number): string {
  const r = width / 2;
  return `M${x} ${y + height}V${y + r}a${r} ${r} 0 0 1 ${width} 0V${y + height}Z`;
}

/** Gable, hipped roof with chimneys, parapet, spire: the taller, the slimmer. */
function crownPath({ x, y, width }: Box, roof: number, floors: number): string {
  const at = (points: readonly (readonly [number, number])[]) =>
    polygon(points.map(([px, py]) => ({ x: x + px * width, y: y - py * roof })));
  if (floors === 1)
    return at([
      [-0.07, 0],
      [0.5, 1],
      [0.7, 0.65],
      [0.7, 0.95],
      [0.82, 0.95],
      [0.82, 0.44],
      [1.07, 0],
    ]);
  if (floors === 2)
    return at([
      [-0.06, 0],
      [0.12, 0.72],
      [0.16, 0.72],
      [0.16, 1],
      [0.26, 1],
      [0.26, 0.72],
      [0.74, 0.72],
      [0.74, 1],
      [0.84, 1],
      [0.84, 0.72],
      [0.88, 0.72],
      [1.06, 0],
    ]);
  if (floors <= 5) {
    return at([
      [-0.05, 0],
      [-0.05, 0.7],
      [0.1, 0.7],
      [0.1, 0.35],
      [0.25, 0.35],
      [0.25, 0.7],
      [0.42, 0.7],
      [0.42, 0.35],
      [0.58, 0.35],
      [0.58, 0.7],
      [0.75, 0.7],
      [0.75, 0.35],
      [0.9, 0.35],
      [0.9, 0.7],
      [1.05, 0.7],
      [1.05, 0],
    ]);
  }
  return at([
    [0.08, 0],
    [0.08, 0.3],
    [0.3, 0.3],
    [0.3, 0.55],
    [0.47, 0.55],
    [0.49, 1],
    [0.51, 1],
    [0.53, 0.55],
    [0.7, 0.55],
    [0.7, 0.3],
    [0.92, 0.3],
    [0.92, 0],
  ]);
}

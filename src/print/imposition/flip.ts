/** Turning pieces and turning sheets over: where a front's back has to lie so that both meet on one piece of card. */
import type { Box, Matrix } from '../display.ts';
import type { Placement } from '../sheet.ts';

export type Turn = Placement['rotation'];

/** A line to mirror about: x = `at` for `down`, y = `at` for `across`. */
export interface Mirror {
  readonly axis: 'across' | 'down';
  readonly at: number;
}

export interface Laid extends Box {
  /** Clockwise. */
  readonly turn: Turn;
}

const whole = (degrees: number): Turn => (((degrees % 360) + 360) % 360) as Turn;

/** The line about which a duplex printer turns a sheet. */
export function flipLine(paper: { width: number; height: number }, edge: 'long' | 'short'): Mirror {
  const upright = paper.height >= paper.width;
  return (edge === 'long') === upright
    ? { axis: 'down', at: paper.width / 2 }
    : { axis: 'across', at: paper.height / 2 };
}

/**
 * Where the back lies, and how it is turned so that its top is the same edge of the piece as the front's.
 * A right triangle's back is turned so that its right angle meets the front's: its legs change places.
 */
export function mirrored(front: Laid, mirror: Mirror, shape: Placement['shape']): Laid {
  const triangle = shape === 'right-triangle';
  const moved =
    mirror.axis === 'down'
      ? { x: 2 * mirror.at - front.x - front.width, y: front.y }
      : { x: front.x, y: 2 * mirror.at - front.y - front.height };
  const upside = mirror.axis === 'down' ? -front.turn : 180 - front.turn;
  return { ...moved, width: front.width, height: front.height, turn: whole(triangle ? upside - 90 : upside) };
}

/** Lays a drawing of `width` × `height` (unturned) into its place. */
export function layMatrix({ x, y, turn }: Laid, width: number, height: number): Matrix {
  switch (turn) {
    case 0:
      return [1, 0, 0, 1, x, y];
    case 90:
      return [0, 1, -1, 0, x + height, y];
    case 180:
      return [-1, 0, 0, -1, x + width, y + height];
    case 270:
      return [0, -1, 1, 0, x, y + width];
  }
}

/** The corner of a placed right triangle's box that holds its right angle: bottom left when it is not turned. */
export function rightAngle({ x, y, width, height, turn }: Laid): { x: number; y: number } {
  return {
    x: turn === 0 || turn === 90 ? x : x + width,
    y: turn === 0 || turn === 270 ? y + height : y,
  };
}

/** The trim of a placed piece as a polygon (a net's and a circle's: its box). */
export function outline(laid: Laid, shape: Placement['shape']): { x: number; y: number }[] {
  const { x, y, width, height } = laid;
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  if (shape !== 'right-triangle') return corners;
  const right = rightAngle(laid);
  const far = (p: { x: number; y: number }): boolean =>
    Math.abs(p.x - right.x) > 1e-9 && Math.abs(p.y - right.y) > 1e-9;
  return corners.filter((corner) => !far(corner));
}

/** Affine maps, written as SVG and PDF write them. Angles in degrees, clockwise because y points down. */
import type { Box, Matrix } from './display.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export function translate(x: number, y: number): Matrix {
  return [1, 0, 0, 1, x, y];
}

export function scale(x: number, y = x): Matrix {
  return [x, 0, 0, y, 0, 0];
}

/** Turns about a point; quarter turns are exact. */
export function rotate(degrees: number, about: Point = { x: 0, y: 0 }): Matrix {
  const quarter = ((degrees % 360) + 360) % 360;
  const cos = quarter % 180 === 90 ? 0 : quarter === 0 ? 1 : quarter === 180 ? -1 : Math.cos((degrees * Math.PI) / 180);
  const sin = quarter % 180 === 0 ? 0 : quarter === 90 ? 1 : quarter === 270 ? -1 : Math.sin((degrees * Math.PI) / 180);
  const { x, y } = about;
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

/** The maps one after another, the first listed applied last: `multiply(place, turn)` turns, then places. */
export function multiply(...maps: readonly Matrix[]): Matrix {
  return maps.reduce(
    ([a, b, c, d, e, f], [a2, b2, c2, d2, e2, f2]) => [
      a * a2 + c * b2,
      b * a2 + d * b2,
      a * c2 + c * d2,
      b * c2 + d * d2,
      a * e2 + c * f2 + e,
      b * e2 + d * f2 + f,
    ],
    IDENTITY,
  );
}

export function apply([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** By how much lengths grow, on average. */
export function growth([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

/** The smallest upright box that holds the points. */
export function boxAround(points: readonly Point[]): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Maps `from` into `into`, as large as fits, its middle on the middle. */
export function fitInto(from: Box, into: Box): Matrix {
  const factor = Math.min(into.width / from.width, into.height / from.height);
  return [
    factor,
    0,
    0,
    factor,
    into.x + into.width / 2 - factor * (from.x + from.width / 2),
    into.y + into.height / 2 - factor * (from.y + from.height / 2),
  ];
}

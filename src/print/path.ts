/** Path data: building it, moving it, measuring it, and reading it as the four operators that PDF knows. */
import svgpath from 'svgpath';
import type { Box, Matrix } from './display.ts';
import { boxAround, type Point } from './matrix.ts';

/** Digits kept in path data: a ten-thousandth of a millimetre. */
const DIGITS = 4;

/** A number as short as it can be written without losing what `digits` decimals hold. */
export function number(value: number, digits: number = DIGITS): string {
  if (!Number.isFinite(value)) throw new Error(`A drawing can not hold the number ${value}`);
  const text = value.toFixed(digits);
  const short = digits === 0 ? text : text.replace(/\.?0+$/, '');
  return short === '-0' ? '0' : short;
}

export function rectangle({ x, y, width, height }: Box): string {
  return `M${number(x)} ${number(y)}H${number(x + width)}V${number(y + height)}H${number(x)}Z`;
}

export function roundedRectangle({ x, y, width, height }: Box, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) return rectangle({ x, y, width, height });
  const arc = (dx: number, dy: number) => `a${number(r)} ${number(r)} 0 0 1 ${number(dx)} ${number(dy)}`;
  const across = `h${number(width - 2 * r)}`;
  const down = `v${number(height - 2 * r)}`;
  return (
    `M${number(x + r)} ${number(y)}${across}${arc(r, r)}${down}${arc(-r, r)}` +
    `h${number(2 * r - width)}${arc(-r, -r)}v${number(2 * r - height)}${arc(r, -r)}Z`
  );
}

export function circle(centre: Point, radius: number): string {
  return ellipse(centre, radius, radius);
}

function ellipse({ x, y }: Point, rx: number, ry: number): string {
  const half = (dx: number) => `a${number(rx)} ${number(ry)} 0 1 1 ${number(dx)} 0`;
  return `M${number(x - rx)} ${number(y)}${half(2 * rx)}${half(-2 * rx)}Z`;
}

/** A closed outline through the points. */
export function polygon(points: readonly Point[]): string {
  return `${polyline(points)}Z`;
}

/** An open line through the points. */
function polyline(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${number(x)} ${number(y)}`).join('');
}

export function line(from: Point, to: Point): string {
  return polyline([from, to]);
}

/** The same path, mapped. */
export function movedPath(d: string, map: Matrix): string {
  return checked(d)
    .matrix([...map])
    .round(DIGITS)
    .toString();
}

/** The same path in as few characters as `digits` decimals allow. */
export function compactPath(d: string, digits: number): string {
  return checked(d).rel().round(digits).toString();
}

/** A straight or curved part of a path, in absolute coordinates. */
export type Segment =
  | { readonly kind: 'move' | 'line'; readonly to: Point }
  | { readonly kind: 'curve'; readonly first: Point; readonly second: Point; readonly to: Point }
  | { readonly kind: 'close' };

/** The path as moves, lines and cubic curves. Throws on text that is no path data. */
export function segments(d: string): Segment[] {
  const found: Segment[] = [];
  checked(d)
    .abs()
    .unarc()
    .unshort()
    .iterate((segment, _index, x, y) => {
      switch (segment[0]) {
        case 'M':
          found.push({ kind: 'move', to: { x: segment[1], y: segment[2] } });
          break;
        case 'L':
          found.push({ kind: 'line', to: { x: segment[1], y: segment[2] } });
          break;
        case 'H':
          found.push({ kind: 'line', to: { x: segment[1], y } });
          break;
        case 'V':
          found.push({ kind: 'line', to: { x, y: segment[1] } });
          break;
        case 'C': {
          const [, x1, y1, x2, y2, toX, toY] = segment;
          found.push({ kind: 'curve', first: { x: x1, y: y1 }, second: { x: x2, y: y2 }, to: { x: toX, y: toY } });
          break;
        }
        case 'Q': {
          const [, cx, cy, toX, toY] = segment;
          const towards = (from: Point): Point => ({
            x: from.x + (2 / 3) * (cx - from.x),
            y: from.y + (2 / 3) * (cy - from.y),
          });
          const to = { x: toX, y: toY };
          found.push({ kind: 'curve', first: towards({ x, y }), second: towards(to), to });
          break;
        }
        default:
          found.push({ kind: 'close' });
      }
    });
  return found;
}

/** The smallest box around a path, curves measured exactly; null for a path that draws nothing. */
export function pathBox(d: string): Box | null {
  const points: Point[] = [];
  let last: Point = { x: 0, y: 0 };
  for (const segment of segments(d)) {
    if (segment.kind === 'close') continue;
    if (segment.kind === 'curve') points.push(...turningPoints(last, segment));
    points.push(segment.to);
    last = segment.to;
  }
  return points.length === 0 ? null : boxAround(points);
}

/** The points of a cubic curve where it turns back in x or y. */
function turningPoints(from: Point, { first, second, to }: { first: Point; second: Point; to: Point }): Point[] {
  const at = (axis: 'x' | 'y', t: number) =>
    (1 - t) ** 3 * from[axis] +
    3 * (1 - t) ** 2 * t * first[axis] +
    3 * (1 - t) * t ** 2 * second[axis] +
    t ** 3 * to[axis];
  return (['x', 'y'] as const)
    .flatMap((axis) => {
      const a = -from[axis] + 3 * first[axis] - 3 * second[axis] + to[axis];
      const b = 2 * (from[axis] - 2 * first[axis] + second[axis]);
      const c = first[axis] - from[axis];
      return roots(3 * a, 3 * b, 3 * c);
    })
    .filter((t) => t > 0 && t < 1)
    .map((t) => ({ x: at('x', t), y: at('y', t) }));
}

function roots(a: number, b: number, c: number): number[] {
  if (Math.abs(a) < 1e-12) return b === 0 ? [] : [-c / b];
  const square = b * b - 4 * a * c;
  if (square < 0) return [];
  return [(-b + Math.sqrt(square)) / (2 * a), (-b - Math.sqrt(square)) / (2 * a)];
}

function checked(d: string): ReturnType<typeof svgpath> {
  const path = svgpath(d);
  // svgpath stops at the first mistake and keeps what came before; only its private field tells.
  const error = (path as unknown as { err: string }).err;
  if (error) throw new Error(`This is no path data: ${error}`);
  return path;
}

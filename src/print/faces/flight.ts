/** A step and the turn after it, drawn: a dot where it starts, a bold arrow, the square reached, a wedge for the facing. */

import type { Hex } from '../../definition/game.ts';
import type { Box, DisplayNode } from '../display.ts';
import { multiply, type Point, rotate, translate } from '../matrix.ts';
import { circle, polygon, roundedRectangle } from '../path.ts';
import { filled, moved, stroked } from './draw.ts';

export interface Step {
  /** Squares ahead; behind is negative. */
  readonly ahead: number;
  /** Squares to the right; left is negative. */
  readonly aside: number;
  /** Clockwise degrees turned at the end. */
  readonly turn: number;
}

export interface FlightColours {
  readonly arrow: Hex;
  readonly ink: Hex;
  readonly reached: Hex;
  /** Draws the arrow as an outline, to save ink. */
  readonly hollow: boolean;
}

/** In shares of a square: the dot's radius, half the square reached, the arrow's shaft and head. */
const DOT = 0.25;
const HALF = 0.48;
const SHAFT = 0.3;
const HEAD = { long: 0.42, half: 0.38 };
/** How far the shaft runs on under the head, mm: no seam shows. */
const LAP = 0.3;

/** How much room the drawing takes, in squares: the square reached whole, of the start only the dot. */
export function extent({ ahead, aside }: Step): { columns: number; rows: number } {
  const along = (steps: number) => (steps === 0 ? 2 * HALF : Math.abs(steps) + HALF + DOT);
  return { columns: along(aside), rows: along(ahead) };
}

/** How far the drawing reaches up and to the right together from its lower left corner, in squares. */
export function diagonal(step: Step): number {
  const start = startIn(step);
  const { rows } = extent(step);
  const end = { x: start.x + step.aside, y: start.y - step.ahead };
  const reach = ({ x, y }: Point) => x + (rows - y);
  return Math.max(reach(end) + 2 * HALF - 0.07, reach(start) + DOT * Math.SQRT2);
}

/** The middle of the start, in squares from the upper left corner. */
function startIn({ ahead, aside }: Step): Point {
  const before = (steps: number) => (steps > 0 ? steps + HALF : steps < 0 ? DOT : HALF);
  return { x: before(-aside), y: before(ahead) };
}

/** Draws from the upper left corner of `at`; a square is `square` mm wide. */
export function flight(step: Step, at: Pick<Box, 'x' | 'y'>, square: number, colours: FlightColours): DisplayNode[] {
  const first = startIn(step);
  const start = { x: at.x + first.x * square, y: at.y + first.y * square };
  const end = { x: start.x + step.aside * square, y: start.y - step.ahead * square };
  const half = square * HALF;
  const reached = roundedRectangle(
    { x: end.x - half, y: end.y - half, width: 2 * half, height: 2 * half },
    square * 0.12,
  );
  return [
    filled(reached, colours.reached),
    stroked(reached, colours.arrow, Math.max(0.3, square * 0.04)),
    ...(step.ahead === 0 && step.aside === 0 && step.turn === 0
      ? []
      : [moved(translate(start.x, start.y), arrow(step, square, colours))]),
    moved(multiply(translate(end.x, end.y), rotate(step.turn)), [filled(wedge(square), colours.ink)]),
    moved(translate(start.x, start.y), [
      filled(circle({ x: 0, y: 0 }, square * DOT), colours.ink),
      filled(beak(square), colours.reached),
    ]),
  ];
}

/** The facing at the square reached, as on the piece itself. */
function wedge(square: number): string {
  const [edge, deep, half] = [-square * 0.46, square * 0.14, square * 0.16];
  return polygon([
    { x: 0, y: edge },
    { x: half, y: edge + deep },
    { x: -half, y: edge + deep },
  ]);
}

/** The facing at the start, cut out of the dot. */
function beak(square: number): string {
  const [tip, half] = [square * 0.15, square * 0.115];
  return polygon([
    { x: 0, y: -tip },
    { x: half, y: tip * 0.6 },
    { x: -half, y: tip * 0.6 },
  ]);
}

/** From the middle of the start at 0,0: a shaft and a head on its end. */
function arrow(step: Step, square: number, { arrow: colour, reached, hollow }: FlightColours): DisplayNode[] {
  const { d, share, tip, heading, head: size } = course(step, square);
  const place = multiply(translate(tip.x, tip.y), rotate(heading));
  const line = 0.35;
  const solid = [
    stroked(d, colour, square * share, { join: 'round' }),
    moved(place, [filled(head(square * size, 0), colour)]),
  ];
  if (!hollow) return solid;
  return [
    ...solid,
    moved(place, [filled(head(square * size, line), reached)]),
    stroked(d, reached, square * share - 2 * line, { join: 'round', cap: 'square' }),
  ];
}

interface Course {
  /** The shaft's middle line. */
  readonly d: string;
  /** The shaft's width, in squares. */
  readonly share: number;
  /** Where the head begins, and where it points. */
  readonly tip: Point;
  readonly heading: number;
  /** The head's size, 1 being whole. */
  readonly head: number;
}

function course({ ahead, aside, turn }: Step, square: number): Course {
  const [x, y] = [aside * square, -ahead * square];
  /** Where a head that points to the middle of the square begins. */
  const neck = square * 0.13;
  if (ahead === 0 && aside === 0) return inPlace(turn, square);
  if (Math.abs(turn) === 180 && aside === 0) {
    const [left, bend, top] = [-square * 0.27, square * 0.19, y - square * 0.1];
    const right = left + 2 * bend;
    const rise = `M0 0C0 ${y * 0.42} ${left} ${y * 0.36} ${left} ${y * 0.72}V${top}`;
    return {
      d: `${rise}A${bend} ${bend} 0 0 1 ${right} ${top}V${top + LAP}`,
      share: 0.22,
      tip: { x: right, y: top + 0.1 },
      heading: 180,
      head: 0.8,
    };
  }
  if (turn !== 0 && ahead !== 0 && aside !== 0) {
    const side = Math.sign(aside);
    const tip = { x: x - side * neck, y };
    const sweep = aside > 0 === ahead > 0 ? 1 : 0;
    const d = `M0 0A${Math.abs(tip.x)} ${Math.abs(y)} 0 0 ${sweep} ${tip.x} ${y}h${side * LAP}`;
    return { d, share: SHAFT, tip, heading: side * 90, head: 1 };
  }
  const length = Math.hypot(x, y);
  const share = (length - neck) / length;
  const tip = { x: x * share, y: y * share };
  const under = (length - neck + LAP) / length;
  return {
    d: `M0 0L${x * under} ${y * under}`,
    share: SHAFT,
    tip,
    heading: (Math.atan2(x, -y) * 180) / Math.PI,
    head: 1,
  };
}

/** Around the dot, from straight ahead to the new facing; the head ends before the wedge that shows it. */
function inPlace(turn: number, square: number): Course {
  const radius = square * 0.36;
  const side = Math.sign(turn);
  const on = (degrees: number): Point => {
    const angle = (side * degrees * Math.PI) / 180;
    return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
  };
  const [begin, end] = [8, Math.abs(turn) - 44];
  const [from, tip, under] = [on(begin), on(end), on(end + 3)];
  return {
    d: `M${from.x} ${from.y}A${radius} ${radius} 0 0 ${side > 0 ? 1 : 0} ${under.x} ${under.y}`,
    share: 0.1,
    tip,
    heading: side * (end + 101),
    head: 0.45,
  };
}

/** Points up from 0,0, its lines `inset` mm within. */
function head(square: number, inset: number): string {
  const [long, half] = [square * HEAD.long, square * HEAD.half];
  const slope = Math.hypot(long, half);
  return polygon([
    { x: 0, y: -long + (inset * slope) / half },
    { x: half - (inset * (slope + half)) / long, y: 0.05 - inset },
    { x: -half + (inset * (slope + half)) / long, y: 0.05 - inset },
  ]);
}

/** A step and the turn after it, drawn: the square left, the square reached, an arrow, a wedge for the new facing. */

import type { Hex } from '../../definition/game.ts';
import type { DisplayNode } from '../display.ts';
import { multiply, rotate, translate } from '../matrix.ts';
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
}

/** The dot that marks the start, as a share of a square. */
const DOT = 0.23;
/** How far the drawing reaches from the middle of the start, in squares. */
const REACH = 0.5;

/** How much room the drawing takes, in squares: the square reached whole, of the start only the dot. */
export function extent({ ahead, aside }: Step): { columns: number; rows: number } {
  const along = (steps: number) => (steps === 0 ? 2 * REACH : Math.abs(steps) + REACH + DOT);
  return { columns: along(aside), rows: along(ahead) };
}

/** Draws from the upper left corner x, y; a square is `square` mm wide. */
export function flight(step: Step, x: number, y: number, square: number, colours: FlightColours): DisplayNode[] {
  const before = (steps: number) => square * (steps > 0 ? steps + REACH : steps < 0 ? DOT : REACH);
  const start = { x: x + before(-step.aside), y: y + before(step.ahead) };
  const end = { x: start.x + step.aside * square, y: start.y - step.ahead * square };
  const half = square * 0.48;
  const reached = roundedRectangle(
    { x: end.x - half, y: end.y - half, width: 2 * half, height: 2 * half },
    square * 0.12,
  );
  return [
    filled(reached, colours.reached),
    stroked(reached, colours.arrow, Math.max(0.3, square * 0.05)),
    moved(multiply(translate(end.x, end.y), rotate(step.turn)), [filled(wedge(square), colours.ink)]),
    moved(translate(start.x, start.y), [
      ...arrow(step, square, colours.arrow),
      filled(circle({ x: 0, y: 0 }, square * DOT), colours.ink),
      filled(beak(square), colours.reached),
    ]),
  ];
}

/** The facing at the square reached, as on the piece itself. */
function wedge(square: number): string {
  const [edge, deep, half] = [-square * 0.44, square * 0.14, square * 0.15];
  return polygon([
    { x: 0, y: edge },
    { x: half, y: edge + deep },
    { x: -half, y: edge + deep },
  ]);
}

/** The facing at the start, cut out of the dot. */
function beak(square: number): string {
  const [tip, half] = [square * 0.15, square * 0.11];
  return polygon([
    { x: 0, y: -tip },
    { x: half, y: tip * 0.6 },
    { x: -half, y: tip * 0.6 },
  ]);
}

/** From the middle of the start at 0,0. */
function arrow({ ahead, aside, turn }: Step, square: number, colour: Hex): DisplayNode[] {
  const [x, y] = [aside * square, -ahead * square];
  const shaft = (d: string) => stroked(d, colour, square * 0.2, { join: 'round' });
  if (Math.abs(turn) === 180 && aside === 0) {
    const [left, bend, top] = [-square * 0.27, square * 0.19, y - square * 0.08];
    const right = left + 2 * bend;
    return [
      shaft(
        `M0 0C0 ${y * 0.4} ${left} ${y * 0.4} ${left} ${y * 0.7}V${top}A${bend} ${bend} 0 0 1 ${right} ${top}V${top + 0.2}`,
      ),
      head(right, top + 0.15, 180, square, colour),
    ];
  }
  if (turn !== 0 && ahead !== 0 && aside !== 0) {
    const tip = x - Math.sign(aside) * square * 0.06;
    return [
      shaft(`M0 0A${Math.abs(x)} ${Math.abs(y)} 0 0 ${aside > 0 ? 1 : 0} ${x - Math.sign(aside) * 0.01} ${y}H${tip}`),
      head(tip, y, aside > 0 ? 90 : -90, square, colour),
    ];
  }
  const length = Math.hypot(x, y);
  const short = (length - square * 0.06) / length;
  const heading = (Math.atan2(x, -y) * 180) / Math.PI;
  return [shaft(`M0 0L${x * short} ${y * short}`), head(x * short, y * short, heading, square, colour)];
}

function head(x: number, y: number, heading: number, square: number, colour: Hex): DisplayNode {
  const [long, half] = [square * 0.34, square * 0.27];
  const d = polygon([
    { x: 0, y: -long },
    { x: half, y: 0.05 },
    { x: -half, y: 0.05 },
  ]);
  return moved(multiply(translate(x, y), rotate(heading)), [filled(d, colour)]);
}

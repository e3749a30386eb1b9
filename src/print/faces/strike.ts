/** A window of squares around an attacker, those it hits filled: the picture of an attack's reach. */
import { mix } from '../../definition/colour.ts';
import type { Hex } from '../../definition/game.ts';
import { isAtDistance, type Reach } from '../../definition/reach.ts';
import type { DisplayNode } from '../display.ts';
import type { FaceKit } from '../face.ts';
import { circle, line, polygon, roundedRectangle } from '../path.ts';
import { textOn } from './colours.ts';
import { filled, stroked, words } from './draw.ts';

export interface Hit {
  readonly ahead: number;
  readonly aside: number;
  readonly points: number;
}

export interface StrikeLook {
  readonly hit: Hex;
  readonly square: Hex;
  readonly ink: Hex;
}

/** Every square at exactly that distance. */
export function hitsAtDistance(distance: number, points: number, reach: Reach): Hit[] {
  const hits: Hit[] = [];
  for (let ahead = distance; ahead >= -distance; ahead--) {
    for (let aside = -distance; aside <= distance; aside++) {
      if (isAtDistance(ahead, aside, distance, reach)) hits.push({ ahead, aside, points });
    }
  }
  return hits;
}

/** The smallest odd window that shows every hit, no less than five squares. */
function windowFor(hits: readonly Hit[]): number {
  return 2 * Math.max(2, ...hits.flatMap(({ ahead, aside }) => [Math.abs(ahead), Math.abs(aside)])) + 1;
}

/** Fills the square of `size` mm whose upper left corner is x, y. `facing` false leaves the attacker without a front. */
export function strike(
  kit: FaceKit,
  hits: readonly Hit[],
  { x, y, size, facing, rays }: { x: number; y: number; size: number; facing: boolean; rays: boolean },
  look: StrikeLook,
): DisplayNode[] {
  const count = windowFor(hits);
  const square = size / count;
  const centre = (count - 1) / 2;
  const middle = { x: x + size / 2, y: y + size / 2 };
  const at = ({ ahead, aside }: Pick<Hit, 'ahead' | 'aside'>) => ({
    x: middle.x + aside * square,
    y: middle.y - ahead * square,
  });
  const tile = (point: { x: number; y: number }, share: number) => {
    const side = square * share;
    return roundedRectangle({ x: point.x - side / 2, y: point.y - side / 2, width: side, height: side }, square * 0.14);
  };
  const free: string[] = [];
  for (let ahead = -centre; ahead <= centre; ahead++) {
    for (let aside = -centre; aside <= centre; aside++)
      free.push(tile(at({ ahead, aside }), kit.ink === 'colour' ? 0.86 : 0.16));
  }
  const numbered = square >= 6;
  return [
    filled(free.join(''), kit.ink === 'colour' ? look.square : mix(look.square, look.ink, 0.5)),
    ...(rays
      ? hits.map((hit) =>
          stroked(line(middle, at(hit)), look.ink, Math.max(0.2, square * 0.07), {
            dash: [square * 0.14, square * 0.14],
          }),
        )
      : []),
    ...hits.flatMap((hit) => {
      const strong = hit.points > 1;
      const fill = strong ? look.ink : look.hit;
      const { x: hx, y: hy } = at(hit);
      const mark = textOn(kit, fill);
      if (numbered) {
        const font = kit.textBold;
        const cap = kit.fonts.metrics(font, square * 0.62).cap;
        return [
          filled(tile({ x: hx, y: hy }, 0.94), fill),
          words(String(hit.points), hx, hy + cap / 2, { font, size: square * 0.62, fill: mark, anchor: 'middle' }),
        ];
      }
      const pips = strong
        ? [
            circle({ x: hx - square * 0.2, y: hy }, square * 0.13),
            circle({ x: hx + square * 0.2, y: hy }, square * 0.13),
          ]
        : [];
      return [filled(tile({ x: hx, y: hy }, 0.96), fill), ...pips.map((pip) => filled(pip, mark))];
    }),
    filled(facing ? dart(middle, square * 0.5) : circle(middle, square * 0.4), look.ink),
  ];
}

/** The attacker from above, head up. */
function dart({ x, y }: { x: number; y: number }, reach: number): string {
  return polygon([
    { x, y: y - reach },
    { x: x + reach * 0.8, y: y + reach * 0.8 },
    { x, y: y + reach * 0.4 },
    { x: x - reach * 0.8, y: y + reach * 0.8 },
  ]);
}

/** The strip in a seat's accent that carries its mark and a name: what a seat's tokens, boards and mats share. */
import type { Box, DisplayNode } from '../display.ts';
import type { FaceKit } from '../face.ts';
import { rectangle } from '../path.ts';
import { textOn } from './colours.ts';
import { filled, fittingSize, stroked, words } from './draw.ts';
import { markPath } from './marks.ts';

export interface Band {
  /** Where the strip lies, with its bleed. */
  readonly area: Box;
  /** Where mark and name have to stay, inside the safe zone. */
  readonly inside: Box;
  readonly name: string;
  /** Type size at most, mm. */
  readonly size: number;
}

/** Lies along the lower edge of a face; in low ink a white strip under a line. */
export function seatBand(kit: FaceKit, seat: string, { area, inside, name, size }: Band): DisplayNode[] {
  const look = kit.seat(seat);
  const accent = kit.colour(look.colour);
  const solid = kit.ink === 'colour';
  const text = solid ? textOn(kit, accent) : kit.colour('ink');
  const middle = inside.y + inside.height / 2;
  const mark = Math.min(inside.height, size * 0.8);
  const left = inside.x + mark * 1.45;
  const set = fittingSize(kit, name, kit.display, size, inside.x + inside.width - left);
  const { cap } = kit.fonts.metrics(kit.display, set);
  return [
    ...(solid
      ? [filled(rectangle(area), accent)]
      : [stroked(`M${area.x} ${area.y + 0.25}h${area.width}`, accent, 0.5)]),
    filled(markPath(look.mark, inside.x + mark / 2, middle, mark), solid ? text : accent),
    words(name, left, middle + cap / 2, { font: kit.display, size: set, fill: text }),
  ];
}

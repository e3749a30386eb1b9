/** A side of a die with a number, the seat's mark below; 6, 9 and their like underlined; hollow where ink is saved. */
import { z } from 'zod';
import { rectangle } from '../path.ts';
import { edgeOf, textInk, textOn } from './colours.ts';
import { defineFace } from './define-face.ts';
import { filled, fittingSize, ground, hollow, words } from './draw.ts';
import { markPath } from './marks.ts';
import { seatName } from './names.ts';

const params = z.strictObject({
  number: z.int().min(0).max(999).describe('what the side shows'),
  seat: seatName,
});

/** Numbers that read as another one upside down. */
const TURNS: readonly number[] = [6, 9, 66, 99, 68, 89, 86, 98, 16, 91, 19, 61];

export const dieNumber = defineFace<z.infer<typeof params>>({
  name: 'die-number',
  params,
  seats: ({ seat }) => [seat],
  draw({ number, seat }, box, kit) {
    const { width, height } = box;
    const look = kit.seat(seat);
    const solid = kit.ink === 'colour';
    const accent = kit.colour(look.colour);
    const under = solid ? accent : kit.colour('white');
    const bright = solid ? textOn(kit, accent) : accent;
    const ink = textInk(kit);
    const text = String(number);
    const size = fittingSize(kit, text, kit.display, height * (solid ? 0.82 : 0.72), width * 0.86);
    const { cap } = kit.fonts.metrics(kit.display, size);
    const across = kit.fonts.width(text, kit.display, size);
    const foot = height * 0.46 + cap / 2;
    const underline = {
      x: (width - across * 0.8) / 2,
      y: foot + height * 0.05,
      width: across * 0.8,
      height: height * 0.065,
    };
    return {
      nodes: [
        ground(box, under),
        words(text, width / 2, foot, {
          font: kit.display,
          size,
          fill: solid ? bright : ink,
          anchor: 'middle',
          ...hollow(kit),
        }),
        ...(TURNS.includes(number) ? [filled(rectangle(underline), solid ? bright : ink)] : []),
        filled(markPath(look.mark, width / 2, height * 1.0, height * 0.16), bright),
      ],
      alt: `${number} (${look.name})`,
      edge: edgeOf(kit, under),
    };
  },
});

/** A side of a die: one bold symbol on a seat's accent, the seat's mark and letter in the lower corners. */
import { z } from 'zod';
import { points } from '../text-lines.ts';
import { safeMargin } from '../trim.ts';
import { edgeOf, textOn } from './colours.ts';
import { defineFace } from './define-face.ts';
import { filled, fittingSize, ground, outlined, silhouette, words } from './draw.ts';
import { markPath } from './marks.ts';
import { iconName, seatName } from './names.ts';

const params = z.strictObject({
  icon: iconName,
  seat: seatName,
  name: z.string().min(1).describe('what the side shows, for those who can not see it: Fire'),
  word: z.boolean().default(false).describe('sets the name under the symbol'),
});

export const dieFace = defineFace<z.infer<typeof params>>({
  name: 'die-face',
  params,
  icons: ({ icon }) => [icon],
  seats: ({ seat }) => [seat],
  draw({ icon, seat, name, word }, box, kit) {
    const { width, height } = box;
    const look = kit.seat(seat);
    const solid = kit.ink === 'colour';
    const accent = kit.colour(look.colour);
    const under = solid ? accent : kit.colour('white');
    const bright = solid ? textOn(kit, accent) : accent;
    const size = Math.min(width, height);
    // Room under the symbol: for a word, or so that its tips keep off the corners.
    const foot = size * (word ? 0.2 : 0.07);
    const symbol = (size - (word ? foot : 0)) * (solid ? 0.7 : 0.54);
    const picture = { x: (width - symbol) / 2, y: (height - foot - symbol) / 2, width: symbol, height: symbol };
    const safe = safeMargin(box) + 0.05;
    const letter = points(8);
    const { cap } = kit.fonts.metrics(kit.textBold, letter);
    const set = fittingSize(kit, name, kit.display, Math.max(2.83, size * 0.19), width - 3);
    return {
      nodes: [
        ground(box, under),
        solid ? silhouette(kit, icon, picture, bright) : outlined(kit, icon, picture, accent),
        filled(markPath(look.mark, safe + cap / 2, height - safe - cap / 2, solid ? cap : cap * 0.85), bright),
        ...(word
          ? [
              words(name, width / 2, height - size * 0.1, {
                font: kit.display,
                size: set,
                fill: bright,
                anchor: 'middle',
              }),
            ]
          : [
              words(look.letter, width - safe, height - safe, {
                font: solid ? kit.textBold : kit.text,
                size: letter,
                fill: bright,
                anchor: 'end',
              }),
            ]),
      ],
      alt: `${name} (${look.name})`,
      edge: edgeOf(kit, under),
    };
  },
});

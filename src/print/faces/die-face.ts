/** A side of a die: one bold symbol on a seat's accent, the seat's mark in the corners. */
import { z } from 'zod';
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
    const label = word ? size * 0.2 : 0;
    const symbol = (size - label) * (solid ? 0.7 : 0.56);
    const picture = { x: (width - symbol) / 2, y: (height - label - symbol) / 2, width: symbol, height: symbol };
    const [mark, inset] = [size * 0.1, size * 0.115];
    const corners = [
      [inset, inset],
      [width - inset, height - inset],
    ] as const;
    const set = fittingSize(kit, name, kit.display, Math.max(2.83, size * 0.19), width - 3);
    return {
      nodes: [
        ground(box, under),
        solid ? silhouette(kit, icon, picture, bright) : outlined(kit, icon, picture, accent),
        filled(
          (solid ? corners : corners.slice(0, 1)).map(([x, y]) => markPath(look.mark, x, y, mark)).join(''),
          bright,
        ),
        ...(word
          ? [
              words(name, width / 2, height - size * 0.1, {
                font: kit.display,
                size: set,
                fill: bright,
                anchor: 'middle',
              }),
            ]
          : []),
      ],
      alt: `${name} (${look.name})`,
      edge: edgeOf(kit, under),
    };
  },
});

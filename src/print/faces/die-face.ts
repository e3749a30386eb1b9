/** A side of a die: one bold symbol on its colour, its seat's mark and letter in the lower corners. */
import { z } from 'zod';
import { fittedLine, MINIMUM_SIZE } from '../text-lines.ts';
import { safeMargin } from '../trim.ts';
import { edgeOf, textOn } from './colours.ts';
import { defineFace } from './define-face.ts';
import { ground, outlined, silhouette } from './draw.ts';
import { iconName } from './names.ts';
import { ownedName, ownerNames, ownerOf, ownerParams } from './owner.ts';
import { seatSigns } from './seat-signs.ts';

const params = z.strictObject({
  icon: iconName,
  ...ownerParams,
  name: z.string().min(1).describe('what the side shows, for those who can not see it: Fire'),
  word: z.boolean().default(false).describe('sets the name under the symbol'),
});

export const dieFace = defineFace<z.infer<typeof params>>({
  name: 'die-face',
  params,
  icons: ({ icon }) => [icon],
  ...ownerNames,
  draw({ icon, seat, colour, name, word }, box, kit) {
    const { width, height } = box;
    const owner = ownerOf(kit, { seat, colour });
    const { accent } = owner;
    const solid = kit.ink === 'colour';
    const under = solid ? accent : kit.colour('white');
    const bright = solid ? textOn(kit, accent) : accent;
    const size = Math.min(width, height);
    // Room under the symbol: for a word, or so that its tips keep off the corners.
    const foot = size * (word ? 0.2 : 0.07);
    const symbol = (size - (word ? foot : 0)) * (solid ? 0.7 : 0.54);
    const picture = { x: (width - symbol) / 2, y: (height - foot - symbol) / 2, width: symbol, height: symbol };
    const safe = safeMargin(box) + 0.05;
    return {
      nodes: [
        ground(box, under),
        solid ? silhouette(kit, icon, picture, bright) : outlined(kit, icon, picture, accent),
        ...(owner.seat === null ? [] : seatSigns(kit, owner.seat, box, word ? 'head' : 'foot', bright)),
        ...(word
          ? [
              fittedLine(
                kit,
                name,
                { x: width / 2, y: height - Math.max(safe, size * 0.1), width: width - 2 * safe, anchor: 'middle' },
                { font: kit.display, size: Math.max(MINIMUM_SIZE + 0.01, size * 0.19), fill: bright },
              ),
            ]
          : []),
      ],
      alt: ownedName(name, owner),
      edge: edgeOf(kit, under),
    };
  },
});

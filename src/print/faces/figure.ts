/** A piece seen from above: its silhouette, the head edge marked by a wedge, its side's band at the tail edge. */
import { z } from 'zod';
import type { Box } from '../display.ts';
import type { FaceBox } from '../face.ts';
import { polygon } from '../path.ts';
import { safeMargin } from '../trim.ts';
import { edgeOf, paper } from './colours.ts';
import { defineFace } from './define-face.ts';
import { contour, filled, ground, silhouette } from './draw.ts';
import { iconName } from './names.ts';
import { ownerNames, ownerOf, ownerParams } from './owner.ts';
import { bandHeight, seatBand } from './seat-band.ts';

const params = z.strictObject({
  icon: iconName.describe('the silhouette, its head up'),
  ...ownerParams,
  name: z
    .string()
    .min(1)
    .optional()
    .describe("what stands in the band; the seat's name where it is left out, no band where there is neither"),
  facing: z.boolean().default(true).describe('marks the head edge with a wedge, for pieces that face a side'),
});

/** Type size of the name, mm. */
const NAME = 3.9;

export const figure = defineFace<z.infer<typeof params>>({
  name: 'figure',
  params,
  icons: ({ icon }) => [icon],
  ...ownerNames,
  draw({ icon, seat, colour, name, facing }, box, kit) {
    const { width, height } = box;
    const owner = ownerOf(kit, { seat, colour });
    const label = name ?? owner.seat?.name;
    const band = label === undefined ? 0 : bandHeight(kit, box, NAME);
    const picture = pictureBox(box, band, facing);
    const wedge = polygon([
      { x: width / 2, y: 0.5 },
      { x: width / 2 + height * 0.085, y: height * 0.085 },
      { x: width / 2 - height * 0.085, y: height * 0.085 },
    ]);
    return {
      nodes: [
        ground(box, paper(kit)),
        kit.ink === 'colour'
          ? silhouette(kit, icon, picture, owner.accent)
          : contour(kit, icon, picture, owner.accent, 0.4),
        ...(facing ? [filled(wedge, kit.colour('ink'))] : []),
        ...(label === undefined ? [] : seatBand(kit, owner, box, { name: label, size: NAME })),
      ],
      alt: `${label ?? icon.replaceAll('-', ' ')}, seen from above${facing ? '; a wedge marks the edge it faces' : ''}`,
      edge: label === undefined ? edgeOf(kit, paper(kit)) : 'mixed',
    };
  },
});

/** Between head edge and band; on round pieces what the rounding leaves. */
function pictureBox(box: FaceBox, band: number, facing: boolean): Box {
  const { shape, width, height } = box;
  if (shape === 'circle' || shape === 'hex') {
    const high = (height - band) * (band === 0 ? 0.62 : 0.74);
    const wide = width * 0.64;
    return { x: (width - wide) / 2, y: (height - band - high) * (band === 0 ? 0.5 : 0.62), width: wide, height: high };
  }
  const safe = safeMargin(box);
  const top = facing ? height * 0.085 : safe;
  const aside = Math.max(1, safe - 1);
  return { x: aside, y: top, width: width - 2 * aside, height: height - band - top - (band === 0 ? safe : 0.6) };
}

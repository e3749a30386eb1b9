/** A piece seen from above: its silhouette, the head edge marked by a wedge, its side's band at the tail edge. */
import { z } from 'zod';
import { polygon } from '../path.ts';
import { paper } from './colours.ts';
import { defineFace } from './define-face.ts';
import { contour, filled, ground, silhouette } from './draw.ts';
import { iconName, seatName } from './names.ts';
import { bandHeight, seatBand } from './seat-band.ts';

const params = z.strictObject({
  icon: iconName.describe('the silhouette, its head up'),
  seat: seatName,
  name: z.string().min(1).optional().describe("what stands in the band; the seat's name where it is left out"),
  facing: z.boolean().default(true).describe('marks the head edge with a wedge, for pieces that face a side'),
});

/** Type size of the name, mm. */
const NAME = 3.9;
const SAFE = 3;

export const figure = defineFace<z.infer<typeof params>>({
  name: 'figure',
  params,
  icons: ({ icon }) => [icon],
  seats: ({ seat }) => [seat],
  draw({ icon, seat, name, facing }, box, kit) {
    const { width, height } = box;
    const accent = kit.colour(kit.seat(seat).colour);
    const band = bandHeight(kit, box, NAME);
    const top = facing ? height * 0.085 : SAFE;
    const picture = { x: SAFE - 1, y: top, width: width - 2 * SAFE + 2, height: height - band - top - 0.6 };
    const wedge = polygon([
      { x: width / 2, y: 0.5 },
      { x: width / 2 + height * 0.085, y: height * 0.085 },
      { x: width / 2 - height * 0.085, y: height * 0.085 },
    ]);
    const label = name ?? kit.seat(seat).name;
    return {
      nodes: [
        ground(box, paper(kit)),
        kit.ink === 'colour' ? silhouette(kit, icon, picture, accent) : contour(kit, icon, picture, accent, 0.4),
        ...(facing ? [filled(wedge, kit.colour('ink'))] : []),
        ...seatBand(kit, seat, box, { name: label, size: NAME }),
      ],
      alt: `${label}, seen from above${facing ? '; a wedge marks the edge it faces' : ''}`,
      edge: 'mixed',
    };
  },
});

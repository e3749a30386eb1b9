/** An attack: its symbol and name, and the squares it hits as the facts list them. */
import { z } from 'zod';
import { REACHES, type Reach } from '../../definition/reach.ts';
import { safeMargin } from '../trim.ts';
import { paper, tint } from './colours.ts';
import { defineFace } from './define-face.ts';
import { ground, outlined, silhouette } from './draw.ts';
import { iconName, seatName } from './names.ts';
import { ownerOf } from './owner.ts';
import { bandHeight, seatBand } from './seat-band.ts';
import { type Hit, hitsAtDistance, strike } from './strike.ts';

const points = z.int().min(1).max(9).describe('what a hit costs');
const steps = z.int().min(-9).max(9);

const params = z.strictObject({
  attack: z
    .object({
      name: z.string().min(1).describe('as people call it: Tail whip'),
      icon: iconName,
      zone: z
        .array(z.object({ ahead: steps, aside: steps, points }))
        .min(1)
        .optional()
        .describe('every square hit, seen from the attacker: ahead, aside (left is negative), points'),
      distance: z.int().min(1).max(9).optional().describe('instead of a zone: hits whatever is exactly that far away'),
      points: points.optional(),
    })
    .refine(({ zone, distance }) => (zone === undefined) !== (distance === undefined), {
      error: 'an attack has either a zone (a list of squares) or a distance',
    })
    .describe('the attack, as the facts give it'),
  seat: seatName,
  reach: z.enum(REACHES).default('lines').describe('for a distance: the eight straight lines, or all around'),
});

export const zone = defineFace<z.infer<typeof params>>({
  name: 'zone',
  params,
  icons: ({ attack }) => [attack.icon],
  seats: ({ seat }) => [seat],
  draw({ attack, seat, reach }, box, kit) {
    const { width, height } = box;
    const safe = safeMargin(box);
    const accent = kit.colour(kit.seat(seat).colour);
    const ink = kit.colour('ink');
    const hits = attack.zone ?? hitsAtDistance(attack.distance ?? 1, attack.points ?? 1, reach);
    const size = height < 30 ? 4 : 4.4;
    const band = bandHeight(kit, box, size);
    const low = height - band;
    const wide = width > height * 1.4;
    const room = low - 2.4 - 1;
    const extent = wide ? room : Math.min(width - 2 * safe, low - safe - 1.5);
    const left = wide ? width - 2.6 - extent : (width - extent) / 2;
    const facing = attack.zone !== undefined;
    return {
      nodes: [
        ground(box, paper(kit)),
        ...(wide
          ? [
              (kit.ink === 'colour' ? silhouette : outlined)(
                kit,
                attack.icon,
                { x: safe, y: 2.4, width: left - safe - 2, height: room },
                accent,
              ),
            ]
          : []),
        ...strike(
          kit,
          hits,
          {
            x: left,
            y: wide ? 2.4 : safe,
            size: extent,
            facing,
            rays: attack.distance !== undefined && reach === 'lines',
          },
          { hit: accent, ink, square: tint(kit, ink, 0.1) },
        ),
        ...seatBand(kit, ownerOf(kit, { seat }), box, { name: attack.name, size }),
      ],
      alt: `${attack.name}: ${told(hits, attack.distance, reach)}`,
      edge: 'mixed',
    };
  },
});

function told(hits: readonly Hit[], distance: number | undefined, reach: Reach): string {
  if (distance !== undefined) {
    return `hits exactly ${distance} squares away${reach === 'lines' ? ' in a straight line' : ', all around'}, whatever the facing`;
  }
  return hits.map((hit) => `${hit.points === 1 ? '1 point' : `${hit.points} points`} ${whereabouts(hit)}`).join('; ');
}

function whereabouts({ ahead, aside }: Hit): string {
  const steps = (count: number, way: string) => (count === 0 ? [] : [`${Math.abs(count)} ${way}`]);
  return [
    ...steps(ahead, ahead > 0 ? 'ahead' : 'behind'),
    ...steps(aside, aside > 0 ? 'to the right' : 'to the left'),
  ].join(', ');
}

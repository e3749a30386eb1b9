/** A ladder of states: each with its symbol, arrows up and down between them. For rules pages and reference cards. */
import { z } from 'zod';
import type { DisplayNode } from '../display.ts';
import { polygon, roundedRectangle } from '../path.ts';
import { fittedLine } from '../text-lines.ts';
import { safeMargin } from '../trim.ts';
import { paper, tint } from './colours.ts';
import { defineFace } from './define-face.ts';
import { filled, ground, outlined, silhouette, stroked, words } from './draw.ts';
import { iconName, seatName } from './names.ts';

const params = z.strictObject({
  steps: z
    .record(z.string(), z.object({ name: z.string().min(1), icons: z.record(seatName, iconName) }))
    .refine((steps) => Object.keys(steps).length >= 2, { error: 'a ladder has at least two steps' })
    .describe('from the lowest to the highest, as the facts give them'),
  seat: seatName.describe('whose symbols are shown'),
  up: z.string().min(1).describe('what leads a step up: cover'),
  down: z.string().min(1).describe('what leads a step down: attack'),
});

export const steps = defineFace<z.infer<typeof params>>({
  name: 'steps',
  params,
  icons: ({ steps: found, seat }) => Object.values(found).flatMap(({ icons }) => icons[seat] ?? []),
  seats: ({ seat }) => [seat],
  draw({ steps: found, seat, up, down }, box, kit) {
    const { width, height } = box;
    const safe = safeMargin(box);
    const ink = kit.colour('ink');
    const accent = kit.colour(kit.seat(seat).colour);
    const ladder = Object.values(found);
    const gap = Math.max(16, width * 0.16);
    const tile = Math.min(height - 2 * safe - 8, (width - 2 * safe - gap * (ladder.length - 1)) / ladder.length);
    const left = (width - tile * ladder.length - gap * (ladder.length - 1)) / 2;
    const top = (height - tile - 6) / 2;
    const size = 4;
    const nodes = ladder.flatMap(({ name, icons }, index): DisplayNode[] => {
      const x = left + index * (tile + gap);
      const icon = icons[seat];
      const frame = roundedRectangle({ x, y: top, width: tile, height: tile }, 2.5);
      const inner = { x: x + tile * 0.16, y: top + tile * 0.16, width: tile * 0.68, height: tile * 0.68 };
      if (icon === undefined) kit.problem(`the step ${JSON.stringify(name)} has no icon for ${seat}`);
      const symbol = (kit.ink === 'colour' ? silhouette : outlined)(
        kit,
        icon ?? '',
        inner,
        kit.ink === 'colour' ? kit.colour('white') : accent,
      );
      return [
        kit.ink === 'colour' ? filled(frame, accent) : stroked(frame, accent, 0.5),
        symbol,
        fittedLine(
          kit,
          name,
          { x: x + tile / 2, y: top + tile + 5.4, width: tile + gap * 0.8, anchor: 'middle' },
          { font: kit.display, size, fill: ink },
        ),
        ...(index === 0 ? [] : between(x - gap)),
      ];
    });
    return {
      nodes: [ground(box, paper(kit)), ...nodes],
      alt: `${ladder.map(({ name }) => name).join(', ')}: one step up by ${up}, one step down by ${down}`,
      edge: paper(kit) === kit.colour('white') ? null : paper(kit),
    };

    /** Two arrows in the gap that begins at x. */
    function between(x: number): DisplayNode[] {
      const [from, to, middle] = [x + 2, x + gap - 2, top + tile / 2];
      const label = (text: string, y: number) =>
        words(text, x + gap / 2, y, { font: kit.textBold, size: 3.2, fill: ink, anchor: 'middle' });
      return [
        ...arrow(from, to, middle - 2.6),
        ...arrow(to, from, middle + 2.6),
        label(up, middle - 5.6),
        label(down, middle + 7.8),
      ];
    }

    function arrow(from: number, to: number, y: number): DisplayNode[] {
      const way = Math.sign(to - from);
      const head = polygon([
        { x: to, y },
        { x: to - way * 3, y: y - 1.9 },
        { x: to - way * 3, y: y + 1.9 },
      ]);
      const colour = kit.ink === 'colour' ? tint(kit, ink, 0.8) : ink;
      return [stroked(`M${from} ${y}H${to - way * 2.8}`, colour, 0.9), filled(head, colour)];
    }
  },
});

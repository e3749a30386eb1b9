/** How often each result stands on each seat's die, counted from the dice themselves. */
import { z } from 'zod';
import type { DisplayNode } from '../display.ts';
import { rectangle, roundedRectangle } from '../path.ts';
import { fittedSize } from '../text-lines.ts';
import { safeMargin } from '../trim.ts';
import { edgeOf, paper, textInk, textOn } from './colours.ts';
import { defineFace } from './define-face.ts';
import { filled, ground, hollow, outlined, silhouette, stroked, words } from './draw.ts';
import { markPath } from './marks.ts';
import { iconName, seatName } from './names.ts';

const params = z.strictObject({
  title: z.string().min(1).describe('set in the display face'),
  dice: z.record(seatName, z.record(z.string(), z.string())).describe("every seat's die: what each of its sides shows"),
  results: z
    .record(z.string(), z.object({ name: z.string().min(1), icons: z.record(seatName, iconName) }))
    .describe('every result in order, with its symbol for each seat'),
});

/** Of a symbol with its words under it, mm. */
const LOWEST_ROW = 18;

export const dieTable = defineFace<z.infer<typeof params>>({
  name: 'die-table',
  params,
  icons: ({ results }) => Object.values(results).flatMap(({ icons }) => Object.values(icons)),
  seats: ({ dice }) => Object.keys(dice),
  draw({ title, dice, results }, box, kit) {
    const { width, height } = box;
    const safe = safeMargin(box) + 0.2;
    const ink = textInk(kit);
    const white = kit.colour('white');
    const solid = kit.ink === 'colour';
    const titleSize = fittedSize(kit, title, { font: kit.display, size: 6.2 }, width - 2 * safe);
    const titleCap = kit.fonts.metrics(kit.display, titleSize).cap;
    const top = safe + titleCap + 3;
    const seats = Object.keys(dice);
    const column = (width - 2 * safe - (seats.length - 1) * 2) / seats.length;
    const foot = height - safe;
    const head = 8;
    const names = Object.keys(results);
    const row = (foot - top - head) / names.length;
    const told: string[] = [];
    if (row < LOWEST_ROW) {
      kit.problem(
        `a row of the table is ${row.toFixed(1)} mm high: words and symbols run together`,
        `make it at least ${Math.ceil(names.length * LOWEST_ROW + height - foot + top + head)} mm high`,
      );
    }
    const nodes = seats.flatMap((seat, i): DisplayNode[] => {
      const look = kit.seat(seat);
      const accent = kit.colour(look.colour);
      const x = safe + i * (column + 2);
      const panel = roundedRectangle({ x, y: top, width: column, height: foot - top }, 3);
      const size = fittedSize(kit, look.name, { font: kit.display, size: 3.6 }, column - 8);
      const bright = solid ? textOn(kit, accent) : ink;
      return [
        solid ? filled(panel, accent) : stroked(panel, accent, 0.35),
        filled(markPath(look.mark, x + 4.2, top + head / 2, 2.8), solid ? bright : accent),
        words(look.name, x + 6.8, top + head / 2 + kit.fonts.metrics(kit.display, size).cap / 2, {
          font: kit.display,
          size,
          fill: bright,
        }),
        ...names.flatMap((result, r): DisplayNode[] => {
          const times = Object.values(dice[seat] ?? {}).filter((side) => side === result).length;
          const { name, icons } = results[result] as (typeof results)[string];
          told.push(`${look.name}: ${times} ${name}`);
          const y = top + head + r * row;
          const icon = icons[seat];
          const symbol = Math.min(7.6, (column - 4) / 3 - 0.8);
          const left = x + (column - times * (symbol + 0.8) + 0.8) / 2;
          const label = `${times} × ${name}`;
          return [
            ...(r === 0
              ? []
              : [
                  filled(
                    rectangle({ x: x + 2, y: y - 0.125, width: column - 4, height: solid ? 0.25 : 0.15 }),
                    solid ? bright : accent,
                  ),
                ]),
            ...Array.from({ length: icon === undefined ? 0 : times }, (_, n): DisplayNode => {
              const into = {
                x: left + n * (symbol + 0.8),
                y: y + row * 0.42 - symbol / 2,
                width: symbol,
                height: symbol,
              };
              return solid ? silhouette(kit, icon as string, into, white) : outlined(kit, icon as string, into, accent);
            }),
            words(label, x + column / 2, y + row - 3, {
              font: kit.textBold,
              size: 3.3,
              fill: bright,
              anchor: 'middle',
            }),
          ];
        }),
      ];
    });
    return {
      nodes: [
        ground(box, paper(kit)),
        words(title, safe, safe + titleCap, {
          font: kit.display,
          size: titleSize,
          fill: ink,
          ...hollow(kit, titleSize),
        }),
        ...nodes,
      ],
      alt: `${title}. ${told.join('; ')}`,
      edge: edgeOf(kit, paper(kit)),
    };
  },
});

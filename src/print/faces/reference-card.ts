/** A reminder to keep at hand: a title and short paragraphs, each with a symbol or a number before it. */
import { z } from 'zod';
import type { DisplayNode } from '../display.ts';
import { circle } from '../path.ts';
import { points, wrap } from '../text-lines.ts';
import { edgeOf, paper } from './colours.ts';
import { defineFace } from './define-face.ts';
import { filled, ground, outlined, silhouette, stroked, words } from './draw.ts';
import { iconName, seatName } from './names.ts';
import { bandHeight, seatBand } from './seat-band.ts';

const params = z.strictObject({
  title: z.string().min(1).describe('set in the display face'),
  seat: seatName.optional().describe('whose card it is: its band and mark stand below'),
  rows: z
    .array(
      z.strictObject({
        icon: iconName.optional(),
        term: z.string().min(1).optional().describe('set bold before the text'),
        text: z.string().min(1),
      }),
    )
    .min(1)
    .describe('short paragraphs; one without an icon is numbered'),
});

const SAFE = 3.2;
const GUTTER = 10.4;
const SIZE = points(9);
const LEADING = 1.22;

export const referenceCard = defineFace<z.infer<typeof params>>({
  name: 'reference-card',
  params,
  icons: ({ rows }) => rows.flatMap(({ icon }) => (icon === undefined ? [] : [icon])),
  draw({ title, seat, rows }, box, kit) {
    const { width, height } = box;
    const ink = kit.colour('ink');
    const accent = seat === undefined ? ink : kit.colour(kit.seat(seat).colour);
    const band = seat === undefined ? 0 : bandHeight(kit, box, 4);
    const titleSize = Math.min(6.2, (6.2 * (width - 2 * SAFE)) / kit.fonts.width(title, kit.display, 6.2));
    const titleCap = kit.fonts.metrics(kit.display, titleSize).cap;
    const top = SAFE + titleCap + 2;
    const room = height - band - top - 2.2;
    const measure = width - SAFE - 0.6 - SAFE - GUTTER + 1;
    let size = SIZE;
    let set = rows.map((row) => lines(row.text, size));
    const heightOf = () =>
      set.reduce(
        (sum, found, i) =>
          sum + Math.max(found.length + (rows[i]?.term ? 1 : 0), rows[i]?.icon ? 2 : 1) * size * LEADING,
        0,
      );
    while (heightOf() > room && size > points(8)) {
      size = Math.max(points(8), size - 0.05);
      set = rows.map((row) => lines(row.text, size));
    }
    const spare = room - heightOf();
    if (spare < 0)
      kit.problem(
        `the text of ${JSON.stringify(title)} is ${(-spare).toFixed(1)} mm too long for its card`,
        'shorten it',
      );
    const gap = Math.max(0, Math.min(3.2, spare / rows.length));
    const nodes: DisplayNode[] = [];
    let y = top + gap * 0.8;
    let count = 0;
    for (const [i, { icon, term }] of rows.entries()) {
      const found = set[i] ?? [];
      const tall = Math.max(found.length + (term ? 1 : 0), icon ? 2 : 1) * size * LEADING;
      const left = SAFE + GUTTER - 1;
      let base = y + kit.fonts.metrics(kit.text, size).cap + 0.3;
      if (icon !== undefined) {
        const symbol = Math.min(7.6, tall);
        nodes.push(
          (kit.ink === 'colour' ? silhouette : outlined)(
            kit,
            icon,
            { x: SAFE, y: y + (tall - symbol) / 2 - 0.3, width: 7.6, height: symbol },
            accent,
          ),
        );
      } else {
        count++;
        const radius = 2.3;
        const centre = { x: SAFE + 3.8, y: base - kit.fonts.metrics(kit.text, size).cap / 2 };
        nodes.push(
          kit.ink === 'colour' ? filled(circle(centre, radius), accent) : stroked(circle(centre, radius), accent, 0.4),
          words(String(count), centre.x, centre.y + kit.fonts.metrics(kit.textBold, 3.2).cap / 2, {
            font: kit.textBold,
            size: 3.2,
            fill: kit.ink === 'colour' ? kit.colour('white') : ink,
            anchor: 'middle',
          }),
        );
      }
      if (term !== undefined) {
        nodes.push(words(term, left, base, { font: kit.textBold, size, fill: ink }));
        base += size * LEADING;
      }
      for (const line of found) {
        nodes.push(words(line, left, base, { font: kit.text, size, fill: ink }));
        base += size * LEADING;
      }
      y += tall + gap;
    }
    return {
      nodes: [
        ground(box, paper(kit)),
        words(title, SAFE, SAFE + titleCap, { font: kit.display, size: titleSize, fill: ink }),
        ...nodes,
        ...(seat === undefined ? [] : seatBand(kit, seat, box, { name: kit.seat(seat).name, size: 4 })),
      ],
      alt: `${title}. ${rows.map(({ term, text }) => (term === undefined ? text : `${term}: ${text}`)).join(' ')}`,
      edge: seat === undefined ? edgeOf(kit, paper(kit)) : 'mixed',
    };

    function lines(text: string, size: number): string[] {
      return wrap(kit.fonts, text, { font: kit.text, size, fill: ink }, size, measure) ?? [text];
    }
  },
});

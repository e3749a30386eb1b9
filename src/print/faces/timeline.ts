/** What happens when, along a line: a dot for each moment, the last or the marked ones solid. For rules pages. */
import { z } from 'zod';
import type { DisplayNode } from '../display.ts';
import { circle } from '../path.ts';
import { fittedLines } from '../text-lines.ts';
import { safeMargin } from '../trim.ts';
import { edgeOf, paper, textOn } from './colours.ts';
import { defineFace } from './define-face.ts';
import { filled, ground, stroked, words } from './draw.ts';
import { colourName, themeColours } from './names.ts';

const params = z.strictObject({
  moments: z
    .array(
      z.strictObject({
        label: z.union([z.string().min(1).max(3), z.number()]).describe('in the dot: 1, 2, 3'),
        text: z.string().min(1).describe('under the dot'),
        strong: z.boolean().default(false).describe('drawn solid: this is the one that matters'),
      }),
    )
    .min(2)
    .max(8)
    .describe('from left to right'),
  colour: colourName,
});

export const timeline = defineFace<z.infer<typeof params>>({
  name: 'timeline',
  params,
  colours: ({ colour }) => themeColours(colour),
  draw({ moments, colour }, box, kit) {
    const { width, height } = box;
    const safe = safeMargin(box);
    const accent = kit.colour(colour);
    const ink = kit.colour('ink');
    const pitch = (width - 2 * safe) / moments.length;
    const radius = Math.min(5, pitch * 0.24, height * 0.2);
    const y = safe + radius + 0.5;
    const at = (index: number) => safe + (index + 0.5) * pitch;
    const nodes = moments.flatMap(({ label, text, strong }, index): DisplayNode[] => {
      const disc = circle({ x: at(index), y }, radius);
      const solid = strong && kit.ink === 'colour';
      const size = radius * 1.1;
      return [
        filled(disc, solid ? accent : kit.colour('white')),
        stroked(disc, accent, strong ? 0.9 : 0.5),
        words(String(label), at(index), y + kit.fonts.metrics(kit.display, size).cap / 2, {
          font: kit.display,
          size,
          fill: solid ? textOn(kit, accent) : ink,
          anchor: 'middle',
        }),
        ...fittedLines(
          kit,
          text,
          { x: at(index) - pitch / 2 + 1, y: y + radius + 2, width: pitch - 2, height: height - safe - y - radius - 2 },
          { font: strong ? kit.textBold : kit.text, size: 3.6, fill: ink },
          { anchor: 'middle' },
        ),
      ];
    });
    return {
      nodes: [ground(box, paper(kit)), stroked(`M${at(0)} ${y}H${at(moments.length - 1)}`, accent, 0.7), ...nodes],
      alt: moments.map(({ label, text }) => `${label}: ${text}`).join('; '),
      edge: edgeOf(kit, paper(kit)),
    };
  },
});

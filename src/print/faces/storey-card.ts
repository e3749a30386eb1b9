/** A card of floors: its house in elevation, so that laid one above another the strips that show make a tower. */
import { z } from 'zod';
import { mix } from '../../definition/colour.ts';
import type { DisplayNode } from '../display.ts';
import type { FaceBox, FaceKit } from '../face.ts';
import { multiply, rotate, translate } from '../matrix.ts';
import { fittedLines, fittedSize } from '../text-lines.ts';
import { safeMargin } from '../trim.ts';
import { paper, tint } from './colours.ts';
import { defineFace } from './define-face.ts';
import { filled, ground, moved, stroked, words } from './draw.ts';
import { facade, storeyHeight } from './facade.ts';
import { colourName, themeColours } from './names.ts';
import { ruin } from './ruin.ts';

const params = z.strictObject({
  card: z
    .object({
      name: z.string().min(1).describe('as people call it: Five floors'),
      floors: z.int().min(0).max(12).describe('rows of windows, and the number in the corners; 0 for none'),
      colour: colourName.describe("the wall's: a name in theme.colours"),
      fells: z.boolean().default(false).describe('it brings a tower down: drawn falling'),
    })
    .describe('the card, as the facts give it'),
});

export const storeyCard = defineFace<z.infer<typeof params>>({
  name: 'storey-card',
  params,
  colours: ({ card }) => themeColours(card.colour),
  draw({ card }, box, kit) {
    if (card.fells)
      return { ...ruin(kit, card.name, kit.colour(card.colour), box), alt: `${card.name}: a tower breaks and falls` };
    const { width, height } = box;
    const safe = safeMargin(box);
    const solid = kit.ink === 'colour';
    const colour = kit.colour(card.colour);
    const wall = { x: width * 0.31, y: 3, width: width * 0.38 };
    const front = { ...wall, height: height - wall.y };
    const number = String(card.floors);
    const size = fittedSize(kit, number, { font: kit.display, size: 13.5 }, wall.x - safe - 2);
    const corner: DisplayNode[] = [
      words(number, safe, height - safe, { font: kit.display, size, fill: kit.colour('ink') }),
    ];
    return {
      nodes: [
        ground(box, paper(kit)),
        ...(solid ? [squaredPaper(kit, box)] : []),
        ...(solid ? scale(kit, front, card.floors, box) : []),
        filled(
          `M${wall.x} ${height - 0.05}h${wall.width}v${box.bleed + 0.05}h${-wall.width}Z`,
          solid ? colour : kit.colour('white'),
        ),
        ...facade(front, card.floors, {
          wall: colour,
          window: solid ? mix(kit.colour('paper'), kit.colour('white'), 0.6) : kit.colour('white'),
          line: solid ? null : colour,
        }),
        ...corner,
        moved(multiply(translate(width, height), rotate(180)), corner),
        ...fittedLines(
          kit,
          card.name,
          { x: safe, y: safe + 0.05, width: wall.x - safe - 1.8, height: 12 },
          { font: kit.display, size: 4.4, fill: kit.colour('ink') },
          { leading: 1 },
        ),
      ],
      alt: `${card.name}: a house of ${card.floors === 1 ? 'one storey' : `${card.floors} storeys`}`,
      edge: 'mixed',
    };
  },
});

/** The draughtsman's sheet, faint; its lines pass on from card to card. */
function squaredPaper(kit: FaceKit, { width, height, bleed }: FaceBox): DisplayNode {
  const pitch = width / 16;
  const lines: string[] = [];
  for (let x = -pitch; x <= width + bleed; x += pitch) lines.push(`M${x} ${-bleed}V${height + bleed}`);
  for (let y = height; y >= -bleed; y -= pitch) lines.push(`M${-bleed} ${y}H${width + bleed}`);
  return stroked(lines.join(''), tint(kit, kit.colour('ink'), 0.07), 0.2);
}

/** The surveyor's staff beside the house: a tick for each floor. */
function scale(
  kit: FaceKit,
  wall: { x: number; width: number; y: number; height: number },
  floors: number,
  { width, height, bleed }: FaceBox,
): DisplayNode[] {
  const line = tint(kit, kit.colour('ink'), 0.4);
  const x = wall.x + wall.width + 2.4;
  const storey = storeyHeight(floors, wall.height);
  const ticks = Array.from({ length: floors + 1 }, (_, floor) => `M${x - 0.9} ${height - floor * storey}h1.8`).join('');
  return [
    stroked(`M${x} ${height}v${-floors * storey}${ticks}`, line, 0.2),
    stroked(`M${-bleed} ${height - 0.2}H${width + bleed}`, line, 0.4),
  ];
}

/** A card to hold: its name where a fanned hand shows it, a large picture, a number in opposite corners, text last. */
import { z } from 'zod';
import { parseInlines, plainText } from '../../definition/inline.ts';
import type { Box, DisplayNode } from '../display.ts';
import type { FaceKit } from '../face.ts';
import { flow, h, sentence } from '../flow.ts';
import { multiply, rotate, translate } from '../matrix.ts';
import { points } from '../text-lines.ts';
import { safeMargin } from '../trim.ts';
import { type Corner, cardHead } from './card-head.ts';
import { edgeOf, paper, textInk } from './colours.ts';
import { defineFace } from './define-face.ts';
import { contour, ground, hollow, moved, silhouette, words } from './draw.ts';
import { iconName } from './names.ts';
import { ownerNames, ownerOf, ownerParams } from './owner.ts';
import { bandHeight, seatBand } from './seat-band.ts';

const sentences = z.string().min(1);

const params = z.strictObject({
  title: sentences.describe('as people call it; in two lines where one is too short'),
  icon: iconName.optional().describe('the picture'),
  text: z
    .union([sentences, z.array(sentences).min(1)])
    .optional()
    .describe('what the card does, one paragraph or several; **bold**, *italic* and {icon-name} as in the rules'),
  corner: z
    .union([z.int().min(-99).max(999), z.string().min(1).max(3)])
    .optional()
    .describe('the number or letter by which a hand is sorted: at the top left, and turned at the bottom right'),
  ...ownerParams,
});

type Params = z.infer<typeof params>;

/** Type of the text, mm. */
const TEXT = points(10);
/** Type of the seat's name in its band, mm. */
const SEAT = 4;
/** Between strip, picture and text, mm. */
const GAP = 3;
/** The picture never takes less of the room it shares with the text, nor more of the card's shorter side. */
const PICTURE = { least: 0.35, most: 0.72 };

export const card = defineFace<Params>({
  name: 'card',
  params,
  icons: ({ icon, text }) => [
    ...(icon === undefined ? [] : [icon]),
    ...parsed(text).flatMap(({ inlines }) => inlines.flatMap((part) => (part.kind === 'icon' ? [part.name] : []))),
  ],
  ...ownerNames,
  async draw({ title, icon, text, corner, colour, seat }, box, kit) {
    const name = colour ?? (seat === undefined ? undefined : kit.seat(seat).colour);
    const accent = kit.colour(name ?? 'ink');
    const head = cardHead(kit, box, title, corner, name === undefined ? null : accent);
    const safe = safeMargin(box);
    const foot = box.height - (seat === undefined ? safe : bandHeight(kit, box, SEAT) + GAP - 1);
    const room = { x: safe, y: head.height + GAP, width: box.width - 2 * safe, height: foot - head.height - GAP };
    const { picture, lines } = await body(kit, parsed(text), icon !== undefined, room, head.corner);
    return {
      nodes: [
        ground(box, paper(kit)),
        ...head.nodes,
        ...(icon === undefined ? [] : [pictureOf(kit, icon, picture, accent)]),
        ...lines,
        ...(head.corner === null ? [] : [turned(kit, head.corner, { x: box.width - safe, y: foot })]),
        ...(seat === undefined
          ? []
          : seatBand(kit, ownerOf(kit, { seat }), box, { name: kit.seat(seat).name, size: SEAT })),
      ],
      alt: [
        corner === undefined ? title : `${title}, ${corner}`,
        ...parsed(text).map(({ inlines }) => plainText(inlines)),
      ].join('. '),
      edge: name === undefined ? edgeOf(kit, paper(kit)) : 'mixed',
    };
  },
});

const parsed = (text: Params['text']) => (text === undefined ? [] : [text].flat().map(parseInlines));

/** Text at the foot of the room (beside the picture on a wide card), the picture in the middle of what is left. */
async function body(
  kit: FaceKit,
  paragraphs: ReturnType<typeof parsed>,
  hasPicture: boolean,
  room: Box,
  corner: Corner | null,
): Promise<{ picture: Box; lines: readonly DisplayNode[] }> {
  for (const { message, hint } of paragraphs.flatMap(({ faults }) => faults)) kit.problem(message, hint);
  if (paragraphs.length === 0) return { picture: largest(room), lines: [] };
  const ink = textInk(kit);
  const wide = hasPicture && room.width > room.height * 1.2;
  const column = wide ? room.width * 0.56 : room.width;
  const area = {
    x: room.x + room.width - column,
    width: column - (corner === null ? 0 : corner.width + GAP),
    height: hasPicture && !wide ? room.height * (1 - PICTURE.least) - GAP : room.height,
  };
  const { nodes, height } = await flow(
    kit,
    paragraphs.map(({ inlines }, index) =>
      h('div', { display: 'block', marginTop: index === 0 ? 0 : '0.4em' }, ...sentence(inlines, kit, ink)),
    ),
    { ...area, y: 0 },
    { font: kit.text, size: TEXT, fill: ink },
  );
  const least = corner === null || wide ? height : Math.max(height, corner.cap);
  const y = hasPicture && !wide ? room.y + room.height - least : room.y + (room.height - least) / 2;
  const left = wide ? { ...room, width: room.width - column - GAP } : { ...room, height: y - GAP - room.y };
  return { picture: largest(left), lines: [moved(translate(0, y), nodes)] };
}

/** A square in the middle of the room. */
function largest({ x, y, width, height }: Box): Box {
  const size = Math.min(width * PICTURE.most * 1.15, height);
  return { x: x + (width - size) / 2, y: y + (height - size) / 2, width: size, height: size };
}

function pictureOf(kit: FaceKit, icon: string, into: Box, accent: ReturnType<FaceKit['colour']>): DisplayNode {
  return kit.ink === 'colour' ? silhouette(kit, icon, into, accent) : contour(kit, icon, into, accent, 0.3);
}

/** The number upside down, its foot towards the upper edge; `at` is its lower right end. */
function turned(kit: FaceKit, { text, size, cap }: Corner, at: { x: number; y: number }): DisplayNode {
  const number = words(text, 0, 0, { font: kit.display, size, fill: textInk(kit), ...hollow(kit, size) });
  return moved(multiply(translate(at.x, at.y - cap), rotate(180)), [number]);
}

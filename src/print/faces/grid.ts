/** A board of squares in a border: edges in the seats' accents, coordinates in the rim, a quiet ground. */
import { z } from 'zod';
import { mix } from '../../definition/colour.ts';
import { positiveLength } from '../../definition/length.ts';
import type { DisplayNode, Matrix } from '../display.ts';
import type { FaceBox, FaceKit } from '../face.ts';
import { translate } from '../matrix.ts';
import { polygon, roundedRectangle } from '../path.ts';
import { fittedSize, MINIMUM_SIZE } from '../text-lines.ts';
import { safeMargin } from '../trim.ts';
import { clouds } from './clouds.ts';
import { edgeOf, textOn, tint } from './colours.ts';
import { defineFace } from './define-face.ts';
import { filled, ground, moved, stroked, words } from './draw.ts';
import { markPath } from './marks.ts';
import { seatName } from './names.ts';

const params = z.strictObject({
  grid: z
    .object({
      files: z.int().min(1).max(26).describe('columns, named a, b, c … from the left'),
      ranks: z.int().min(1).max(99).describe('rows, numbered from the bottom'),
      square: positiveLength.describe('edge of a square, with its unit'),
      border: positiveLength.describe('width of the border around the squares, with its unit'),
    })
    .describe('the board, as the facts give it'),
  edges: z
    .partialRecord(z.enum(['n', 'e', 's', 'w']), seatName)
    .default({})
    .describe('whose edge it is: n is the top one, s the bottom one'),
  edge: z.string().min(1).optional().describe("what an edge is for, after its seat's name: wounds dealt"),
  ground: z.enum(['plain', 'clouds']).default('plain').describe('what lies under the squares'),
});

type Params = z.infer<typeof params>;
const COORDINATE = 3.4;

export const grid = defineFace<Params>({
  name: 'grid',
  params,
  seats: ({ edges }) => Object.values(edges),
  draw({ grid: board, edges, edge, ground: motif }, box, kit) {
    const { files, ranks, square, border } = board;
    const [width, height] = [files * square + 2 * border, ranks * square + 2 * border];
    if (Math.abs(width - box.width) > 0.01 || Math.abs(height - box.height) > 0.01) {
      kit.problem(
        `${files} × ${ranks} squares and their border take ${width.toFixed(2)} × ${height.toFixed(2)} mm, the board is ${box.width.toFixed(2)} × ${box.height.toFixed(2)} mm`,
        'make the size squares × their edge + 2 × border',
      );
    }
    const ink = kit.colour('ink');
    const sides = (['n', 'e', 's', 'w'] as const).map((side) => rim(side, edges[side], edge, board, box, kit));
    return {
      nodes: [
        ground(box, tint(kit, ink, 0.06)),
        ...(motif === 'clouds'
          ? clouds(
              { x: border, y: border, width: files * square, height: ranks * square },
              tint(kit, ink, 0.03),
              kit.ink === 'colour' ? tint(kit, ink, 0.16) : mix(kit.colour('white'), ink, 0.3),
              { rings: kit.ink === 'colour' ? 3 : 1 },
            )
          : []),
        ...squares(board, kit),
        ...sides.flat(),
        ...coordinates(board, box, edges, kit),
      ],
      alt: `A board of ${files} by ${ranks} squares, a1 at the lower left${Object.entries(edges)
        .map(
          ([side, seat]) =>
            `; the ${{ n: 'upper', s: 'lower', e: 'right', w: 'left' }[side]} edge is that of ${kit.seat(seat as string).name}`,
        )
        .join('')}`,
      edge: Object.keys(edges).length > 0 ? 'mixed' : edgeOf(kit, tint(kit, ink, 0.06)),
    };
  },
});

/** Frames that a piece sits in, every other one shaded like a chequerboard. */
function squares({ files, ranks, square, border }: Params['grid'], kit: FaceKit): DisplayNode[] {
  const ink = kit.colour('ink');
  const nodes: DisplayNode[] = [];
  for (let row = 0; row < ranks; row++) {
    for (let file = 0; file < files; file++) {
      const frame = roundedRectangle(
        {
          x: border + file * square + 0.75,
          y: border + row * square + 0.75,
          width: square - 1.5,
          height: square - 1.5,
        },
        2.5,
      );
      const dark = (file + (ranks - 1 - row)) % 2 === 0;
      if (dark && kit.ink === 'colour') {
        nodes.push({ kind: 'group', opacity: 0.1, children: [filled(frame, ink)] });
      }
      nodes.push(stroked(frame, kit.ink === 'colour' ? tint(kit, ink, 0.45) : ink, kit.ink === 'colour' ? 0.35 : 0.25));
      if (dark) nodes.push(...corners(border + file * square, border + row * square, square, kit));
    }
  }
  return nodes;
}

/** Small corners on the shaded squares: the chequerboard without its tint. */
function corners(x: number, y: number, square: number, kit: FaceKit): DisplayNode[] {
  const [near, far, long] = [2.4, square - 2.4, 2.6];
  const corner = (cx: number, cy: number, dx: number, dy: number) =>
    `M${x + cx} ${y + cy + dy * long}V${y + cy}H${x + cx + dx * long}`;
  const d = corner(near, near, 1, 1) + corner(far, near, -1, 1) + corner(near, far, 1, -1) + corner(far, far, -1, -1);
  return [stroked(d, kit.ink === 'colour' ? tint(kit, kit.colour('ink'), 0.45) : kit.colour('ink'), 0.2)];
}

/** What the coordinates take of the border, mm. */
const UNDER_COORDINATES = 5.4;

/** A seat's edge, drawn as the lower one and turned to its place; nothing for an edge of nobody. */
function rim(
  side: 'n' | 'e' | 's' | 'w',
  seat: string | undefined,
  purpose: string | undefined,
  { border }: Params['grid'],
  { width, height, bleed }: FaceBox,
  kit: FaceKit,
): DisplayNode[] {
  if (seat === undefined) return [];
  const look = kit.seat(seat);
  const accent = kit.colour(look.colour);
  const solid = kit.ink === 'colour';
  const text = solid ? textOn(kit, accent) : kit.colour('ink');
  const upright = side === 'n' || side === 's';
  const long = upright ? width : height;
  const shape = polygon([
    { x: -bleed, y: border + bleed },
    { x: -bleed, y: border },
    { x: 0, y: border },
    { x: border - 1.2, y: 0.8 },
    { x: long - border + 1.2, y: 0.8 },
    { x: long, y: border },
    { x: long + bleed, y: border },
    { x: long + bleed, y: border + bleed },
  ]);
  const label = purpose === undefined ? look.name : `${look.name}: ${purpose}`;
  const safe = safeMargin({ width, height });
  const line = kit.fonts.metrics(kit.display, 1);
  const highest = (border - UNDER_COORDINATES - safe) / (line.cap + line.descent);
  if (highest < MINIMUM_SIZE) {
    const least = Math.ceil(UNDER_COORDINATES + safe + MINIMUM_SIZE * (line.cap + line.descent));
    kit.problem(`the border of ${border} mm has no room for ${JSON.stringify(label)}`, `make it at least ${least}mm`);
  }
  const largest = Math.max(MINIMUM_SIZE, Math.min(7.5, highest));
  const size = fittedSize(kit, label, { font: kit.display, size: largest }, long * 0.5);
  const { cap, descent } = kit.fonts.metrics(kit.display, size);
  const baseline = Math.min((border + UNDER_COORDINATES - safe + cap) / 2, border - safe - descent - 0.02);
  const middle = baseline - cap / 2;
  const half = kit.fonts.width(label, kit.display, size) / 2;
  const marks: string[] = [];
  for (let x = long / 2 + half + 9; x < long - border * 0.9; x += 9) {
    marks.push(markPath(look.mark, x, middle, 3.6), markPath(look.mark, long - x, middle, 3.6));
  }
  const strip = [
    solid ? filled(shape, accent) : stroked(shape, accent, 0.4),
    filled(marks.join(''), solid ? text : accent),
    words(label, long / 2, baseline, { font: kit.display, size, fill: text, anchor: 'middle' }),
  ];
  const place: Record<typeof side, Matrix> = {
    s: translate(0, height - border),
    n: [-1, 0, 0, -1, width, border],
    w: [0, 1, -1, 0, border, 0],
    e: [0, -1, 1, 0, width - border, height],
  };
  return [moved(place[side], strip)];
}

/** Files below and above, ranks left and right, close to the squares. */
function coordinates(
  { files, ranks, square, border }: Params['grid'],
  { width, height }: FaceBox,
  edges: Params['edges'],
  kit: FaceKit,
): DisplayNode[] {
  const { cap } = kit.fonts.metrics(kit.textBold, COORDINATE);
  const colour = (side: keyof Params['edges']) => {
    const seat = edges[side];
    if (seat === undefined || kit.ink !== 'colour') return kit.colour('ink');
    return textOn(kit, kit.colour(kit.seat(seat).colour));
  };
  const set = (text: string, x: number, y: number, side: keyof Params['edges']) =>
    words(text, x, y + cap / 2, { font: kit.textBold, size: COORDINATE, fill: colour(side), anchor: 'middle' });
  const near = 3.2;
  return [
    ...Array.from({ length: files }, (_, file) => {
      const [name, x] = [String.fromCharCode(97 + file), border + (file + 0.5) * square];
      return [set(name, x, border - near, 'n'), set(name, x, height - border + near, 's')];
    }).flat(),
    ...Array.from({ length: ranks }, (_, rank) => {
      const [name, y] = [String(rank + 1), height - border - (rank + 0.5) * square];
      return [set(name, border - near, y, 'w'), set(name, width - border + near, y, 'e')];
    }).flat(),
  ];
}

/** A back: the emblem as a pattern on its colour, the same when turned by half a turn, running off every edge. */
import { z } from 'zod';
import { mix } from '../../definition/colour.ts';
import type { DisplayNode } from '../display.ts';
import type { FaceBox, FaceKit } from '../face.ts';
import { multiply, rotate, translate } from '../matrix.ts';
import { edgeOf, textOn } from './colours.ts';
import { defineFace } from './define-face.ts';
import { contour, ground, moved, silhouette, squareAround } from './draw.ts';
import { colourName, iconName, themeColours } from './names.ts';

const params = z.strictObject({
  icon: iconName,
  colour: colourName.describe('the ground: a name in theme.colours, or ink'),
  arrangement: z
    .enum(['scatter', 'rows', 'single'])
    .default('scatter')
    .describe(
      'scatter: staggered and turned by turns; rows: edge to edge; single: one large emblem over a faint scatter',
    ),
  name: z.string().min(1).optional().describe('what the side is called, for those who can not see it'),
});

export const emblem = defineFace<z.infer<typeof params>>({
  name: 'emblem',
  params,
  icons: ({ icon }) => [icon],
  colours: ({ colour }) => themeColours(colour),
  draw({ icon, colour, arrangement, name }, box, kit) {
    const colourful = kit.ink === 'colour';
    const accent = kit.colour(colour);
    const bright = textOn(kit, accent);
    const under = colourful ? accent : kit.colour('white');
    const faint = mix(accent, bright, arrangement === 'single' ? 0.16 : 0.34);
    const symbol = (size: number): DisplayNode =>
      colourful
        ? silhouette(kit, icon, squareAround(0, 0, size), faint)
        : contour(kit, icon, squareAround(0, 0, size), accent, 0.2);
    const cells = colourful ? pattern(box, arrangement === 'rows') : arrangement === 'single' ? [] : pair(box);
    return {
      nodes: [
        ground(box, under),
        ...cells.map(({ x, y, size, turned }) =>
          moved(multiply(translate(x, y), rotate(turned ? 180 : 0)), [symbol(size)]),
        ),
        ...(arrangement === 'single' ? [single(kit, icon, box, colourful ? bright : accent)] : []),
      ],
      alt: name ?? `A pattern of ${icon.replaceAll('-', ' ')}`,
      edge: edgeOf(kit, under),
    };
  },
});

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turned: boolean;
}

/** A lattice about the middle of the face; each place has its partner, turned, on the other side of the middle. */
function pattern({ width, height, bleed }: FaceBox, rows: boolean): Cell[] {
  const pitch = Math.max(6, Math.min(10, Math.min(width, height) / 4));
  const size = rows ? pitch : pitch * 0.74;
  const cells: Cell[] = [];
  const [across, down] = [width / 2 + bleed, height / 2 + bleed].map((reach) => Math.ceil(reach / pitch) + 1) as [
    number,
    number,
  ];
  for (let row = -down; row < down; row++) {
    for (let column = -across; column < across; column++) {
      const shift = Math.abs(row + (row < 0 ? 1 : 0)) % 2 === 0 || rows ? 0 : 0.5 * (row < 0 ? -1 : 1);
      cells.push({
        x: width / 2 + (column + 0.5 + shift) * pitch,
        y: height / 2 + (row + 0.5) * pitch,
        size,
        turned: row < 0,
      });
    }
  }
  return cells;
}

/** All that is left of the pattern where ink is saved: one upright, one turned. */
function pair({ width, height }: FaceBox): Cell[] {
  const size = Math.min(12, Math.min(width, height) * 0.4);
  const step = width >= height ? { x: width / 4, y: 0 } : { x: 0, y: height / 4 };
  return [-1, 1].map((side) => ({
    x: width / 2 + side * step.x,
    y: height / 2 + side * step.y,
    size,
    turned: side > 0,
  }));
}

function single(
  kit: FaceKit,
  icon: string,
  { shape, width, height }: FaceBox,
  colour: ReturnType<FaceKit['colour']>,
): DisplayNode {
  const triangle = shape === 'right-triangle';
  const size = Math.min(width, height) * (triangle ? 0.42 : 0.6);
  const [x, y] = triangle ? [width * 0.31, height * 0.69] : [width / 2, height / 2];
  return kit.ink === 'colour'
    ? silhouette(kit, icon, squareAround(x, y, size), colour)
    : contour(kit, icon, squareAround(x, y, size), colour, 0.5);
}

/** A mat for one player's dice: a square for each, what it is for, whose it is. */
import { z } from 'zod';
import { mix } from '../../definition/colour.ts';
import type { DisplayNode } from '../display.ts';
import { circle, polygon, rectangle, roundedRectangle } from '../path.ts';
import { safeMargin } from '../trim.ts';
import { paper, textInk, textOn, tint } from './colours.ts';
import { defineFace } from './define-face.ts';
import { filled, ground, hollow, stroked, words } from './draw.ts';
import { markPath } from './marks.ts';
import { ownedName, ownerNames, ownerOf, ownerParams } from './owner.ts';

const params = z.strictObject({
  name: z.string().min(1).max(4).describe('whose it is, set in capitals: p1'),
  ...ownerParams,
  squares: z
    .array(
      z.strictObject({
        name: z.string().min(1).describe('what lies there: Position'),
        die: z.enum(['d6', 'd12']).describe('the outline drawn in the square'),
      }),
    )
    .min(1)
    .max(4)
    .describe('from the top'),
});

export const parkingStrip = defineFace<z.infer<typeof params>>({
  name: 'parking-strip',
  params,
  ...ownerNames,
  draw({ name, seat, colour, squares }, box, kit) {
    const { width, height, bleed } = box;
    const safe = safeMargin(box);
    const owner = ownerOf(kit, { seat, colour });
    const { accent } = owner;
    const solid = kit.ink === 'colour';
    const ink = textInk(kit);
    const square = Math.min(height / squares.length, width);
    const strip = width - square;
    const bright = solid ? textOn(kit, accent) : accent;
    const marks: string[] = [];
    for (let y = 4; owner.seat !== null && y < height; y += solid ? 5.2 : 20.8) {
      marks.push(markPath(owner.seat.mark, strip / 2, y, 2.4));
    }
    const badge = { x: strip + 1.6, y: 2.6, width: 13.5, height: 9.4 };
    const badgeCap = kit.fonts.metrics(kit.display, 6).cap;
    const line = solid ? tint(kit, ink, 0.35) : mix(kit.colour('white'), ink, 0.4);
    return {
      nodes: [
        ground(box, solid ? mix(kit.colour('paper'), accent, 0.12) : paper(kit)),
        solid
          ? filled(rectangle({ x: -bleed, y: -bleed, width: strip + bleed, height: height + 2 * bleed }), accent)
          : stroked(`M${strip} ${-bleed}V${height + bleed}`, accent, 0.35),
        filled(marks.join(''), bright),
        ...squares.flatMap(({ name: label, die }, index): DisplayNode[] => {
          const [x, y] = [strip, index * (height / squares.length)];
          const middle = { x: x + square / 2, y: y + square / 2 + (index === 0 ? 1.4 : -0.4) };
          const frame = roundedRectangle({ x: x + 0.8, y: y + 0.8, width: square - 1.6, height: square - 1.6 }, 3);
          return [
            filled(frame, kit.colour('white')),
            stroked(frame, accent, solid ? 0.35 : 0.2),
            ...(die === 'd6' ? cube(middle, square * 0.2, line) : dodecahedron(middle, square * 0.27, line)),
            words(label, x + square - safe, y + square - safe - 0.4, {
              font: solid ? kit.display : kit.textBold,
              size: 3.3,
              fill: ink,
              anchor: 'end',
            }),
          ];
        }),
        filled(roundedRectangle(badge, 2), solid ? accent : kit.colour('white')),
        stroked(roundedRectangle(badge, 2), accent, solid ? 0.5 : 0.3),
        words(name.toUpperCase(), badge.x + badge.width / 2, badge.y + badge.height / 2 + badgeCap / 2, {
          font: kit.display,
          size: 6,
          fill: solid ? bright : ink,
          anchor: 'middle',
          ...hollow(kit, 6),
        }),
      ],
      alt: `Mat of ${ownedName(name.toUpperCase(), owner)}: ${squares.map(({ name: label }) => label).join(', ')}`,
      edge: 'mixed',
    };
  },
});

function ring(corners: number, { x, y }: { x: number; y: number }, radius: number, turn = 0) {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = ((corner * 360) / corners + turn - 90) * (Math.PI / 180);
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/** As seen along a side: a pentagon within a decagon. */
function dodecahedron(
  middle: { x: number; y: number },
  radius: number,
  colour: Parameters<typeof stroked>[1],
): DisplayNode[] {
  const [inner, outer] = [ring(5, middle, radius * 0.62), ring(10, middle, radius)];
  const spokes = inner.map((from, corner) => {
    const to = outer[corner * 2] as { x: number; y: number };
    return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  });
  return [stroked(polygon(inner) + polygon(outer) + spokes.join(''), colour, 0.2, { join: 'round' })];
}

/** As seen on a corner: a hexagon with three edges meeting. */
function cube(middle: { x: number; y: number }, radius: number, colour: Parameters<typeof stroked>[1]): DisplayNode[] {
  const hexagon = ring(6, middle, radius * 1.25);
  const spokes = [1, 3, 5].map((corner) => {
    const to = hexagon[corner] as { x: number; y: number };
    return `M${middle.x} ${middle.y}L${to.x} ${to.y}`;
  });
  return [
    stroked(polygon(hexagon) + spokes.join(''), colour, 0.2, { join: 'round' }),
    filled(circle(middle, 0.3), colour),
  ];
}

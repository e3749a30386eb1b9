/** Pictures of how fronts and backs come together — turned over, folded, glued — and of a board's parts. */
import type { Hex } from '../../definition/game.ts';
import type { DisplayNode } from '../display.ts';
import type { FaceKit } from '../face.ts';
import type { DrawnUnit } from '../imposition/cells.ts';
import type { PlannedSheet } from '../imposition/plan.ts';
import { multiply, type Point, scale, translate } from '../matrix.ts';
import { pageArt } from '../page-art.ts';
import { line, polygon, rectangle } from '../path.ts';
import type { Layout, Paper } from '../sheet.ts';
import { type Styles, words } from './setting.ts';

const GREY: Hex = '#8a8a8a';
const SHEET = 26;
/** Height of `turnPicture` with its captions, mm. */
export const TURN_HEIGHT = SHEET + 6;

/** One side of a sheet, small; clipped where only a part of it is shown. */
function thumbnail(
  sheet: PlannedSheet,
  sides: readonly ('front' | 'back')[],
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  factor: number,
): DisplayNode[] {
  const art = sides.flatMap((side) => {
    const faces = (side === 'front' ? sheet.fronts : sheet.backs).map((placed) => ({ ...placed, side }));
    const { nodes } = pageArt(faces, { bleed: 3, limits: sheet.limits[side] });
    return nodes.flatMap((node) => (node.kind === 'group' && node.layer === 'art' ? node.children : []));
  });
  const trims = sides.flatMap((side) =>
    (side === 'front' ? sheet.fronts : sheet.backs).map(({ laid }) => rectangle(laid)),
  );
  return [
    { kind: 'path', d: rectangle(box), fill: '#ffffff', stroke: { colour: GREY, width: 0.2 } },
    {
      kind: 'group',
      clip: rectangle(box),
      tag: { role: 'Artifact' },
      children: [
        {
          kind: 'group',
          transform: multiply(translate(box.x, box.y), scale(factor)),
          children: [
            ...art.map((node): DisplayNode => (node.kind === 'group' ? { ...node, tag: { role: 'Artifact' } } : node)),
            { kind: 'path', d: trims.join(''), fill: 'none', stroke: { colour: GREY, width: 0.12 / factor } },
          ],
        },
      ],
    },
  ];
}

/** An arc from one point to the other, bowed upwards, with a head. */
function arrow(from: Point, to: Point, bow: number, colour: Hex): DisplayNode[] {
  const middle = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - bow };
  const angle = Math.atan2(to.y - middle.y, to.x - middle.x);
  const at = (turn: number, length: number): Point => ({
    x: to.x - Math.cos(angle + turn) * length,
    y: to.y - Math.sin(angle + turn) * length,
  });
  return [
    {
      kind: 'path',
      d: `M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`,
      fill: 'none',
      stroke: { colour, width: 0.45, cap: 'round' },
    },
    { kind: 'path', d: polygon([to, at(0.5, 2.4), at(-0.5, 2.4)]), fill: colour },
  ];
}

/** The picture for a layout's two-sided sheets: turned over, folded, or glued back to back. Its top left at `at`. */
export function turnPicture(
  sheet: PlannedSheet,
  paper: Paper,
  layout: Layout,
  flip: 'long' | 'short',
  at: Point,
  set: Styles,
  colour: Hex,
): DisplayNode[] {
  const height = SHEET;
  const factor = height / paper.height;
  const width = paper.width * factor;
  const first = { x: at.x, y: at.y + 1, width, height };
  const second = { ...first, x: at.x + width + 18 };
  const caption = (text: string, box: typeof first): DisplayNode =>
    words(text, box.x + box.width / 2, box.y + box.height + 4.2, set.small, 'middle');
  if (layout === 'gutterfold' && sheet.fold !== null) {
    const { axis, at: fold } = sheet.fold;
    const d =
      axis === 'across'
        ? line({ x: first.x - 2, y: first.y + fold * factor }, { x: first.x + width + 2, y: first.y + fold * factor })
        : line({ x: first.x + fold * factor, y: first.y - 2 }, { x: first.x + fold * factor, y: first.y + height + 2 });
    const half = axis === 'across' ? { ...second, height: fold * factor } : { ...second, width: fold * factor };
    const behind =
      axis === 'across' ? { ...half, x: half.x + 1.4, y: half.y - 1.4 } : { ...half, x: half.x + 1.4, y: half.y + 1.4 };
    return [
      ...thumbnail(sheet, ['front', 'back'], first, factor),
      { kind: 'path', d, fill: 'none', stroke: { colour, width: 0.4, dash: [1.4, 0.9] } },
      { kind: 'path', d: rectangle(behind), fill: '#ffffff', stroke: { colour: GREY, width: 0.2 } },
      ...thumbnail(sheet, ['front'], half, factor),
      ...arrow(
        { x: first.x + width + 2.5, y: first.y + height / 2 },
        { x: second.x - 2.5, y: first.y + height / 2 - 4 },
        4,
        colour,
      ),
      caption('fold', first),
      words('glue, then cut', second.x + half.width / 2, second.y + half.height + 4.2, set.small, 'middle'),
    ];
  }
  const hinge = { x: (first.x + width + second.x) / 2, y: first.y };
  const long = (flip === 'long') === paper.height >= paper.width;
  return [
    ...thumbnail(sheet, ['front'], first, factor),
    ...thumbnail(sheet, ['back'], second, factor),
    ...(layout === 'single'
      ? [words('+', hinge.x, first.y + height / 2 + 2, set.head, 'middle')]
      : [
          {
            kind: 'path' as const,
            d: long
              ? line({ x: hinge.x, y: hinge.y - 2 }, { x: hinge.x, y: hinge.y + height + 1 })
              : line({ x: hinge.x - 6, y: hinge.y + height / 2 }, { x: hinge.x + 6, y: hinge.y + height / 2 }),
            fill: 'none' as const,
            stroke: { colour, width: 0.3, dash: [1.4, 0.9] },
          },
          ...arrow(
            { x: first.x + width + 1.5, y: first.y + height * 0.45 },
            { x: second.x - 1.5, y: first.y + height * 0.45 },
            6,
            colour,
          ),
        ]),
    caption('front', first),
    caption('back', second),
  ];
}

/** A split board's parts, drawn apart as they lie, with their glue strips. */
export function boardMap(
  parts: readonly DrawnUnit[],
  kit: FaceKit,
  at: Point,
  width: number,
  set: Styles,
  colour: Hex,
): { nodes: DisplayNode[]; height: number } {
  const [first] = parts;
  if (first === undefined) return { nodes: [], height: 0 };
  const { component } = first.unit;
  const columns = Math.max(...parts.map(({ unit }) => unit.tile?.column ?? 1));
  const rows = Math.max(...parts.map(({ unit }) => unit.tile?.row ?? 1));
  const gap = 5;
  const factor = Math.min((width - gap * (columns - 1)) / component.width, 46 / component.height);
  const nodes: DisplayNode[] = [];
  for (const { unit, front } of parts) {
    const { window, tile } = unit;
    if (tile === null) continue;
    const box = {
      x: at.x + window.x * factor + gap * (tile.column - 1),
      y: at.y + window.y * factor + gap * (tile.row - 1),
      width: window.width * factor,
      height: window.height * factor,
    };
    nodes.push({
      kind: 'group',
      clip: rectangle(box),
      tag: { role: 'Artifact' },
      children: [
        {
          kind: 'use',
          form: front.form,
          transform: [factor, 0, 0, factor, box.x - window.x * factor, box.y - window.y * factor],
        },
      ],
    });
    const strips = [
      ...(tile.overlapBelow > 0
        ? [{ ...box, y: box.y + box.height - tile.overlapBelow * factor, height: tile.overlapBelow * factor }]
        : []),
      ...(tile.overlapRight > 0
        ? [{ ...box, x: box.x + box.width - tile.overlapRight * factor, width: tile.overlapRight * factor }]
        : []),
    ];
    for (const strip of strips)
      nodes.push({
        kind: 'path',
        d: rectangle(strip),
        fill: kit.ink === 'low-ink' ? '#ffffff' : colour,
        stroke: { colour, width: 0.2 },
      });
    nodes.push({ kind: 'path', d: rectangle(box), fill: 'none', stroke: { colour: GREY, width: 0.2 } });
    const label = `row ${tile.row}, column ${tile.column}`;
    nodes.push(words(label, at.x + component.width * factor + gap * columns, box.y + box.height / 2 + 1, set.small));
  }
  return { nodes, height: component.height * factor + gap * (rows - 1) };
}

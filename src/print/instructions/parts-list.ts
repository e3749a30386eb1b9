/** The parts list: every kind of piece with a picture, its count, its size and the sheets it is on. */
import type { Component } from '../../definition/game.ts';
import type { DisplayNode } from '../display.ts';
import type { FaceKit } from '../face.ts';
import type { DrawnUnit } from '../imposition/cells.ts';
import type { PlannedSheet } from '../imposition/plan.ts';
import { fitInto, multiply, translate } from '../matrix.ts';
import { line } from '../path.ts';
import { trimOutline } from '../trim.ts';
import { type Block, paragraph, type Styles, words } from './setting.ts';

const ROW = 11;
const PICTURE = 9;

const short = (length: number, digits: number): string => length.toFixed(digits).replace(/\.?0+$/, '');
const pair = (a: number, b: number, digits: number): string => `${short(a, digits)} × ${short(b, digits)}`;

/** `50.8 × 44.45 mm` and `2 × 1.75 in`; a die's edge, and that of its stickers. */
export function sizes({ kind, width, height, sticker, dice }: Component): { mm: string; inches: string } {
  if (kind !== 'die')
    return { mm: `${pair(width, height, 2)} mm`, inches: `${pair(width / 25.4, height / 25.4, 2)} in` };
  const list = [
    ...(dice.includes('net') ? [width] : []),
    ...(dice.includes('sticker') && sticker !== null ? [sticker] : []),
  ];
  const edges = [...new Set(list)];
  return {
    mm: `edge ${edges.map((edge) => short(edge, 2)).join(', sticker ')} mm`,
    inches: `${edges.map((edge) => short(edge / 25.4, 2)).join(', ')} in`,
  };
}

/** `2`, `2, 4`, `2–5`. */
export function sheetNumbers(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of [...new Set(numbers)].toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && number === last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs
    .map(([from, to]) => (from === to ? `${from}` : to === from + 1 ? `${from}, ${to}` : `${from}–${to}`))
    .join(', ');
}

/** The whole front of a unit's piece, small, its middle in a square. */
function picture({ unit, front }: DrawnUnit, x: number, y: number): DisplayNode[] {
  const whole =
    unit.tile === null ? unit.window : { x: 0, y: 0, width: unit.component.width, height: unit.component.height };
  const map = fitInto({ ...whole, x: 0, y: 0 }, { x, y, width: PICTURE, height: PICTURE });
  const clip =
    unit.shape === 'net'
      ? null
      : trimOutline({ ...whole, shape: unit.shape === 'sticker' ? 'rectangle' : unit.component.shape });
  return [
    {
      kind: 'group',
      transform: multiply(map, translate(0, 0)),
      ...(clip === null ? {} : { clip }),
      children: [{ kind: 'use', form: front.form, transform: [1, 0, 0, 1, 0, 0] }],
    },
    ...(clip === null || front.edge !== null
      ? []
      : [
          {
            kind: 'group' as const,
            transform: map,
            children: [
              {
                kind: 'path' as const,
                d: clip,
                fill: 'none' as const,
                stroke: { colour: '#8a8a8a' as const, width: 0.2 / map[0] },
              },
            ],
          },
        ]),
  ];
}

export interface NumberedSheet {
  readonly sheet: PlannedSheet;
  /** The pieces of paper that its fronts and backs are on. */
  readonly numbers: readonly number[];
}

export function partsList(
  sheets: readonly NumberedSheet[],
  kit: FaceKit,
  set: Styles,
  x: number,
  y: number,
  width: number,
): Block {
  const columns = {
    name: x + PICTURE + 5,
    count: x + width * 0.5,
    mm: x + width * 0.56,
    inches: x + width * 0.77,
    sheet: x + width,
  };
  const head = y + 3;
  const nodes: DisplayNode[] = [
    words('Piece', columns.name, head, set.small),
    words('Count', columns.count, head, set.small, 'end'),
    words('Size', columns.mm, head, set.small),
    words('Sheet', columns.sheet, head, set.small, 'end'),
    {
      kind: 'path',
      d: line({ x, y: y + 5 }, { x: x + width, y: y + 5 }),
      fill: 'none',
      stroke: { colour: '#c8c4bd', width: 0.2 },
    },
  ];
  let top = y + 5;
  for (const component of kit.game.components) {
    const on = sheets.filter(({ sheet }) => sheet.fronts.some(({ drawn }) => drawn.unit.component === component));
    const example = on[0]?.sheet.fronts.find(({ drawn }) => drawn.unit.component === component);
    if (example === undefined) continue;
    const { mm, inches } = sizes(component);
    const count = component.pieces.reduce((sum, piece) => sum + piece.count, 0);
    const note = component.note;
    const baseline = top + (note === null ? ROW / 2 + 1.3 : 4.6);
    const row: DisplayNode[] = [
      words(component.name, columns.name, baseline, set.strong),
      words(String(count), columns.count, baseline, set.body, 'end'),
      words(mm, columns.mm, baseline, set.body),
      words(inches, columns.inches, baseline, { ...set.body, fill: set.small.fill }),
      words(sheetNumbers(on.flatMap(({ numbers }) => numbers)), columns.sheet, baseline, set.body, 'end'),
    ];
    const remark = note === null ? null : paragraph(kit, note, columns.name, baseline + 1.6, width * 0.8, set.small);
    const height = Math.max(ROW, remark === null ? 0 : baseline - top + 1.6 + remark.height + 1);
    nodes.push(
      ...picture(example.drawn, x, top + (ROW - PICTURE) / 2),
      { kind: 'group', tag: { role: 'P' }, children: row },
      ...(remark?.nodes ?? []),
    );
    top += height;
    nodes.push({
      kind: 'path',
      d: line({ x, y: top }, { x: x + width, y: top }),
      fill: 'none',
      stroke: { colour: '#c8c4bd', width: 0.2 },
    });
  }
  return { nodes, height: top - y };
}

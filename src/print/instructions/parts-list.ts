/** The parts list: every kind of piece with a picture, its count, its size and the sheets it is on. */
import type { Component } from '../../definition/game.ts';
import type { DisplayNode } from '../display.ts';
import type { DrawnUnit } from '../imposition/cells.ts';
import type { PlannedSheet } from '../imposition/plan.ts';
import type { PrintKit } from '../kit.ts';
import { brokenLines, firstLines } from '../long-words.ts';
import { fitInto, IDENTITY } from '../matrix.ts';
import { line } from '../path.ts';
import { nameOf, noteOf, type PrintedWords, tooLong } from '../printed-words.ts';
import { trimOutline } from '../trim.ts';
import { type Block, put } from './block.ts';
import { GREY, type Style, type Styles, setLines, widthIn, words } from './setting.ts';

const PICTURE = 11;
/** Over a row's words and under them. */
const TOP = 2;
const FOOT = 1.8;

const short = (length: number, digits: number): string => length.toFixed(digits).replace(/\.?0+$/, '');
const pair = (a: number, b: number, digits: number): string => `${short(a, digits)} × ${short(b, digits)}`;

/** `50.8 × 44.45 mm` and `2 × 1.75 in`; a die's edge, and that of its stickers. */
function sizes({ kind, width, height, sticker, dice }: Component): { mm: string; inches: string } {
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
function sheetNumbers(numbers: readonly number[]): string {
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

/** The whole front of a unit's piece, small, its middle in a square at 0,0. */
function picture({ unit, front }: DrawnUnit): DisplayNode {
  const { component, shape, window, tile } = unit;
  const whole = tile === null ? window : { x: 0, y: 0, width: component.width, height: component.height };
  const map = fitInto({ ...whole, x: 0, y: 0 }, { x: 0, y: 0, width: PICTURE, height: PICTURE });
  const use: DisplayNode = { kind: 'use', form: front.form, transform: IDENTITY };
  if (shape === 'net') return { kind: 'group', tag: { role: 'Artifact' }, transform: map, children: [use] };
  const trim = trimOutline({ ...whole, shape: shape === 'sticker' ? 'rectangle' : component.shape });
  const frame: DisplayNode = { kind: 'path', d: trim, fill: 'none', stroke: { colour: GREY, width: 0.15 / map[0] } };
  return {
    kind: 'group',
    tag: { role: 'Artifact' },
    transform: map,
    children: [{ kind: 'group', clip: trim, children: [use] }, ...(front.edge === null ? [frame] : [])],
  };
}

export interface NumberedSheet {
  readonly sheet: PlannedSheet;
  /** The pieces of paper that its fronts and backs are on. */
  readonly numbers: readonly number[];
}

/** Between the words at the left of a row and those at its right. */
const BETWEEN = 4;
/** Lines of a component's name, and of its note. */
const LINES = { name: 2, note: 6 };

/** The words in so many lines; reported where they take more. */
function few(kit: PrintKit, words: PrintedWords, most: number, width: number, style: Style): readonly string[] {
  const lines = brokenLines(kit, words.text, style, width);
  if (lines.length > most)
    kit.report(tooLong(words, `${most} lines of ${width.toFixed(0)} mm on the instruction page`));
  return firstLines(lines, most, width, widthIn(kit, style));
}

function part(component: Component, on: readonly NumberedSheet[], kit: PrintKit, set: Styles, width: number): Block {
  const example = on[0]?.sheet.fronts.find(({ drawn }) => drawn.unit.component === component);
  const { mm, inches } = sizes(component);
  const count = `× ${component.pieces.reduce((sum, piece) => sum + piece.count, 0)}`;
  const numbers = on.flatMap(({ numbers }) => numbers);
  const sheet = `${new Set(numbers).size === 1 ? 'sheet' : 'sheets'} ${sheetNumbers(numbers)}`;
  const size = `${mm}  ·  ${inches}`;
  const left = PICTURE + 4;
  const room = width - left;
  const first = TOP + kit.fonts.metrics(set.strong.font, set.strong.size).cap;
  const name = few(kit, nameOf(component), LINES.name, room - widthIn(kit, set.strong)(count) - BETWEEN, set.strong);
  const second = first + (name.length - 1) * set.strong.size * set.strong.leading + 4.1;
  const small = widthIn(kit, set.small);
  const beside = small(size) + small(sheet) + BETWEEN <= room;
  const below = [
    ...(beside ? [] : brokenLines(kit, sheet, set.small, room)),
    ...(component.note === null ? [] : few(kit, noteOf(component), LINES.note, room, set.small)),
  ];
  const note = setLines(kit, below, set.small);
  const height = Math.max(TOP + PICTURE, second + 1.6 + (below.length === 0 ? 0 : note.height + 0.4)) + FOOT;
  return {
    nodes: [
      ...(example === undefined ? [] : [put({ nodes: [picture(example.drawn)], height: PICTURE }, 0, TOP)]),
      {
        kind: 'group',
        tag: { role: 'P' },
        children: [
          ...name.map((line, i) => words(line, left, first + i * set.strong.size * set.strong.leading, set.strong)),
          words(count, width, first, set.strong, 'end'),
          words(size, left, second, set.small),
          ...(beside ? [words(sheet, width, second, set.small, 'end')] : []),
        ],
      },
      ...(below.length === 0 ? [] : [put(note, left, second + 1.9)]),
      {
        kind: 'path',
        d: line({ x: 0, y: height }, { x: width, y: height }),
        fill: 'none',
        stroke: { colour: '#c8c4bd', width: 0.2 },
      },
    ],
    height,
  };
}

/** One row a component, in the order of the definition. */
export function partsList(sheets: readonly NumberedSheet[], kit: PrintKit, set: Styles, width: number): Block[] {
  return kit.game.components.flatMap((component): Block[] => {
    const on = sheets.filter(({ sheet }) => sheet.fronts.some(({ drawn }) => drawn.unit.component === component));
    return on.length === 0 ? [] : [part(component, on, kit, set, width)];
  });
}

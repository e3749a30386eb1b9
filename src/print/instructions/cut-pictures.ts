/** How a sheet is cut: its picture with the cuts numbered in their order, and the order in words. Lengths in mm. */

import type { Hex } from '../../definition/game.ts';
import { spoken } from '../../definition/words.ts';
import type { DisplayNode } from '../display.ts';
import type { FaceKit } from '../face.ts';
import { textInk } from '../faces/colours.ts';
import { type Cut, countCuts } from '../imposition/cuts.ts';
import type { PlannedSheet } from '../imposition/plan.ts';
import { line } from '../path.ts';
import type { Paper } from '../sheet.ts';
import { type Block, put, row, stack } from './block.ts';
import type { NumberedSheet } from './parts-list.ts';
import { badge, paragraph, type Styles } from './setting.ts';
import { sheetPicture } from './sheet-picture.ts';

/** Radius of a cut's number, mm on the instruction page. */
const BADGE = 1.55;
/** How far cut lines reach beyond the paper's picture. */
const REACH = 2.2;

const range = (numbers: readonly number[]): string => {
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  if (first === last) return `Cut ${first}`;
  return `Cuts ${first} ${last === first + 1 ? 'and' : 'to'} ${last}`;
};

const NET_STEPS = [
  'Cut along the outer line, tabs included. Score and fold the dashed lines, print outside.',
  'Glue the tabs behind their neighbours in the order of their numbers.',
];

/** The order of cutting in words, one step a direction. */
function cutSteps(sheet: PlannedSheet): readonly string[] {
  if (sheet.stock === 'net') return NET_STEPS;
  const runs: { axis: Cut['axis']; numbers: number[] }[] = [];
  for (const { axis, number } of sheet.cuts) {
    const last = runs.at(-1);
    if (last?.axis === axis) last.numbers.push(number);
    else runs.push({ axis, numbers: [number] });
  }
  const across = runs[1]?.axis;
  const strips = new Set(sheet.cuts.filter(({ axis }) => axis === across).map(({ from }) => from.toFixed(3))).size;
  const cuts = runs.map(({ axis, numbers }, i) => {
    const direction = axis === 'across' ? 'across' : 'down';
    const what =
      i === 0
        ? 'the whole sheet'
        : i > 1
          ? 'what is left'
          : strips > 1
            ? 'the strips, stacked with the paper’s edges flush'
            : 'what is left';
    return `${range(numbers)}: ${direction} through ${what}.`;
  });
  const fold = sheet.fold === null ? [] : ['Fold along the dashed line, print outside, and glue the halves together.'];
  const shapes = new Set(sheet.fronts.map(({ drawn }) => drawn.unit.shape));
  const last = [
    ...(shapes.has('right-triangle') ? ['Cut each pair of triangles from corner to corner.'] : []),
    ...(shapes.has('circle') || shapes.has('hex') ? ['Cut round pieces and hexes out along their lines.'] : []),
    ...(shapes.has('net') ? NET_STEPS : []),
  ];
  return [...fold, ...cuts, ...last];
}

/** `14 cuts`, or what to cut with. */
const cutCount = (sheet: PlannedSheet): string => {
  if (sheet.stock === 'net') return 'scissors';
  const count = countCuts(sheet.cuts);
  return count === 1 ? '1 cut' : `${count} cuts`;
};

/** The sheet at `factor` of its size, its top left at 0,0; cut lines and their numbers reach beyond it. */
function cutPicture(sheet: PlannedSheet, paper: Paper, kit: FaceKit, factor: number): DisplayNode[] {
  const ink = textInk(kit);
  const sides = sheet.fold === null ? (['front'] as const) : (['front', 'back'] as const);
  const lines: string[] = [];
  const marks: DisplayNode[] = [];
  const seen = new Set<number>();
  const used: { x: number; y: number }[] = [];
  for (const { axis, at, from, to, number } of sheet.cuts) {
    const place = (along: number): { x: number; y: number } =>
      axis === 'across' ? { x: along * factor, y: at * factor } : { x: at * factor, y: along * factor };
    const longest = axis === 'across' ? paper.width : paper.height;
    const start = from <= 0 ? -REACH / factor : from;
    const end = to >= longest ? longest + REACH / factor : to;
    lines.push(line(place(start), place(end)));
    if (seen.has(number)) continue;
    seen.add(number);
    for (let step = 0; step < 4; step++) {
      const spot = place(start - (BADGE + step * BADGE * 2.1) / factor);
      if (used.some((other) => Math.hypot(other.x - spot.x, other.y - spot.y) < BADGE * 2.05)) continue;
      used.push(spot);
      marks.push(...badge(number, spot.x, spot.y, BADGE, kit));
      break;
    }
  }
  const d = lines.join('');
  return [
    ...sheetPicture(sheet, sides, paper, { ink: kit.ink, factor }),
    ...(sheet.fold === null ? [] : [foldOf(sheet.fold, paper, factor, ink)]),
    { kind: 'path', d, fill: 'none', stroke: { colour: '#ffffff', width: 0.6 } },
    { kind: 'path', d, fill: 'none', stroke: { colour: ink, width: 0.2 } },
    ...marks,
  ];
}

function foldOf(
  { axis, at }: NonNullable<PlannedSheet['fold']>,
  paper: Paper,
  factor: number,
  colour: Hex,
): DisplayNode {
  const [width, height, fold] = [paper.width * factor, paper.height * factor, at * factor];
  const d =
    axis === 'across'
      ? line({ x: -REACH, y: fold }, { x: width + REACH, y: fold })
      : line({ x: fold, y: -REACH }, { x: fold, y: height + REACH });
  return { kind: 'path', d, fill: 'none', stroke: { colour, width: 0.35, dash: [1.4, 0.9] } };
}

/** Each way of cutting once, with the numbers of all sheets that are cut so. */
function alike(sheets: readonly NumberedSheet[]): { sheet: PlannedSheet; numbers: readonly number[] }[] {
  const ways = new Map<string, { sheet: PlannedSheet; numbers: number[] }>();
  for (const {
    sheet,
    numbers: [number = 0],
  } of sheets) {
    const cuts = sheet.cuts.map(({ axis, at, from, to }) =>
      [axis, ...[at, from, to].map((mm) => mm.toFixed(1))].join(' '),
    );
    const key = cuts.length === 0 ? `sheet ${number}` : [...cutSteps(sheet), ...cuts].join();
    const way = ways.get(key) ?? { sheet, numbers: [] };
    way.numbers.push(number);
    ways.set(key, way);
  }
  return [...ways.values()];
}

const named = (numbers: readonly number[]): string =>
  numbers.length === 1 ? `Sheet ${numbers[0]}` : `Sheets ${spoken(numbers.map(String))}`;

/** Room left of and above a sheet's picture for the numbers of its cuts. */
const ROOM = 7;

/**
 * A block a sheet, its picture `width` wide: how many cuts, their order, below the picture or beside it where `beside`
 * gives the words a width of their own. Sheets with the same cuts share a picture, and what was said is not said again.
 */
export function cutBlocks(
  sheets: readonly NumberedSheet[],
  paper: Paper,
  kit: FaceKit,
  set: Styles,
  { width, beside }: { readonly width: number; readonly beside: number | null },
): Block[] {
  const factor = (width - ROOM) / paper.width;
  const height = ROOM + paper.height * factor + REACH;
  const said = new Map<string, number>();
  return alike(sheets).map(({ sheet, numbers }): Block => {
    const [number = 0] = numbers;
    const texts = cutSteps(sheet);
    const earlier = said.get(texts.join());
    if (earlier === undefined) said.set(texts.join(), number);
    const picture: Block = {
      nodes: [put({ nodes: cutPicture(sheet, paper, kit, factor), height }, ROOM, ROOM)],
      height,
    };
    const told = stack(
      [
        paragraph(kit, `${named(numbers)}: ${cutCount(sheet)}`, beside ?? width, set.strong),
        ...(earlier === undefined ? texts : [`As sheet ${earlier}.`]).map((text) =>
          paragraph(kit, text, beside ?? width, beside === null ? set.small : set.body),
        ),
      ],
      0.8,
    );
    if (beside === null) return stack([picture, told], 2);
    return row([
      { block: picture, x: 0 },
      { block: stack([{ nodes: [], height: ROOM }, told]), x: width + ROOM },
    ]);
  });
}

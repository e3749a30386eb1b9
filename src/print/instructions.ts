/** The instructions that open every file: what is on the sheets, how to print, cut and put together. Lengths in mm. */
import type { Problem } from '../definition/problem.ts';
import type { DisplayNode } from './display.ts';
import { sheetArea } from './imposition/area.ts';
import type { PlannedSheet } from './imposition/plan.ts';
import { assemblyBlocks } from './instructions/assembling.ts';
import { type Block, paginate, row, stack, stacks } from './instructions/block.ts';
import { cutBlocks } from './instructions/cut-pictures.ts';
import { opening } from './instructions/opening.ts';
import { type NumberedSheet, partsList } from './instructions/parts-list.ts';
import { printingSteps } from './instructions/printing.ts';
import { heading, type Styles, styles } from './instructions/setting.ts';
import { turnPicture } from './instructions/turn-pictures.ts';
import type { PrintKit } from './kit.ts';
import { BANK_CARD, bankCard } from './margin-line.ts';
import type { Layout, LayoutChoice } from './sheet.ts';

const WIDEST = 180;
const EDGE = 14;
const TOP = 10;
/** Between sections, and between columns. */
const GAP = 6;
const GUTTER = 9;
/** Least width of the column that tells how a board is put together. */
const ASSEMBLY = 54;
/** Widest text beside the picture of the only sheet. */
const COLUMN = 80;
/** Widths of a cut sheet's picture, the first that keeps the instructions on one page is taken. */
const PICTURES = Array.from({ length: 16 }, (_, i) => 64 - 2 * i);
/** Where no width does. */
const COMFORTABLE = 50;

interface Setting {
  readonly sheets: readonly NumberedSheet[];
  readonly choice: LayoutChoice;
  readonly kit: PrintKit;
  readonly set: Styles;
  readonly width: number;
}

const planned = ({ sheets }: Setting): PlannedSheet[] => sheets.map(({ sheet }) => sheet);

/** What is on the sheets, and how to print: in two columns where a bank card fits into one and all onto one page. */
function overview(setting: Setting, highest: number): Block[] {
  const { sheets, choice, kit, set, width } = setting;
  const twoSided = planned(setting).find(({ backs }) => backs.length > 0);
  const turn = twoSided === undefined ? [] : [turnPicture(twoSided, choice, kit, set)];
  const card: Block = { nodes: [bankCard(0, 0, kit)], height: BANK_CARD.height };
  const parts = (column: number): Block[] => [
    heading(kit, 'What is on the sheets', column, set.head),
    ...partsList(sheets, kit, set, column),
  ];
  const print = (column: number): Block =>
    stack([heading(kit, 'Print', column, set.head), printingSteps(planned(setting), choice, kit, set, column)]);
  const column = (width - GUTTER) / 2;
  if (column >= BANK_CARD.width - 0.5) {
    const columns = row([
      { block: stack([stack(parts(column)), ...turn], 3), x: 0 },
      { block: stack([print(column), card], 4), x: column + GUTTER },
    ]);
    if (columns.height <= highest) return [columns];
  }
  return [...stacks(parts(width), highest), print(width), card, ...turn];
}

/** Cut pictures in rows; beside a single row the assembly of one board, else it comes below. */
function afterPrinting(setting: Setting, picture: number): Block[] {
  const { sheets, choice, kit, set, width } = setting;
  const titled = (text: string, across: number, block: Block): Block =>
    stack([heading(kit, text, across, set.head), block]);
  const alone =
    sheets.length === 1 &&
    planned(setting).every(({ fronts }) => fronts.every(({ drawn }) => drawn.unit.tile === null));
  const beside = alone && width - picture > ASSEMBLY ? Math.min(COLUMN, width - picture - GUTTER) : null;
  const cells = cutBlocks(sheets, choice.paper, kit, set, { width: picture, beside });
  const step = picture + GUTTER;
  const taken = cells.length * step - GUTTER;
  const rest = width - taken - GUTTER;
  const assembly = assemblyBlocks(planned(setting), kit, set, rest >= ASSEMBLY ? rest : width);
  const rowOf = (blocks: readonly Block[]): Block => row(blocks.map((block, i) => ({ block, x: i * step })));
  const [only] = assembly;
  if (only !== undefined && assembly.length === 1 && rest >= ASSEMBLY) {
    return [
      row([
        { block: titled('Cut', taken, rowOf(cells)), x: 0 },
        { block: titled('Put together', rest, only), x: taken + GUTTER },
      ]),
    ];
  }
  const perRow = Math.max(1, Math.floor((width + GUTTER) / step));
  const rows = Array.from({ length: Math.ceil(cells.length / perRow) }, (_, i) =>
    rowOf(cells.slice(i * perRow, (i + 1) * perRow)),
  );
  return [...firstTitled('Cut', rows), ...firstTitled('Put together', assembly)];

  function firstTitled(text: string, [first, ...more]: readonly Block[]): Block[] {
    return first === undefined ? [] : [titled(text, width, first), ...more];
  }
}

/** Which papers a sheet's sides are on, in the order in which the document prints them. */
function numbered(sheets: readonly PlannedSheet[], layout: Layout, first: number): NumberedSheet[] {
  const twoSided = sheets.filter(({ backs }) => backs.length > 0);
  return sheets.map((sheet, i) => {
    const at = twoSided.indexOf(sheet);
    if (layout !== 'single') return { sheet, numbers: [first + i] };
    if (at >= 0) return { sheet, numbers: [first + at, first + twoSided.length + at] };
    return { sheet, numbers: [first + twoSided.length + i] };
  });
}

/** The nodes of each instruction page: one where all fits. Sheets are numbered after these pages. */
export function instructionPages(
  sheets: readonly PlannedSheet[],
  choice: LayoutChoice,
  printKit: PrintKit,
): DisplayNode[][] {
  // Set many times before it fits, told once.
  const told = new Map<string, Problem>();
  const kit: PrintKit = { ...printKit, report: (problem) => told.set(JSON.stringify(problem), problem) };
  const { paper, layout } = choice;
  const width = Math.min(WIDEST, paper.width - 2 * EDGE);
  const set = styles(kit);
  const page = { x: (paper.width - width) / 2, top: TOP, bottom: sheetArea(paper).strip.y - 2, gap: GAP };
  const build = (first: number): DisplayNode[][] => {
    const setting: Setting = { sheets: numbered(sheets, layout, first), choice, kit, set, width };
    const start = [opening(kit, set, width), ...overview(setting, page.bottom - page.top)];
    const lay = (picture: number): DisplayNode[][] => paginate([...start, ...afterPrinting(setting, picture)], page);
    const single = PICTURES.map(lay).find((pages) => pages.length === 1);
    return single ?? lay(Math.min(COMFORTABLE, width));
  };
  // The numbers on the pages depend on how many pages there are; their height does not.
  const pages = build(2);
  const papers = layout === 'duplex' ? Math.ceil(pages.length / 2) : pages.length;
  const numberedPages = papers === 1 ? pages : build(papers + 1);
  for (const problem of told.values()) printKit.report(problem);
  return numberedPages;
}

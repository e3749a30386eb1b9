/** From a checked game to a finished sheet document: units, faces, imposition, pages. Lengths in mm. */
import { problemAt } from '../definition/problem.ts';
import type { Box, DisplayNode } from './display.ts';
import { sheetArea } from './imposition/area.ts';
import { BACK_BLEED, drawUnits, FRONT_BLEED } from './imposition/draw-units.ts';
import { type PlannedSheet, planSheets } from './imposition/plan.ts';
import { unitsOf } from './imposition/units.ts';
import { instructionPages } from './instructions.ts';
import type { PrintKit } from './kit.ts';
import { type MarginWords, marginLine } from './margin-line.ts';
import { cropMarks, foldLine } from './marks.ts';
import { around, type PlacedFace, pageArt, placementOf } from './page-art.ts';
import { line } from './path.ts';
import { checkSheets } from './preflight.ts';
import type { Layout, Page, Paper, SheetDocument } from './sheet.ts';

export interface SheetChoice {
  readonly paper: Paper;
  readonly layout: Layout;
  /** The edge about which the printer turns a sheet for its backs; long if not given. */
  readonly flip?: 'long' | 'short';
}

/** A page before it has a number, in its final order. */
interface Draft {
  readonly kind: Page['kind'];
  readonly faces: readonly PlacedFace[];
  readonly nodes: readonly DisplayNode[];
  readonly bleed: Box | null;
  readonly contents: readonly string[];
  readonly side: string;
  readonly advice: string;
}

/** Names of the components on a sheet, in the order of the definition, each once. */
export const contentsOf = (sheet: PlannedSheet): string[] => [
  ...new Set(sheet.fronts.map(({ drawn }) => `${drawn.unit.component.name}${ON_STOCK[sheet.stock]}`)),
];

const ON_STOCK = { 'two-sided': '', 'one-sided': '', net: ' (net)', sticker: ' (stickers)' } as const;

function marksOf(faces: readonly PlacedFace[], sheet: PlannedSheet, paper: Paper): DisplayNode[] {
  const cut = faces.filter(({ drawn }) => drawn.unit.shape !== 'net');
  const diagonals = cut
    .filter(({ drawn }) => drawn.unit.shape === 'right-triangle')
    .map(({ laid }) => ({ box: laid, rises: laid.turn % 180 === 90 }));
  const { fold } = sheet;
  const seam: Box[] =
    fold === null
      ? []
      : fold.axis === 'across'
        ? [{ x: 0, y: fold.at - 1, width: paper.width, height: 2 }]
        : [{ x: fold.at - 1, y: 0, width: 2, height: paper.height }];
  const page = { width: paper.width, height: paper.height, margin: paper.margin, strip: sheetArea(paper).strip };
  const marks = cropMarks(
    page,
    cut.map(({ laid }) => laid),
    diagonals,
    seam,
  );
  return marks === null ? [] : [marks];
}

function foldMark(sheet: PlannedSheet, paper: Paper): DisplayNode[] {
  if (sheet.fold === null) return [];
  const { axis, at } = sheet.fold;
  const end = sheetArea(paper).strip.y - 1;
  const d =
    axis === 'across' ? line({ x: 3, y: at }, { x: paper.width - 3, y: at }) : line({ x: at, y: 3 }, { x: at, y: end });
  return [{ kind: 'group', layer: 'fold', tag: { role: 'Artifact' }, children: foldLine(d) }];
}

function draft(sheet: PlannedSheet, side: 'front' | 'back'): Pick<Draft, 'faces' | 'nodes' | 'bleed'> {
  const faces = (side === 'front' ? sheet.fronts : sheet.backs).map((placed): PlacedFace => ({ ...placed, side }));
  const most = side === 'front' || sheet.fold !== null ? FRONT_BLEED : BACK_BLEED;
  const { nodes, bleed } = pageArt(faces, { bleed: most, limits: sheet.limits[side] });
  return { faces, nodes, bleed };
}

const TURN = {
  long: 'Print on both sides, flip on the long edge',
  short: 'Print on both sides, flip on the short edge',
};

/** The pages of one sheet in the duplex layout: a front, and its back or a blank. */
function duplexPages(sheet: PlannedSheet, number: number, paper: Paper, flip: 'long' | 'short'): Draft[] {
  const contents = contentsOf(sheet);
  const front = draft(sheet, 'front');
  const marked = [...front.nodes, ...marksOf(front.faces, sheet, paper)];
  const twoSided = sheet.backs.length > 0;
  return [
    {
      ...front,
      kind: 'front',
      nodes: marked,
      contents,
      side: 'front',
      advice: twoSided ? TURN[flip] : ADVICE[sheet.stock],
    },
    twoSided
      ? {
          ...draft(sheet, 'back'),
          kind: 'back',
          contents,
          side: 'back',
          advice: `Back of sheet ${number}: ${TURN[flip].toLowerCase()}`,
        }
      : { kind: 'blank', faces: [], nodes: [], bleed: null, contents, side: 'left blank', advice: BLANK },
  ];
}

const BLANK = 'This side is blank so that every front gets a sheet of its own';
const ADVICE = {
  'two-sided': '',
  'one-sided': 'Printed on one side only',
  net: 'Printed on one side only: cut along the outer line, fold the dashed lines',
  sticker: 'Print on sticker paper; the small corner is the top left of each sticker',
} as const;

function foldedPage(sheet: PlannedSheet, paper: Paper): Draft {
  const front = draft(sheet, 'front');
  const back = draft(sheet, 'back');
  return {
    kind: 'fold',
    faces: [...front.faces, ...back.faces],
    nodes: [...front.nodes, ...back.nodes, ...foldMark(sheet, paper), ...marksOf(front.faces, sheet, paper)],
    bleed: around([front.bleed, back.bleed].filter((box) => box !== null)),
    contents: contentsOf(sheet),
    side: 'front and back',
    advice: 'Fold along the dashed line with the print outside, glue the halves together, then cut',
  };
}

function apartPage(sheet: PlannedSheet, side: 'front' | 'back', paper: Paper): Draft {
  const made = draft(sheet, side);
  const nodes = [...made.nodes, ...marksOf(made.faces, sheet, paper)];
  const advice = sheet.backs.length === 0 ? ADVICE[sheet.stock] : APART[side];
  return {
    ...made,
    kind: side,
    nodes,
    contents: contentsOf(sheet),
    side: sheet.backs.length === 0 ? 'one side' : `${side}s`,
    advice,
  };
}

const APART = {
  front: 'Printed on one side only: the backs are on a sheet of their own',
  back: 'Glue behind the fronts, or print on their other side',
} as const;

function drafts(sheets: readonly PlannedSheet[], choice: SheetChoice, first: number): Draft[] {
  const { paper, layout, flip = 'long' } = choice;
  if (layout === 'duplex') return sheets.flatMap((sheet, i) => duplexPages(sheet, first + i, paper, flip));
  if (layout === 'gutterfold')
    return sheets.map((sheet) => (sheet.fold === null ? apartPage(sheet, 'front', paper) : foldedPage(sheet, paper)));
  const twoSided = sheets.filter(({ backs }) => backs.length > 0);
  return [
    ...twoSided.map((sheet) => apartPage(sheet, 'front', paper)),
    ...twoSided.map((sheet) => apartPage(sheet, 'back', paper)),
    ...sheets.filter(({ backs }) => backs.length === 0).map((sheet) => apartPage(sheet, 'front', paper)),
  ];
}

/**
 * The sheets of the kit's game in the kit's ink. What is wrong is reported to the kit: where an error is among it, the
 * document must not be used.
 */
export async function makeSheets(kit: PrintKit, choice: SheetChoice): Promise<SheetDocument> {
  const { paper, layout, flip = 'long' } = choice;
  const { game } = kit;
  const { pieces, strip } = sheetArea(paper);
  const { units, problems } = unitsOf(game, pieces);
  for (const problem of problems) kit.report(problem);
  const plan = planSheets(await drawUnits(units, kit), paper, layout, flip);
  for (const { drawn, area } of plan.tooLarge) {
    const { component, id, window } = drawn.unit;
    const size = (box: { width: number; height: number }): string => `${mm(box.width)} × ${mm(box.height)} mm`;
    const where = layout === 'gutterfold' && drawn.back !== null ? `half of a folded ${paper.name} sheet` : paper.name;
    kit.report(
      problemAt(
        component.at,
        `${id} is ${size(window)}, larger than ${where} has room for (${size(area)})`,
        component.kind === 'board'
          ? 'say where it may be cut: split: { rows: […], columns: […] }'
          : 'make it smaller or choose a larger paper',
      ),
    );
  }
  const introduction = instructionPages(plan.sheets, choice, kit);
  const duplex = layout === 'duplex';
  const made = drafts(plan.sheets, choice, 1 + (duplex ? Math.ceil(introduction.length / 2) : introduction.length));
  const opening: Draft[] = introduction.map((nodes, i) => ({
    kind: 'instructions',
    faces: [],
    nodes,
    bleed: null,
    contents: ['Instructions'],
    side: duplex ? (i % 2 === 0 ? 'front' : 'back') : `page ${i + 1}`,
    advice: 'Print this file at 100 % (actual size), never “fit to page”',
  }));
  if (duplex && opening.length % 2 === 1)
    opening.push({
      kind: 'blank',
      faces: [],
      nodes: [],
      bleed: null,
      contents: ['Instructions'],
      side: 'left blank',
      advice: BLANK,
    });
  const all = [...opening, ...made];
  const sheets = duplex ? all.length / 2 : all.length;
  const pages = all.map((page, i): Page => {
    const whole = { x: 0, y: 0, width: paper.width, height: paper.height };
    const trim = around(page.faces.map(({ laid }) => laid)) ?? whole;
    const words: MarginWords = {
      title: game.title,
      edition: game.edition,
      contents: page.contents,
      sheet: duplex ? Math.floor(i / 2) + 1 : i + 1,
      sheets,
      side: page.side,
      advice: page.advice,
    };
    return {
      kind: page.kind,
      width: paper.width,
      height: paper.height,
      trim,
      bleed: page.bleed ?? trim,
      nodes: [...page.nodes, ...marginLine(strip, words, kit)],
      placements: page.faces.map((face) => placementOf(face, i + 1)),
    };
  });
  const document: SheetDocument = {
    game: game.slug,
    title: game.title,
    edition: game.edition,
    paper,
    layout,
    ink: kit.ink,
    flip: duplex && plan.sheets.some(({ backs }) => backs.length > 0) ? flip : null,
    pages,
    sheets,
  };
  for (const problem of checkSheets(document, units, plan.sheets)) kit.report(problem);
  return document;
}

const mm = (length: number): string => length.toFixed(1).replace(/\.0$/, '');

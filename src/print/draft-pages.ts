/** The pages of planned sheets, in the order in which a layout prints them, before they have numbers. Lengths in mm. */
import type { Box, DisplayNode } from './display.ts';
import { sheetArea } from './imposition/area.ts';
import { BACK_BLEED, FRONT_BLEED } from './imposition/draw-units.ts';
import type { PlannedSheet } from './imposition/plan.ts';
import { cropMarks, foldLine } from './marks.ts';
import { around, type PlacedFace, pageArt } from './page-art.ts';
import { line } from './path.ts';
import type { LayoutChoice, Page, Paper } from './sheet.ts';

/** A page before it has a number, in its final order. */
export interface Draft {
  readonly kind: Page['kind'];
  readonly faces: readonly PlacedFace[];
  readonly nodes: readonly DisplayNode[];
  readonly bleed: Box | null;
  readonly contents: readonly string[];
  readonly side: string;
  readonly advice: string;
}

/** Names of the components on a sheet, in the order of the definition, each once. */
const contentsOf = (sheet: PlannedSheet): string[] => [
  ...new Set(sheet.fronts.map(({ drawn }) => `${drawn.unit.component.name}${ON_STOCK[drawn.unit.stock]}`)),
];

const ON_STOCK = { 'two-sided': '', 'one-sided': '', net: ' (net)', sticker: ' (stickers)' } as const;

function marksOf(faces: readonly PlacedFace[], sheet: PlannedSheet, paper: Paper): DisplayNode[] {
  const cut = sheet.stock === 'net' ? [] : faces;
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

/** @param first the number of the first sheet */
export function draftPages(sheets: readonly PlannedSheet[], choice: LayoutChoice, first: number): Draft[] {
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

/** The pages of instructions; in duplex their number is made even. */
export function openingPages(introduction: readonly (readonly DisplayNode[])[], { layout }: LayoutChoice): Draft[] {
  const duplex = layout === 'duplex';
  const page = { faces: [], bleed: null, contents: ['Instructions'] };
  const pages = introduction.map(
    (nodes, i): Draft => ({
      ...page,
      kind: 'instructions',
      nodes,
      side: duplex ? (i % 2 === 0 ? 'front' : 'back') : `page ${i + 1}`,
      advice: 'Print this file at 100 % (actual size), never “fit to page”',
    }),
  );
  const uneven = duplex && pages.length % 2 === 1;
  return uneven ? [...pages, { ...page, kind: 'blank', nodes: [], side: 'left blank', advice: BLANK }] : pages;
}

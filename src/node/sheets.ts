/** Sheets of a game as files: which ones the build writes, and one of them rendered. */
import { createHash } from 'node:crypto';
import type { Game } from '../definition/game.ts';
import { type Problem, sortProblems } from '../definition/problem.ts';
import type { Ink } from '../print/face.ts';
import { INKS } from '../print/face.ts';
import { writePdf } from '../print/formats/pdf.ts';
import { makeSheets } from '../print/make-sheets.ts';
import { LAYOUTS, type Layout, type Placement, type SheetDocument } from '../print/sheet.ts';
import { loadKit } from './kit.ts';
import { paperNamed } from './papers.ts';

/** One file of a game: `paper` is a name in content/papers.yaml, or a size such as `180mm x 240mm`. */
export interface SheetChoice {
  readonly paper: string;
  readonly layout: Layout;
  readonly ink: Ink;
  /** The edge about which the printer turns the sheet; long if not given. */
  readonly flip?: 'long' | 'short';
}

/** What the site offers first. */
export const DEFAULT_CHOICE: SheetChoice = { paper: 'a4-letter', layout: 'duplex', ink: 'colour' };

export interface RenderedSheets {
  readonly pdf: Uint8Array;
  readonly placements: readonly Placement[];
  readonly pages: number;
  /** Pieces of paper. */
  readonly sheets: number;
  readonly sha256: string;
  readonly document: SheetDocument;
  /** Warnings; where an error is among them the PDF must not be published. */
  readonly problems: readonly Problem[];
}

/** A row of dist/print/index.json. */
export interface IndexRow {
  readonly game: string;
  readonly paper: string;
  readonly layout: Layout;
  readonly ink: Ink;
  /** Relative to dist/print. */
  readonly file: string;
  readonly pages: number;
  readonly sheets: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** The file's name without its ending: `dragon-fight-a4-letter-duplex-colour`. */
export function sheetName(slug: string, { paper, layout, ink, flip }: SheetChoice): string {
  return `${slug}-${paperNamed(paper).id}-${layout}${flip === 'short' ? '-short' : ''}-${ink}`;
}

export function indexRow(slug: string, choice: SheetChoice, made: RenderedSheets): IndexRow {
  const { paper, layout, ink } = choice;
  const { pages, sheets, sha256 } = made;
  return {
    game: slug,
    paper,
    layout,
    ink,
    file: `${slug}/${sheetName(slug, choice)}.pdf`,
    pages,
    sheets,
    bytes: made.pdf.length,
    sha256,
  };
}

async function document(game: Game, choice: SheetChoice) {
  const problems: Problem[] = [];
  const kit = await loadKit(game, choice.ink, (problem) => problems.push(problem));
  const { layout, flip } = choice;
  const paper = paperNamed(choice.paper);
  const made = await makeSheets(kit, flip === undefined ? { paper, layout } : { paper, layout, flip });
  return { made, fonts: kit.fonts, problems: sortProblems(problems) };
}

const memory = new Map<string, Promise<RenderedSheets>>();
/** Files kept at hand: enough for a build's endpoints, which ask for a file and then for its placements. */
const KEPT = 40;

/** One file. Equal games and choices are rendered once. */
export function renderSheets(game: Game, choice: SheetChoice): Promise<RenderedSheets> {
  const key = createHash('sha256')
    .update(JSON.stringify([game, choice]))
    .digest('hex');
  const rendered = memory.get(key) ?? render(game, choice);
  memory.delete(key);
  memory.set(key, rendered);
  for (const old of [...memory.keys()].slice(0, -KEPT)) memory.delete(old);
  return rendered;
}

async function render(game: Game, choice: SheetChoice): Promise<RenderedSheets> {
  const { made, fonts, problems } = await document(game, choice);
  const pdf = await writePdf(made, fonts);
  return {
    pdf,
    placements: made.pages.flatMap(({ placements }) => placements),
    pages: made.pages.length,
    sheets: made.sheets,
    sha256: createHash('sha256').update(pdf).digest('hex'),
    document: made,
    problems,
  };
}

/** Every layout and ink on the area that A4 and Letter share. */
export const COMMON_CHOICES: readonly SheetChoice[] = LAYOUTS.flatMap((layout) =>
  INKS.map((ink) => ({ paper: 'a4-letter', layout, ink })),
);

/** The files that the build writes: the common area always, A4 and Letter where they take other sheets than it. */
export async function sheetChoices(game: Game): Promise<readonly SheetChoice[]> {
  const cost = async (paper: string, layout: Layout): Promise<string> => {
    const { made, problems } = await document(game, { paper, layout, ink: 'colour' });
    const errors = problems.filter(({ severity }) => severity === 'error').length;
    return `${made.sheets} ${made.pages.length} ${errors}`;
  };
  const choices: SheetChoice[] = [];
  for (const layout of LAYOUTS) {
    const [common, a4, letter] = await Promise.all(['a4-letter', 'a4', 'letter'].map((paper) => cost(paper, layout)));
    const papers = common === a4 && common === letter ? ['a4-letter'] : ['a4-letter', 'a4', 'letter'];
    for (const paper of papers) for (const ink of INKS) choices.push({ paper, layout, ink });
  }
  return choices;
}

/** The print files of a game, each rendered once however many pages and endpoints ask for it. */
import type { Game } from '../definition/game.ts';
import { formatProblems } from '../definition/problem.ts';
import { type IndexRow, renderSheets, type SheetChoice, sheetChoices, sheetName } from '../node/sheets.ts';
import { once } from './once.ts';

type Rendered = Awaited<ReturnType<typeof renderSheets>>;

export interface SheetFile {
  readonly choice: SheetChoice;
  /** File name without its ending, below /print/<slug>/. */
  readonly name: string;
  readonly sheets: Rendered;
  readonly row: IndexRow;
}

/** Every file that the site offers, the recommended one first. */
export const sheetFiles = once(async (game: Game): Promise<SheetFile[]> => {
  const files: SheetFile[] = [];
  for (const choice of sheetChoices(game)) {
    const sheets = await renderSheets(game, choice);
    const errors = sheets.problems.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) throw new Error(formatProblems(errors));
    const name = sheetName(game.slug, choice);
    const { paper, layout, ink } = choice;
    const { pages, sheets: papers, sha256, pdf } = sheets;
    const file = `${game.slug}/${name}.pdf`;
    files.push({
      choice,
      name,
      sheets,
      row: { game: game.slug, paper, layout, ink, file, pages, sheets: papers, bytes: pdf.length, sha256 },
    });
  }
  return files;
});

/** The file for somebody who has no wish yet: both papers, both sides, in colour. */
export async function recommended(game: Game): Promise<SheetFile> {
  const [first] = await sheetFiles(game);
  if (!first) throw new Error(`${game.slug} has nothing to print`);
  return first;
}

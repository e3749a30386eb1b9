/** The print files of a game, each rendered once however many pages and endpoints ask for it. */
import type { Game } from '../definition/game.ts';
import { formatProblems } from '../definition/problem.ts';
import {
  DEFAULT_CHOICE,
  type IndexRow,
  indexRow,
  type RenderedSheets,
  renderSheets,
  type SheetChoice,
  sheetChoices,
  sheetName,
} from '../node/sheets.ts';
import { once } from './once.ts';

export interface SheetFile {
  readonly choice: SheetChoice;
  /** File name without its ending, below /print/<slug>/. */
  readonly name: string;
  readonly sheets: RenderedSheets;
  readonly row: IndexRow;
}

/** Every file that the site offers. Rejects where a sheet can't be made, with the lines of the definition. */
export const sheetFiles = once(async (game: Game): Promise<SheetFile[]> => {
  const files: SheetFile[] = [];
  for (const choice of await sheetChoices(game)) {
    const sheets = await renderSheets(game, choice);
    const errors = sheets.problems.filter(({ severity }) => severity === 'error');
    const name = sheetName(game.slug, choice);
    if (errors.length > 0) throw new Error(`${name} can't be made.\n${formatProblems(errors)}`);
    files.push({ choice, name, sheets, row: indexRow(game.slug, choice, sheets) });
  }
  return files;
});

/** The file for somebody who has no wish yet. */
export async function recommended(game: Game): Promise<SheetFile> {
  const name = sheetName(game.slug, DEFAULT_CHOICE);
  const file = (await sheetFiles(game)).find((one) => one.name === name);
  if (!file) throw new Error(`${game.slug} has no ${name}`);
  return file;
}

/** The print files of a game, each rendered once however many pages and endpoints ask for it. */
import type { Game } from '../definition/game.ts';
import { formatProblems } from '../definition/problem.ts';
import {
  COMMON_CHOICES,
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

/** A file that the site offers; `make` renders it. */
export interface SheetOffer {
  readonly choice: SheetChoice;
  /** File name without its ending, below /print/<slug>/. */
  readonly name: string;
  /** Rejects where a sheet can't be made, with the lines of the definition. */
  make(): Promise<SheetFile>;
}

export interface SheetFile extends Omit<SheetOffer, 'make'> {
  readonly sheets: RenderedSheets;
  readonly row: IndexRow;
}

/**
 * Every file that the site offers. In dev it is the common paper alone: finding out whether A4 and Letter take other
 * sheets lays every sheet out three times, and an edit has to show at once.
 */
export const sheetOffers = once(async (game: Game): Promise<SheetOffer[]> => {
  const choices = import.meta.env.DEV ? COMMON_CHOICES : await sheetChoices(game);
  return choices.map((choice) => ({
    choice,
    name: sheetName(game.slug, choice),
    make: () => sheetFile(game, choice),
  }));
});

async function sheetFile(game: Game, choice: SheetChoice): Promise<SheetFile> {
  const sheets = await renderSheets(game, choice);
  const errors = sheets.problems.filter(({ severity }) => severity === 'error');
  const name = sheetName(game.slug, choice);
  if (errors.length > 0) throw new Error(`${name} can't be made.\n${formatProblems(errors)}`);
  return { choice, name, sheets, row: indexRow(game.slug, choice, sheets) };
}

/** The file for somebody who has no wish yet. */
export const recommended = once((game: Game) => sheetFile(game, DEFAULT_CHOICE));

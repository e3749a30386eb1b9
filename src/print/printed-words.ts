/** The words of a definition that stand on pages outside the faces, each with the place where it is mended. */
import type { Game, Spot } from '../definition/game.ts';
import { type Problem, problemAt, quote } from '../definition/problem.ts';

export interface PrintedWords {
  /** What they are: `title`, `name of dragon`. */
  readonly what: string;
  readonly text: string;
  readonly at: Spot;
}

export const titleOf = ({ title, at }: Game): PrintedWords => ({ what: 'title', text: title, at: at.title });
export const editionOf = ({ edition, at }: Game): PrintedWords => ({ what: 'edition', text: edition, at: at.edition });
export const needsOf = ({ needs, at }: Game): PrintedWords => ({
  what: 'needs',
  text: needs.join(' and '),
  at: at.needs,
});
export const nameOf = ({ id, name, at }: Game['components'][number]): PrintedWords => ({
  what: `name of ${id}`,
  text: name,
  at,
});
export const noteOf = ({ id, note, at }: Game['components'][number]): PrintedWords => ({
  what: `note of ${id}`,
  text: note ?? '',
  at,
});

/** All of them, in the order of the definition. */
export function printedWords(game: Game): PrintedWords[] {
  const tagline = { what: 'tagline', text: game.tagline, at: game.at.tagline };
  const components = game.components.flatMap((component) => [nameOf(component), noteOf(component)]);
  return [titleOf(game), tagline, editionOf(game), needsOf(game), ...components];
}

/** An error: they overflow what a page has room for. */
export function tooLong({ what, text, at }: PrintedWords, room: string): Problem {
  return problemAt(at, `${what}: the text ${quote(text)} does not fit: there is room for ${room}`, 'shorten it');
}

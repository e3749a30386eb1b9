/** The check before anything is made: every problem of every game at once, each with its line. */

import type { Game } from '../definition/game.ts';
import { formatProblems, type Problem, sortProblems, warningAt } from '../definition/problem.ts';
import { faceRefs } from '../definition/rules-source.ts';
import { INKS } from '../print/face.ts';
import { facePicture } from '../print/face-picture.ts';
import { makeSheets } from '../print/make-sheets.ts';
import { GAMES } from '../rules/games/index.ts';
import { loadAllGames } from './content.ts';
import { loadKit } from './kit.ts';
import { paperNamed } from './papers.ts';
import { DEFAULT_CHOICE } from './sheets.ts';

/** Reads all definitions and draws every face once. Warnings are told; errors are thrown together, as one text. */
export async function checkContent(): Promise<void> {
  const loaded = await loadAllGames();
  const problems: Problem[] = [];
  const texts = new Map<string, string>();
  for (const { slug, game, problems: found, texts: files } of loaded) {
    problems.push(...found, ...(game ? await drawnProblems(game) : []));
    if (game && !Object.hasOwn(GAMES, slug)) problems.push(withoutReferee(slug));
    for (const [file, text] of files) texts.set(file, text);
  }
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (warnings.length > 0) console.warn(formatProblems(warnings, texts));
  if (errors.length > 0) throw new Error(formatProblems(errors, texts));
}

/** No error: a game may well be printed and read before somebody writes its rules as code. */
function withoutReferee(slug: string): Problem {
  return warningAt(
    { file: `content/games/${slug}/rules.yaml`, line: 1, column: 1 },
    `${slug} has no referee: its page has no checker, and its positions are told without a picture`,
    `write src/rules/games/${slug}/rules.ts and its line in src/rules/games/index.ts (CONTRIBUTING, 3)`,
  );
}

/**
 * What shows only when faces and sheets are drawn: text that overflows, a character that the type lacks, a board that
 * fits no page. One layout is enough to find it; the build makes the others and stops at what only they would show.
 */
async function drawnProblems(game: Game): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const ink of INKS) {
    const kit = await loadKit(game, ink, (problem) => problems.push(problem));
    for (const { use, shape, width, height } of faceRefs(game)) {
      await facePicture(use, { shape, width, height }, kit);
    }
  }
  if (problems.some(({ severity }) => severity === 'error')) return problems;
  const { paper, layout, ink } = DEFAULT_CHOICE;
  await makeSheets(await loadKit(game, ink, (problem) => problems.push(problem)), { paper: paperNamed(paper), layout });
  return sortProblems(problems);
}

/** The check before anything is made: every problem of every game at once, each with its line. */

import type { Game } from '../definition/game.ts';
import { formatProblems, type Problem, sortProblems } from '../definition/problem.ts';
import { faceRefs } from '../definition/rules-source.ts';
import { drawFace } from '../print/draw-face.ts';
import { INKS } from '../print/face.ts';
import { makeSheets } from '../print/make-sheets.ts';
import { loadAllGames } from './content.ts';
import { loadKit } from './kit.ts';
import { paperNamed } from './papers.ts';
import { DEFAULT_CHOICE } from './sheets.ts';

/** Reads all definitions and draws every face once. Warnings are told; errors are thrown together, as one text. */
export async function checkContent(): Promise<void> {
  const loaded = await loadAllGames();
  const problems: Problem[] = [];
  const texts = new Map<string, string>();
  for (const { game, problems: found, texts: files } of loaded) {
    problems.push(...found, ...(game ? await drawnProblems(game) : []));
    for (const [file, text] of files) texts.set(file, text);
  }
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (warnings.length > 0) console.warn(formatProblems(warnings, texts));
  if (errors.length > 0) throw new Error(formatProblems(errors, texts));
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
      await drawFace(use, { shape, width, height, bleed: 0 }, kit);
    }
  }
  if (problems.some(({ severity }) => severity === 'error')) return problems;
  const { paper, layout, ink } = DEFAULT_CHOICE;
  await makeSheets(await loadKit(game, ink, (problem) => problems.push(problem)), { paper: paperNamed(paper), layout });
  return sortProblems(problems);
}

/** A game's definition and its rules module brought together. */
import { formatProblems } from '../definition/problem.ts';
import { rulesSource } from '../definition/rules-source.ts';
import { GAMES } from '../rules/games/index.ts';
import type { Games } from '../rules/protocol.ts';
import type { AnyReferee } from '../rules/types.ts';
import { loadGame } from './content.ts';

const known = new Map<string, Promise<AnyReferee>>();

/** The referee of a game, read once. Fails with every problem of its definition where that is broken. */
export function loadReferee(slug: string): Promise<AnyReferee> {
  const referee = known.get(slug) ?? readReferee(slug);
  known.set(slug, referee);
  return referee;
}

async function readReferee(slug: string): Promise<AnyReferee> {
  const modules = Object.hasOwn(GAMES, slug) ? GAMES[slug] : undefined;
  if (modules === undefined) throw new Error(`there are no rules for ${slug} in src/rules/games`);
  const { game, problems, texts } = await loadGame(slug);
  if (game === null) throw new Error(formatProblems(problems, texts));
  return (await modules.rules()).rules(rulesSource(game));
}

/** Every game that has rules. */
export const referees: Games = { slugs: Object.keys(GAMES), referee: loadReferee };

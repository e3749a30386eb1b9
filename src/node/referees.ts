/** A game's definition and its rules module brought together. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { WORD } from '../definition/game-schema.ts';
import { formatProblems } from '../definition/problem.ts';
import { rulesSource } from '../definition/rules-source.ts';
import { GAMES } from '../rules/games/index.ts';
import type { Games } from '../rules/protocol.ts';
import type { AnyReferee } from '../rules/types.ts';
import { CONTENT, loadGame } from './content.ts';

/**
 * The games that have rules, each read once when first asked for. A game whose definition is broken fails with every
 * problem of it, and is read again the next time: by then it may be mended. `content` is another folder in tests.
 */
export function refereesOf(content = CONTENT): Games {
  const known = new Map<string, Promise<AnyReferee>>();
  return {
    slugs: Object.keys(GAMES),
    referee(slug) {
      const reading = known.get(slug) ?? readReferee(slug, content);
      known.set(slug, reading);
      reading.catch(() => known.delete(slug));
      return reading;
    },
    whyNot(slug) {
      if (!WORD.test(slug) || !existsSync(join(content, 'games', slug))) return null;
      return `content/games/${slug} has no line in src/rules/games/index.ts`;
    },
  };
}

async function readReferee(slug: string, content: string): Promise<AnyReferee> {
  const modules = Object.hasOwn(GAMES, slug) ? GAMES[slug] : undefined;
  if (modules === undefined) throw new Error(`there are no rules for ${slug} in src/rules/games`);
  const { game, problems, texts } = await loadGame(slug, content);
  if (game === null) throw new Error(formatProblems(problems, texts));
  return (await modules.rules()).rules(rulesSource(game));
}

export const referees = refereesOf();

/** The referee of a game of the house. */
export function loadReferee(slug: string): Promise<AnyReferee> {
  return referees.referee(slug);
}

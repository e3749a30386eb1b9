/** Astro's way to our definitions: the built-in loaders know neither lines nor cross-checks, so this one is ours. */
import type { Loader } from 'astro/loaders';
import { formatProblems, type Problem } from '../definition/problem.ts';
import { CONTENT, loadAllGames } from '../node/content.ts';

/** Edits that come within this time (ms) are read together. */
const PAUSE = 60;

/**
 * Puts every folder of content/games into the store as `{ game, problems }`. In dev it reads again after each edit,
 * so that a page shows the edit, or what is wrong with it; in a build a problem ends the build.
 */
export function gamesLoader(): Loader {
  return {
    name: 'gutterfold-games',
    async load({ store, generateDigest, watcher, logger }) {
      let lastTold = '';
      const read = async () => {
        const all = await loadAllGames();
        const errors = all.flatMap(({ problems }) => problems.filter(isError));
        if (errors.length > 0 && !watcher) throw new Error(`The definitions have errors.\n\n${formatProblems(errors)}`);
        const told = formatProblems(errors);
        if (told !== lastTold && told !== '') logger.error(told);
        lastTold = told;
        const slugs = new Set(all.map(({ slug }) => slug));
        for (const id of store.keys()) if (!slugs.has(id)) store.delete(id);
        for (const { slug, game, problems } of all) {
          const data = { slug, game, problems };
          store.set({ id: slug, data, digest: generateDigest(data) });
        }
      };
      await read();

      watcher?.add(CONTENT);
      let waiting: NodeJS.Timeout | undefined;
      watcher?.on('all', (_event, path) => {
        if (!path.startsWith(CONTENT)) return;
        clearTimeout(waiting);
        waiting = setTimeout(() => void read().catch((error) => logger.error(String(error))), PAUSE);
      });
    },
  };
}

function isError(problem: Problem): boolean {
  return problem.severity === 'error';
}

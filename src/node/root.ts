/** Where the project stands, for everything that reads its files or its packages. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The folder of our package.json. Found by walking up from this file, because the site's build bundles `src/node` into
 * its own output, where a path relative to the source file would point nowhere.
 */
export const ROOT = findRoot(import.meta.dirname);

/** Path of a file inside an installed package: `packageFile('@fontsource/bungee', 'files/x.woff')`. */
export function packageFile(name: string, file: string): string {
  return join(dirname(fromRoot.resolve(`${name}/package.json`)), file);
}

const fromRoot = createRequire(join(ROOT, 'package.json'));

function findRoot(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'content', 'games'))) return folder;
    if (folder === dirname(folder)) throw new Error(`No Gutterfold project above ${start}`);
  }
}

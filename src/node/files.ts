/** Walking folders. */
import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** All files below a folder, as paths from it with forward slashes, sorted; links are no files. */
export function filesBelow(folder: string): string[] {
  return entriesBelow(folder, (entry) => entry.isFile());
}

/** All symbolic links below a folder, told in the same way; none where there is no folder. */
export function linksBelow(folder: string): string[] {
  return existsSync(folder) ? entriesBelow(folder, (entry) => entry.isSymbolicLink()) : [];
}

function entriesBelow(folder: string, isWanted: (entry: Dirent) => boolean): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(isWanted)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

export function bytesOf(folder: string, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
}

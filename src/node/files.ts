/** Walking folders. */
import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** All files below a folder, as paths from it with forward slashes, sorted. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

export function bytesOf(folder: string, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
}

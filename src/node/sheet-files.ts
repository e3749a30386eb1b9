/** Writes a rendered file and its placements, whole or not at all. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Placement } from '../print/sheet.ts';
import type { RenderedSheets } from './sheets.ts';

/** The placements file: one row a line. */
function placementsText(placements: readonly Placement[]): string {
  return `[\n${placements.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
}

/** Writes `<name>.pdf` and `<name>.json` into a folder, which is made where it is missing. Answers with both paths. */
export async function writeSheets(folder: string, name: string, made: RenderedSheets): Promise<string[]> {
  await makeFolder(folder);
  const files = [
    { path: join(folder, `${name}.pdf`), bytes: made.pdf },
    { path: join(folder, `${name}.json`), bytes: placementsText(made.placements) },
  ].map((file) => ({ ...file, started: `${file.path}.${process.pid}.part` }));
  try {
    for (const { started, bytes } of files) await writeFile(started, bytes);
    for (const { started, path } of files) await rename(started, path);
  } finally {
    for (const { started } of files) await rm(started, { force: true });
  }
  return files.map(({ path }) => path);
}

/** Like a recursive mkdir, which in Node never returns where a file system refuses new folders (/proc). */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder);
  }
}

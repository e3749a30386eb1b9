/** Writes a rendered file and its placements, both or neither. */
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { quote } from '../definition/problem.ts';
import type { Placement } from '../print/sheet.ts';
import type { RenderedSheets } from './sheets.ts';

/** The placements file: one row a line. */
function placementsText(placements: readonly Placement[]): string {
  return `[\n${placements.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
}

/**
 * Writes `<name>.pdf` and `<name>.json` into a folder, which is made where it is missing. Answers with both paths.
 * Rejects with a sentence for people where they can't be written; then the files of before are as they were.
 */
export async function writeSheets(
  folder: string,
  name: string,
  made: Pick<RenderedSheets, 'pdf' | 'placements'>,
): Promise<string[]> {
  if (folder.trim() === '') throw new Error('the folder to write to has no name: give one, such as sheets');
  const files = [
    { path: join(folder, `${name}.pdf`), bytes: made.pdf },
    { path: join(folder, `${name}.json`), bytes: placementsText(made.placements) },
  ].map((file) => ({
    ...file,
    started: `${file.path}.${process.pid}.part`,
    before: `${file.path}.${process.pid}.old`,
  }));
  try {
    await makeFolder(folder);
  } catch (error) {
    throw new Error(`the folder ${quote(folder)} can't be made: ${reason(error)}; choose another`, { cause: error });
  }
  try {
    for (const { started, bytes } of files) await writeFile(started, bytes);
    await replaceAll(files);
  } catch (error) {
    const what = `nothing was written to ${quote(folder)}: ${reason(error)}`;
    throw new Error(`${what}; mend that or choose another folder`, { cause: error });
  } finally {
    for (const { started, before } of files) for (const path of [started, before]) await rm(path, { force: true });
  }
  return files.map(({ path }) => path);
}

interface Replacement {
  readonly path: string;
  /** What takes its place, and where a copy of the file of before is kept meanwhile. */
  readonly started: string;
  readonly before: string;
}

/** Puts every started file in its place; where one can't be, those before it are as they were. */
async function replaceAll(files: readonly Replacement[]): Promise<void> {
  const undo: (() => Promise<void>)[] = [];
  try {
    for (const { path, started, before } of files) {
      const kind = await kindOf(path);
      if (kind === 'folder') throw new Error(`${path} is a folder`);
      const replaces = kind === 'file';
      if (replaces) await copyFile(path, before);
      await rename(started, path);
      undo.push(() => (replaces ? rename(before, path) : rm(path)));
    }
  } catch (error) {
    for (const back of undo.reverse()) await back();
    throw error;
  }
}

async function kindOf(path: string): Promise<'file' | 'folder' | null> {
  const found = await stat(path).catch(() => null);
  return found === null ? null : found.isDirectory() ? 'folder' : 'file';
}

/** Like a recursive mkdir, which in Node never returns where a file system refuses new folders (/proc). */
async function makeFolder(folder: string): Promise<void> {
  const kind = await kindOf(folder);
  if (kind === 'file') throw new Error(`${folder} is a file`);
  if (kind === 'folder') return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  await mkdir(folder).catch(async (error: unknown) => {
    // another run may have been faster
    if ((await kindOf(folder)) !== 'folder') throw error;
  });
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'this disk can only be read',
  ENOENT: 'nothing can be made there',
  ENOTDIR: 'a part of its path is a file',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'its name is too long',
};

/** What Node means, for people. */
function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return (code === undefined ? undefined : REASONS[code]) ?? message;
}

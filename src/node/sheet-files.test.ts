/** Sheets reach the disk whole or not at all, and what stands in the way is told in a sentence. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Placement } from '../print/sheet.ts';
import { writeSheets } from './sheet-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gutterfold-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const made = { pdf: new TextEncoder().encode('%PDF-new'), placements: [{ piece: 'dragon#1' } as Placement] };
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

test('a PDF and its placements, in a folder that is made', async () => {
  const out = join(folder, 'new', 'folder');
  const paths = await writeSheets(out, 'sky', made);
  expect(paths).toEqual([join(out, 'sky.pdf'), join(out, 'sky.json')]);
  expect(readdirSync(out).toSorted()).toEqual(['sky.json', 'sky.pdf']);
  expect(read('new/folder/sky.pdf')).toBe('%PDF-new');
  expect(JSON.parse(read('new/folder/sky.json'))).toEqual(made.placements);
});

test('the files of yesterday are replaced, and nothing is left beside them', async () => {
  writeFileSync(join(folder, 'sky.pdf'), 'yesterday');
  writeFileSync(join(folder, 'sky.json'), 'yesterday');
  await writeSheets(folder, 'sky', made);
  expect(read('sky.pdf')).toBe('%PDF-new');
  expect(readdirSync(folder).toSorted()).toEqual(['sky.json', 'sky.pdf']);
});

test('a folder where the placements should go: the PDF of yesterday stays', async () => {
  writeFileSync(join(folder, 'sky.pdf'), 'yesterday');
  mkdirSync(join(folder, 'sky.json'));
  await expect(writeSheets(folder, 'sky', made)).rejects.toThrow(
    `nothing was written to ${JSON.stringify(folder)}: ${join(folder, 'sky.json')} is a folder; mend that`,
  );
  expect(read('sky.pdf')).toBe('yesterday');
  expect(readdirSync(folder).toSorted()).toEqual(['sky.json', 'sky.pdf']);
});

test('no PDF of yesterday: none is left behind', async () => {
  mkdirSync(join(folder, 'sky.json'));
  await expect(writeSheets(folder, 'sky', made)).rejects.toThrow('is a folder');
  expect(readdirSync(folder)).toEqual(['sky.json']);
});

const PATHS: [name: string, path: () => string, message: RegExp][] = [
  ['no name', () => '', /has no name/],
  ['a file', () => join(folder, 'file'), /the folder ".*file" can't be made: .*file is a file; choose another/],
  ['below a file', () => join(folder, 'file', 'deep'), /can't be made: .*file is a file; choose another/],
  ['an endless name', () => join(folder, 'x'.repeat(300)), /can't be made: its name is too long/],
];
if (existsSync('/proc/version'))
  PATHS.push(['where the system allows none', () => '/proc/x/y', /"\/proc\/x\/y" can't be made: nothing can be made/]);

test.each(PATHS)('a folder that can not be: %s', async (_name, path, message) => {
  writeFileSync(join(folder, 'file'), 'mine');
  await expect(writeSheets(path(), 'sky', made)).rejects.toThrow(message);
  expect(readdirSync(folder)).toEqual(['file']);
  expect(read('file')).toBe('mine');
});

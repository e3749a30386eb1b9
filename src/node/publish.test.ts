import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publish, stagingFolder } from './publish.ts';

/** Larger than any process id of Linux, macOS or Windows. */
const DEAD = 4_194_305;
let folder: string;
let target: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publish-'));
  target = join(folder, 'dist');
  await mkdir(target);
  await writeFile(join(target, 'index.html'), 'old');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const page = () => readFile(join(target, 'index.html'), 'utf8');

describe('publishing a build', () => {
  it('puts the new site in the place of the old one and leaves nothing beside it', async () => {
    const staging = await stagingFolder(target);
    await writeFile(join(staging, 'index.html'), 'new');
    await publish(staging, target);
    expect(await page()).toBe('new');
    expect(await readdir(folder)).toEqual(['dist']);
  });

  it('leaves the old site whole where the new one is missing', async () => {
    await expect(publish(join(folder, 'nowhere'), target)).rejects.toThrow();
    expect(await page()).toBe('old');
    expect(await readdir(folder)).toEqual(['dist']);
  });

  it('publishes a first site', async () => {
    await rm(target, { recursive: true });
    const staging = await stagingFolder(target);
    await writeFile(join(staging, 'index.html'), 'first');
    await publish(staging, target);
    expect(await page()).toBe('first');
  });

  it('removes what a crashed build left, not what a running one or somebody else works on', async () => {
    for (const name of [`dist-next-${DEAD}`, `dist-next-${process.ppid}`, 'dist-next-notes']) {
      await mkdir(join(folder, name));
    }
    await stagingFolder(target);
    expect((await readdir(folder)).sort()).toEqual(
      ['dist', `dist-next-${process.pid}`, `dist-next-${process.ppid}`, 'dist-next-notes'].sort(),
    );
  });
});

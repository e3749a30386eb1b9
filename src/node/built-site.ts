/** The built site for tests: dist, built anew where anything it is made of has changed since. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { filesBelow } from './files.ts';
import { isAlive } from './publish.ts';
import { ROOT } from './root.ts';

const DIST = join(ROOT, 'dist');
const LOCK = join(ROOT, '.cache', 'building');
const SOURCES = ['src', 'content', 'scripts'];
const SINGLE = ['astro.config.mjs', 'package-lock.json'];

/** The folder of an up-to-date site. Test files that ask at the same time wait for one build. Rejects with its output. */
export async function builtSite(): Promise<string> {
  while (!takeLock()) await wait(200);
  try {
    if (!isFresh()) build();
    return DIST;
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

function build(): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/build.ts')], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
  });
  if (status !== 0) throw new Error(`The site could not be built.\n${stdout}${stderr}`);
}

function isFresh(): boolean {
  const page = join(DIST, 'index.html');
  if (!existsSync(page)) return false;
  const built = statSync(page).mtimeMs;
  const inFolders = SOURCES.flatMap((folder) => filesBelow(join(ROOT, folder)).map((file) => join(folder, file)));
  const sources = [...inFolders.filter((file) => !/\.test\.tsx?$/.test(file)), ...SINGLE];
  return sources.every((file) => statSync(join(ROOT, file)).mtimeMs < built);
}

/** A folder is made by one process only; one left by a process that died is taken over. */
function takeLock(): boolean {
  mkdirSync(join(LOCK, '..'), { recursive: true });
  const owner = join(LOCK, 'pid');
  try {
    mkdirSync(LOCK);
    writeFileSync(owner, `${process.pid}`);
    return true;
  } catch {
    const pid = existsSync(owner) ? Number(readFileSync(owner, 'utf8')) : 0;
    if (pid > 0 && !isAlive(pid)) rmSync(LOCK, { recursive: true, force: true });
    return false;
  }
}

/** Puts a finished folder in the place of the old one: a failed or broken-off build never leaves half a site. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A new, empty folder beside `target`, named after this process; left-overs of processes that died are removed. */
export async function stagingFolder(target: string): Promise<string> {
  const beside = dirname(target);
  const prefix = `${basename(target)}-next-`;
  for (const name of await readdir(beside)) {
    const owner = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN;
    if (owner === process.pid || (owner > 0 && !isAlive(owner))) {
      await rm(join(beside, name), { recursive: true, force: true });
    }
  }
  const staging = join(beside, `${prefix}${process.pid}`);
  await mkdir(staging, { recursive: true });
  return staging;
}

/** Renames `staging` to `target`. The old folder is moved aside first, back again if that fails, and then removed. */
export async function publish(staging: string, target: string): Promise<void> {
  const old = `${target}-old-${process.pid}`;
  const hadOld = existsSync(target);
  if (hadOld) await rename(target, old);
  try {
    await rename(staging, target);
  } catch (error) {
    if (hadOld) await rename(old, target);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}

/** Whether a process of that id runs. */
export function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // somebody else's process is alive, too
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** For tests only: a small game, its kit, and the tools from outside that look at what the writers write. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '../definition/game.ts';
import type { Problem } from '../definition/problem.ts';
import type { FontKey } from '../print/display.ts';
import type { PrintKit } from '../print/kit.ts';
import { loadKit } from './kit.ts';

export const TEXT: FontKey = { family: 'source-sans-3', weight: 400, italic: false };
export const BOLD: FontKey = { ...TEXT, weight: 700 };
export const BLACKLETTER: FontKey = { family: 'pirata-one', weight: 400, italic: false };

const at = { file: 'content/games/bare/game.yaml', line: 1, column: 1 };

/** A game without pieces: what a kit needs to know of one. */
export const BARE_GAME: Game = {
  slug: 'bare',
  title: 'Bare',
  tagline: 'Nothing to play with.',
  edition: '1',
  players: { from: 2, to: 2 },
  minutes: { from: 5, to: 5 },
  tags: [],
  needs: [],
  theme: {
    display: { font: BLACKLETTER.family, weight: BLACKLETTER.weight },
    paper: '#f4ebdd',
    ink: '#2a1a14',
    colours: { vermilion: '#b3261e', jade: '#1f6f4a' },
  },
  seats: {
    red: { name: 'Red rider', colour: 'vermilion', mark: 'wedge', letter: 'R' },
    green: { name: 'Green rider', colour: 'jade', mark: 'ring', letter: 'G' },
  },
  cover: { icon: 'dragon-head', ground: 'vermilion' },
  facts: {},
  components: [],
  rules: { intro: [], sections: [], rulings: [], options: {} },
  positions: [],
  art: {},
  credits: [],
  at: { title: at, tagline: at, edition: at, needs: at },
};

/** A kit of the bare game, and the problems that its faces find. */
export async function bareKit(): Promise<{ kit: PrintKit; problems: Problem[] }> {
  const problems: Problem[] = [];
  return { kit: await loadKit(BARE_GAME, 'colour', (problem) => problems.push(problem)), problems };
}

/** True where a program is installed; tests that need it skip elsewhere. */
export function installed(program: string): boolean {
  return spawnSync(program, ['--version']).error === undefined;
}

/** Runs a program on a file of those bytes; `{}` in the arguments stands for its path. Throws where it fails. */
export function inspect(bytes: Uint8Array, program: string, ...args: readonly string[]): Buffer {
  return inFolder(bytes, (file) => run(program, args, file));
}

function inFolder<Result>(bytes: Uint8Array, use: (file: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'gutterfold-test-'));
  try {
    const file = join(folder, 'file');
    writeFileSync(file, bytes);
    return use(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(program: string, args: readonly string[], file: string): Buffer {
  const { status, stdout, stderr, error } = spawnSync(
    program,
    args.map((arg) => (arg === '{}' ? file : arg)),
    { maxBuffer: 256 * 1024 * 1024 },
  );
  if (error !== undefined || status !== 0) throw new Error(`${program}: ${error?.message ?? stderr.toString()}`);
  return stdout;
}

/** A definition that can't be built: what the person at the terminal sees, and what stays of the old site. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../src/node/root.ts';

let project: string;

/** A copy of the project to break; only what a build reads. */
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'gutterfold-build-'));
  for (const name of ['src', 'scripts', 'content', 'package.json', 'astro.config.mjs', 'tsconfig.json']) {
    cpSync(join(ROOT, name), join(project, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'), 'junction');
  mkdirSync(join(project, 'dist'));
  writeFileSync(join(project, 'dist', 'index.html'), 'the old site');
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

function buildWith(file: string, change: (text: string) => string) {
  const path = join(project, 'content', 'games', file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, change(before));
  const run = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: project, encoding: 'utf8' });
  writeFileSync(path, before);
  return run;
}

describe('a build that fails', () => {
  it.each([
    [
      'broken YAML',
      'sky-fi/game.yaml',
      (text: string) => text.replace('players: ', 'players: ]'),
      /content\/games\/sky-fi\/game\.yaml:4:\d+ error: /,
    ],
    [
      'an unknown icon',
      'dragon-fight/game.yaml',
      (text: string) => text.replace('icon: dragon-head', 'icon: dragon-haed'),
      /content\/games\/dragon-fight\/game\.yaml:\d+:\d+ error: .*dragon-haed[\s\S]*hint: .*dragon-head/,
    ],
    [
      'a misspelt key',
      'tower-builders/game.yaml',
      (text: string) => text.replace('tagline:', 'tagling:'),
      /content\/games\/tower-builders\/game\.yaml:2:1 error: unknown key "tagling"[\s\S]*did you mean "tagline"\?/,
    ],
    [
      'a text that overflows',
      'dragon-fight/game.yaml',
      (text: string) => text.replace('name: Breathe fire', `name: ${'Breathe fire '.repeat(12)}`),
      /content\/games\/dragon-fight\/game\.yaml:\d+:\d+ error: .*Breathe fire/,
    ],
    [
      'a board that fits no page',
      'dragon-fight/game.yaml',
      (text: string) => text.replace(/^ +split:.*\n/m, ''),
      /content\/games\/dragon-fight\/game\.yaml:\d+:\d+ error: .*board/i,
    ],
  ])('names the line of %s and leaves the old site as it was', (_name, file, change, message) => {
    const { status, stderr } = buildWith(file, change);
    expect(stderr).toMatch(message);
    expect(stderr).toContain('The build failed; dist is as it was.');
    expect(status).toBe(1);
    expect(readFileSync(join(project, 'dist', 'index.html'), 'utf8')).toBe('the old site');
    expect(readdirSync(project).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  });
});

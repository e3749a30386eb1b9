/** Builds of a changed project: what the person at the terminal sees, and what becomes of the site. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../src/node/root.ts';

const copies: string[] = [];
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});

/** A copy of the project to change; only what a build reads. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'gutterfold-build-'));
  copies.push(copy);
  for (const name of ['src', 'scripts', 'content', 'package.json', 'astro.config.mjs', 'tsconfig.json']) {
    cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}

function build(project: string) {
  return spawnSync(process.execPath, ['scripts/build.ts'], { cwd: project, encoding: 'utf8' });
}

let project: string;
beforeAll(() => {
  project = copyProject();
  mkdirSync(join(project, 'dist'));
  writeFileSync(join(project, 'dist', 'index.html'), 'the old site');
});

function buildWith(file: string, change: (text: string) => string) {
  const path = join(project, 'content', 'games', file);
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, change(before));
  const run = build(project);
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

describe('a game without a rules module', () => {
  it('gets its sheets and a page without a checker, its positions as text, and one warning', {
    timeout: 400_000,
  }, () => {
    const slug = 'tower-builders';
    const copy = copyProject();
    for (const other of readdirSync(join(copy, 'content/games')).filter((name) => name !== slug)) {
      rmSync(join(copy, 'content/games', other), { recursive: true });
    }
    const index = join(copy, 'src/rules/games/index.ts');
    writeFileSync(index, readFileSync(index, 'utf8').replace(/(GAMES[^=]*= )\{[\s\S]*\n\};/, '$1{};'));

    const { status, stdout, stderr } = build(copy);
    expect(status, stdout + stderr).toBe(0);
    expect(stderr.match(/warning:.*/g)).toEqual([
      `warning: ${slug} has no referee: its page has no checker, and its positions are told without a picture`,
    ]);
    const page = readFileSync(join(copy, 'dist/games', slug, 'index.html'), 'utf8');
    expect(page).not.toMatch(/checker/i);
    expect(page).not.toContain('What the referee says');
    expect(page, 'a caption without its picture').not.toMatch(/<figure[^>]*>\s*<figcaption/);
    for (const part of ['print', 'box', 'rules', 'positions']) expect(page).toContain(`id="${part}"`);
    expect(page).toContain('href="#positions"');
    expect(readdirSync(join(copy, 'dist/print', slug)).some((file) => file.endsWith('.pdf'))).toBe(true);
  });
});

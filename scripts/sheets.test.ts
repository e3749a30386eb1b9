/** `npm run sheets` as the person at the terminal sees it. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../src/node/root.ts';

const ROOT_FILE = join(ROOT, 'package.json');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gutterfold-sheets-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (args: readonly string[], project = ROOT) =>
  spawnSync(process.execPath, ['scripts/sheets.ts', ...args], { cwd: project, encoding: 'utf8' });

test('makes a PDF and its placements in a folder that was not there', () => {
  const out = join(folder, 'new', 'folder');
  const { status, stdout } = run([
    ...['tower-builders', '--paper', 'letter', '--layout', 'gutterfold', '--ink', 'low-ink', '--out', out],
  ]);
  expect(status).toBe(0);
  const name = 'tower-builders-letter-gutterfold-low-ink';
  expect(readdirSync(out).toSorted()).toEqual([`${name}.json`, `${name}.pdf`]);
  expect(readFileSync(join(out, `${name}.pdf`), 'latin1').slice(0, 5)).toBe('%PDF-');
  const rows = JSON.parse(readFileSync(join(out, `${name}.json`), 'utf8'));
  expect(rows).toHaveLength(28);
  expect(stdout).toMatch(/pages on \d+ sheets, \d+ kB/);
});

test('--help says the options and the games', () => {
  const { status, stdout } = run(['--help']);
  expect(status).toBe(0);
  expect(stdout).toContain('--layout  duplex, gutterfold, single');
  expect(stdout).toContain('sky-fi');
});

describe('a wrong question is answered with status 1, the nearest right word, and no file', () => {
  test.each([
    ['no game', [], /games: dragon-fight, sky-fi, tower-builders/],
    ['a misspelt game', ['dragn-fight'], /no game "dragn-fight"; did you mean "dragon-fight"\?/],
    ['two games', ['sky-fi', 'dragon-fight'], /one game at a time/],
    ['an unknown paper', ['sky-fi', '--paper', 'leter'], /unknown paper "leter".*"letter"/],
    ['a tiny paper', ['sky-fi', '--paper', '20mm x 30mm'], /each side must be from 100/],
    [
      'a paper of less than nothing',
      ['sky-fi', '--paper', '-180mm x 240mm'],
      /--paper lacks its value.*: a4-letter, a4/,
    ],
    ['a paper without a name', ['sky-fi', '--paper'], /--paper lacks its value.*or a size/],
    ['an empty paper', ['sky-fi', '--paper', ''], /--paper is empty: a4-letter, a4/],
    ['help with a value', ['--help=all'], /--help takes no value/],
    ['an unknown layout', ['sky-fi', '--layout', 'duplx'], /--layout "duplx" is not known; did you mean "duplex"\?/],
    ['an unknown ink', ['sky-fi', '--ink', 'grey'], /--ink "grey" is not known/],
    ['an unknown edge', ['sky-fi', '--flip', 'lng'], /--flip "lng" is not known; did you mean "long"\?/],
    ['an unknown option', ['sky-fi', '--papr', 'a4'], /unknown option --papr; did you mean "paper"\?/],
    [
      'a board that the paper has no room for',
      ['dragon-fight', '--paper', 'a5'],
      /larger than A5.*[\s\S]*Nothing was written/,
    ],
  ] as const)('%s', (_name, args, words) => {
    const out = join(folder, 'refused');
    const { status, stdout, stderr } = run([...(args.length > 0 ? ['--out', out] : []), ...args]);
    expect(stderr).toMatch(words);
    expect(stderr).not.toMatch(/^\s+at .*\.ts:\d+/m);
    expect(stdout).toBe('');
    expect(status).toBe(1);
    expect(existsSync(out)).toBe(false);
  });

  test.each([
    ['a folder without a name', ['--out', ''], /^--out is empty: a folder/],
    ['a folder that is a file', ['--out', ROOT_FILE], /^the folder ".*package\.json" can't be made: .* is a file/],
  ] as const)('%s', (_name, args, words) => {
    const before = readFileSync(ROOT_FILE, 'utf8');
    const { status, stdout, stderr } = run(['tower-builders', ...args]);
    expect(stderr).toMatch(words);
    expect(stdout).toBe('');
    expect(status).toBe(1);
    expect(readFileSync(ROOT_FILE, 'utf8')).toBe(before);
  });
});

describe('a definition that is wrong', () => {
  let project: string;
  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), 'gutterfold-project-'));
    for (const name of ['src', 'scripts', 'content', 'package.json'])
      cpSync(join(ROOT, name), join(project, name), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'), 'junction');
  });
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  test.each([
    ['broken YAML', 'players: ', 'players: ]', /content\/games\/sky-fi\/game\.yaml:4:\d+ error: /],
    ['a text too long for its card', 'out: set', `out: ${'and out '.repeat(60)}set`, /game\.yaml:\d+:\d+ error: .*fit/],
    [
      'an unknown face',
      'face: parking-strip',
      'face: parking-stripe',
      /game\.yaml:\d+:\d+ error: .*[\s\S]*parking-strip/,
    ],
  ])('%s: its line, status 1, and the file of yesterday stays', (_name, before, after, words) => {
    const out = mkdtempSync(join(folder, 'out-'));
    const name = 'sky-fi-a4-letter-duplex-colour.pdf';
    writeFileSync(join(out, name), 'yesterday');
    const path = join(project, 'content', 'games', 'sky-fi', 'game.yaml');
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(before);
    writeFileSync(path, text.replace(before, after));
    const { status, stderr } = run(['sky-fi', '--out', out], project);
    writeFileSync(path, text);
    expect(stderr).toMatch(words);
    expect(status).toBe(1);
    expect(readdirSync(out)).toEqual([name]);
    expect(readFileSync(join(out, name), 'utf8')).toBe('yesterday');
  });
});

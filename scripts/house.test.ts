/** The house keeps its own rules: doors between the rooms, a clean lock file, types and lint without a word. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** What each room may import from; itself always. */
const DOORS: Readonly<Record<string, readonly string[]>> = {
  definition: [],
  print: ['definition'],
  rules: ['definition'],
  node: ['definition', 'print', 'rules'],
  site: ['definition', 'print', 'rules', 'node'],
};

interface Import {
  readonly file: string;
  readonly from: string;
}

function importsOf(file: string): readonly Import[] {
  const pattern =
    /(?:^|\s)(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|import\s*\(\s*['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]/gm;
  return [...read(file).matchAll(pattern)].map((match) => ({ file, from: match[1] ?? match[2] ?? match[3] ?? '' }));
}

function sources(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|astro|mjs)$/.test(name))
    .map((name) => join(folder, name));
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

describe('doors between the rooms', () => {
  for (const [room, doors] of Object.entries(DOORS)) {
    test(`${room} imports ${doors.length === 0 ? 'no other room' : `only ${doors.join(', ')}`}`, () => {
      const through = sources(join('src', room))
        .filter((file) => !isTest(file))
        .flatMap(importsOf)
        .filter(({ from }) => from.startsWith('.'))
        .map(({ file, from }) => ({
          file,
          from,
          room: relative(join(root, 'src'), join(root, file, '..', from)).split(sep)[0] ?? '',
        }))
        .filter((found) => found.room !== room && !doors.includes(found.room));
      expect(through).toEqual([]);
    });
  }

  test('definition, print and rules touch neither files, clock nor chance, and import nothing of Node', () => {
    const outside = ['definition', 'print', 'rules']
      .flatMap((room) => sources(join('src', room)))
      .filter((file) => !isTest(file))
      .flatMap((file) => {
        const nodeImports = importsOf(file).filter(({ from }) => from.startsWith('node:'));
        const calls = read(file)
          .split('\n')
          .filter(
            (line) =>
              /\b(Date\.now|new Date\(\)|Math\.random|process\.|fetch\()/.test(line) &&
              !/^\s*(\*|\/\/|\/\*)/.test(line),
          );
        return [
          ...nodeImports.map(({ from }) => `${file}: ${from}`),
          ...calls.map((line) => `${file}: ${line.trim()}`),
        ];
      });
    expect(outside).toEqual([]);
  });

  test('what a page loads knows no schema library', () => {
    const loaded = [...sources('src/rules'), ...sources('src/site/checker')]
      .filter((file) => !isTest(file) && !file.endsWith(`${sep}facts.ts`))
      .filter((file) =>
        read(file)
          .split('\n')
          .some((line) => /^import (?!type\b).*from '(zod|yaml)'/.test(line)),
      );
    expect(loaded).toEqual([]);
  });

  test('no file asks which game it serves', () => {
    const slugs = readdirSync(join(root, 'content/games'));
    const found = ['src/definition', 'src/print', 'src/node', 'src/site', 'scripts']
      .flatMap(sources)
      .filter((file) => !isTest(file))
      .flatMap((file) => slugs.filter((slug) => read(file).includes(`'${slug}'`)).map((slug) => `${file}: ${slug}`));
    expect(found).toEqual([]);
  });
});

describe('what is committed', () => {
  test('the lock file holds no download addresses', () => {
    expect(read('package-lock.json')).not.toContain('"resolved"');
  });

  test('the lock file fits package.json', () => {
    const lock = JSON.parse(read('package-lock.json')).packages[''];
    const own = JSON.parse(read('package.json'));
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'])
      expect(lock[kind]).toEqual(own[kind]);
  });
});

describe('tools without a word', () => {
  const bin = (name: string) => join(root, 'node_modules', '.bin', name);
  const tools: readonly (readonly [string, readonly string[]])[] = [
    ['biome', ['check', '.']],
    // also what tsc would say of every .ts file
    ['astro', ['check', '--minimumFailingSeverity', 'warning']],
  ];
  test.each(tools)('%s is content', { timeout: 240_000 }, (name, args) => {
    const run = spawnSync(bin(name), args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    });
    expect(run.status, `${run.stdout}\n${run.stderr}`).toBe(0);
  });
});

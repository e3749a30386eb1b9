/** The house keeps its own rules: doors between the rooms, a clean lock file, types and lint without a word. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/rules/games/index.ts';

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
  /** Left out of what runs. */
  readonly isType: boolean;
  /** What is taken from there; null where everything is. */
  readonly names: readonly string[] | null;
}

const IMPORT =
  /(?:^|\s)(?:import|export)\s+(type\s)?([^'"();]*?)\sfrom\s*['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]/gm;

function importsOf(file: string): readonly Import[] {
  return [...read(file).matchAll(IMPORT)].map(([, type, taken, from, dynamic, bare]) => ({
    file,
    from: from ?? dynamic ?? bare ?? '',
    isType: type !== undefined,
    names: taken === undefined ? null : namesIn(taken),
  }));
}

/** `{ a, type B as C }` is a and B; null for `* as all`. */
function namesIn(taken: string): readonly string[] | null {
  if (taken.includes('*')) return null;
  const inner = /\{([\s\S]*)\}/.exec(taken)?.[1] ?? '';
  const named = inner.split(',').map((part) =>
    part
      .trim()
      .replace(/^type\s+/, '')
      .replace(/\s+as\s.*$/, ''),
  );
  return /^[\w$]/.test(taken.trim()) ? [...named, 'default'] : named;
}

/** The file that a relative import means. */
const target = ({ file, from }: Import) => join(file, '..', from);

/** These files and all that they bring along when they run. */
function withImports(files: readonly string[]): ReadonlySet<string> {
  const all = new Set(files);
  for (const file of all) {
    if (!/\.(ts|tsx)$/.test(file)) continue;
    for (const found of importsOf(file)) {
      // the only import that waits until somebody calls for it: Node, when it reads a definition
      const isFactsDoor = file.endsWith(join('games', 'index.ts')) && found.from.endsWith('/facts.ts');
      if (!found.isType && !isFactsDoor && found.from.startsWith('.')) all.add(target(found));
    }
  }
  return all;
}

function sources(folder: string, endings = /\.(ts|tsx|astro|mjs)$/): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.test(name))
    .map((name) => join(folder, name));
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
/** Tests, and what stands there for them alone. */
const isSupport = (file: string) =>
  isTest(file) ||
  /(testing[^/]*|toy-game|harness|test-tools|cases|browser.serve|node.browser|built-site)\.ts$/.test(file);

/** Lines that are more than a comment. */
const codeOf = (file: string) =>
  read(file)
    .split('\n')
    .filter((line) => !/^\s*(\*|\/\/|\/\*|<!--)/.test(line));

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
        const calls = codeOf(file).filter((line) =>
          /\b(Date\.now|new Date\(\)|Math\.random|process\.|fetch\()/.test(line),
        );
        return [
          ...nodeImports.map(({ from }) => `${file}: ${from}`),
          ...calls.map((line) => `${file}: ${line.trim()}`),
        ];
      });
    expect(outside).toEqual([]);
  });

  test('what a page loads brings no schema library, no writer of files and nothing of Node', () => {
    const games = readdirSync(join(root, 'src/rules/games'), { withFileTypes: true }).filter((one) =>
      one.isDirectory(),
    );
    const entries = [
      ...sources('src/site/checker', /\.tsx?$/).filter((file) => !isTest(file)),
      ...games.map(({ name }) => join('src/rules/games', name, 'rules.ts')),
    ];
    const brought = [...withImports(entries)]
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap(importsOf)
      .filter(({ from, isType }) => !isType && /^(zod|yaml|csv-parse|fontkit|pdfkit|node:)/.test(from));
    expect(brought).toEqual([]);
  });

  test('no file asks which game it serves', () => {
    const slugs = readdirSync(join(root, 'content/games'));
    const files = ['src', 'scripts']
      .flatMap((folder) => sources(folder, /\.(ts|tsx|astro|mjs|css)$/))
      .filter((file) => !isTest(file) && !file.startsWith(join('src', 'rules', 'games')));
    const found = files.flatMap((file) => {
      const named = (slug: string) =>
        new RegExp(file.endsWith('.css') ? `\\b${slug}\\b` : `['"\`]${slug}['"\`]`).test(codeOf(file).join('\n'));
      return slugs.filter(named).map((slug) => `${file}: ${slug}`);
    });
    expect(found).toEqual([]);
  });

  test('what a file offers is used: by another file, or by its own and a test', () => {
    // Astro calls what its pages export
    const isCalledFromOutside = (file: string) =>
      isSupport(file) || file.startsWith(join('src', 'site', 'pages')) || file.endsWith('content.config.ts');
    const root = ['astro.config.mjs', 'vitest.config.ts'];
    const files = [...sources('src'), ...sources('scripts'), ...root];
    const imported = (from: readonly string[]) =>
      new Set(
        from
          .flatMap(importsOf)
          .filter((found) => found.from.startsWith('.'))
          .flatMap((found) => (found.names ?? ['*']).map((name) => `${target(found)}: ${name}`)),
      );
    const [byFiles, byTests] = [imported(files.filter((file) => !isSupport(file))), imported(files.filter(isSupport))];
    // types may be named by the functions that give them
    const EXPORT = /^export (?:default )?(?:async )?(?:const|function\*?|class|let) (\w+)/gm;
    const unused = files
      .filter((file) => /^src\b.*\.tsx?$/.test(file) && !isCalledFromOutside(file))
      .flatMap((file) => [...read(file).matchAll(EXPORT)].map(([text, name = '']) => ({ file, text, name })))
      .filter(({ file, text, name }) => {
        const known = [`${file}: *`, `${file}: ${text.startsWith('export default') ? 'default' : name}`];
        const ownUses =
          codeOf(file)
            .join('\n')
            .split(new RegExp(`\\b${name}\\b`)).length - 2;
        const isTested = known.some((one) => byTests.has(one)) && ownUses > 0;
        return !known.some((one) => byFiles.has(one)) && !isTested;
      });
    expect(unused.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
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

test('every file among the pages has its ending in its route: the dev server answers only so', () => {
  const files = sources('src/site/pages', /\.ts$/).map((file) => file.split(sep).at(-1) ?? '');
  expect(files.filter((file) => !/\.(css|json|pdf|png|svg|woff2)\.ts$/.test(file))).toEqual([]);
});

describe('games', () => {
  const folders = (path: string) =>
    readdirSync(join(root, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  const withRules = folders('src/rules/games').filter((slug) =>
    existsSync(join(root, 'src/rules/games', slug, 'rules.ts')),
  );

  test('each with a rules module has its line in src/rules/games/index.ts', () => {
    const forgotten = withRules.filter((slug) => !Object.hasOwn(GAMES, slug));
    expect(forgotten.map((slug) => `src/rules/games/index.ts has no line for ${slug}`)).toEqual([]);
  });

  test('each with a line there has its rules module and its content', () => {
    const content = folders('content/games');
    const missing = Object.keys(GAMES).flatMap((slug) => [
      ...(content.includes(slug) ? [] : [`content/games/${slug} is missing`]),
      ...(withRules.includes(slug) ? [] : [`src/rules/games/${slug}/rules.ts is missing`]),
    ]);
    expect(missing).toEqual([]);
  });

  const withLine = withRules.filter((slug) => Object.hasOwn(GAMES, slug));
  test.each(withLine)('%s: its line leads to its own modules', async (slug) => {
    const own = async (file: string) => import(join(root, 'src/rules/games', slug, file));
    expect(await GAMES[slug]?.rules()).toBe(await own('rules.ts'));
    expect(await GAMES[slug]?.facts()).toBe(await own('facts.ts'));
  });
});

test('format, lint and types are without a word', { timeout: 240_000 }, () => {
  const run = spawnSync(process.execPath, [join(root, 'scripts/check.ts')], { cwd: root, encoding: 'utf8' });
  expect(run.status, `${run.stdout}\n${run.stderr}`).toBe(0);
});

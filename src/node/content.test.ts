import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatProblem, formatProblems } from '../definition/problem.ts';
import { faceRefs } from '../definition/rules-source.ts';
import { TOY_FILES } from '../definition/toy-game.ts';
import { clausesModule, writeClauses } from './clauses.ts';
import { gameSlugs, loadAllGames, loadGame, readHouse, readPapers } from './content.ts';

describe('the games of content/', async () => {
  const loaded = await loadAllGames();

  test.each(loaded.map((game) => [game.slug, game] as const))('%s reads clean', (_slug, { problems, texts, game }) => {
    expect(formatProblems(problems, texts)).toBe('');
    expect(game && faceRefs(game).length).toBeGreaterThan(0);
  });

  test('the papers hold what A4 and Letter share', () => {
    const papers = Object.fromEntries(readPapers().map((paper) => [paper.id, paper]));
    const { 'a4-letter': shared, a4, letter } = papers;
    expect(shared).toMatchObject({ width: a4?.width, height: letter?.height, margin: 6.35, tray: false });
    expect([letter?.width, letter?.height]).toEqual([215.9, 279.4]);
  });

  test('the house has its colours by day and by night', () => {
    const { light, dark } = readHouse();
    expect([light.paper, dark.paper]).toEqual(['#FAF7F2', '#16140F']);
  });
});

describe('a content folder with broken games', () => {
  let folder = '';
  const write = async (slug: string, file: string, text: string) => {
    await mkdir(join(folder, 'games', slug, 'positions'), { recursive: true });
    await writeFile(join(folder, 'games', slug, file), text);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gutterfold-content-'));
    await write('broken', 'game.yaml', 'title: [');
    await write('other', 'game.yaml', 'titel: Other');
    await write('other', 'rules.yaml', TOY_FILES['rules.yaml'] ?? '');
    await write('empty', 'positions/a.yaml', '');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('one hides neither the others nor their problems', async () => {
    expect(await gameSlugs(folder)).toEqual(['broken', 'empty', 'other']);
    const loaded = await loadAllGames(folder);
    expect(loaded.map(({ game }) => game)).toEqual([null, null, null]);
    const lines = loaded.flatMap(({ problems }) =>
      problems.map(({ file, line, message }) => `${file.slice(folder.length)}:${line} ${message}`),
    );
    expect(lines).toContain('/games/broken/rules.yaml:1 this file is missing');
    expect(lines).toContain('/games/other/game.yaml:1 unknown key "titel"');
    expect(lines).toContain('/games/empty/game.yaml:1 this file is missing');
  });

  test('a game that does not exist has problems, not an exception', async () => {
    const { game, problems } = await loadGame('nobody', folder);
    expect(game).toBeNull();
    expect(problems.map(({ message }) => message)).toContain('this file is missing');
  });

  test('a folder with a name that no game can have is told so', async () => {
    await write('Bad Name', 'game.yaml', TOY_FILES['game.yaml'] ?? '');
    await write('Bad Name', 'rules.yaml', TOY_FILES['rules.yaml'] ?? '');
    expect(await gameSlugs(folder)).toContain('Bad Name');
    const { game, problems } = await loadGame('Bad Name', folder);
    expect(game).toBeNull();
    expect(problems.map((problem) => formatProblem(problem).slice(folder.length))).toContain(
      '/games/Bad Name/game.yaml:1:1 error: "Bad Name" is no name for a game\'s folder\n  hint: lower-case words joined by -',
    );
    await rm(join(folder, 'games', 'Bad Name'), { recursive: true });
  });

  test.each([
    ['a file', 'linked/game.yaml', 'other/game.yaml'],
    ['a link to nothing', 'linked/rules.yaml', 'nowhere.yaml'],
    ['the folder of drawings', 'linked/art', 'empty/positions'],
    ['the whole game', 'linked', 'other'],
  ])('a link is not followed and not called missing: %s', async (_name, link, target) => {
    const at = join(folder, 'games', link);
    await mkdir(dirname(at), { recursive: true });
    await symlink(join(folder, 'games', target), at);
    // what Emacs lays beside a file that is being edited
    if (link !== 'linked') await symlink('someone@somewhere', join(dirname(at), '.#game.yaml'));
    try {
      expect(await gameSlugs(folder)).toContain('linked');
      const { game, problems } = await loadGame('linked', folder);
      expect(game).toBeNull();
      expect(problems.map((problem) => formatProblem(problem).slice(folder.length))).toEqual([
        `/games/${link}:1:1 error: links are not followed\n  hint: put the thing itself in its place`,
      ]);
    } finally {
      await rm(join(folder, 'games', 'linked'), { recursive: true });
    }
  });

  test('clause types are written where stale, and only there', async () => {
    const games = join(folder, 'rules');
    await mkdir(join(games, 'other'), { recursive: true });
    expect(await writeClauses(folder, games)).toEqual(['other']);
    expect(await writeClauses(folder, games)).toEqual([]);
    expect(await clausesModule('other', folder)).toBe(
      "/** Written from content/games/other/rules.yaml by dev and build; do not edit. */\nexport type Clause = 'setup.seats' | 'play.high';\n",
    );
  });
});

/** The content folder: its files read from disk and held against what faces, rules, fonts and icons know. */
import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import type { ZodType } from 'zod';
import type { Game } from '../definition/game.ts';
import { type House, houseSchema, papersSchema } from '../definition/house-schema.ts';
import { formatProblems, type Problem, problemAt } from '../definition/problem.ts';
import { readFileAs } from '../definition/read-file.ts';
import { type GameSource, readGame } from '../definition/read-game.ts';
import { FACES } from '../print/faces/index.ts';
import type { Paper } from '../print/sheet.ts';
import { GAMES } from '../rules/games/index.ts';
import { filesBelow, linksBelow } from './files.ts';
import { fontWeights } from './fonts.ts';
import { iconNames } from './icons.ts';
import { ROOT } from './root.ts';

export const CONTENT = join(ROOT, 'content');

export interface LoadedGame {
  readonly slug: string;
  /** Null exactly when a problem is an error. */
  readonly game: Game | null;
  readonly problems: readonly Problem[];
  /** The files as read, by the name that problems give them: for `formatProblems`. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Every folder of content/games, in alphabetical order. `content` is another folder in tests. */
export async function gameSlugs(content = CONTENT): Promise<readonly string[]> {
  const entries = await readdir(join(content, 'games'), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
    .map(({ name }) => name)
    .filter(isShown)
    .sort();
}

/** Every game, sound or not: one that is broken hides neither the others nor their problems. */
export async function loadAllGames(content = CONTENT): Promise<readonly LoadedGame[]> {
  return Promise.all((await gameSlugs(content)).map((slug) => loadGame(slug, content)));
}

export async function loadGame(slug: string, content = CONTENT): Promise<LoadedGame> {
  const links = linkProblems(slug, content);
  // what a link hides would be called missing
  if (links.length > 0) return { slug, texts: new Map(), game: null, problems: links };
  const source = await readSource(slug, content);
  const texts = new Map([...source.files].map(([file, text]) => [`${source.folder}/${file}`, text]));
  try {
    const known = { faces: FACES, icons: iconNames(), fonts: fontWeights(), facts: await factsSchema(slug) };
    return { slug, texts, ...readGame(source, known) };
  } catch (error) {
    if (!(error instanceof FactsError)) throw error;
    const spot = { file: `${source.folder}/game.yaml`, line: 1, column: 1 };
    return { slug, texts, game: null, problems: [problemAt(spot, error.message)] };
  }
}

class FactsError extends Error {}

/** Null for a game without a referee: its facts may be anything. */
async function factsSchema(slug: string): Promise<ZodType | null> {
  const modules = Object.hasOwn(GAMES, slug) ? GAMES[slug] : undefined;
  if (modules === undefined) return null;
  try {
    return (await modules.facts()).facts;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new FactsError(`src/rules/games/${slug}/facts.ts can't be loaded: ${reason}`);
  }
}

const READ_FOLDERS = ['positions', 'art'];
const READ = /^(?:[^/]+\.(?:yaml|csv)|positions\/[^/]+\.yaml|art\/[^/]+\.svg)$/;

async function readSource(slug: string, content: string): Promise<GameSource> {
  const folder = join(content, 'games', slug);
  const names = existsSync(folder) ? filesBelow(folder).filter((name) => READ.test(name)) : [];
  const files = await Promise.all(names.map(async (name) => [name, await readText(join(folder, name))] as const));
  return { slug, folder: shown(folder), files: new Map(files) };
}

/** Editors leave folders, and links that lock a file, under names that begin with a dot. */
function isShown(path: string): boolean {
  return !basename(path).startsWith('.');
}

/** Links are not followed: a game is whole in its folder, and nothing outside of it is read for it. */
function linkProblems(slug: string, content: string): Problem[] {
  const folder = join(content, 'games', slug);
  const isLink = lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  const below = linksBelow(folder).filter((name) => READ.test(name) || READ_FOLDERS.includes(name));
  const links = isLink ? [folder] : below.filter(isShown).map((name) => join(folder, name));
  return links.map((link) =>
    problemAt({ file: shown(link), line: 1, column: 1 }, 'links are not followed', 'put the thing itself in its place'),
  );
}

/** A file far beyond what is ever read is not taken into memory; `readGame` refuses its size. */
async function readText(path: string): Promise<string> {
  const { size } = statSync(path);
  return size > 10_000_000 ? ' '.repeat(10_000_000) : readFile(path, 'utf8');
}

/** As people know it: from the project's root, with forward slashes. */
function shown(path: string): string {
  const fromRoot = relative(ROOT, path);
  return (fromRoot.startsWith('..') ? path : fromRoot).split(sep).join('/');
}

/** The papers of content/papers.yaml, in order; throws with every problem of the file. */
export function readPapers(content = CONTENT): readonly Paper[] {
  return readShared('papers.yaml', papersSchema, content);
}

/** Palette and type of the house; throws with every problem of the file. */
export function readHouse(content = CONTENT): House {
  return readShared('house.yaml', houseSchema, content);
}

function readShared<T>(name: string, schema: ZodType<T>, content: string): T {
  const file = shown(join(content, name));
  const text = readFileSync(join(content, name), 'utf8');
  const problems: Problem[] = [];
  const value = readFileAs(schema, file, text, problems);
  if (value === undefined) throw new Error(formatProblems(problems, new Map([[file, text]])));
  return value;
}

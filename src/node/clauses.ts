/**
 * src/rules/games/<slug>/clauses.ts: the clause ids of rules.yaml as a type, so that a misspelt citation does not
 * compile. Only a type: the page carries the sentences, and the browser loads nothing for it.
 */
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../definition/problem.ts';
import { readFileAs } from '../definition/read-file.ts';
import { rulesSchema } from '../definition/rules-schema.ts';
import { CONTENT, gameSlugs } from './content.ts';
import { ROOT } from './root.ts';

/** Brings the clause types of every game that has rules up to date and returns the slugs of those that were stale. */
export async function writeClauses(
  content = CONTENT,
  games = join(ROOT, 'src', 'rules', 'games'),
): Promise<readonly string[]> {
  const stale: string[] = [];
  for (const slug of await gameSlugs(content)) {
    const file = join(games, slug, 'clauses.ts');
    const text = await clausesModule(slug, content);
    if (text === null || !existsSync(join(games, slug)) || (await isSame(file, text))) continue;
    // renamed into place, so that a compiler or a dev server never sees half a file
    await writeFile(`${file}.new`, text);
    await rename(`${file}.new`, file);
    stale.push(slug);
  }
  return stale;
}

/** The module's text; null where rules.yaml can't be read, whose problems the check of the content tells. */
export async function clausesModule(slug: string, content = CONTENT): Promise<string | null> {
  const file = join(content, 'games', slug, 'rules.yaml');
  if (!existsSync(file)) return null;
  const problems: Problem[] = [];
  const rules = readFileAs(rulesSchema, file, await readFile(file, 'utf8'), problems);
  if (rules === undefined) return null;
  const ids = rules.sections.flatMap(({ clauses }) => Object.keys(clauses));
  const head = `/** Written from content/games/${slug}/rules.yaml by dev and build; do not edit. */\n`;
  return `${head}${union('Clause', ids)}`;
}

const LINE = 120;

/** Set as the formatter would: on one line where it fits. */
function union(name: string, ids: readonly string[]): string {
  const words = ids.length === 0 ? ['never'] : ids.map((id) => `'${id}'`);
  const line = `export type ${name} = ${words.join(' | ')};`;
  return line.length <= LINE ? `${line}\n` : `export type ${name} =\n${words.map((id) => `  | ${id}`).join('\n')};\n`;
}

async function isSame(file: string, text: string): Promise<boolean> {
  return existsSync(file) && (await readFile(file, 'utf8')) === text;
}

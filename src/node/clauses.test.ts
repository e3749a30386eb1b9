import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../rules/games/index.ts';
import { clausesModule } from './clauses.ts';
import { ROOT } from './root.ts';

describe('the clause types in src/rules/games are those of rules.yaml', () => {
  test.each(Object.keys(GAMES))('%s', async (slug) => {
    const file = join('src', 'rules', 'games', slug, 'clauses.ts');
    const written = await readFile(join(ROOT, file), 'utf8').catch(() => 'missing');
    expect(written, `${file} is stale: \`npm run build\` (or dev) writes it anew`).toBe(await clausesModule(slug));
  });
});

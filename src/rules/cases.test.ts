/** Every game's cases and worked positions, and whether together they show every clause. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Game, WorkedPosition } from '../definition/game.ts';
import { loadGame } from '../node/content.ts';
import { loadReferee } from '../node/referees.ts';
import { type Case, clausesNamed, runCase } from './cases.ts';
import { GAMES } from './games/index.ts';
import { check } from './look.ts';
import { defaultOptions } from './options.ts';
import type { ClauseId } from './types.ts';

for (const slug of Object.keys(GAMES)) {
  if (!existsSync(join(import.meta.dirname, 'games', slug, 'cases.ts'))) {
    test(`${slug}: has cases`, () => {
      expect.fail(`write src/rules/games/${slug}/cases.ts (CONTRIBUTING, 3)`);
    });
    continue;
  }
  const referee = await loadReferee(slug);
  const game = (await loadGame(slug)).game as Game;
  const { cases } = (await import(`./games/${slug}/cases.ts`)) as { cases: readonly Case[] };
  const all = [...cases, ...game.positions.map((one) => ({ ...asCase(one), name: `positions/${one.id}` }))];
  const proofs = all.map((one) => ({ name: one.name, named: clausesNamed(one), result: runCase(referee, one) }));

  describe(`${slug}: cases and worked positions`, () => {
    test.each(proofs)('$name', ({ result }) => {
      expect(result.wrong).toEqual([]);
    });
  });

  test(`${slug}: every worked position can be drawn`, () => {
    const drawn = game.positions.flatMap(({ id, position }) => {
      const { faults, position: sound } = check(
        referee,
        position ?? referee.setup(defaultOptions(referee.source.options)),
      );
      return sound === null ? faults.map(({ message }) => `positions/${id}.yaml: ${message}`) : [];
    });
    expect(drawn.join('\n')).toBe('');
  });

  test(`${slug}: every clause is named by a case or only informs, and no clause is cited that is unknown`, () => {
    const clauses = game.rules.sections.flatMap((section) => section.clauses);
    const known = new Set<ClauseId>(clauses.map((clause) => clause.id));
    const reasons = new Set(proofs.flatMap(({ named }) => named.reasons));
    const named = new Set([...reasons, ...proofs.flatMap(({ named }) => named.effects)]);
    const cited = new Set([...named, ...proofs.flatMap(({ result }) => result.cited)]);
    expect([...cited].filter((id) => !known.has(id))).toEqual([]);
    expect(clauses.filter(({ id, informs }) => !informs && !named.has(id)).map(({ id }) => id)).toEqual([]);
    const never = clauses.filter(({ id }) => !reasons.has(id)).map(({ id }) => id);
    console.info(`${slug}: no case names as a reason: ${never.join(', ') || 'none'}`);
  });
}

/** A worked position makes the same demands as a case. */
function asCase({ title, options, position, play, expect: wanted }: WorkedPosition): Case {
  const start = position === null ? {} : { position };
  const base = { name: title, options, ...start, play: play.map(({ seat, action }) => [seat, action] as const) };
  switch (wanted.kind) {
    case 'legal':
      return { ...base, play: [...base.play, [wanted.seat, wanted.action]] };
    case 'refused':
      return { ...base, refused: [[wanted.seat, wanted.action, ...wanted.by]] };
    case 'faults':
      return { ...base, faults: wanted.by };
    case 'outcome':
      return { ...base, outcome: { result: wanted.result, winners: wanted.winners, by: wanted.by } };
  }
}

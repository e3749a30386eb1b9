/** The answers of an independent implementation of each game, where they lie beside the repository. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadReferee } from '../node/referees.ts';
import { ROOT } from '../node/root.ts';
import { GAMES } from './games/index.ts';
import { judge } from './judge.ts';
import { check, look } from './look.ts';
import type { AnyReferee, ClauseId, Position } from './types.ts';

/** A question and the answer expected; which of the last four is there tells the kind. */
interface Vector {
  readonly ask: 'look' | 'judge';
  readonly position: Position;
  readonly seat: string;
  readonly action: string;
  readonly active: readonly string[];
  readonly outcome: unknown;
  readonly legal?: Readonly<Record<string, readonly string[] | 'many'>>;
  readonly faulty?: readonly ClauseId[];
  readonly then?: Position;
  readonly refused?: readonly ClauseId[];
}

for (const slug of Object.keys(GAMES)) {
  const file = join(ROOT, '..', 'shared', 'vectors', `${slug}.jsonl`);
  describe(`${slug}: vectors of the independent implementation`, () => {
    if (!existsSync(file)) {
      test.skip(`${file} is not there`, () => {});
      return;
    }
    const vectors = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Vector);
    const kinds = Map.groupBy(vectors, (one) => KINDS.find((kind) => one[kind] !== undefined) ?? 'unknown');
    test.each([...kinds])('%s', async (_kind, some) => {
      const referee = await loadReferee(slug);
      expect(some.flatMap((vector) => wrong(referee, vector, 1 + vectors.indexOf(vector)))).toEqual([]);
    });
    test('every vector is of a known kind', () => expect([...kinds.keys()].sort()).toEqual([...KINDS].sort()));
  });
}

const KINDS = ['legal', 'then', 'refused', 'faulty'] as const;

/** What is wrong with our answer, with the vector's line. */
function wrong(referee: AnyReferee, vector: Vector, line: number): readonly unknown[] {
  const { position, seat, action } = vector;
  if (vector.faulty !== undefined) {
    return check(referee, position).faults.length > 0 ? [] : [{ line, expected: vector.faulty, found: 'no fault' }];
  }
  const { active, legal, outcome, faults } = look(referee, position);
  if (faults.length > 0) return [{ line, faults }];
  if (vector.legal !== undefined) {
    const sorted = Object.entries(vector.legal).map(([who, list]) => [who, list === 'many' ? list : [...list].sort()]);
    return differing(line, { active, legal, outcome }, { ...pick(vector), legal: Object.fromEntries(sorted) });
  }
  const verdict = judge(referee, position, seat, action);
  if (vector.then !== undefined) return differing(line, verdict.ok ? verdict.position : verdict, vector.then);
  const cited = verdict.ok ? [] : verdict.remarks.map((remark) => remark.clause);
  const agrees = cited.some((clause) => clause !== null && vector.refused?.includes(clause));
  return agrees ? [] : [{ line, expected: vector.refused, found: cited }];
}

const pick = ({ active, outcome }: Vector) => ({ active, outcome });

function differing(line: number, found: unknown, expected: unknown): readonly unknown[] {
  try {
    expect(found).toEqual(expected);
    return [];
  } catch {
    return [{ line, expected, found }];
  }
}

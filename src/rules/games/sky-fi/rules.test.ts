import { expect, test } from 'vitest';
import { loadReferee } from '../../../node/referees.ts';
import { seeded } from '../../chance.ts';
import { judge } from '../../judge.ts';
import { speak } from '../../speak.ts';
import type { AnyReferee, Seat } from '../../types.ts';
import type { SkyAction } from './actions.ts';
import type { SkyPosition } from './position.ts';

const rules: AnyReferee = await loadReferee('sky-fi');
const start: SkyPosition = rules.setup({ pilots: 3, end: 'at-once' });

/** The position after these actions, and the sentences that told them. */
function told(...steps: readonly (readonly [Seat, string])[]) {
  let position = start;
  const sentences = steps.map(([seat, action]) => {
    const sentence = rules.say(position, seat, rules.read(action));
    const verdict = judge(rules, position, seat, action);
    if (!verdict.ok) throw new Error(verdict.remarks[0].message);
    position = verdict.position as SkyPosition;
    return sentence;
  });
  return { position, sentences };
}

const ROLL = ['chance', 'roll p1=12:fire p2=5:fly p3=1:crash r1=5:fly r2=8:fire r3=2:crash'] as const;

test('a round reads well aloud', () => {
  const { sentences } = told(
    ...([ROLL, ['planes', 'cover p1 p3'], ['robots', 'attack r2 p2'], ['chance', 'break p2=3 r1=9']] as const),
    ...([
      ['robots', 'fly r1'],
      ['planes', 'crash p2'],
    ] as const),
  );
  expect(sentences).toEqual([
    'Everybody rolls: p1 12 and Fire, p2 5 and Fly, p3 1 and Crash, r1 5 and Fly, r2 8 and Fire, r3 2 and Crash.',
    'p1 covers p3: Crash becomes Fly.',
    'r2 attacks p2: Fly becomes Crash.',
    'Tie roll: p2 3 and r1 9.',
    'r1 flies on.',
    'p2 crashes.',
  ]);
});

test('the table is a column from the highest Position down, then who has had its turn, then who has crashed', () => {
  const { position } = told(
    ['chance', 'roll p1=12:fire p2=5:fly p3=1:crash r1=5:fly r2=8:fly r3=2:crash'],
    ...([
      ['planes', 'attack p1 r2'],
      ['robots', 'crash r2'],
      ['chance', 'break p2=3 r1=9'],
    ] as const),
  );
  expect(speak(rules.table(position, null))).toEqual([
    'Robots to act: r1 is highest, at 5.',
    'r1, Robots (tie roll 9): Position 5 and Fly.',
    'p2, Planes (tie roll 3): Position 5 and Fly.',
    'r3, Robots: Position 2 and Crash.',
    'p3, Planes: Position 1 and Crash.',
    'p1, Planes: Has had its turn, no target.',
    'r2, Robots: Crashed.',
    'Round: 1.',
    'Planes in the air: 3 of 3.',
    'Robots in the air: 2 of 3.',
  ]);
});

test('throws may be typed in any order and are written in the order of the pilots', () => {
  const jumbled = 'roll r3=2:crash p1=12:fire r1=5:fly p3=1:crash p2=5:fly r2=8:fire';
  expect(rules.write(rules.read(jumbled))).toBe(ROLL[1]);
});

test('a text that is no action is answered with how to write it', () => {
  expect(rules.read('roll p1=12')).toMatchObject({
    clause: null,
    hint: expect.stringContaining('roll PILOT=POSITION:ACTION'),
  });
  expect(rules.read('shoot p1')).toMatchObject({ clause: null, hint: expect.stringContaining('attack PILOT TARGET') });
});

test('rolls are as likely as the sides of the dice (chi-square, 1 in 1000)', () => {
  const odds = rules.odds?.(start);
  if (odds?.kind !== 'sampled') throw new Error('six pilots’ dice are too many to list');
  expect(odds.size).toBe(36n ** 6n);
  const random = seeded(2026);
  const rolls = 6_000;
  const seen = { p1: new Map<string, number>(), r1: new Map<string, number>(), heights: new Map<string, number>() };
  const count = (where: Map<string, number>, what: string) => where.set(what, (where.get(what) ?? 0) + 1);
  for (let roll = 0; roll < rolls; roll += 1) {
    const action: SkyAction = odds.sample(random);
    if (action.verb !== 'roll') throw new Error('not a roll');
    for (const { pilot, face, position } of action.throws) {
      if (pilot === 'p1') count(seen.heights, String(position));
      if (pilot === 'p1' || pilot === 'r1') count(seen[pilot], face);
    }
  }
  expect(chiSquare(seen.p1, { crash: rolls / 6, fly: rolls / 2, fire: rolls / 3 })).toBeLessThan(13.8);
  expect(chiSquare(seen.r1, { crash: rolls / 3, fly: rolls / 6, fire: rolls / 2 })).toBeLessThan(13.8);
  const even = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [String(index + 1), rolls / 12]));
  expect(chiSquare(seen.heights, even)).toBeLessThan(31.3);
});

function chiSquare(seen: ReadonlyMap<string, number>, expected: Readonly<Record<string, number>>): number {
  return Object.entries(expected).reduce((sum, [what, due]) => sum + ((seen.get(what) ?? 0) - due) ** 2 / due, 0);
}

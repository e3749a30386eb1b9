/** Records as tables write them: judged step by step, played on after a slip, undone as far as nobody has learnt anything. */
import { expect, test } from 'vitest';
import { loadReferee } from '../node/referees.ts';
import { review, undoTo } from './review.ts';
import type { GameRecord } from './types.ts';

const rules = await loadReferee('dragon-fight');
const options = { 'wing-buffet': 'lines', 'stand-off': 'twenty-turns' };
const record = (...steps: readonly string[]): GameRecord<unknown> => ({
  game: 'dragon-fight',
  edition: '1',
  options,
  steps: steps.map((step) => {
    const [seat = '', ...action] = step.split(' ');
    return { seat, action: action.join(' ') };
  }),
});

test('a clean record has no fault and ends where play ends', () => {
  const judged = review(rules, record('red order forward claw', 'green order forward claw'));
  expect(judged.firstFault).toBeNull();
  expect(judged.position).toMatchObject({ phase: 'orders', quiet: 1 });
});

test.each([
  ['last', ['red order strafe-left claw', 'green order forward claw'], 4],
  ['first', ['green order forward claw', 'red order strafe-left claw'], 3],
])('an illegal order, laid %s, is flagged with its clause, and the table plays on with it', (_when, turn, at) => {
  const judged = review(
    rules,
    record(
      'red order forward breathe-fire',
      'green order forward claw',
      'green give forward', // and flies it all the same a turn later
      ...turn,
      'red order strafe-right claw',
      'green order strafe-left claw',
    ),
  );
  expect(judged.firstFault).toBe(at);
  const wrong = judged.steps[at];
  expect(wrong?.verdict.ok === false && wrong.verdict.remarks[0].clause).toBe('order.available');
  expect(wrong?.playedOn).toBe(true);
  expect(judged.steps.filter((step) => !step.verdict.ok)).toHaveLength(1);
  expect(judged.steps[4]?.after).toMatchObject({ dragons: { red: { cell: 'b2' }, green: { cell: 'c3' } } });
});

test('what nobody can read or do leaves the table as it was', () => {
  const judged = review(rules, record('red fly', 'purple order forward claw', 'green give forward'));
  expect(judged.steps.map((step) => step.verdict.ok || step.verdict.stage)).toEqual(['reads', 'turn', 'rules']);
  expect(judged.steps.every((step) => !step.playedOn)).toBe(true);
  expect(judged.position).toEqual(rules.setup(options));
});

test('a record from a faulty position is not judged', () => {
  const judged = review(rules, { ...record('red order forward claw'), from: { ...rules.setup(options), quiet: 3 } });
  expect(judged.start.map((fault) => fault.clause)).toContain('setup.start');
  expect(judged.steps).toEqual([]);
  expect(review(rules, { ...record(), from: 'nonsense' }).position).toBeNull();
});

test('undo stops where somebody has learnt something: that a choice was sealed, or what it was', () => {
  expect(undoTo(review(rules, record()))).toBe(0);
  expect(undoTo(review(rules, record('red order forward claw')))).toBe(1);
  expect(undoTo(review(rules, record('red fly')))).toBe(0);
});

test('undo stops at dice and cards, and is free in open play', async () => {
  const sky = await loadReferee('sky-fi');
  const steps = [
    { seat: 'chance', action: 'roll p1=12:fly p2=11:fly p3=10:fly r1=3:fly r2=2:fly r3=1:fly' },
    { seat: 'planes', action: 'fly p1' },
    { seat: 'planes', action: 'fly p2' },
  ];
  const judged = review(sky, { game: 'sky-fi', edition: '1', options: { pilots: 3, end: 'at-once' }, steps });
  expect(judged.firstFault).toBeNull();
  expect(undoTo(judged)).toBe(1);
});

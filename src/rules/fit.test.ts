/** What people read when a position doesn't fit the fields. */
import { describe, expect, test } from 'vitest';
import { loadReferee } from '../node/referees.ts';
import { mend } from './edit.ts';
import { fitFields } from './fit.ts';
import { check } from './look.ts';
import type { Position } from './types.ts';

const rules = await loadReferee('dragon-fight');
const start = rules.setup({ 'wing-buffet': 'lines', 'stand-off': 'twenty-turns' });
const red = start.dragons.red;
const withRed = (change: object) => ({ ...start, dragons: { ...start.dragons, red: { ...red, ...change } } });

describe('one thing wrong', () => {
  test.each([
    [
      'a word with a slip',
      withRed({ facing: 'north' }),
      'dragons.red.facing must be n, e, s or w, not "north".',
      false,
    ],
    [
      'many words to choose from',
      withRed({ cell: 'c9' }),
      'dragons.red.cell must be a word such as c1, not "c9".',
      false,
    ],
    ['no word', withRed({ facing: 7 }), 'dragons.red.facing must be n, e, s or w, not 7.', false],
    ['a part is missing', { ...start, quiet: undefined }, 'quiet must be a whole number, not undefined.', false],
    ['half a turn', { ...start, quiet: 0.5 }, 'quiet must be a whole number, not 0.5.', false],
    ['fewer than none', { ...start, quiet: -1 }, 'quiet must be at least 0, not -1.', true],
    ['more than can be owed', { ...start, owes: { red: 3, green: 0 } }, 'owes.red must be from 0 to 2, not 3.', true],
    ['no list', withRed({ tokens: 'forward' }), 'dragons.red.tokens must be a list, not "forward".', false],
    [
      'a list out of order',
      withRed({ tokens: red.tokens.toReversed() }),
      'dragons.red.tokens must be in alphabetical order.',
      true,
    ],
    [
      'a double',
      withRed({ tokens: [...red.tokens, 'strafe-right'] }),
      'dragons.red.tokens names something twice.',
      true,
    ],
    ['a foreign field', { ...start, weather: 'fair' }, 'weather does not belong here.', true],
    ['a list for an object', { ...start, owes: [] }, 'owes must be an object, not a list.', false],
    [
      'a sealed text that is no action',
      { ...start, sealed: { red: 'fly', green: null } },
      'sealed.red is no action: "fly" is no action of this game.',
      true,
    ],
    [
      'an outcome of another shape',
      { ...start, outcome: 'red' },
      'outcome must be null or have result, winners and by.',
      false,
    ],
    ['not a position at all', 'c3', 'The position must be an object, not "c3".', false],
  ])('%s', (_name, position, message, sound) => {
    const fit = fitFields(rules, position);
    expect(fit.remarks.map((remark) => remark.message)).toEqual([message]);
    expect(fit.sound).toBe(sound);
  });
});

test('a hidden value fits a view and nothing else', () => {
  const view = { ...start, active: ['green'], sealed: { red: '?', green: null } };
  expect(fitFields(rules, view, true).remarks).toEqual([]);
  expect(fitFields(rules, view).remarks).toHaveLength(1);
});

test('all faults of a position are told at once, and mending them one by one leaves none', () => {
  let position = {
    ...withRed({ tokens: red.tokens.toReversed() }),
    weather: 'fair',
    quiet: -3,
    active: ['red'],
  } as Position;
  expect(check(rules, position).faults.map((fault) => fault.clause)).toEqual(
    expect.arrayContaining(['setup.seats', 'setup.tokens', 'end.stand-off', 'turn.steps']),
  );
  for (let round = 0; round < 10 && check(rules, position).faults.length > 0; round += 1) {
    const [first] = check(rules, position).faults.filter((fault) => fault.mend !== undefined);
    if (first !== undefined) position = mend(rules, position, first);
  }
  expect(position).toEqual(start);
});

test('a huge or hostile position gives a short answer', () => {
  const hostile = JSON.parse(
    `{"__proto__":{"game":"x"},${Array.from({ length: 5000 }, (_, i) => `"k${i}":1`).join(',')}}`,
  );
  expect(fitFields(rules, hostile).remarks.length).toBeLessThan(40);
  expect(fitFields(rules, withRed({ tokens: Array(100_000).fill('forward') })).remarks).toHaveLength(1);
});

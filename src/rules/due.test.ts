/** Phase, seats to act and outcome follow from the rest: set by the core, and looked after when entered by hand. */
import { expect, test } from 'vitest';
import { loadReferee } from '../node/referees.ts';
import { mend } from './edit.ts';
import { check } from './look.ts';

const rules = await loadReferee('sky-fi');
const start = rules.setup({ pilots: 3, end: 'at-once' });
const roll = 'roll p1=12:fly p2=5:fly p3=1:crash r1=9:fly r2=8:fire r3=2:crash';
const rolled = rules.play(start, 'chance', rules.read(roll)).position;

test('an action leads to what is due then', () => {
  expect(rolled).toMatchObject({ phase: 'turn', active: ['planes'], outcome: null });
});

test.each([
  ['phase', { phase: 'roll' }, 'As things lie, the phase should be turn.'],
  ['seats to act', { active: ['robots'] }, 'To act should be Planes.'],
  ['outcome', { outcome: { result: 'draw', winners: [], by: [] } }, 'It is not over yet, so there is no outcome.'],
])('a wrong %s is told, and mended with one click', (_what, change, message) => {
  const wrong = { ...rolled, ...change };
  const [fault, ...more] = check(rules, wrong).faults;
  expect(fault?.message).toBe(message);
  expect(more).toEqual([]);
  expect(fault && mend(rules, wrong, fault)).toEqual(rolled);
});

test('a position that is over says who has won', () => {
  const pilots = Object.entries(rolled.pilots).map(([id, pilot]) =>
    id.startsWith('r') ? [id, { state: 'crashed', position: null, face: null, breaks: [] }] : [id, pilot],
  );
  const messages = check(rules, { ...rolled, pilots: Object.fromEntries(pilots) }).faults.map((fault) => fault.message);
  expect(messages).toEqual([
    'As things lie, the phase should be over.',
    'Nobody has to act any more.',
    'It is over, and the outcome should say so. Planes won.',
  ]);
});

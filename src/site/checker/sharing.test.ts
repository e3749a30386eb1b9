import { beforeAll, describe, expect, test } from 'vitest';
import { loadReferee } from '../../node/referees.ts';
import { encodePosition } from '../../rules/address.ts';
import type { AnyReferee } from '../../rules/types.ts';
import { beginEditing } from './editing.ts';
import { attempt, positionOf, seeAll, start, undo } from './session.ts';
import { addressOf, openAddress } from './sharing.ts';

let dragons: AnyReferee;
beforeAll(async () => {
  dragons = await loadReferee('dragon-fight');
});

const fragment = (made: ReturnType<typeof addressOf>): string => (made.ok ? `#${made.text}` : '');

describe('links', () => {
  test('a record opens where it was left; steps taken back stay at home', () => {
    const one = attempt(seeAll(start(dragons)), 'red', 'order forward claw');
    const two = undo(attempt(one, 'green', 'order forward claw'));
    const opened = openAddress(dragons, fragment(addressOf(two)));
    expect(opened && positionOf(opened)).toEqual(positionOf(one));
    expect(opened?.notice).toBeNull();
  });

  test('a position opens in the editor', () => {
    const opened = openAddress(dragons, fragment(addressOf(beginEditing(start(dragons)))));
    expect(opened?.editing?.faults).toEqual([]);
  });

  test('a link of another edition opens with a notice', () => {
    const other: AnyReferee = { ...dragons, source: { ...dragons.source, edition: '0.9' } };
    const opened = openAddress(dragons, fragment(addressOf(start(other))));
    expect(opened?.notice).toMatch(/edition 0\.9 .* edition 1/);
  });

  test('a record from a position with faults opens in the editor', () => {
    const session = start(dragons);
    const record = { ...session.record, from: { ...positionOf(session), quiet: 7 } };
    const opened = openAddress(dragons, fragment(addressOf({ ...session, record })));
    expect(opened?.editing?.faults.length).toBeGreaterThan(0);
    expect(opened?.notice).toMatch(/faults/);
  });

  test('an ordinary anchor is no link of ours', () => {
    expect(openAddress(dragons, '#move.forward')).toBeNull();
    expect(openAddress(dragons, '')).toBeNull();
  });

  test.each([
    ['#p='],
    ['#r=1~1~'],
    ['#r=1~1~!!!!'],
    ['#r=2~1~e30'],
    ['#p=1~%~e30'],
    [`#r=1~1~${'A'.repeat(9000)}`],
    [`#r=1~1~${btoa('{"__proto__":{"game":"dragon-fight"}}')}`],
    [`#r=1~1~${btoa('{"game":"<img onerror=alert(1)>"}')}`],
  ])('hostile %s opens a new game with a friendly notice', (hostile) => {
    const opened = openAddress(dragons, hostile);
    expect(opened?.notice).toBeTruthy();
    expect(opened?.record.steps).toEqual([]);
  });

  test('a hostile position is shown its faults', () => {
    const made = encodePosition(dragons, { game: 'dragon-fight', phase: [[]] } as never);
    const opened = openAddress(dragons, made.ok ? made.text : '');
    expect(opened?.editing?.position).toBeNull();
  });

  test('a record of unreadable steps opens, and they are flagged', () => {
    const record = { ...start(dragons).record, steps: [{ seat: 'nobody', action: '<b>x</b>' }] };
    const opened = openAddress(dragons, fragment(addressOf({ ...start(dragons), record, at: 1 })));
    expect(opened?.reviewed.firstFault).toBe(0);
  });
});

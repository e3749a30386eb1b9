/** Links: what goes in comes out, and what nobody of ours has written gets a friendly answer. */
import { describe, expect, test } from 'vitest';
import { loadReferee } from '../node/referees.ts';
import { decode, encodePosition, encodeRecord, LONGEST_ADDRESS } from './address.ts';
import type { GameRecord } from './types.ts';

const rules = await loadReferee('dragon-fight');
const options = { 'wing-buffet': 'lines', 'stand-off': 'twenty-turns' };
const start = rules.setup(options);
const packed = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a position comes back with the edition it was made with', () => {
  const encoded = encodePosition(rules, start);
  expect(encoded.ok && encoded.text).toMatch(/^p=1~1~[\w-]+$/);
  expect(encoded.ok && decode(rules, `#${encoded.text}`)).toEqual({ kind: 'position', edition: '1', position: start });
});

test('a record comes back with its steps, whatever letters they are written in', () => {
  const steps = [
    { seat: 'red', action: 'Grüße, 龍 🐉' },
    { seat: 'green', action: 'order forward claw' },
  ];
  const record: GameRecord = { game: 'dragon-fight', edition: '2 ~ draft', options, steps };
  const encoded = encodeRecord(record);
  expect(encoded.ok && decode(rules, encoded.text)).toEqual({ kind: 'record', edition: '2 ~ draft', record });
});

test('a record too long for a link says so', () => {
  const steps = Array.from({ length: 400 }, () => ({ seat: 'red', action: 'order strafe-right breathe-fire' }));
  const encoded = encodeRecord({ game: 'dragon-fight', edition: '1', options, steps });
  expect(encoded).toEqual({ ok: false, message: expect.stringContaining('too long') });
});

describe('an address that is not ours', () => {
  test.each([
    ['no address', '', 'nothing', ''],
    ['an anchor of the page', '#move.forward', 'nothing', ''],
    ['no base64', '#p=1~1~%%%', 'error', 'damaged'],
    ['no JSON', `#p=1~1~${Buffer.from('{').toString('base64url')}`, 'error', 'damaged'],
    ['no UTF-8', `#p=1~1~${Buffer.from([0xff, 0xfe]).toString('base64url')}`, 'error', 'damaged'],
    ['half a link', '#r=1~1', 'error', 'damaged'],
    ['another version', `#p=9~1~${packed(start)}`, 'error', 'another version'],
    ['another game', `#p=1~1~${packed({ game: 'sky-fi' })}`, 'error', 'another game'],
    ['no game at all', `#p=1~1~${packed([1, 2])}`, 'error', 'another game'],
    ['a game by its prototype', `#p=1~1~${packed(null)}`, 'error', 'another game'],
    [
      'an option that is not there',
      `#r=1~1~${packed({ game: 'dragon-fight', options: { wind: 1 }, steps: [] })}`,
      'error',
      'no option "wind"',
    ],
    [
      'steps that are no steps',
      `#r=1~1~${packed({ game: 'dragon-fight', options: {}, steps: [['red']] })}`,
      'error',
      'damaged',
    ],
    [
      'steps that are no list',
      `#r=1~1~${packed({ game: 'dragon-fight', options: {}, steps: 'x' })}`,
      'error',
      'damaged',
    ],
    ['far too long', `#p=1~1~${'A'.repeat(LONGEST_ADDRESS)}`, 'error', 'too long'],
    [
      'deeply nested',
      `#p=1~1~${Buffer.from('['.repeat(6000)).toString('base64url').slice(0, 8000)}`,
      'error',
      'damaged',
    ],
  ])('%s', (_name, text, kind, message) => {
    const decoded = decode(rules, text);
    expect(decoded.kind).toBe(kind);
    if (decoded.kind === 'error') expect(decoded.message).toContain(message);
  });
});

import { expect, test } from 'vitest';
import { defaultOptions, readOptions } from './options.ts';
import { everyOptions } from './testing.ts';
import type { OptionSpec } from './types.ts';

const specs: Readonly<Record<string, OptionSpec>> = {
  end: {
    kind: 'choice',
    title: 'End',
    default: 'at-once',
    values: [
      { value: 'at-once', text: 'at once' },
      { value: 'later', text: 'later' },
    ],
  },
  pilots: { kind: 'range', title: 'Pilots', default: 3, from: 3, to: 5 },
};

test('what is left out gets its default', () => {
  expect(readOptions(specs, {})).toEqual({ ok: true, options: { end: 'at-once', pilots: 3 } });
  expect(readOptions(specs, { pilots: 5 })).toEqual({ ok: true, options: { end: 'at-once', pilots: 5 } });
  expect(defaultOptions({})).toEqual({});
});

test.each([
  [{ pilot: 3 }, 'there is no option "pilot"; known: end, pilots'],
  [{ pilots: 6 }, 'option pilots must be a whole number from 3 to 5, not 6'],
  [{ pilots: '3' }, 'option pilots must be a whole number from 3 to 5, not "3"'],
  [{ end: 'never' }, 'option end must be at-once or later, not "never"'],
  [{ end: ['later'] }, 'option end must be at-once or later, not a list'],
  [JSON.parse('{"__proto__":1}'), 'there is no option "__proto__"; known: end, pilots'],
  [null, 'options must be an object of option names and values, not null'],
  [[], 'options must be an object of option names and values, not a list'],
])('%j is refused: %s', (given, error) => {
  const reading = readOptions(specs, given);
  expect(reading.ok || reading.errors.map((one) => one)).toEqual([error]);
});

test('every combination of values', () => {
  expect(everyOptions(specs)).toHaveLength(6);
  expect(everyOptions({})).toEqual([{}]);
});

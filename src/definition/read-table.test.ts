import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';

test('no text at all throws, and there are facts or problems', () => {
  const csvish = fc.string({ unit: fc.constantFrom('a', 'id', ',', '\n', '"', ' ', '1', '\r', '\ufeff') });
  fc.assert(
    fc.property(fc.oneof(fc.string(), csvish), (text) => {
      const problems: [] = [];
      expect(readTable('cards.csv', text, problems) === null).toBe(problems.length > 0);
    }),
  );
});

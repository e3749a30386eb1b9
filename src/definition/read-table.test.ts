import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTable } from './read-table.ts';
import { broken, type Files, readToy, said } from './toy-game.ts';

test('no text at all throws, and there are facts or problems', () => {
  const csvish = fc.string({ unit: fc.constantFrom('a', 'id', ',', '\n', '"', ' ', '1', '\r', '\ufeff') });
  fc.assert(
    fc.property(fc.oneof(fc.string(), csvish), (text) => {
      const problems: [] = [];
      expect(readTable('cards.csv', text, problems) === null).toBe(problems.length > 0);
    }),
  );
});

describe('a deck kept as a table', () => {
  const table = (csv: string): Files => ({
    ...broken(
      'game.yaml',
      `cards:
    ace: { name: Ace, value: 1, copies: 2 }
    deuce: { name: Deuce, value: 2, copies: 3 }`,
      'cards: cards.csv',
    ),
    'cards.csv': csv,
  });

  test('gives the same pieces as the record', () => {
    const changed = table('id,name,value,copies\nace,Ace,1,2\ndeuce,"Deuce",2,3\n');
    expect(said(changed)).toEqual([]);
    expect(readToy(changed).game?.components[0]?.pieces).toMatchObject([
      { id: 'ace', name: 'Ace', count: 2 },
      { id: 'deuce', name: 'Deuce', count: 3 },
    ]);
  });

  const cases: readonly [name: string, csv: string, problem: string][] = [
    [
      'a cell of the wrong type',
      'id,name,value,copies\nace,"Ace, the one",1,2\ndeuce,"Deuce, too",two,3\n',
      'toy/cards.csv:3:20 error: value: expected a number, not the text "two"',
    ],
    [
      'a quoted number is a text',
      'id,name,value,copies\nace,Ace,"1",2\ndeuce,Deuce,2,3\n',
      'toy/cards.csv:2:9 error: value: expected a number, not the text "1"',
    ],
    [
      'an empty cell',
      'id,name,value,copies\nace,Ace,1,2\ndeuce,Deuce,,3\n',
      'toy/cards.csv:3:13 error: "value" is missing | hint: expected a number; an empty cell counts as missing',
    ],
    [
      'a misspelt column',
      'id,name,valu,copies\nace,Ace,1,2\ndeuce,Deuce,2,3\n',
      'toy/cards.csv:1:9 error: unknown key "valu" | hint: did you mean "value"?',
    ],
    [
      'no id column',
      'di,name\nace,Ace\n',
      'toy/cards.csv:1:1 error: the table has no column id | hint: did you mean "di"?',
    ],
    [
      'one id twice',
      'id,name,value,copies\nace,Ace,1,2\n\nace,Ace,1,2\n',
      'toy/cards.csv:4:1 error: the id "ace" stands here twice | hint: give each row its own',
    ],
    [
      'a wrong cell after a cell of two lines',
      'id,name,value,copies\nace,"Ace\nof all",one,2\n',
      'toy/cards.csv:3:9 error: value: expected a number, not the text "one"',
    ],
    [
      'a column that is no word',
      'id,__proto__\nace,1\n',
      'toy/cards.csv:1:4 error: "__proto__" is no name for a column | hint: one word',
    ],
    [
      'a row that is too long',
      'id,name\nace,Ace,1\n',
      'toy/cards.csv:2:1 error: Invalid Record Length: expect 2, got 3 | hint: a cell that holds a comma or a quote stands in quotes',
    ],
  ];
  test('a misspelt column is told once, at its head', () => {
    const problems = said(table('id,name,valu,copies\nace,Ace,1,2\ndeuce,Deuce,2,3\n'));
    expect(problems).toEqual(['toy/cards.csv:1:9 error: unknown key "valu" | hint: did you mean "value"?']);
  });

  test('a number that is none is told in the table only', () => {
    const problems = said(table('id,name,value,copies\nace,Ace,1,two\ndeuce,Deuce,2,3\n'));
    expect(problems).toEqual(['toy/cards.csv:2:11 error: copies: expected a number, not the text "two"']);
  });

  test.each(cases)('%s', (_name, csv, problem) => expect(said(table(csv))).toContain(problem));

  test('the table is missing', () => {
    const { 'cards.csv': _, ...changed } = table('');
    expect(said(changed)).toContain('toy/game.yaml:19:10 error: no table "cards.csv" in this folder');
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { readYaml } from './document.ts';
import type { Problem } from './problem.ts';
import { readToy } from './toy-game.ts';

function read(text: string) {
  const problems: Problem[] = [];
  const document = readYaml('a.yaml', text, problems);
  return { document, problems, messages: problems.map(({ line, column, message }) => `${line}:${column} ${message}`) };
}

describe('places in a YAML file', () => {
  const text = `a:
  b: [1, { c: two }]
  1: one
d: >
  folded
  words
e: "say \\"x\\" here"
f: |
  first
    second
g: 'it''s'
`;
  const { document } = read(text);
  const at = (path: (string | number)[]) => document?.spot(path);

  test.each([
    [['a', 'b', 1, 'c'], 2, 15],
    [['a', 'b', 7, 'x'], 2, 3],
    [['a', '1'], 3, 6],
    [['missing'], 1, 1],
  ])('%j', (path, line, column) => expect(at(path)).toEqual({ file: 'a.yaml', line, column }));

  test.each([
    ['of a folded text', ['d'], 7, 6, 3],
    ['after escaped quotes', ['e'], 8, 7, 15],
    ['of a literal text', ['f'], 8, 10, 5],
    ['after a doubled quote', ['g'], 3, 11, 9],
  ])('a character %s', (_name, path, offset, line, column) => {
    expect(document?.charSpot(path, offset)).toEqual({ file: 'a.yaml', line, column });
  });

  test('every character of a quoted text, however YAML writes it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b', '"', "'", '\\', ' ', ':', '#'), minLength: 1 }),
        (value) => {
          const source = stringify({ key: value }, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE' });
          const { document: written } = read(source);
          for (const [index, character] of [...value].entries()) {
            const { column } = written?.charSpot(['key'], index) ?? { column: 0 };
            expect(source.slice(column - 1).replace(/^\\/, '')[0]).toBe(character);
          }
        },
      ),
    );
  });
});

describe('hostile YAML gets a friendly answer', () => {
  const bomb = `a: &a [x, x]\n${[...'bcdefghij'].map((letter, index) => `${letter}: &${letter} [${`*${'abcdefghi'[index]},`.repeat(9)}]`).join('\n')}`;
  test.each([
    ['a bomb of aliases', bomb, '2:8 aliases (*name) are not part of the format'],
    ['a merge', 'base: &b { x: 1 }\na:\n  <<: *b', '3:7 aliases (*name) are not part of the format'],
    ['a tag', 'a: !!str 3', '1:10 the tag tag:yaml.org,2002:str is not part of the format'],
    ['a record as key', '? { a: 1 }\n: 2', '1:3 this key is no plain word'],
    ['__proto__', '__proto__: { x: 1 }', '1:1 this key is no plain word'],
    ['no key', ': 3', '1:1 this key is no plain word'],
    ['two documents', 'a: 1\n---\nb: 2', '2:1 a second document begins here'],
    ['a huge file', 'a'.repeat(400_000), '1:1 the file has 400000 characters'],
    ['a deep nest', `${'[ '.repeat(40)}${']'.repeat(40)}`, '1:63 nested more than 30 deep'],
  ])('%s', (_name, text, message) => expect(read(text).messages[0]).toBe(message));

  test('a nest without end', () =>
    expect(read('['.repeat(50_000)).messages[0]).toContain('nested too deep to be read'));

  test.each([
    ['thousands of brackets', '['.repeat(100_000)],
    ['thousands of braces', '{a: '.repeat(25_000)],
    ['thousands of dashes', '- '.repeat(50_000)],
    ['thousands of keys', Array.from({ length: 15_000 }, (_, index) => `k${index}:`).join('\n')],
    ['a long line of quotes', `a: ${'"'.repeat(100_000)}`],
    ['a long line of bangs and stars', `a: ${'!*&'.repeat(30_000)}`],
    ['zero bytes', 'a: \0\0\0'],
    ['half a surrogate', 'a: \ud800'],
  ])('%s neither throws nor hangs', (_name, text) => {
    const { game, problems } = readToy({ 'game.yaml': text });
    expect(game).toBeNull();
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length).toBeLessThan(50_000);
  });

  test('no text at all throws', () => {
    const yamlish = fc.string({
      unit: fc.constantFrom(
        'a',
        ':',
        ' ',
        '\n',
        '-',
        '[',
        ']',
        '{',
        '}',
        '"',
        "'",
        '|',
        '>',
        '#',
        '&',
        '*',
        '!',
        '\t',
        '?',
        ',',
      ),
    });
    fc.assert(
      fc.property(fc.oneof(fc.string(), yamlish), (text) => {
        const { document, problems } = read(text);
        expect(document === null).toBe(problems.length > 0);
      }),
    );
  });

  test('no data at all in a part of game.yaml throws', () => {
    const value = fc.jsonValue({ maxDepth: 4 });
    const part = fc.constantFrom('seats', 'theme', 'facts', 'components', 'players', 'cover', 'edition');
    fc.assert(
      fc.property(part, value, (name, data) => {
        const { problems } = readToy({ 'game.yaml': JSON.stringify({ title: 'x', [name]: data }) });
        expect(problems.length).toBeGreaterThan(0);
      }),
    );
  });

  test('no component at all throws', () => {
    const reference = fc.stringMatching(/^\$[a-z.(){}$-]{0,12}$/);
    const field = fc.oneof(
      reference,
      fc.constantFrom('seat', 'cards', 'd6', 'die', '1in', '2in x 1in'),
      fc.jsonValue({ maxDepth: 3 }),
    );
    const component = fc.record(
      {
        name: field,
        kind: field,
        shape: field,
        size: field,
        each: field,
        id: field,
        title: field,
        count: field,
        seat: field,
        front: fc.dictionary(fc.constantFrom('face', 'number', 'icon'), field),
        sides: field,
      },
      { requiredKeys: ['name'] },
    );
    fc.assert(
      fc.property(component, (written) => {
        const source = readToy().game === null ? '' : TOY_HEAD + stringify({ components: { odd: written } });
        expect(readToy({ 'game.yaml': source }).problems).toBeInstanceOf(Array);
      }),
    );
  });
});

const TOY_HEAD = `title: Toy
tagline: One card a side.
edition: "1"
players: 2
minutes: 1
tags: [cards]
theme: { display: { font: bungee, weight: 400 }, paper: "#FFFFFF", ink: "#111111", colours: { brick: "#D1495B", steel: "#30638E" } }
seats: { red: { name: Red, colour: brick, mark: wedge, letter: R } }
cover: { icon: castle, ground: brick }
facts: { square: 1in, icons: { red: castle }, cards: { ace: { name: Ace, value: 1, copies: 2 } } }
`;

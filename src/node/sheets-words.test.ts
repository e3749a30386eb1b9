/** Words of a definition on instruction page and margin line: wrapped while they fit, told with their line where not. */
import { describe, expect, test } from 'vitest';
import { LINES_BEFORE, sheetsWith } from './sheets-testing.ts';

const coin = ({ id = 'coin', name = 'Coin', note = 'Round.', size = '30mm', count = 2 } = {}): string => `  ${id}:
    name: "${name}"
    note: "${note}"
    kind: token
    size: ${size}
    count: ${count}
    front: { face: emblem, icon: castle, colour: sky }
`;
const told = (problems: Awaited<ReturnType<typeof sheetsWith>>['problems']): string[] =>
  problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
const changed = (before: string, after: string) => (head: string) => head.replace(before, after);
const same = (head: string) => head;
const NAME = LINES_BEFORE + 1;

describe('what can not be printed is one error with its line', () => {
  test.each<[string, (head: string) => string, string, RegExp]>([
    [
      'a title in letters that no font has',
      changed('title: Shapes', 'title: קרב'),
      coin(),
      /^1:8 title: no font has ק \(U\+05E7\), ר \(U\+05E8\), ב \(U\+05D1\) of the text "קרב"$/,
    ],
    ['a dragon in the title', changed('Shapes', 'Dragon 🐉 Fight'), coin(), /^1:8 title: no font has 🐉 \(U\+1F409\)/],
    ['a sign in the tagline', changed('to play', 'to 塔'), coin(), /^2:10 tagline: no font has 塔/],
    ['a sign in the edition', changed('"1"', '"1塔"'), coin(), /^3:10 edition: no font has 塔/],
    ['a sign in the tools', changed('title: ', 'needs: [glue, 塔]\ntitle: '), coin(), /^1:8 needs: no font has 塔/],
    ['a sign in a name', same, coin({ name: 'Coin 塔' }), new RegExp(`^${NAME}:3 name of coin: no font has 塔`)],
    ['a sign in a note', same, coin({ note: 'Round 塔.' }), new RegExp(`^${NAME}:3 note of coin: no font has 塔`)],
    [
      'many signs',
      changed('Shapes', '一二三四五六七'),
      coin(),
      /^1:8 title: no font has 一 .*, 五 \(U\+4E94\) and 2 more/,
    ],
    ['an endless title', changed('Shapes', 'Supercalifragilistic'.repeat(10)), coin(), /^1:8 title: .* does not fit/],
    ['an endless edition', changed('"1"', `"${'1'.repeat(300)}"`), coin(), /^3:10 edition: .* does not fit/],
    [
      'endless tools',
      changed('title: ', `needs: [${'glue, '.repeat(200)}]\ntitle: `),
      coin(),
      /^1:8 needs: .* not fit/,
    ],
    ['an endless name', same, coin({ name: 'W'.repeat(150) }), new RegExp(`^${NAME}:3 name of coin: .* does not fit`)],
    ['an endless note', same, coin({ note: 'round '.repeat(300) }), new RegExp(`^${NAME}:3 note of coin: .* not fit`)],
  ])('%s', async (_name, head, components, message) => {
    const { problems } = await sheetsWith(components, 'duplex', 'a4-letter', head);
    expect(told(problems)).toEqual([expect.stringMatching(message)]);
    expect(problems[0]).toMatchObject({ severity: 'error', hint: expect.any(String) });
  });
});

describe('what can be printed is', () => {
  const long = changed('Shapes', 'The incredible shapes of the dragons in the far north and of their cousins');
  const names = coin({ name: 'The coin that is paid to the ferryman on the other side', note: 'round '.repeat(40) });
  test.each([
    ['a title of many words, long names and notes', long, names],
    ['an endless word in the tagline', changed('Nothing to play with', 'W'.repeat(110)), coin()],
    ['forty components', same, Array.from({ length: 40 }, (_, i) => coin({ id: `coin-${i}` })).join('')],
  ])('%s', async (_name, head, components) => {
    for (const paper of ['a4-letter', 'a5']) {
      const { problems } = await sheetsWith(components, 'duplex', paper, head);
      expect(told(problems)).toEqual([]);
    }
  });
});

describe('a piece that the paper has no room for is told once', () => {
  test('without the sheets that it is missing from', async () => {
    const { problems } = await sheetsWith(coin({ size: '300mm', count: 1 }));
    expect(told(problems)).toEqual([
      `${NAME}:3 coin#1 is 300 × 300 mm, larger than A4 or Letter has room for (197.3 × 256.7 mm)`,
    ]);
  });
  test('for all its copies', async () => {
    const { problems } = await sheetsWith(coin({ size: '300mm', count: 7 }));
    expect(told(problems)).toEqual([
      expect.stringMatching(/coin#1 \(and 6 more like it\) is 300 × 300 mm, larger than/),
    ]);
  });
});

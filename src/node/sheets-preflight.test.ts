/** What is wrong with sheets is said before they are printed, with the place in the definition. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '../definition/problem.ts';
import { sheetArea } from '../print/imposition/area.ts';
import { drawUnits } from '../print/imposition/draw-units.ts';
import { type PlannedSheet, planSheets } from '../print/imposition/plan.ts';
import { type Unit, unitsOf } from '../print/imposition/units.ts';
import { makeSheets } from '../print/make-sheets.ts';
import { checkSheets } from '../print/preflight.ts';
import type { Placement, SheetDocument } from '../print/sheet.ts';
import { loadKit } from './kit.ts';
import { paperNamed } from './papers.ts';
import { gameWith, LINES_BEFORE, sheetsWith } from './sheets-testing.ts';

const help = (text: string): string => `  help:
    name: Reminder
    kind: reference
    size: 60mm x 40mm
    front:
      face: reference-card
      title: Help
      rows:
        - { icon: castle, term: Build, text: "${text}" }
`;

const board = (more: string): string => `  board:
    name: Board
    kind: board
    size: 300mm x 250mm
    front: { face: emblem, icon: castle, colour: sky }
${more}`;

/** What is wrong, what the message says, the line of the component that the problem names (its first is 1). */
const MISTAKES: [string, string, string, Problem['severity'], string, number][] = [
  ['text that overflows', help('All of it again and again, '.repeat(20)), 'duplex', 'error', 'does not fit into', 6],
  ['a character that no font has', help('Build 塔.'), 'duplex', 'error', 'no font has 塔 (U+5854)', 6],
  ['a board larger than the page', board(''), 'duplex', 'error', 'board#1 is 300 × 250 mm, larger than', 1],
  [
    'a part of a board that is still larger',
    board('    split: { rows: [40mm] }\n'),
    'duplex',
    'error',
    'board@r2c1 is 300 × 210 mm, larger than',
    1,
  ],
  [
    'a card larger than half a folded sheet',
    `  card:
    name: Card
    kind: card
    size: 190mm x 150mm
    front: { face: emblem, icon: castle, colour: sky }
    back: { face: emblem, icon: castle, colour: violet }
`,
    'gutterfold',
    'error',
    'larger than half of a folded A4 or Letter sheet',
    1,
  ],
];

test.each(MISTAKES)('%s', async (_name, components, layout, severity, message, line) => {
  const { problems } = await sheetsWith(components, layout as 'duplex' | 'gutterfold');
  const found = problems.find((problem) => problem.message.includes(message));
  expect(problems.map((problem) => problem.message).join('\n')).toContain(message);
  expect(found).toMatchObject({ severity, line: LINES_BEFORE + line });
  expect(found?.file).toMatch(/shapes\/game\.yaml$/);
  expect(found?.column).toBeGreaterThan(1);
  expect(found?.hint).toBeTruthy();
});

test('a count that differs from the total is told when the definition is read', async () => {
  const { game, problems } = await gameWith(`  coin:
    name: Coin
    kind: token
    size: 30mm
    count: 7
    total: 8
    front: { face: emblem, icon: castle, colour: sky }
`);
  expect(game).toBeNull();
  const [problem] = problems;
  expect(problem?.message).toMatch(/7.*8|8.*7/);
  expect(problem?.line).toBe(LINES_BEFORE + 6);
});

describe('finished sheets are held against what should be on them', () => {
  let sound: SheetDocument;
  let units: readonly Unit[];
  let sheets: readonly PlannedSheet[];
  beforeAll(async () => {
    const { game } = await gameWith(`  coin:
    name: Coin
    kind: token
    shape: circle
    size: 30mm
    count: 6
    front: { face: emblem, icon: castle, colour: sky }
`);
    if (game === null) throw new Error('the game of this test is broken');
    const kit = await loadKit(game, 'colour', () => {});
    const paper = paperNamed('a4-letter');
    units = unitsOf(game, sheetArea(paper).pieces).units;
    sheets = planSheets(await drawUnits(units, kit), paper, 'duplex', 'long').sheets;
    sound = await makeSheets(kit, { paper, layout: 'duplex' });
  });

  const changed = (change: (rows: readonly Placement[]) => readonly Placement[]): string[] =>
    checkSheets(
      {
        ...sound,
        pages: sound.pages.map((page) =>
          page.placements.length === 0 ? page : { ...page, placements: change(page.placements) },
        ),
      },
      units,
      sheets,
    ).map(({ line, message }) => `${line - LINES_BEFORE}: ${message}`);

  test('as they are', () => expect(changed((rows) => rows)).toEqual([]));
  test('a piece over another', () => {
    const found = changed((rows) =>
      rows.map((row, i) => (i === 1 ? { ...row, x: (rows[0] as Placement).x + 2 } : row)),
    );
    expect(found).toContainEqual('1: coin#1 lies over coin#2 on page 3');
  });
  test('a piece that leaves the printable area', () =>
    expect(changed((rows) => rows.map((row, i) => (i === 0 ? { ...row, x: 1 } : row)))).toContainEqual(
      '1: coin#1 leaves the printable area on page 3',
    ));
  test('a piece that is missing', () =>
    expect(changed((rows) => rows.slice(1))).toEqual(['1: the front of coin#1 is on the sheets 0 times, not once']));
  test('a piece that is there twice', () =>
    expect(changed((rows) => [...rows, { ...(rows[0] as Placement), page: 9 }])).toContainEqual(
      '1: the front of coin#1 is on the sheets 2 times, not once',
    ));
});

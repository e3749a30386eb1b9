/** Faces on pieces that no game of ours has: everybody's dice, round tokens, cards with everything and with nothing. */
import { describe, expect, test } from 'vitest';
import type { Shape } from '../../definition/game.ts';
import type { Problem } from '../../definition/problem.ts';
import { loadKit } from '../../node/kit.ts';
import { BARE_GAME } from '../../node/testing.ts';
import type { DisplayNode, TextNode } from '../display.ts';
import { drawFace } from '../draw-face.ts';
import { INKS, type Ink } from '../face.ts';
import { pathBox } from '../path.ts';
import { FACES } from './index.ts';

type Trim = readonly [shape: Shape, width: number, height: number];

const POKER: Trim = ['rectangle', 63, 88];
const MINI: Trim = ['rectangle', 44, 68];
const WIDE: Trim = ['rectangle', 88, 63];

async function draw(face: string, params: object, [shape, width, height]: Trim, ink: Ink = 'colour') {
  const problems: Problem[] = [];
  const kit = await loadKit(BARE_GAME, ink, (problem) => problems.push(problem));
  const use = { face, params: FACES[face]?.params.parse(params), at: { file: 'game.yaml', line: 1, column: 1 } };
  const { form, alt, edge } = await drawFace(use, { shape, width, height, bleed: 3 }, kit);
  return { nodes: form.children, alt, edge, problems: problems.map(({ message, hint }) => `${message}; ${hint}`) };
}

function textsOf(nodes: readonly DisplayNode[]): TextNode[] {
  return nodes.flatMap((node) => (node.kind === 'text' ? [node] : node.kind === 'group' ? textsOf(node.children) : []));
}

const PIECES: readonly (readonly [what: string, face: string, params: object, trim: Trim, alt: string])[] = [
  [
    'a card that has it all',
    'card',
    { title: 'Heron', icon: 'heron', corner: 7, seat: 'red', text: ['Stand **still**.', 'Then eat a {frog}.'] },
    POKER,
    'Heron, 7. Stand still.. Then eat a frog.',
  ],
  ['a card of a name', 'card', { title: 'Heron' }, POKER, 'Heron'],
  [
    'a small card',
    'card',
    { title: 'Stone', icon: 'stone-stack', colour: 'jade', text: 'It lies.' },
    MINI,
    'Stone. It lies.',
  ],
  [
    'a wide card',
    'card',
    { title: 'Stream', icon: 'water-mill', corner: 'K', text: 'It turns the mill.' },
    WIDE,
    'Stream, K. It turns the mill.',
  ],
  [
    'a long name',
    'card',
    { title: 'The whole of the northern bank', icon: 'reed', corner: 12 },
    POKER,
    'The whole of the northern bank, 12',
  ],
  [
    'a round token',
    'figure',
    { icon: 'frog', seat: 'green', facing: false },
    ['circle', 30, 30],
    'Green rider, seen from above',
  ],
  [
    'a small round token that faces',
    'figure',
    { icon: 'frog', name: 'Frog', colour: 'jade' },
    ['circle', 22, 22],
    'Frog, seen from above; a wedge marks the edge it faces',
  ],
  [
    'a round token without a name',
    'figure',
    { icon: 'stone-stack', facing: false },
    ['circle', 20, 20],
    'stone stack, seen from above',
  ],
  [
    'a six-cornered token',
    'figure',
    { icon: 'frog', name: 'Frog', seat: 'red', facing: false },
    ['hex', 30, 26],
    'Frog, seen from above',
  ],
  ['a square of nobody', 'figure', { icon: 'frog', facing: false }, ['rectangle', 25, 25], 'frog, seen from above'],
  ['a number of everybody', 'die-number', { number: 6, colour: 'jade' }, ['d6', 16, 16], '6'],
  ["a seat's number on a cube", 'die-number', { number: 6, seat: 'red' }, ['d6', 16, 16], '6 (Red rider)'],
  ['on a tetrahedron', 'die-number', { number: 4, seat: 'red' }, ['d4', 25, 25], '4 (Red rider)'],
  ['on an octahedron', 'die-number', { number: 8, seat: 'red' }, ['d8', 22, 22], '8 (Red rider)'],
  ['on a kite', 'die-number', { number: 9, seat: 'red' }, ['d10', 22, 22], '9 (Red rider)'],
  ['on a pentagon', 'die-number', { number: 12, seat: 'red' }, ['d12', 12, 12], '12 (Red rider)'],
  ['on an icosahedron', 'die-number', { number: 20, seat: 'red' }, ['d20', 22, 22], '20 (Red rider)'],
  ['a symbol of everybody', 'die-face', { icon: 'lily-pads', name: 'Low', colour: 'vermilion' }, ['d6', 16, 16], 'Low'],
  [
    'a symbol with its word',
    'die-face',
    { icon: 'lily-pads', name: 'Low', word: true, seat: 'red' },
    ['rectangle', 30, 20],
    'Low (Red rider)',
  ],
  [
    'a mat of everybody',
    'parking-strip',
    { name: 'dice', squares: [{ name: 'Fate', die: 'd6' }] },
    ['rectangle', 40, 34],
    'Mat of DICE: Fate',
  ],
];

describe.each(INKS)('in %s ink without a problem:', (ink) => {
  test.each(PIECES)('%s', async (_, face, params, trim, alt) => {
    const drawn = await draw(face, params, trim, ink);
    expect(drawn.problems).toEqual([]);
    expect(drawn.alt).toBe(alt);
  });
});

test('a name in two lines is as large as one in a single line', async () => {
  const sizeOf = async (title: string) =>
    textsOf((await draw('card', { title, corner: 3 }, POKER)).nodes)
      .filter(({ text }) => title.startsWith(text))
      .map(({ size }) => size);
  const [short] = await sizeOf('Reed');
  const [long] = await sizeOf('The whole of the northern bank of the river by the dam');
  expect(long).toBe(short);
});

test("a card's number stands in two corners, once upside down", async () => {
  const { nodes } = await draw('card', { title: 'Reed', corner: 3 }, POKER);
  const turned = nodes.filter((node) => node.kind === 'group' && (node.transform?.[0] ?? 1) < 0);
  expect(textsOf(nodes).filter(({ text }) => text === '3')).toHaveLength(2);
  expect(textsOf(turned).map(({ text }) => text)).toEqual(['3']);
});

test('the icons in the text of a card are known to be used', () => {
  expect(FACES.card?.icons?.({ title: 'Reed', icon: 'reed', text: 'Eat a {frog}.' } as never)).toEqual([
    'reed',
    'frog',
  ]);
});

test('a card says what does not fit and what is no markup', async () => {
  const { problems } = await draw('card', { title: 'Reed', icon: 'reed', text: 'On and on '.repeat(80) }, POKER);
  expect(problems.join()).toContain('does not fit');
  expect((await draw('card', { title: 'Reed', text: 'Eat a {frog' }, POKER)).problems.join()).toContain(
    '{ is not closed',
  );
});

test.each(['die-number', 'die-face'])("a seat's mark on a cube's side of %s keeps off its folds", async (face) => {
  const params = { seat: 'red', ...(face === 'die-number' ? { number: 5 } : { icon: 'frog', name: 'Frog' }) };
  const { nodes } = await draw(face, params, ['d6', 16, 16]);
  const marks = nodes.flatMap((node) => (node.kind === 'path' ? [pathBox(node.d)] : [])).slice(1);
  expect(marks).toHaveLength(1);
  for (const mark of marks) {
    expect(Math.min(mark?.x ?? 0, mark?.y ?? 0)).toBeGreaterThan(0.9);
    expect((mark?.y ?? 0) + (mark?.height ?? 0)).toBeLessThan(15.1);
  }
});

test.each([
  [13, []],
  [9, ['grid: the border of 9 mm has no room for "Red rider"; make it at least 12mm']],
] as const)("a board's border of %s mm", async (border, said) => {
  const grid = { files: 3, ranks: 3, square: '30mm', border: `${border}mm` };
  const size = 90 + 2 * border;
  const { problems } = await draw('grid', { grid, edges: { s: 'red' } }, ['rectangle', size, size]);
  expect(problems.filter((problem) => problem.includes('border'))).toEqual(said);
  if (said.length === 0) expect(problems).toEqual([]);
});

test('small letters are not hollow where ink is saved', async () => {
  const hollow = async (face: string, params: object, trim: Trim) =>
    textsOf((await draw(face, params, trim, 'low-ink')).nodes).some(({ outline }) => outline !== undefined);
  expect(await hollow('die-number', { number: 5 }, ['d6', 16, 16])).toBe(true);
  expect(await hollow('die-number', { number: 5 }, ['d20', 10, 10])).toBe(false);
});

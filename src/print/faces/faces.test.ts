import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import type { Component, FaceUse, Game, Piece } from '../../definition/game.ts';
import type { Problem } from '../../definition/problem.ts';
import { loadAllGames } from '../../node/content.ts';
import { loadKit } from '../../node/kit.ts';
import type { DisplayNode, Matrix } from '../display.ts';
import { type DrawnFace, drawFace } from '../draw-face.ts';
import { INKS, type Ink } from '../face.ts';
import { facePicture } from '../face-picture.ts';
import { writeSvg } from '../formats/svg.ts';
import type { PrintKit } from '../kit.ts';
import { pathBox } from '../path.ts';
import { mapBox } from '../testing.ts';
import { FACES } from './index.ts';

interface PrintedSide {
  readonly id: string;
  readonly component: Component;
  readonly piece: Piece;
  readonly use: FaceUse;
}

function sidesOf(game: Game): PrintedSide[] {
  return game.components.flatMap((component) =>
    component.pieces.flatMap((piece) =>
      [
        ...(piece.front ? [['front', piece.front] as const] : []),
        ...(piece.back ? [['back', piece.back] as const] : []),
        ...piece.sides.map(({ value, face }) => [value, face] as const),
      ].map(([side, use]) => ({ id: `${piece.id}.${side}`, component, piece, use })),
    ),
  );
}

const draw = ({ component, use }: PrintedSide, kit: PrintKit): Promise<DrawnFace> =>
  drawFace(use, { shape: component.shape, width: component.width, height: component.height, bleed: 3 }, kit);

async function gamesWithKit(ink: Ink): Promise<{ game: Game; kit: PrintKit; problems: Problem[] }[]> {
  const found = await loadAllGames();
  return Promise.all(
    found.flatMap(({ game }) => {
      if (game === null) return [];
      const problems: Problem[] = [];
      return [loadKit(game, ink, (problem) => problems.push(problem)).then((kit) => ({ game, kit, problems }))];
    }),
  );
}

describe.each(INKS)('the faces of every game in %s ink', (ink) => {
  test('draw at their real size without a problem', async () => {
    for (const { game, kit, problems } of await gamesWithKit(ink)) {
      for (const side of sidesOf(game)) await draw(side, kit);
      expect(problems.map(({ message }) => `${game.slug}: ${message}`)).toEqual([]);
    }
  });

  test('say what they show, each seat and piece in words of its own', async () => {
    for (const { game, kit } of await gamesWithKit(ink)) {
      const fronts = sidesOf(game).filter(({ piece, use }) => use === piece.front);
      const alts = await Promise.all(fronts.map(async (side) => (await draw(side, kit)).alt));
      expect(alts.every((alt) => alt.length > 5)).toBe(true);
      const perSeat = alts.map((alt, i) => `${fronts[i]?.piece.seat ?? ''} ${alt}`);
      expect(new Set(perSeat).size).toBe(perSeat.length);
    }
  });

  test('look different in grey wherever their pieces differ', async () => {
    for (const { game, kit } of await gamesWithKit(ink)) {
      const greys = new Map<string, string>();
      for (const side of sidesOf(game).filter(({ piece, use }) => use !== piece.back)) {
        const picture = shapesOf((await draw(side, kit)).form.children);
        const before = greys.get(picture);
        expect(before ?? side.id, `${side.id} and ${before} differ in colour alone`).toBe(side.id);
        greys.set(picture, side.id);
      }
    }
  });
});

/** The drawing without its colours: what is left when ink is grey. */
function shapesOf(nodes: readonly DisplayNode[]): string {
  return JSON.stringify(nodes, (key, value) => (key === 'fill' || key === 'colour' ? undefined : value));
}

test('low ink takes less than a fifth of the ink', { timeout: 240_000 }, async () => {
  const [colour, low] = await Promise.all([inkByGame('colour'), inkByGame('low-ink')]);
  for (const [slug, full] of colour) expect((low.get(slug) ?? full) / full, slug).toBeLessThan(0.2);
});

/** Square millimetres of full ink on all pieces of each game, the copies counted. */
async function inkByGame(ink: Ink): Promise<Map<string, number>> {
  const totals = new Map<string, number>();
  for (const { game, kit } of await gamesWithKit(ink)) {
    let total = 0;
    for (const side of sidesOf(game)) total += side.piece.count * (await inkOf(side, kit));
    totals.set(game.slug, total);
  }
  return totals;
}

async function inkOf({ component, use }: PrintedSide, kit: PrintKit): Promise<number> {
  const { nodes, box } = await facePicture(use, component, kit);
  const { pixels } = new Resvg(writeSvg(nodes, box, { fonts: kit.fonts }), {
    fitTo: { mode: 'width', value: Math.round(box.width * 4) },
    background: '#ffffff',
  }).render();
  let dark = 0;
  for (const [i, value] of pixels.entries()) if (i % 4 !== 3) dark += 255 - value;
  return (dark / (255 * 0.75 * pixels.length)) * box.width * box.height;
}

test.each([
  ['s', { x: -3, y: 80.8, width: 106, height: 22.2 }],
  ['n', { x: -3, y: -3, width: 106, height: 22.2 }],
  ['w', { x: -3, y: -3, width: 22.2, height: 106 }],
  ['e', { x: 80.8, y: -3, width: 22.2, height: 106 }],
] as const)("a seat's edge of a board lies along its side %s and runs over the cut", async (side, expected) => {
  const [{ kit } = { kit: null }] = await gamesWithKit('colour');
  const params = FACES.grid?.params.parse({
    grid: { files: 3, ranks: 3, square: '20mm', border: '20mm' },
    edges: { [side]: Object.keys(kit?.game.seats ?? {})[0] },
  });
  const drawn = await FACES.grid?.draw(
    params as never,
    { shape: 'rectangle', width: 100, height: 100, bleed: 3 },
    kit as PrintKit,
  );
  const strips = (drawn?.nodes ?? []).flatMap((node) => {
    const [first] = node.kind === 'group' && node.transform !== undefined ? node.children : [];
    const box = first?.kind === 'path' ? pathBox(first.d) : null;
    return box === null ? [] : [mapBox((node as { transform: Matrix }).transform, box)];
  });
  expect(strips).toHaveLength(1);
  for (const key of ['x', 'y', 'width', 'height'] as const) expect(strips[0]?.[key]).toBeCloseTo(expected[key], 6);
});

describe('a face refuses wrong parameters and says why', () => {
  test.each<[string, unknown, string]>([
    ['figure', { seat: 'red' }, 'icon'],
    ['figure', { icon: 'dragon-head', seat: 'red', wings: 2 }, 'wings'],
    ['card', { title: 'Ace', corner: 'Ace!' }, '<=3'],
    [
      'zone',
      { attack: { name: 'Claw', icon: 'claw-slashes' }, seat: 'red' },
      'either a zone (a list of squares) or a distance',
    ],
    ['move-arrow', { move: { name: 'Leap', ahead: 9, aside: 0, turn: 0 }, seat: 'red' }, '<=4'],
    ['move-arrow', { move: { name: 'Lean', ahead: 1, aside: 0, turn: 45 }, seat: 'red' }, 'multiple of 90'],
    ['grid', { grid: { files: 5, ranks: 5, square: '2 feet', border: '1in' } }, 'no length'],
    ['emblem', { icon: 'brick-wall', colour: 'steel', arrangement: 'heap' }, 'scatter'],
    ['die-number', { number: 7.5, seat: 'planes' }, 'int'],
    ['storey-card', { card: { name: 'Sky', floors: 99, colour: 'steel' } }, '<=12'],
    [
      'steps',
      { steps: { only: { name: 'Only', icons: {} } }, seat: 'planes', up: 'up', down: 'down' },
      'at least two steps',
    ],
    ['timeline', { moments: [{ label: 1, text: 'Now' }], colour: 'steel' }, '>=2'],
    ['parking-strip', { name: 'p1', seat: 'planes', squares: [{ name: 'Die', die: 'd7' }] }, 'd12'],
    ['reference-card', { title: 'Help', rows: [] }, '>=1'],
    ['die-face', { icon: 'crosshair', seat: 'planes' }, 'name'],
    ['die-table', { title: 'Dice', dice: {} }, 'results'],
  ])('%s %j', (name, params, said) => {
    const result = FACES[name]?.params.safeParse(params);
    expect(result?.success).toBe(false);
    expect(result?.error?.message).toContain(said);
  });

  test('all faces of the catalogue are known by their own names', () => {
    expect(Object.entries(FACES).filter(([name, face]) => name !== face.name)).toEqual([]);
  });
});

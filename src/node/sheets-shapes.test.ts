import { describe, expect, test } from 'vitest';
import type { DisplayNode, GroupNode, Matrix } from '../print/display.ts';
import { flipLine, outline } from '../print/imposition/flip.ts';
import { IDENTITY, multiply } from '../print/matrix.ts';
import { pathBox } from '../print/path.ts';
import type { Placement } from '../print/sheet.ts';
import { mapBox } from '../print/testing.ts';
import { gameWith, LINES_BEFORE, sheetsWith } from './sheets-testing.ts';

const component = (shape: string, size: string, count: number): string => `  piece:
    name: Piece
    kind: tile
    shape: ${shape}
    size: ${size}
    count: ${count}
    front: { face: emblem, icon: castle, colour: sky }
    back: { face: emblem, icon: castle, colour: violet, arrangement: single }
`;

const SHAPES = [
  ['circle', '30mm', 7],
  ['hex', '40mm x 34.64mm', 9],
  ['hex', '34.64mm x 40mm', 9],
  ['right-triangle', '38.1mm', 5],
  ['right-triangle', '60mm x 30mm', 6],
  ['right-triangle', '25mm x 70mm', 5],
] as const;

const laid = (row: Placement) => outline({ ...row, turn: row.rotation }, row.shape);

/** Boxes of every outline in the layer of cuts that is not a straight mark, on the page. */
function scissorBoxes(nodes: readonly DisplayNode[], map: Matrix = IDENTITY, cutting = false) {
  return nodes.flatMap((node): { x: number; y: number; width: number; height: number }[] => {
    if (node.kind === 'group') {
      const inner = node.transform === undefined ? map : multiply(map, node.transform);
      return scissorBoxes(node.children, inner, cutting || (node as GroupNode).layer === 'cut');
    }
    if (!cutting || node.kind !== 'path' || node.stroke?.colour !== '#000000' || !/[CcZz]/.test(node.d)) return [];
    const box = pathBox(node.d);
    return box === null ? [] : [mapBox(map, box)];
  });
}

describe.each(SHAPES)('a %s of %s', (shape, size, count) => {
  test.each(['duplex', 'gutterfold', 'single'] as const)('%s: every piece once, nothing wrong', async (layout) => {
    const { document, problems } = await sheetsWith(component(shape, size, count), layout);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const rows = document.pages.flatMap(({ placements }) => placements);
    expect(rows.filter(({ face }) => face === 'front')).toHaveLength(count);
    expect(rows.filter(({ face }) => face === 'back')).toHaveLength(count);
    expect(new Set(rows.map((row) => row.shape))).toEqual(new Set([shape]));
  });

  test('its back lies on its front once the sheet is turned', async () => {
    const { document } = await sheetsWith(component(shape, size, count));
    const rows = document.pages.flatMap(({ placements }) => placements);
    const { at } = flipLine(document.paper, 'long');
    for (const back of rows.filter(({ face }) => face === 'back')) {
      const front = rows.find((row) => row.piece === back.piece && row.face === 'front') as Placement;
      const turned = laid(back).map(({ x, y }) => ({ x: 2 * at - x, y }));
      for (const corner of laid(front))
        expect(turned.some(({ x, y }) => Math.hypot(x - corner.x, y - corner.y) < 0.002)).toBe(true);
    }
  });
});

const ROUND = SHAPES.filter(([shape]) => shape === 'circle' || shape === 'hex');

test.each(ROUND)('a %s of %s has a line for scissors around it, on its front', async (shape, size, count) => {
  const { document } = await sheetsWith(component(shape, size, count));
  for (const page of document.pages.filter(({ kind }) => kind === 'front' || kind === 'back')) {
    const lines = scissorBoxes(page.nodes);
    if (page.kind === 'back') expect(lines).toEqual([]);
    else
      for (const { x, y, width, height } of page.placements)
        expect(
          lines.some(
            (line) =>
              Math.max(
                Math.abs(line.x - x),
                Math.abs(line.y - y),
                Math.abs(line.width - width),
                Math.abs(line.height - height),
              ) < 0.01,
          ),
        ).toBe(true);
  }
});
test('a circle that is wider than high is an error at its component', async () => {
  const { problems } = await sheetsWith(component('circle', '30mm x 20mm', 1));
  expect(problems.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('a circle is as wide as it is high, not 30 × 20 mm'),
  );
  const { game } = await gameWith(component('circle', '30mm x 20mm', 1));
  expect(game?.components[0]?.at.line).toBe(LINES_BEFORE + 1);
});

const MIXED = `${component('rectangle', '30mm x 20mm', 8)}  die:
    name: Die
    kind: die
    size: 16mm
    sides: 6
    front: { face: die-number, number: $side }
`;

test.each([
  ['duplex', ['instructions', 'blank', 'front', 'back']],
  ['single', ['instructions', 'front', 'back']],
] as const)('%s: the net of a die shares the sheet of tokens, and no cut goes through it', async (layout, kinds) => {
  const { document, problems } = await sheetsWith(MIXED, layout);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(document.pages.map(({ kind }) => kind)).toEqual(kinds);
  const rows = document.pages.find(({ kind }) => kind === 'front')?.placements ?? [];
  const net = rows.find(({ shape }) => shape === 'net') as Placement;
  expect(rows.filter(({ shape }) => shape !== 'net')).toHaveLength(8);
  for (const row of rows.filter((other) => other !== net))
    expect(
      row.x >= net.x + net.width ||
        row.x + row.width <= net.x ||
        row.y >= net.y + net.height ||
        row.y + row.height <= net.y,
    ).toBe(true);
});

test('sheets with the same cuts share one picture of them', async () => {
  const { document } = await sheetsWith(component('rectangle', '63mm x 88mm', 9), 'gutterfold');
  expect(document.pages.map(({ kind }) => kind)).toEqual(['instructions', 'fold', 'fold', 'fold']);
  const told = JSON.stringify(document.pages[0]?.nodes).match(/Sheets? \d[^"]*cuts/g);
  expect(told).toEqual(['Sheets 2, 3 and 4: 6 cuts']);
});

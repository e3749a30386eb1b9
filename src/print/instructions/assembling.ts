/** How a split board is put together: a map of its parts, and the steps in words. Lengths in mm. */
import type { DisplayNode } from '../display.ts';
import type { FaceKit } from '../face.ts';
import type { DrawnUnit } from '../imposition/cells.ts';
import type { PlannedSheet } from '../imposition/plan.ts';
import { rectangle } from '../path.ts';
import { type Block, row, stack } from './block.ts';
import { GREY, type Styles, steps, widthIn, words } from './setting.ts';

/** Between the parts on the map. */
const GAP = 5;
const HIGHEST = 38;

/** A board's parts, drawn apart as they lie, with their glue strips and names. */
function map(parts: readonly DrawnUnit[], kit: FaceKit, width: number, set: Styles): Block {
  const [{ unit: first }] = parts as readonly [DrawnUnit];
  const { component } = first;
  const columns = Math.max(...parts.map(({ unit }) => unit.tile?.column ?? 1));
  const rows = Math.max(...parts.map(({ unit }) => unit.tile?.row ?? 1));
  const name = (row: number, column: number): string => `row ${row}, column ${column}`;
  // Beside the map where the board is in one column; there is no room for it between several.
  const beside = columns === 1 ? 3 + widthIn(kit, set.small)(name(rows, columns)) : 0;
  const factor = Math.min(
    (width - beside - GAP * (columns - 1)) / component.width,
    (HIGHEST - GAP * (rows - 1)) / component.height,
  );
  const hollow = kit.ink === 'low-ink';
  const { ink } = kit.game.theme;
  const nodes = parts.flatMap(({ unit: { window, tile }, front }): DisplayNode[] => {
    if (tile === null) return [];
    const box = {
      x: window.x * factor + GAP * (tile.column - 1),
      y: window.y * factor + GAP * (tile.row - 1),
      width: window.width * factor,
      height: window.height * factor,
    };
    const [right, below] = [tile.overlapRight * factor, tile.overlapBelow * factor];
    const strips = [
      ...(below > 0 ? [{ ...box, y: box.y + box.height - below, height: below }] : []),
      ...(right > 0 ? [{ ...box, x: box.x + box.width - right, width: right }] : []),
    ];
    return [
      {
        kind: 'group',
        clip: rectangle(box),
        tag: { role: 'Artifact' },
        children: [
          {
            kind: 'use',
            form: front.form,
            transform: [factor, 0, 0, factor, box.x - window.x * factor, box.y - window.y * factor],
          },
        ],
      },
      {
        kind: 'path',
        d: strips.map(rectangle).join(''),
        fill: hollow ? '#ffffff' : ink,
        stroke: { colour: ink, width: 0.2 },
      },
      { kind: 'path', d: rectangle(box), fill: 'none', stroke: { colour: GREY, width: 0.2 } },
      ...(columns === 1
        ? [words(name(tile.row, tile.column), box.x + box.width + 3, box.y + box.height / 2 + 1, set.small)]
        : []),
    ];
  });
  return { nodes, height: component.height * factor + GAP * (rows - 1) };
}

/** One block for every board in parts: map over words, or side by side where there is room. */
export function assemblyBlocks(sheets: readonly PlannedSheet[], kit: FaceKit, set: Styles, width: number): Block[] {
  const boards = new Map<string, DrawnUnit[]>();
  for (const { drawn } of sheets.flatMap(({ fronts }) => fronts)) {
    if (drawn.unit.tile === null) continue;
    const board = drawn.unit.id.split('@')[0] as string;
    boards.set(board, [...(boards.get(board) ?? []), drawn]);
  }
  return [...boards.values()].map((parts) => {
    const beside = width >= 140;
    const column = beside ? (width - 10) / 2 : width;
    const { component } = (parts[0] as DrawnUnit).unit;
    const text = steps(
      kit,
      [
        `Cut out the ${parts.length} parts of the ${component.name.toLowerCase()}, each with its glue strip.`,
        'From the top left on: put glue on the strip beyond the dashed line and lay the next part’s edge along that line, between the black corners.',
        'The pattern runs on under the strip, so a hair’s breadth shows no gap.',
      ],
      column,
      set.body,
    );
    const drawing = map(parts, kit, column, set);
    return beside
      ? row([
          { block: drawing, x: 0 },
          { block: text, x: column + 10 },
        ])
      : stack([drawing, text], 4);
  });
}

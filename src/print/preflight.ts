/** The check of finished sheets: everything is there, nothing overlaps, nothing leaves the paper. */
import { type Problem, problemAt } from '../definition/problem.ts';
import type { Box } from './display.ts';
import { sheetArea } from './imposition/area.ts';
import { outline } from './imposition/flip.ts';
import type { PlannedSheet } from './imposition/plan.ts';
import { faceWindow, type Unit } from './imposition/units.ts';
import { overlap } from './nets/polygon.ts';
import type { Placement, SheetDocument } from './sheet.ts';

const NEAR = 0.002;

/** Whether a box lies in another. */
export const inside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - NEAR &&
  inner.y >= outer.y - NEAR &&
  inner.x + inner.width <= outer.x + outer.width + NEAR &&
  inner.y + inner.height <= outer.y + outer.height + NEAR;

/** Whether two pieces of one page lie over one another. */
export function collide(a: Placement, b: Placement): boolean {
  return overlap(outline({ ...a, turn: a.rotation }, a.shape), outline({ ...b, turn: b.rotation }, b.shape), NEAR);
}

/** Problems of a document, each with the line of the component that it concerns. */
export function checkSheets(
  document: SheetDocument,
  units: readonly Unit[],
  sheets: readonly PlannedSheet[],
): Problem[] {
  const problems: Problem[] = [];
  const byName = new Map(units.map((unit) => [unit.id, unit]));
  const spot = (piece: string) => (byName.get(piece) as Unit).component.at;
  const { pieces } = sheetArea(document.paper);
  const placed = new Map<string, number>();
  for (const page of document.pages) {
    for (const [i, row] of page.placements.entries()) {
      const key = `${row.piece} ${row.face}`;
      placed.set(key, (placed.get(key) ?? 0) + 1);
      if (!inside(row, pieces))
        problems.push(problemAt(spot(row.piece), `${row.piece} leaves the printable area on page ${row.page}`));
      for (const other of page.placements.slice(i + 1))
        if (collide(row, other))
          problems.push(problemAt(spot(row.piece), `${row.piece} lies over ${other.piece} on page ${row.page}`));
    }
  }
  for (const unit of units) {
    const sides = unit.piece.back !== null ? (['front', 'back'] as const) : (['front'] as const);
    for (const side of sides) {
      const count = placed.get(`${unit.id} ${side}`) ?? 0;
      if (count !== 1)
        problems.push(
          problemAt(unit.component.at, `the ${side} of ${unit.id} is on the sheets ${count} times, not once`),
        );
    }
  }
  for (const { drawn } of sheets.flatMap(({ fronts }) => fronts)) {
    const { component, shape } = drawn.unit;
    if (shape === 'net' || shape === 'sticker') continue;
    for (const side of ['front', 'back'] as const) {
      const form = drawn[side]?.form;
      if (form === undefined) continue;
      const { width, height } = drawn.unit.tile === null ? faceWindow(drawn.unit, side) : component;
      const middleX = form.box.x + form.box.width / 2;
      const middleY = form.box.y + form.box.height / 2;
      const centred = Math.abs(middleX - width / 2) < NEAR && Math.abs(middleY - height / 2) < NEAR;
      const covers = form.box.width >= width - NEAR && form.box.height >= height - NEAR;
      if (!centred || !covers)
        problems.push(problemAt(component.at, `a face of ${drawn.unit.id} is not drawn for its size`));
    }
  }
  return problems;
}

/** Which unit lies where on which sheet. Lengths in mm from the top left of the page. */
import type { Box } from '../display.ts';
import { type Cell, cellsOf, type DrawnUnit, sharesCuts } from './cells.ts';
import type { Laid, Turn } from './flip.ts';
import { fits, type Lot, pack, type Slot } from './pack.ts';

/** A unit's front in its place. */
export interface Placed {
  readonly drawn: DrawnUnit;
  readonly laid: Laid;
}

/** The fronts of one sheet. */
export type Sheet = readonly Placed[];

/** Room between neighbours whose edges differ, mm: the widest that costs no sheet is taken. */
const GUTTERS = [8, 6, 4] as const;
/** Room between lots, so that crop marks stand between them. */
const LANE = 4;
/** Nets are cut with scissors, one by one. */
const NET_GUTTER = 4;

function groups(drawn: readonly DrawnUnit[]): Cell[][] {
  const keyed = new Map<string, DrawnUnit[]>();
  for (const one of drawn) {
    const { component, window } = one.unit;
    const key = `${component.id} ${window.width.toFixed(3)} ${window.height.toFixed(3)}`;
    keyed.set(key, [...(keyed.get(key) ?? []), one]);
  }
  return [...keyed.values()].map(cellsOf);
}

function place(slot: Slot, cell: Cell, at: { x: number; y: number }): Placed[] {
  return cell.members.map(({ drawn, turn }) => ({
    drawn,
    laid: {
      x: at.x + slot.x,
      y: at.y + slot.y,
      width: slot.width,
      height: slot.height,
      turn: ((turn + (slot.turned ? 90 : 0)) % 360) as Turn,
    },
  }));
}

/** The imposed block in the middle of its area. */
function centred(slots: readonly Slot[], area: Box): { x: number; y: number } {
  const right = Math.max(...slots.map((slot) => slot.x + slot.width));
  const bottom = Math.max(...slots.map((slot) => slot.y + slot.height));
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  return { x: round(area.x + (area.width - right) / 2), y: round(area.y + (area.height - bottom) / 2) };
}

/**
 * Lays units on as few sheets as straight cuts allow.
 * @throws RangeError where a unit is larger than the area
 */
export function impose(drawn: readonly DrawnUnit[], area: Box): Sheet[] {
  const cells = groups(drawn);
  if (cells.length === 0) return [];
  const tries = GUTTERS.map((gutter) => {
    const lots = cells.map(
      (list): Lot => ({
        width: (list[0] as Cell).width,
        height: (list[0] as Cell).height,
        count: list.length,
        gutter: (list[0] as Cell).members[0]?.drawn.unit.stock === 'net' ? NET_GUTTER : sharesCuts(list) ? 0 : gutter,
      }),
    );
    return pack(lots, area, Math.max(LANE, ...lots.map((lot) => lot.gutter)));
  });
  const pages = tries.reduce((best, next) => (next.length < best.length ? next : best));
  return pages.map((slots) => {
    const at = centred(slots, area);
    return slots.flatMap((slot) => place(slot, cells[slot.lot]?.[slot.index] as Cell, at));
  });
}

/** The units that no orientation fits into the area. */
export const tooLarge = (drawn: readonly DrawnUnit[], area: Box): DrawnUnit[] =>
  drawn.filter(({ unit }) => !fits(unit.window, area));

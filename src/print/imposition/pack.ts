/**
 * Packs rectangles into pages so that straight cuts, each from edge to edge of what is in hand, free every one of them.
 * Pure geometry in mm; knows nothing of games. A lot is a number of equal slots; a block is a full grid of them.
 */
import { cutPlan } from './cuts.ts';

export interface Lot {
  readonly width: number;
  readonly height: number;
  readonly count: number;
  /** Room between neighbours of this lot; 0: they share a cut. */
  readonly gutter: number;
}

/** A slot in its place: which one of which lot, and whether it lies turned by a quarter. */
export interface Slot {
  readonly lot: number;
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turned: boolean;
}

interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Filling {
  readonly slots: readonly Slot[];
  readonly left: readonly number[];
  readonly area: number;
  /** Cut lines that its grids bring: fewer is better. */
  readonly lines: number;
}

/** One way of laying a grid into a region: orientation, which way rows fill, which cut comes first. */
interface Way {
  readonly turned: boolean;
  readonly down: boolean;
  readonly across: boolean;
  /** Slots in a line, where it is not as many as fit. */
  readonly line?: number;
}

const WAYS: readonly Way[] = [false, true].flatMap((turned) =>
  [false, true].flatMap((down) => [true, false].map((across) => ({ turned, down, across }))),
);

/** Rounding of sums of lengths must not lose a row. */
const SLACK = 1e-6;

const fitting = (room: number, size: number, gutter: number): number =>
  Math.max(0, Math.floor((room + gutter + SLACK) / (size + gutter)));

/** True where a slot of that size fits the area in one of its two orientations. */
export function fits(size: { width: number; height: number }, area: { width: number; height: number }): boolean {
  const lies = (w: number, h: number): boolean => w <= area.width + SLACK && h <= area.height + SLACK;
  return lies(size.width, size.height) || lies(size.height, size.width);
}

/** A grid of equal slots, numbered row by row from `first`. */
function grid(lot: Lot, id: number, first: number, at: Region, columns: number, rows: number, turned: boolean): Slot[] {
  const width = turned ? lot.height : lot.width;
  const height = turned ? lot.width : lot.height;
  return Array.from({ length: columns * rows }, (_, step) => ({
    lot: id,
    index: first + step,
    x: at.x + (step % columns) * (width + lot.gutter),
    y: at.y + Math.floor(step / columns) * (height + lot.gutter),
    width,
    height,
    turned,
  }));
}

/** Lays as many slots of one lot as fit, as one full grid and one started line, and fills what remains. */
function lay(
  region: Region,
  lots: readonly Lot[],
  id: number,
  way: Way,
  state: { left: readonly number[]; lane: number; order: readonly number[]; depth: number },
): Filling | null {
  const lot = lots[id] as Lot;
  const count = state.left[id] as number;
  const [width, height] = way.turned ? [lot.height, lot.width] : [lot.width, lot.height];
  const across = fitting(region.width, width, lot.gutter);
  const down = fitting(region.height, height, lot.gutter);
  const number = Math.min(count, across * down);
  if (number === 0) return null;
  const line = way.line ?? (way.down ? down : across);
  if (line > across && !way.down) return null;
  if (number / line > down && !way.down) return null;
  const full = Math.floor(number / line);
  const rest = full === 0 ? 0 : number % line;
  const long = full === 0 ? number : line;
  const [columns, rows] = way.down ? [Math.max(full, 1), long] : [long, Math.max(full, 1)];
  const first = lot.count - count;
  const main = grid(lot, id, first, region, columns, rows, way.turned);
  const mainWidth = columns * (width + lot.gutter) - lot.gutter;
  const mainHeight = rows * (height + lot.gutter) - lot.gutter;
  const slots = [...main];
  const free: Region[] = [];
  const { lane } = state;
  const right = region.x + region.width;
  const bottom = region.y + region.height;
  let usedWidth = mainWidth;
  let usedHeight = mainHeight;
  if (rest > 0 && way.down) {
    const start = { ...region, x: region.x + mainWidth + lot.gutter };
    slots.push(...grid(lot, id, first + main.length, start, 1, rest, way.turned));
    usedWidth += lot.gutter + width;
    const top = region.y + rest * (height + lot.gutter) - lot.gutter + lane;
    const floor = way.across ? region.y + mainHeight : bottom;
    free.push({ x: start.x, y: top, width, height: floor - top });
  } else if (rest > 0) {
    const start = { ...region, y: region.y + mainHeight + lot.gutter };
    slots.push(...grid(lot, id, first + main.length, start, rest, 1, way.turned));
    usedHeight += lot.gutter + height;
    const from = region.x + rest * (width + lot.gutter) - lot.gutter + lane;
    const wall = way.across ? right : region.x + mainWidth;
    free.push({ x: from, y: start.y, width: wall - from, height });
  }
  const besideHeight = way.across ? mainHeight : region.height;
  const besideX = region.x + usedWidth + lane;
  free.push({ x: besideX, y: region.y, width: right - besideX, height: besideHeight });
  const belowY = region.y + usedHeight + lane;
  const belowWidth = way.across ? region.width : way.down ? mainWidth : usedWidth;
  free.push({ x: region.x, y: belowY, width: belowWidth, height: bottom - belowY });
  let left: readonly number[] = state.left.map((n, i) => (i === id ? n - slots.length : n));
  let area = slots.length * width * height;
  let lines = columns + rows + 2 + (rest > 0 ? rest + 3 : 0);
  const all: Slot[] = slots;
  for (const next of free) {
    const filled = fill(next, lots, { ...state, left, depth: state.depth + 1 });
    all.push(...filled.slots);
    left = filled.left;
    area += filled.area;
    lines += filled.lines;
  }
  return { slots: all, left, area, lines };
}

/** Ways that lay a lot as one full grid: a line for every divisor of its count. */
function evenGrids(count: number, ways: readonly Way[]): Way[] {
  const divisors = Array.from({ length: Math.min(count, 30) }, (_, i) => i + 1).filter((n) => count % n === 0);
  return ways.filter((way) => !way.down).flatMap((way) => divisors.map((line) => ({ ...way, line })));
}

/** The best filling of a region: most area, then fewest lines to cut. Looks wide near the root and only ahead further down. */
function fill(
  region: Region,
  lots: readonly Lot[],
  state: { left: readonly number[]; lane: number; order: readonly number[]; depth: number },
): Filling {
  const nothing: Filling = { slots: [], left: state.left, area: 0, lines: 0 };
  if (region.width <= SLACK || region.height <= SLACK) return nothing;
  const id = state.order.find((lot) => (state.left[lot] as number) > 0 && fits(lots[lot] as Lot, region));
  if (id === undefined) return nothing;
  const { width, height } = lots[id] as Lot;
  const ways = WAYS.filter((way) => !way.turned || width !== height);
  const plain = ways.filter((way) => way.across && (state.depth === 1 || !way.down));
  const candidates =
    state.depth > 1 ? plain : [...(state.depth === 0 ? ways : plain), ...evenGrids(state.left[id] as number, plain)];
  let best = nothing;
  for (const way of candidates) {
    const filled = lay(region, lots, id, way, state);
    if (filled === null) continue;
    const better = filled.area > best.area + SLACK || (filled.area > best.area - SLACK && filled.lines < best.lines);
    if (best === nothing || better) best = filled;
  }
  return best;
}

function permutations(items: readonly number[]): number[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) =>
    permutations([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]),
  );
}

/** Lots in the order in which they are laid: every order of a few, sensible ones of many. */
function orders(lots: readonly Lot[]): number[][] {
  const ids = lots.map((_, id) => id);
  if (lots.length <= 4) return permutations(ids);
  const by = (size: (lot: Lot) => number): number[] =>
    ids.toSorted((a, b) => size(lots[b] as Lot) - size(lots[a] as Lot));
  return [
    ids,
    by((lot) => lot.width * lot.height),
    by((lot) => lot.width),
    by((lot) => lot.height),
    by((lot) => lot.width * lot.height * lot.count),
  ];
}

function paginate(
  lots: readonly Lot[],
  area: { width: number; height: number },
  lane: number,
  order: readonly number[],
): Slot[][] | null {
  const pages: Slot[][] = [];
  let left: readonly number[] = lots.map((lot) => lot.count);
  while (left.some((n) => n > 0)) {
    const filled = fill({ x: 0, y: 0, width: area.width, height: area.height }, lots, { left, lane, order, depth: 0 });
    if (filled.slots.length === 0) return null;
    pages.push([...filled.slots]);
    left = filled.left;
  }
  return pages;
}

/**
 * Fewest pages, then fewest cuts. Each lot keeps sheets of its own unless mixing saves one.
 * @param lane room between lots that share a page, mm
 * @throws RangeError where a slot is larger than the area: ask `fits` first
 */
export function pack(lots: readonly Lot[], area: { width: number; height: number }, lane: number): Slot[][] {
  const apart = lots.flatMap((lot, id) =>
    (paginate([lot], area, lane, [0]) ?? []).map((page) => page.map((slot) => ({ ...slot, lot: id }))),
  );
  const tries = [apart, ...orders(lots).map((order) => paginate(lots, area, lane, order))];
  let best: { pages: Slot[][]; cuts: number } | null = null;
  for (const pages of tries) {
    if (pages === null || pages.flat().length !== lots.reduce((sum, lot) => sum + lot.count, 0)) continue;
    if (best !== null && pages.length > best.pages.length) continue;
    const cuts = pages.reduce((sum, page) => sum + (cutPlan(page)?.length ?? 0), 0);
    if (best === null || pages.length < best.pages.length || cuts < best.cuts) best = { pages, cuts };
  }
  if (best === null) throw new RangeError('a piece is larger than the area it should be packed into');
  return best.pages;
}

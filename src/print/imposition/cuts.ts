/** The cut plan: which straight cuts, in which order, free every piece of a sheet. Geometry only, mm. */

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A straight cut. Cuts with one number lie in one line once strips are stacked, and are made together. */
export interface Cut {
  /** From 1, in order of cutting. */
  readonly number: number;
  /** `across`: a horizontal line at y = `at`; `down`: a vertical line at x = `at`. */
  readonly axis: 'across' | 'down';
  readonly at: number;
  /** Where the line starts and ends along its own direction. */
  readonly from: number;
  readonly to: number;
}

const NEAR = 1e-4;

interface Group {
  readonly from: number;
  readonly to: number;
  readonly members: readonly Rectangle[];
}

/** Rectangles whose extents overlap in one direction belong together; between groups a straight line passes. */
function groups(rectangles: readonly Rectangle[], axis: Cut['axis']): Group[] {
  const start = (r: Rectangle): number => (axis === 'across' ? r.y : r.x);
  const end = (r: Rectangle): number => (axis === 'across' ? r.y + r.height : r.x + r.width);
  const found: { from: number; to: number; members: Rectangle[] }[] = [];
  for (const rectangle of rectangles.toSorted((a, b) => start(a) - start(b))) {
    const last = found.at(-1);
    if (last !== undefined && start(rectangle) < last.to - NEAR) {
      last.to = Math.max(last.to, end(rectangle));
      last.members.push(rectangle);
    } else found.push({ from: start(rectangle), to: end(rectangle), members: [rectangle] });
  }
  return found;
}

interface Stock {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Cuts a piece of paper apart, one direction and then the other. Answers false where no straight cut exists. */
function divide(
  members: readonly Rectangle[],
  stock: Stock,
  level: number,
  found: (Cut & { level: number })[],
): boolean {
  const only = members.length === 1 ? members[0] : undefined;
  const rows = groups(members, 'across');
  const columns = groups(members, 'down');
  const trims = (list: readonly Group[], low: number, high: number): boolean =>
    list.length > 1 || (list[0] as Group).from > low + NEAR || (list[0] as Group).to < high - NEAR;
  const acrossWorks = trims(rows, stock.top, stock.bottom);
  const downWorks = trims(columns, stock.left, stock.right);
  if (!acrossWorks && !downWorks) return only !== undefined;
  const splits = rows.length > 1 || columns.length > 1;
  if (!splits && only === undefined) return false;
  const axis: Cut['axis'] =
    rows.length > 1 && columns.length > 1
      ? rows.length <= columns.length
        ? 'across'
        : 'down'
      : rows.length > 1
        ? 'across'
        : columns.length > 1
          ? 'down'
          : acrossWorks
            ? 'across'
            : 'down';
  const [list, low, high] = axis === 'across' ? [rows, stock.top, stock.bottom] : [columns, stock.left, stock.right];
  const [from, to] = axis === 'across' ? [stock.left, stock.right] : [stock.top, stock.bottom];
  const positions = [...new Set(list.flatMap((group) => [group.from, group.to]))]
    .filter((at, i, all) => i === 0 || at - (all[i - 1] as number) > NEAR)
    .filter((at) => at > low + NEAR && at < high - NEAR);
  for (const at of positions) found.push({ number: 0, axis, at, from, to, level });
  return list.every((group) => {
    const piece: Stock =
      axis === 'across'
        ? { ...stock, top: group.from, bottom: group.to }
        : { ...stock, left: group.from, right: group.to };
    return divide(group.members, piece, level + 1, found);
  });
}

/**
 * All cuts of a sheet in order: straight through the sheet first, then through its strips.
 * @returns null where the rectangles can't be freed by straight cuts
 */
export function cutPlan(rectangles: readonly Rectangle[], paper?: { width: number; height: number }): Cut[] | null {
  if (rectangles.length === 0) return [];
  const far = 1e4;
  const stock =
    paper === undefined
      ? { left: -far, top: -far, right: far, bottom: far }
      : { left: 0, top: 0, right: paper.width, bottom: paper.height };
  const found: (Cut & { level: number })[] = [];
  if (!divide(rectangles, stock, 0, found)) return null;
  const key = (cut: Cut & { level: number }): string => `${cut.level} ${cut.axis} ${cut.at.toFixed(3)}`;
  const numbers = new Map<string, number>();
  const sorted = found.toSorted((a, b) => a.level - b.level || a.axis.localeCompare(b.axis) || a.at - b.at);
  for (const cut of sorted) if (!numbers.has(key(cut))) numbers.set(key(cut), numbers.size + 1);
  return sorted.map(({ axis, at, from, to, level }) => ({
    number: numbers.get(key({ number: 0, axis, at, from, to, level })) as number,
    axis,
    at,
    from,
    to,
  }));
}

/** How many different cuts a plan takes: stacked strips are cut together. */
export const countCuts = (plan: readonly Cut[]): number => new Set(plan.map((cut) => cut.number)).size;

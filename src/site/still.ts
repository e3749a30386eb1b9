/** A table as a still picture: nobody picks anything from it, so it shows less than the checker's. */
import type { Area, Table } from '../definition/table.ts';

/** Without places where nothing lies, and each pile as its top piece and its number. */
export function still(table: Table): Table {
  const filled = table.areas.filter((area) => area.kind === 'grid' || area.items.length > 0);
  return { ...table, areas: filled.map(stacked) };
}

/** Only the board and what lies loose beside it, for a picture beside a clause. A table without a board stays whole. */
export function excerpt(table: Table): Table {
  const { areas, ...rest } = still(table);
  if (!areas.some(({ kind }) => kind === 'grid')) return { ...rest, areas };
  return { ...rest, areas: areas.filter((area) => area.kind === 'grid' || area.owner === null), counters: [] };
}

/** A still picture in two parts: the board with what has changed since the set-up, and all the rest. */
export function changedFirst(table: Table, start: Table): { readonly first: Table; readonly rest: Table | null } {
  const { areas, counters, ...rest } = still(table);
  const before = new Set([...still(start).areas, ...start.counters].map(look));
  const isShown = (area: Area) => area.kind === 'grid' || !before.has(look(area));
  const first = { ...rest, areas: areas.filter(isShown), counters: counters.filter((one) => !before.has(look(one))) };
  const others = areas.filter((area) => !isShown(area));
  return { first, rest: others.length === 0 ? null : { ...rest, areas: others, counters: [] } };
}

/** What can be seen of a thing on the table: not where it stands in a position. */
const look = (thing: unknown): string =>
  JSON.stringify(thing, (key, value) => (key.toLowerCase().endsWith('path') ? undefined : value));

function stacked(area: Area): Area {
  const top = area.kind === 'pile' ? area.items.at(-1) : undefined;
  if (area.kind !== 'pile' || top === undefined || area.items.length < 2) return area;
  return { ...area, items: [{ ...top, label: `top of ${area.items.length}` }] };
}

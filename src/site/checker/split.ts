/** The boards of a table apart from what lies around them, so that a phone can show what may be done between the two. */
import type { Table } from '../../definition/table.ts';

export interface SplitTable {
  readonly board: Table;
  /** Null where there is no board: then everything is the middle of the table. */
  readonly around: Table | null;
}

export function splitTable(table: Table): SplitTable {
  const grids = table.areas.filter((area) => area.kind === 'grid');
  if (grids.length === 0) return { board: table, around: null };
  return {
    board: { ...table, areas: grids, counters: [] },
    around: { ...table, areas: table.areas.filter((area) => area.kind !== 'grid') },
  };
}

/** Areas of a table, built from the lists and squares of a position. */
import type { GridArea, Item, ItemsArea } from '../definition/table.ts';
import type { Grid } from './grid.ts';
import type { Path } from './types.ts';

/** A board of squares. `at`: what lies on a square. */
export function gridArea(
  { files, ranks }: Grid,
  area: Pick<GridArea, 'id' | 'label' | 'board'>,
  at: (cell: string) => readonly Item[],
): GridArea {
  const topDown = ranks.toReversed();
  const place = (word: string) => ({ word, label: word, items: at(word) });
  const rows = topDown.map((rank) => files.map((file) => place(file + rank)));
  return { kind: 'grid', ...area, files, ranks: topDown, rows };
}

/** An area that shows a list of the position. `item`: a word of it, and where that stands. */
export function listArea(
  area: Omit<ItemsArea, 'items'> & { readonly path: Path },
  words: readonly string[],
  item: (word: string, path: Path) => Item,
): ItemsArea {
  return { ...area, items: words.map((word, index) => item(word, [...area.path, index])) };
}

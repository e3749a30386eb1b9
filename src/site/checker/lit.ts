/** Which places of the table a list of remarks points at. */
import type { Path } from '../../definition/path.ts';
import type { Area, Item, Place } from '../../definition/table.ts';
import type { Remark, Spot } from '../../rules/types.ts';

export interface Lit {
  place(place: Place): boolean;
  item(item: Item, area: Area, index: number): boolean;
  area(area: Area): boolean;
  field(path: Path): boolean;
  /** A word of the action that was tried, the verb being 0. */
  word(index: number): boolean;
}

/** Lights for these remarks; none for an empty list. */
export function litBy(remarks: readonly Remark[]): Lit {
  const spots = remarks.flatMap((remark) => remark.spots);
  const some = (test: (spot: Spot) => boolean) => spots.some(test);
  const atPath = (path: Path | undefined) =>
    path !== undefined && some((spot) => spot.in === 'field' && spot.path.length > 0 && within(path, spot.path));
  return {
    place: ({ word, path }) => some((spot) => spot.in === 'cell' && spot.cell === word) || atPath(path),
    item: ({ path, cellPath, turnPath, flipPath }, area, index) =>
      some((spot) => spot.in === 'area' && spot.area === area.id && spot.index === index) ||
      [path, cellPath, turnPath, flipPath].some(atPath),
    area: (area) =>
      some((spot) => spot.in === 'area' && spot.area === area.id) || (area.kind !== 'grid' && atPath(area.path)),
    field: (path) => some((spot) => spot.in === 'field' && samePath(spot.path, path)),
    word: (index) => some((spot) => spot.in === 'action' && spot.word === index),
  };
}

/** `path` is `outer` or lies in it. */
export function within(path: Path, outer: Path): boolean {
  return outer.every((key, index) => key === path[index]);
}

export const samePath = (one: Path, other: Path) => one.length === other.length && within(one, other);

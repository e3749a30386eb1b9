/** What lies in the box, as its pictures: every design once, a back that several share once and by itself. */
import type { Component, FaceRef } from '../definition/game.ts';
import type { FaceImage } from './drawings.ts';

export interface BoxItem {
  /** Fronts with their own back, or all sides of a die. */
  readonly faces: readonly FaceRef[];
  readonly caption: string;
  /** How many are printed; null for a back. */
  readonly copies: number | null;
}

export function boxItems({ kind, pieces }: Component, images: ReadonlyMap<FaceRef, FaceImage>): BoxItem[] {
  if (kind === 'die') {
    return pieces.map(({ id, name, count, sides }) => ({
      faces: [...new Set(sides.map(({ value }) => `${id}.${value}`))],
      caption: name,
      copies: count,
    }));
  }
  const back = (id: string) => images.get(`${id}.back`)?.svg;
  const backs = Map.groupBy(
    pieces.filter(({ id }) => back(id) !== undefined),
    ({ id }) => back(id),
  );
  const isShared = (id: string) => (backs.get(back(id))?.length ?? 0) > 1;
  const fronts = pieces.map(({ id, name, count }): BoxItem => {
    const own = back(id) !== undefined && !isShared(id) ? [`${id}.back`] : [];
    return { faces: [`${id}.front`, ...own], caption: name, copies: count };
  });
  const shared = [...backs.values()].flatMap((group): BoxItem[] => {
    const [first] = group;
    if (first === undefined || group.length === 1) return [];
    const whose = group.length === pieces.length ? 'all' : `${group.length} of them`;
    return [{ faces: [`${first.id}.back`], caption: `The back of ${whose}`, copies: null }];
  });
  return [...fronts, ...shared];
}

/** Longer lists are opened by whoever wants the rest: what stands there at once, and what does not. */
const SHOWN = 8;

export function folded(items: readonly BoxItem[]): { first: readonly BoxItem[]; rest: readonly BoxItem[] } {
  const last = items.findLastIndex(({ copies }) => copies !== null);
  const pieces = items.slice(0, last + 1);
  const backs = items.slice(last + 1);
  // a rest of one or two saves nobody anything
  if (pieces.length <= SHOWN + 2) return { first: items, rest: [] };
  return { first: [...pieces.slice(0, SHOWN - backs.length), ...backs], rest: pieces.slice(SHOWN - backs.length) };
}

/** What lies in the box, as its pictures: every design once, a back that several share once and by itself. */
import type { Component, FaceRef } from '../definition/game.ts';
import type { FaceImage } from './drawings.ts';
import { shownSize } from './picture-size.ts';

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

/** How much of a list stands there at once on a phone: two columns so tall, and what a caption takes; pixels. */
const TALLEST = 1100;
const CAPTION = 60;

/** What is shown at once, backs included, and what whoever wants it opens. */
export function folded(
  { width, height }: Pick<Component, 'width' | 'height'>,
  items: readonly BoxItem[],
): { first: readonly BoxItem[]; rest: readonly BoxItem[] } {
  const room = 2 * Math.max(2, Math.round(TALLEST / (shownSize({ width, height }).height + CAPTION)));
  // a rest of one or two saves nobody anything
  if (items.length <= room + 2) return { first: items, rest: [] };
  const backs = items.filter(({ copies }) => copies === null);
  const pieces = items.filter(({ copies }) => copies !== null);
  const place = Math.max(1, room - backs.length);
  return { first: [...pieces.slice(0, place), ...backs], rest: pieces.slice(place) };
}

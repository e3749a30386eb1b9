/** Addresses of our own pages and files: everything that links goes through here, so that the site stands anywhere. */
import type { ClauseId, FaceRef } from '../definition/game.ts';

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** `/games/x/` → the same below the path that the site stands under. */
export function link(path: `/${string}`): string {
  return `${BASE}${path}`;
}

export const gameLink = (slug: string) => link(`/games/${slug}/`);
export const faceLink = (slug: string, ref: FaceRef) => link(`/games/${slug}/faces/${ref}.svg`);
/** Only the anchor: clauses are linked from their own page. */
export const clauseAnchor = (id: ClauseId) => `#${id}`;

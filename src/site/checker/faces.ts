/** The printed faces as the page knows them, and how large to draw them. */
import type { FaceRef } from '../../definition/game.ts';

export interface FacePictures {
  /** Trim size in mm; `src` is the whole address. */
  readonly [ref: FaceRef]: {
    readonly src: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
}

/** No piece is drawn wider than this many times the height that is allowed. */
const WIDEST = 1.5;

/** CSS pixels a millimetre, so that the largest of these faces is `tallest` pixels high; they keep their proportions. */
export function scaleFor(faces: FacePictures, refs: readonly (FaceRef | null)[], tallest: number): number {
  const sizes = refs.flatMap((ref) => (ref !== null && faces[ref] ? [faces[ref]] : []));
  return tallest / Math.max(1, ...sizes.map(({ width, height }) => Math.max(height, width / WIDEST)));
}

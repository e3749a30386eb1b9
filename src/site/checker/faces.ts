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

/** CSS pixels a millimetre, so that the largest of these faces is `tallest` pixels high; they keep their proportions. */
export function scaleFor(faces: FacePictures, refs: readonly (FaceRef | null)[], tallest: number): number {
  const heights = refs.flatMap((ref) => (ref !== null && faces[ref] ? [faces[ref].height] : []));
  return tallest / Math.max(1, ...heights);
}

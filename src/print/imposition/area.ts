/** Where pieces may lie on a paper. Lengths in mm from its top left. */
import type { Box } from '../display.ts';
import type { Paper } from '../sheet.ts';

/** Height of the strip at the foot of the printable area that holds margin line and ruler. */
export const STRIP = 10;

export interface SheetArea {
  /** For the trims of pieces: inside the printer's margins, above the strip. */
  readonly pieces: Box;
  readonly strip: Box;
}

export function sheetArea(paper: Paper): SheetArea {
  const { width, height, margin } = paper;
  const inner = { x: margin, width: width - 2 * margin };
  const pieces = { ...inner, y: margin, height: height - 2 * margin - STRIP };
  return { pieces, strip: { ...inner, y: pieces.y + pieces.height, height: STRIP } };
}

/** The fold of a gutterfold sheet: `across` runs from left to right, `down` from top to bottom. */
export type Fold = { readonly axis: 'across' | 'down'; readonly at: number };

/** Least distance from the fold to the bleed of a piece. */
export const FOLD_GAP = 5;

/** The half of the area that takes the fronts; the backs lie mirrored on the other side of the fold. */
export function foldedArea(pieces: Box, axis: Fold['axis'], bleed: number): { half: Box; fold: Fold } {
  const gap = FOLD_GAP + bleed;
  if (axis === 'across') {
    return {
      half: { ...pieces, height: pieces.height / 2 - gap },
      fold: { axis, at: pieces.y + pieces.height / 2 },
    };
  }
  return { half: { ...pieces, width: pieces.width / 2 - gap }, fold: { axis, at: pieces.x + pieces.width / 2 } };
}

/** What only tests ask of drawings: where a mapped box lies. */
import type { Box, Matrix } from './display.ts';
import { apply, boxAround } from './matrix.ts';

/** The upright box around a mapped box. */
export function mapBox(map: Matrix, { x, y, width, height }: Box): Box {
  return boxAround(
    [
      { x, y },
      { x: x + width, y },
      { x, y: y + height },
      { x: x + width, y: y + height },
    ].map((corner) => apply(map, corner)),
  );
}

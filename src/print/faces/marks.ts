/** The seats' marks at their place on a face: they tell seats apart in grey and for colour-blind eyes. */
import type { Mark } from '../../definition/game.ts';
import { MARK_PATHS } from '../../definition/mark-paths.ts';
import { multiply, scale, translate } from '../matrix.ts';
import { movedPath } from '../path.ts';

/** A filled mark `size` mm across, its middle at x, y. */
export function markPath(mark: Mark, x: number, y: number, size: number): string {
  return movedPath(MARK_PATHS[mark], multiply(translate(x, y), scale(size / 2)));
}

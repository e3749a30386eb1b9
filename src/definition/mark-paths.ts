/** The seats' marks as shapes: path data about 0,0, reaching from -1 to 1, to be filled. */
import type { Mark } from './game.ts';

export const MARK_PATHS: Readonly<Record<Mark, string>> = {
  wedge: 'M0 -0.95L1 0.85H-1Z',
  ring: 'M-1 0A1 1 0 1 1 1 0A1 1 0 1 1 -1 0ZM-0.5 0A0.5 0.5 0 1 0 0.5 0A0.5 0.5 0 1 0 -0.5 0Z',
  disc: 'M-1 0A1 1 0 1 1 1 0A1 1 0 1 1 -1 0Z',
  bar: 'M-0.35 -1H0.35V1H-0.35Z',
  diamond: 'M0 -1L0.85 0L0 1L-0.85 0Z',
  cross: 'M-0.3 -1H0.3V-0.3H1V0.3H0.3V1H-0.3V0.3H-1V-0.3H-0.3Z',
  square: 'M-0.85 -0.85H0.85V0.85H-0.85Z',
  wave: 'M-1 0.35L-0.5 -0.65L0 0.05L0.5 -0.65L1 0.35V0.9L0.5 -0.05L0 0.65L-0.5 -0.05L-1 0.9Z',
};

/** A movement: where a piece goes from where it stands and what it faces then, with its name. */
import { z } from 'zod';
import type { FaceBox } from '../face.ts';
import { safeMargin } from '../trim.ts';
import { paper } from './colours.ts';
import { defineFace } from './define-face.ts';
import { ground } from './draw.ts';
import { diagonal, extent, flight, type Step } from './flight.ts';
import { seatName } from './names.ts';
import { ownerOf } from './owner.ts';
import { bandHeight, seatBand } from './seat-band.ts';

const squares = z.int().min(-4).max(4);

const params = z.strictObject({
  move: z
    .object({
      name: z.string().min(1).describe('as people call it: Bank left'),
      ahead: squares.describe('squares ahead; behind is negative'),
      aside: squares.describe('squares to the right; left is negative'),
      turn: z.int().min(-180).max(180).multipleOf(90).describe('degrees turned at the end, clockwise'),
    })
    .describe('the movement, as the facts give it'),
  seat: seatName,
});

/** Type size of the name, mm. */
const NAME = 3.9;
/** Squares no larger than this share of a triangle's leg, so that all movements look of one family. */
const LARGEST_SQUARE = 0.25;
/** Between a picture and the sloping edge, the left edge and the band, mm. */
const AIR = { slope: 1.8, left: 2.6, band: 0.7 };

export const moveArrow = defineFace<z.infer<typeof params>>({
  name: 'move-arrow',
  params,
  seats: ({ seat }) => [seat],
  draw({ move, seat }, box, kit) {
    const { height } = box;
    const band = bandHeight(kit, box, NAME);
    const floor = height - band - AIR.band;
    const picture = box.shape === 'right-triangle' ? inTriangle(move, box, floor) : inRectangle(move, box, floor);
    return {
      nodes: [
        ground(box, paper(kit)),
        ...flight(move, picture, picture.square, {
          arrow: kit.colour(kit.seat(seat).colour),
          ink: kit.colour('ink'),
          reached: kit.colour('white'),
          hollow: kit.ink === 'low-ink',
        }),
        ...seatBand(kit, ownerOf(kit, { seat }), box, { name: move.name, size: NAME }),
      ],
      alt: `${move.name}: ${described(move)}`,
      edge: 'mixed',
    };
  },
});

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly square: number;
}

/** As large as the slope lets it be, in the right angle. */
function inTriangle(move: Step, { width, height }: FaceBox, floor: number): Placed {
  const room = floor * (width / height) - AIR.left - AIR.slope * Math.SQRT2;
  const square = Math.min(room / diagonal(move), Math.min(width, height) * LARGEST_SQUARE);
  return { x: AIR.left, y: floor - extent(move).rows * square, square };
}

/** In the middle; every one-square movement gets squares of one size. */
function inRectangle(move: Step, box: FaceBox, floor: number): Placed {
  const { width } = box;
  const safe = safeMargin(box);
  const { columns, rows } = extent(move);
  const largest = extent({ ahead: 1, aside: 1, turn: 0 });
  const square = Math.min(
    (width - 2 * safe) / Math.max(columns, largest.columns),
    (floor - safe) / Math.max(rows, largest.rows),
  );
  return { x: (width - columns * square) / 2, y: safe + (floor - safe - rows * square) / 2, square };
}

function described({ ahead, aside, turn }: Step): string {
  const squaresIn = (count: number, way: string) => `${count === 1 ? 'one square' : `${count} squares`} ${way}`;
  const still = ahead === 0 && aside === 0;
  const diagonally = Math.abs(ahead) === 1 && Math.abs(aside) === 1;
  const steps = still
    ? 'stays where it is'
    : diagonally
      ? `one square diagonally ${ahead > 0 ? 'ahead' : 'back'} to the ${aside > 0 ? 'right' : 'left'}`
      : [
          ...(ahead === 0 ? [] : [squaresIn(Math.abs(ahead), ahead > 0 ? 'ahead' : 'back')]),
          ...(aside === 0 ? [] : [squaresIn(Math.abs(aside), aside > 0 ? 'to the right' : 'to the left')]),
        ].join(' and ');
  if (turn === 0) return `${steps}, facing as before`;
  if (Math.abs(turn) === 180) return `${steps}, then face the opposite way`;
  return `${steps}, then a quarter turn ${turn > 0 ? 'right' : 'left'}`;
}

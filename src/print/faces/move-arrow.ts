/** A movement: where a piece goes from where it stands and what it faces then, with its name. */
import { z } from 'zod';
import type { FaceBox } from '../face.ts';
import { edgeOf, paper } from './colours.ts';
import { defineFace } from './define-face.ts';
import { ground } from './draw.ts';
import { extent, flight, type Step } from './flight.ts';
import { seatName } from './names.ts';
import { seatBand } from './seat-band.ts';

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

const SAFE = 3;
/** Squares no larger than this share of a triangle's leg, so that all movements look of one family. */
const LARGEST_SQUARE = 0.24;

export const moveArrow = defineFace<z.infer<typeof params>>({
  name: 'move-arrow',
  params,
  draw({ move, seat }, box, kit) {
    const { width, height, bleed } = box;
    const accent = kit.colour(kit.seat(seat).colour);
    const band = Math.min(6.6, height * 0.2);
    const room = { x: SAFE, y: SAFE, width: width - 2 * SAFE, height: height - band - 1 - SAFE };
    const { columns, rows } = extent(move);
    const square = squareSize(move, box, room.y + room.height);
    const left = box.shape === 'right-triangle' ? room.x : (width - columns * square) / 2;
    const top =
      box.shape === 'right-triangle'
        ? room.y + room.height - rows * square
        : room.y + (room.height - rows * square) / 2;
    const low = height - band;
    return {
      nodes: [
        ground(box, paper(kit)),
        ...flight(move, left, top, square, {
          arrow: accent,
          ink: kit.colour('ink'),
          reached: kit.colour('white'),
        }),
        ...seatBand(kit, seat, {
          area: { x: -bleed, y: low, width: width + 2 * bleed, height: band + bleed },
          inside: {
            x: SAFE,
            y: low + 0.9,
            width: (box.shape === 'right-triangle' ? low * (width / height) - 2 : width) - 2 * SAFE,
            height: band - SAFE + 0.8,
          },
          name: move.name,
          size: 4.5,
        }),
      ],
      alt: `${move.name}: ${described(move)}`,
      edge: edgeOf(kit, paper(kit)),
    };
  },
});

/** Mirrored moves get squares of one size: the larger extent to the right decides. */
function squareSize(move: Step, box: FaceBox, bottom: number): number {
  const { columns, rows } = extent(move);
  const largest =
    box.shape === 'right-triangle' ? Math.min(box.width, box.height) * LARGEST_SQUARE : Number.POSITIVE_INFINITY;
  if (box.shape !== 'right-triangle') {
    return Math.min((box.width - 2 * SAFE) / 2, (bottom - SAFE) / 2, largest);
  }
  const across = bottom * (box.width / box.height) - 2 * Math.SQRT2 - SAFE;
  return Math.min(across / (columns + rows), largest);
}

function described({ ahead, aside, turn }: Step): string {
  const squaresIn = (count: number, way: string) => `${count === 1 ? 'one square' : `${count} squares`} ${way}`;
  const steps = [
    ...(ahead === 0 ? [] : [squaresIn(Math.abs(ahead), ahead > 0 ? 'ahead' : 'back')]),
    ...(aside === 0 ? [] : [squaresIn(Math.abs(aside), aside > 0 ? 'to the right' : 'to the left')]),
  ].join(' and ');
  if (turn === 0) return `${steps}, facing as before`;
  if (Math.abs(turn) === 180) return `${steps}, then face the opposite way`;
  return `${steps}, then a quarter turn ${turn > 0 ? 'right' : 'left'}`;
}

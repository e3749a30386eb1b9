/** A seat's mark, so that seats are told apart without colour. */
import type { Mark, Seat, SeatLook } from '../../definition/game.ts';

export type Seats = Readonly<Record<Seat, SeatLook>>;

/** In a square of 16 × 16. */
const SHAPES: Readonly<Record<Mark, string>> = {
  wedge: 'M8 1 15 15H1Z',
  ring: 'M8 0a8 8 0 1 1 0 16A8 8 0 0 1 8 0Zm0 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
  disc: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1Z',
  bar: 'M1 5h14v6H1Z',
  diamond: 'M8 0l8 8-8 8-8-8Z',
  cross: 'M5 1h6v4h4v6h-4v4H5v-4H1V5h4Z',
  square: 'M2 2h12v12H2Z',
  wave: 'M0 9c2-6 4-6 6-3s3 3 5 0 3-3 5-2v5c-2-1-3-1-5 2s-4 3-6 0-3-2-5 3Z',
};

/** The mark alone: the seat's name stands beside it. */
export function SeatMark({ seat, seats }: { seat: Seat; seats: Seats }) {
  const look = seats[seat];
  if (look === undefined) return null;
  return (
    <svg class="seat-mark" data-seat={seat} viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <path d={SHAPES[look.mark]} fill="currentColor" />
    </svg>
  );
}

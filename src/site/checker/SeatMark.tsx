/** A seat's mark, so that seats are told apart without colour. */
import type { Seat, SeatLook } from '../../definition/game.ts';
import { MARK_PATHS } from '../../definition/mark-paths.ts';

export type Seats = Readonly<Record<Seat, SeatLook>>;

/** The mark alone: the seat's name stands beside it. */
export function SeatMark({ seat, seats }: { seat: Seat; seats: Seats }) {
  const look = seats[seat];
  if (look === undefined) return null;
  return (
    <svg class="seat-mark" data-seat={seat} viewBox="-1 -1 2 2" width="14" height="14" aria-hidden="true">
      <path d={MARK_PATHS[look.mark]} fill="currentColor" />
    </svg>
  );
}

/** The seats of a game as its definition lists them: the one place that rules have them from. */
import type { RulesSource, Seat } from './types.ts';

export interface Seats<S extends Seat> {
  /** In seat order. */
  readonly all: readonly S[];
  is(seat: Seat): seat is S;
  /** The next in seat order, the first after the last: of two, the other. */
  other(seat: S): S;
  /** One value for each seat. */
  each<T>(value: (seat: S) => T): Readonly<Record<S, T>>;
  /** `Red rider`; anybody else by their own word. */
  name(seat: Seat): string;
}

export function seatsOf<S extends Seat>(source: Pick<RulesSource, 'seats'>): Seats<S> {
  const all = Object.keys(source.seats) as readonly Seat[] as readonly S[];
  const next = new Map(all.map((seat, index) => [seat, all[(index + 1) % all.length] ?? seat]));
  return {
    all,
    is: (seat): seat is S => next.has(seat as S),
    other: (seat) => next.get(seat) ?? seat,
    each<T>(value: (seat: S) => T) {
      const values: Partial<Record<S, T>> = {};
      for (const seat of all) values[seat] = value(seat);
      return values as Record<S, T>;
    },
    name: (seat) => (Object.hasOwn(source.seats, seat) ? (source.seats[seat]?.name ?? seat) : seat),
  };
}

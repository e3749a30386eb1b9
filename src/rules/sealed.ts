/** Sealed choices: each seat lays one face down, and the last one has all of them shown and carried out. */
import type { Seat } from './types.ts';

type Sealed = Readonly<Record<Seat, string | null>>;

interface Sealing {
  readonly active: readonly Seat[];
  readonly sealed: Sealed;
}

/** The position with `text` lying face down before `seat`, which owes nothing more. */
export function seal<P extends Sealing>(position: P, seat: Seat, text: string): P {
  return {
    ...position,
    active: position.active.filter((one) => one !== seat),
    sealed: { ...position.sealed, [seat]: text },
  };
}

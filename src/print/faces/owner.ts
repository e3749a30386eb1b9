/** Whose a piece is: a seat's, with its mark, or nobody's, in a colour of the theme. */
import type { Hex, SeatLook } from '../../definition/game.ts';
import type { FaceKit } from '../face.ts';
import { colourName, seatName, themeColours } from './names.ts';

interface Owned {
  readonly seat?: string | undefined;
  readonly colour?: string | undefined;
}

export interface Owner {
  readonly accent: Hex;
  /** Null for what is shared. */
  readonly seat: SeatLook | null;
}

/** Parameters of a face that may be a seat's. */
export const ownerParams = {
  seat: seatName.optional().describe('whose it is; left out for what all share'),
  colour: colourName.optional().describe("a name in theme.colours; the seat's where left out, ink for nobody's"),
};

/** What these parameters name, for the cross-check. */
export const ownerNames = {
  seats: ({ seat }: Owned) => (seat === undefined ? [] : [seat]),
  colours: ({ colour }: Owned) => themeColours(colour),
};

export function ownerOf(kit: FaceKit, { seat, colour }: Owned): Owner {
  const look = seat === undefined ? null : kit.seat(seat);
  return { accent: kit.colour(colour ?? look?.colour ?? 'ink'), seat: look };
}

/** `Fire (Planes)`; the name alone for what is nobody's. */
export function ownedName(name: string, { seat }: Owner): string {
  return seat === null ? name : `${name} (${seat.name})`;
}

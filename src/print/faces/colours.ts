/** Colour arithmetic for faces: tints, what reads on them, and what the inks make of a ground. */
import { mix, textOn as readsOn } from '../../definition/colour.ts';
import type { Hex } from '../../definition/game.ts';
import type { FaceKit } from '../face.ts';

/** White or the game's ink, whichever reads better on a ground. */
export function textOn(kit: FaceKit, under: Hex): Hex {
  return readsOn(under, kit.colour('ink'));
}

/** What text is set in: the game's ink, lighter where ink is saved but still read with ease. */
export function textInk(kit: FaceKit): Hex {
  return kit.ink === 'colour' ? kit.colour('ink') : mix(kit.colour('white'), kit.colour('ink'), 0.75);
}

/** The game's paper tint; white where ink is saved. */
export function paper(kit: FaceKit): Hex {
  return kit.ink === 'colour' ? kit.colour('paper') : kit.colour('white');
}

/** A quiet tint of a colour on the face's ground; white where ink is saved. */
export function tint(kit: FaceKit, colour: Hex, share: number): Hex {
  return kit.ink === 'colour' ? mix(kit.colour('paper'), colour, share) : kit.colour('white');
}

/** What runs off the trim: the ground's colour, or null where it is left white. */
export function edgeOf(kit: FaceKit, colour: Hex): Hex | null {
  return colour.toLowerCase() === kit.colour('white').toLowerCase() ? null : colour;
}

/** Colour arithmetic for faces: tints, what reads on them, and what the inks make of a ground. */
import { contrast } from '../../definition/contrast.ts';
import type { Hex } from '../../definition/game.ts';
import type { FaceKit } from '../face.ts';

type Channels = readonly [number, number, number];

function channels(hex: Hex): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `share` of `over` laid on `under`, 0 to 1. */
export function mixed(over: Hex, under: Hex, share: number): Hex {
  const below = channels(under);
  const parts = channels(over).map((part, i) => Math.round(part * share + (below[i] as number) * (1 - share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** White or the game's ink, whichever reads better on a ground. */
export function textOn(kit: FaceKit, under: Hex): Hex {
  const [white, ink] = [kit.colour('white'), kit.colour('ink')];
  return contrast(white, under) >= contrast(ink, under) ? white : ink;
}

/** What text is set in: the game's ink, lighter where ink is saved but still read with ease. */
export function textInk(kit: FaceKit): Hex {
  return kit.ink === 'colour' ? kit.colour('ink') : mixed(kit.colour('ink'), kit.colour('white'), 0.75);
}

/** The game's paper tint; white where ink is saved. */
export function paper(kit: FaceKit): Hex {
  return kit.ink === 'colour' ? kit.colour('paper') : kit.colour('white');
}

/** A quiet tint of a colour on the face's ground; white where ink is saved. */
export function tint(kit: FaceKit, colour: Hex, share: number): Hex {
  return kit.ink === 'colour' ? mixed(colour, kit.colour('paper'), share) : kit.colour('white');
}

/** What runs off the trim: the ground's colour, or null where it is left white. */
export function edgeOf(kit: FaceKit, colour: Hex): Hex | null {
  return colour.toLowerCase() === kit.colour('white').toLowerCase() ? null : colour;
}

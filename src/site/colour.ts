/** Colours that can be read: the nearest shade of an accent that holds the wanted contrast. */
import { contrast, luminance } from '../definition/contrast.ts';
import type { Hex } from '../definition/game.ts';

type Rgb = readonly [red: number, green: number, blue: number];

/** The shade of `colour` nearest to it, towards black or white, that has the wanted contrast on `ground`. */
export function readable(colour: Hex, ground: Hex, ratio = 4.5): Hex {
  const end: Hex = luminance(ground) > 0.18 ? '#000000' : '#ffffff';
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mix(colour, end, share);
    if (contrast(shade, ground) >= ratio) return shade;
  }
  return end;
}

/** White or the given ink, whichever reads better on `ground`. */
export function textOn(ground: Hex, ink: Hex): Hex {
  return contrast('#ffffff', ground) >= Math.min(4.5, contrast(ink, ground)) ? '#ffffff' : ink;
}

/** `share` 0 is `one`, 1 is `other`. */
export function mix(one: Hex, other: Hex, share: number): Hex {
  const [a, b] = [channels(one), channels(other)];
  return `#${a.map((value, i) => toHex(value + ((b[i] as number) - value) * share)).join('')}`;
}

function channels(colour: Hex): Rgb {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)) as unknown as Rgb;
}

function toHex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}

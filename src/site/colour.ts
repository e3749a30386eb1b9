/** Colours that can be read: WCAG contrast, and the nearest shade of an accent that holds it. */
import type { Hex } from '../definition/game.ts';

type Rgb = readonly [red: number, green: number, blue: number];

/** The house's paper, in step with styles/house.css (a test compares them). */
export const HOUSE_PAPER = { light: '#faf7f2', dark: '#16140f' } as const satisfies Record<string, Hex>;

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(one: Hex, other: Hex): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

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

function luminance(colour: Hex): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: Hex): Rgb {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)) as unknown as Rgb;
}

function toHex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0');
}

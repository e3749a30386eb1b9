/** Colour arithmetic: what stands out from what, as WCAG counts it, and shades between two colours. */
import type { Hex } from './game.ts';

/** Colours that every game has besides those of its theme. */
export const HOUSE_COLOURS = ['paper', 'ink', 'white'] as const;

/** 1 (the same lightness) to 21 (black on white). */
export function contrast(one: Hex, other: Hex): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance, 0 (black) to 1 (white). */
function luminance(colour: Hex): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** `over` laid on `under`: share 0 leaves `under`, 1 gives `over`. */
export function mix(under: Hex, over: Hex, share: number): Hex {
  if (share >= 1) return over;
  const [below, above] = [channels(under), channels(over)];
  const parts = below.map((value, index) => Math.round(value + ((above[index] ?? value) - value) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** White or the given ink, whichever reads better on the ground. */
export function textOn(ground: Hex, ink: Hex): Hex {
  return contrast('#ffffff', ground) >= contrast(ink, ground) ? '#ffffff' : ink;
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

function channels(colour: Hex): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

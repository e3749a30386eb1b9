/** Figures in words, as a catalogue gives them. */
import type { Span } from '../definition/game.ts';

/** `2`, `2–12`. */
export function span({ from, to }: Span): string {
  return from === to ? `${from}` : `${from}–${to}`;
}

/** Bytes of a file as people read them: `42 kB`. */
export function size(bytes: number): string {
  return bytes < 999_500 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** `38.1 × 38.1 mm`; at most one decimal. */
export function millimetres(width: number, height: number): string {
  const round = (length: number) => `${Math.round(length * 10) / 10}`;
  return `${round(width)} × ${round(height)} mm`;
}

/** Setting text straight into a drawing: one line that shrinks until it fits, or words broken into lines in a box. */
import { UNITS } from '../definition/length.ts';
import type { Box, FontKey, Paint, TextNode } from './display.ts';
import type { FaceKit } from './face.ts';
import type { Fonts } from './fonts.ts';

/** Millimetres of a type size in points. */
export function points(size: number): number {
  return size * UNITS.pt;
}

/** Type on pieces is never smaller, unless a face says why: 8 pt in mm. */
export const MINIMUM_SIZE = points(8);

export interface TextStyle {
  readonly font: FontKey;
  /** Wanted type size, mm. */
  readonly size: number;
  /** Shrinks no further than this, mm; 8 pt if not given. */
  readonly minimum?: number;
  readonly fill: Paint;
  /** Extra space between letters, mm. */
  readonly spacing?: number;
}

/** The largest size from `size` down to `minimum` at which the text is no wider than `width`; null if none is. */
export function fitSize(fonts: Fonts, text: string, style: Omit<TextStyle, 'fill'>, width: number): number | null {
  const { font, size, spacing = 0 } = style;
  const minimum = Math.min(size, style.minimum ?? MINIMUM_SIZE);
  const perMillimetre = fonts.width(text, font, 1);
  const gaps = fonts.width(text, font, 1, 1) - perMillimetre;
  const fitting = perMillimetre === 0 ? size : (width - spacing * gaps) / perMillimetre;
  if (fitting < minimum - 1e-9) return null;
  return Math.max(minimum, Math.min(size, fitting));
}

/** The same for a face that places the line by its size; reports to the kit where even the minimum is too wide. */
export function fittedSize(kit: FaceKit, text: string, style: Omit<TextStyle, 'fill'>, width: number): number {
  const size = fitSize(kit.fonts, text, style, width);
  if (size !== null) return size;
  overflow(kit, text, `${millimetres(width)} mm wide`);
  return Math.min(style.size, style.minimum ?? MINIMUM_SIZE);
}

/** One line, shrunk to `width`; reports to the kit where even the minimum is too wide. `y` is the baseline. */
export function fittedLine(
  kit: FaceKit,
  text: string,
  place: { readonly x: number; readonly y: number; readonly width: number; readonly anchor?: TextNode['anchor'] },
  style: TextStyle,
): TextNode {
  const size = fittedSize(kit, text, style, place.width);
  return textNode(text, place.x, place.y, place.anchor ?? 'start', style, size);
}

/** Words broken into lines no wider than `width`; null where one word alone is wider. A newline starts a new line. */
export function wrap(fonts: Fonts, text: string, { font, spacing }: TextStyle, size: number, width: number) {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(/ +/).filter((word) => word !== '')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fonts.width(longer, font, size, spacing) <= width + 1e-6) {
        line = longer;
        continue;
      }
      if (line === '' || fonts.width(word, font, size, spacing) > width + 1e-6) return null;
      lines.push(line);
      line = word;
    }
    lines.push(line);
  }
  return lines;
}

/**
 * Words wrapped into a box, shrunk together until they fit; reports to the kit where even the minimum overflows.
 * `leading` is the distance of baselines as a multiple of the size, 1.2 if not given.
 */
export function fittedLines(
  kit: FaceKit,
  text: string,
  box: Box,
  style: TextStyle,
  set: {
    readonly leading?: number;
    readonly anchor?: TextNode['anchor'];
    readonly stand?: 'top' | 'middle' | 'bottom';
  } = {},
): TextNode[] {
  const { leading = 1.2, anchor = 'start', stand = 'top' } = set;
  const minimum = Math.min(style.size, style.minimum ?? MINIMUM_SIZE);
  let size = style.size;
  let lines = fitting(size);
  while (lines === null && size > minimum) {
    size = Math.max(minimum, size - 0.05);
    lines = fitting(size);
  }
  if (lines === null) {
    overflow(kit, text, `${millimetres(box.width)} × ${millimetres(box.height)} mm`);
    return [];
  }
  const { height, cap } = measure(size, lines.length);
  const spare = box.height - height;
  const first = box.y + cap + (stand === 'top' ? 0 : stand === 'middle' ? spare / 2 : spare);
  const x = anchor === 'start' ? box.x : anchor === 'middle' ? box.x + box.width / 2 : box.x + box.width;
  return lines.map((line, index) => textNode(line, x, first + index * size * leading, anchor, style, size));

  function fitting(size: number): string[] | null {
    const lines = wrap(kit.fonts, text, style, size, box.width);
    return lines !== null && measure(size, lines.length).height <= box.height + 1e-6 ? lines : null;
  }

  function measure(size: number, count: number): { height: number; cap: number } {
    const { ascent, cap, descent } = kit.fonts.metrics(style.font, size);
    const top = Math.max(ascent, cap);
    return { cap: top, height: top + (count - 1) * size * leading + descent };
  }
}

function textNode(
  text: string,
  x: number,
  y: number,
  anchor: TextNode['anchor'],
  { font, fill, spacing }: TextStyle,
  size: number,
): TextNode {
  return { kind: 'text', text, x, y, anchor, font, size, fill, ...(spacing === undefined ? {} : { spacing }) };
}

function overflow(kit: FaceKit, text: string, room: string): void {
  kit.problem(`the text ${JSON.stringify(text)} does not fit: there is room for ${room}`, 'shorten it');
}

function millimetres(length: number): string {
  return length.toFixed(1).replace(/\.0$/, '');
}

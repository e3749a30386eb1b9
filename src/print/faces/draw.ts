/** Short words for display nodes, so that a face reads as what it draws. */
import type { Box, DisplayNode, FontKey, Matrix, Paint, Stroke, TextNode } from '../display.ts';
import type { FaceBox, FaceKit } from '../face.ts';
import { fitInto } from '../matrix.ts';
import { rectangle } from '../path.ts';

export function filled(d: string, fill: Paint): DisplayNode {
  return { kind: 'path', d, fill };
}

export function stroked(
  d: string,
  colour: Paint,
  width: number,
  more: Omit<Stroke, 'colour' | 'width'> = {},
): DisplayNode {
  return { kind: 'path', d, fill: 'none', stroke: { colour, width, ...more } };
}

export function moved(transform: Matrix, children: readonly DisplayNode[]): DisplayNode {
  return { kind: 'group', transform, children };
}

export function clipped(clip: string, children: readonly DisplayNode[]): DisplayNode {
  return { kind: 'group', clip, children };
}

export interface Lettering {
  readonly font: FontKey;
  /** mm */
  readonly size: number;
  readonly fill: Paint;
  readonly anchor?: TextNode['anchor'];
  readonly spacing?: number;
  /** Hollow letters: the width of their outline, mm. */
  readonly outline?: number;
}

/** Hollow letters smaller than this smear, mm. */
const SMALLEST_HOLLOW = 4;

/** What makes large letters, `size` mm high, hollow where ink is saved. */
export function hollow({ ink }: Pick<FaceKit, 'ink'>, size: number): Pick<Lettering, 'outline'> {
  return ink === 'low-ink' && size >= SMALLEST_HOLLOW ? { outline: 0.18 } : {};
}

/** A run of text with its baseline at `x`, `y`. */
export function words(text: string, x: number, y: number, lettering: Lettering): DisplayNode {
  return { kind: 'text', text, x, y, anchor: 'start', ...lettering };
}

/** An icon in one colour, as large as fits the box. */
export function silhouette(
  kit: FaceKit,
  name: string,
  into: Box,
  fill: Exclude<Paint, 'none' | 'inherit'>,
): DisplayNode {
  const { form } = kit.icon(name);
  return { kind: 'use', form, transform: fitInto(form.box, into), fill };
}

/** The outline of an icon as large as fits the box; `width` is the line's on paper, mm. */
export function contour(kit: FaceKit, name: string, into: Box, colour: Paint, width: number): DisplayNode {
  const { icon, form } = kit.icon(name);
  const transform = fitInto(form.box, into);
  return moved(transform, [stroked(icon.d, colour, width / transform[0], { join: 'round' })]);
}

/** An icon where ink is saved: its outline alone. */
export function outlined(kit: FaceKit, name: string, into: Box, colour: Paint): DisplayNode {
  return contour(kit, name, into, colour, 0.18);
}

export function squareAround(x: number, y: number, size: number): Box {
  return { x: x - size / 2, y: y - size / 2, width: size, height: size };
}

/** The trim with its bleed. */
function bleedBox({ width, height, bleed }: FaceBox): Box {
  return { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed };
}

/** A colour over the whole face and its bleed. */
export function ground(box: FaceBox, fill: Paint): DisplayNode {
  return filled(rectangle(bleedBox(box)), fill);
}

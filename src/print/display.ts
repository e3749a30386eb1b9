/**
 * The display list: what a face, a mark or a page draws, in millimetres, y down. One list feeds the PDF writer, the
 * SVG writer and the tests. Producers keep text as text; writers decide how to set it.
 */
import type { Hex } from '../definition/game.ts';

/** `inherit` takes the fill given where the form is used: icons are drawn once without a colour. */
export type Paint = Hex | 'none' | 'inherit';

/** Affine map `x' = a·x + c·y + e`, `y' = b·x + d·y + f`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A static font: a @fontsource package name without its scope, a weight, upright or italic. */
export interface FontKey {
  readonly family: string;
  readonly weight: number;
  readonly italic: boolean;
}

export interface Stroke {
  readonly colour: Paint;
  /** mm */
  readonly width: number;
  /** Lengths of dashes and gaps, mm. */
  readonly dash?: readonly number[];
  readonly cap?: 'butt' | 'round' | 'square';
  readonly join?: 'miter' | 'round' | 'bevel';
}

export interface PathNode {
  readonly kind: 'path';
  /** SVG path data in mm. */
  readonly d: string;
  readonly fill: Paint;
  readonly stroke?: Stroke;
  readonly rule?: 'nonzero' | 'evenodd';
}

/** One run of text on one line. */
export interface TextNode {
  readonly kind: 'text';
  readonly text: string;
  /** Start, middle or end of the run by `anchor`; the baseline. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly font: FontKey;
  /** Type size in mm (1 pt = 0.3528 mm). */
  readonly size: number;
  readonly fill: Paint;
  /** Extra space between letters, mm. */
  readonly spacing?: number;
  /** Hollow letters: only their outline is drawn, in `fill`, as a line of this width, mm. */
  readonly outline?: number;
}

export const LAYERS = ['art', 'cut', 'fold', 'guides', 'scale'] as const;
/** Optional content of the PDF; `guides` (safe zones) is off by default. */
export type Layer = (typeof LAYERS)[number];

/** For screen readers: how a group is tagged in the PDF and titled in SVG. */
export interface Tag {
  readonly role: 'H1' | 'H2' | 'P' | 'Figure' | 'Table' | 'Artifact';
  readonly alt?: string;
}

export interface GroupNode {
  readonly kind: 'group';
  readonly children: readonly DisplayNode[];
  readonly transform?: Matrix;
  /** Path data in the group's own coordinates. */
  readonly clip?: string;
  readonly opacity?: number;
  /** SVG leaves `guides` out. */
  readonly layer?: Layer;
  /** The outermost tag counts; tags in forms and in fading groups do not. */
  readonly tag?: Tag;
}

/** A drawing that is written once and placed many times. Two forms with the same key are the same drawing. */
export interface Form {
  readonly key: string;
  /** Bounding box of all it draws. */
  readonly box: Box;
  readonly children: readonly DisplayNode[];
}

export interface UseNode {
  readonly kind: 'use';
  readonly form: Form;
  readonly transform: Matrix;
  /** What `inherit` means inside. */
  readonly fill?: Hex;
}

export type DisplayNode = PathNode | TextNode | GroupNode | UseNode;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

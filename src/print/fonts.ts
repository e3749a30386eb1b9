/** Fonts as the print room sees them: bytes come from outside, measures and outlines from fontkit. */
import type { FontKey } from './display.ts';

/** Where fonts come from: packages on disk in Node, files by URL in a browser. */
export interface FontSource {
  /** woff files of that face, the first for latin, further ones for latin-ext and symbols. Rejects an unknown family. */
  load(key: FontKey): Promise<readonly Uint8Array[]>;
}

/** Loaded fonts. Sizes and results in mm. */
export interface Fonts {
  /** Width of a run. */
  width(text: string, font: FontKey, size: number, spacing?: number): number;
  /** Height of a capital letter and of an x, depth of a g (positive), all for that size. */
  metrics(
    font: FontKey,
    size: number,
  ): { readonly cap: number; readonly x: number; readonly ascent: number; readonly descent: number };
  /** The characters that no file of the font has. */
  missing(text: string, font: FontKey): readonly string[];
  /** The run as path data, baseline start at 0,0. */
  outline(text: string, font: FontKey, size: number, spacing?: number): string;
  /** The files, for writers that embed them. */
  bytes(font: FontKey): readonly Uint8Array[];
}

/** Fonts as the print room sees them: bytes come from outside, measures and outlines from fontkit. */
import * as fontkit from 'fontkit';
import type { FontKey } from './display.ts';
import { movedPath } from './path.ts';

/** Where fonts come from: packages on disk in Node, files by URL in a browser. */
export interface FontSource {
  /** woff files of that face, the first for latin, further ones for latin-ext and symbols. Rejects an unknown family. */
  load(key: FontKey): Promise<readonly Uint8Array[]>;
}

/** One woff file. The same file has the same id in every run. */
export interface FontFile {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** Neighbouring characters that one file sets. */
export interface FontRun {
  readonly file: FontFile;
  readonly text: string;
}

/** Loaded fonts. Sizes and results in mm. A font that was not loaded throws. */
export interface Fonts {
  /** Width of a run; `spacing` counts between letters, not after the last. */
  width(text: string, font: FontKey, size: number, spacing?: number): number;
  /** Height of a capital letter, of an x and of a b, depth of a g (positive), all for that size. */
  metrics(
    font: FontKey,
    size: number,
  ): { readonly cap: number; readonly x: number; readonly ascent: number; readonly descent: number };
  /** The characters that no file of the font has. */
  missing(text: string, font: FontKey): readonly string[];
  /** The run as path data, baseline start at 0,0. */
  outline(text: string, font: FontKey, size: number, spacing?: number): string;
  /** The run in parts, each with the file that has its characters: the font's own files first, then the fallback's. */
  runs(text: string, font: FontKey): readonly FontRun[];
  /** The files, in the order in which a character is looked for. */
  files(font: FontKey): readonly FontFile[];
}

/** Has arrows, signs and accents that display faces lack. */
export const FALLBACK_FAMILY = 'source-sans-3';

/** `fraunces-600-italic`. */
export function fontId({ family, weight, italic }: FontKey): string {
  return `${family}-${weight}${italic ? '-italic' : ''}`;
}

/** What the shaper may do: ligatures only where letters stand at their own distance. pdfkit is asked for the same. */
export function shaping(spacing: number): Record<string, boolean> {
  return spacing === 0 ? {} : { liga: false, clig: false, dlig: false };
}

/** Loads the fonts and what they fall back on. Rejects where the source has no such font. */
export async function loadFonts(source: FontSource, keys: readonly FontKey[]): Promise<Fonts> {
  const wanted = new Map(keys.map((key) => [fontId(key), key]));
  const loaded = new Map<string, readonly LoadedFile[]>();
  const open = async (key: FontKey) =>
    (await source.load(key)).map((bytes, part) => openFile(`${fontId(key)}-${part}`, bytes));
  await Promise.all(
    [...wanted].map(async ([id, key]) => {
      const fallback = { ...key, family: FALLBACK_FAMILY, weight: Math.min(900, Math.max(200, key.weight)) };
      const own = key.family === FALLBACK_FAMILY ? [] : await open(key);
      loaded.set(id, [...own, ...(await open(fallback))]);
    }),
  );
  return new LoadedFonts(loaded);
}

interface LoadedFile extends FontFile {
  readonly font: fontkit.Font;
}

function openFile(id: string, bytes: Uint8Array): LoadedFile {
  const font = fontkit.create(bytes as Buffer);
  if (font.type === 'TTC' || font.type === 'DFont') throw new Error(`${id} is a collection of fonts, not one font`);
  return { id, bytes, font: font as fontkit.Font };
}

class LoadedFonts implements Fonts {
  readonly #loaded: ReadonlyMap<string, readonly LoadedFile[]>;
  readonly #widths = new Map<string, number>();

  constructor(loaded: ReadonlyMap<string, readonly LoadedFile[]>) {
    this.#loaded = loaded;
  }

  width(text: string, font: FontKey, size: number, spacing = 0): number {
    const key = `${fontId(font)} ${spacing === 0} ${text}`;
    let em = this.#widths.get(key);
    if (em === undefined) {
      em = 0;
      for (const run of this.#split(text, font)) em += shape(run, spacing).advanceWidth / run.file.font.unitsPerEm;
      this.#widths.set(key, em);
    }
    return em * size + spacing * Math.max(0, [...text].length - 1);
  }

  metrics(font: FontKey, size: number) {
    const top = (letter: string) => this.#bounds(letter, font).maxY * size;
    return { cap: top('H'), x: top('x'), ascent: top('b'), descent: -this.#bounds('g', font).minY * size };
  }

  missing(text: string, font: FontKey): readonly string[] {
    const files = this.#files(font);
    return [...new Set(text)].filter((character) => !files.some((file) => has(file, character)));
  }

  outline(text: string, font: FontKey, size: number, spacing = 0): string {
    const parts: string[] = [];
    let x = 0;
    for (const run of this.#split(text, font)) {
      const scale = size / run.file.font.unitsPerEm;
      const { glyphs, positions } = shape(run, spacing);
      glyphs.forEach((glyph, index) => {
        const position = positions[index];
        if (position === undefined) return;
        const d = glyph.path.toSVG();
        if (d !== '')
          parts.push(movedPath(d, [scale, 0, 0, -scale, x + position.xOffset * scale, -position.yOffset * scale]));
        x += position.xAdvance * scale + spacing;
      });
    }
    return parts.join('');
  }

  runs(text: string, font: FontKey): readonly FontRun[] {
    return this.#split(text, font).map(({ file, text }) => ({ file: { id: file.id, bytes: file.bytes }, text }));
  }

  files(font: FontKey): readonly FontFile[] {
    return this.#files(font).map(({ id, bytes }) => ({ id, bytes }));
  }

  #files(font: FontKey): readonly LoadedFile[] {
    const files = this.#loaded.get(fontId(font));
    if (files === undefined || files.length === 0) throw new Error(`The font ${fontId(font)} is not loaded`);
    return files;
  }

  #split(text: string, font: FontKey): { file: LoadedFile; text: string }[] {
    const files = this.#files(font);
    const runs: { file: LoadedFile; text: string }[] = [];
    for (const character of text) {
      const last = runs.at(-1);
      // A space stays with the word before it, so that a run is not cut for it.
      const file =
        last && character === ' '
          ? last.file
          : (files.find((file) => has(file, character)) ?? (files[0] as LoadedFile));
      if (last?.file === file) last.text += character;
      else runs.push({ file, text: character });
    }
    return runs;
  }

  #bounds(letter: string, font: FontKey): { minY: number; maxY: number } {
    const [file] = this.#files(font) as [LoadedFile];
    const glyph = file.font.glyphForCodePoint(letter.codePointAt(0) as number);
    return { minY: glyph.bbox.minY / file.font.unitsPerEm, maxY: glyph.bbox.maxY / file.font.unitsPerEm };
  }
}

function has(file: LoadedFile, character: string): boolean {
  return file.font.hasGlyphForCodePoint(character.codePointAt(0) as number);
}

function shape(run: { file: LoadedFile; text: string }, spacing: number): fontkit.GlyphRun {
  return run.file.font.layout(run.text, shaping(spacing));
}

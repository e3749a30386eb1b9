/** A game's display face on the web: its woff2 file and a fallback of the same width and height, so that nothing moves. */
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import type { Game } from '../definition/game.ts';
import { packageFile } from '../node/root.ts';

export interface Face {
  /** As CSS names it. */
  readonly family: string;
  readonly weight: number;
  /** Name of its file under /fonts/. */
  readonly file: string;
  /** The value of font-family, with fallbacks. */
  readonly stack: string;
  readonly path: string;
}

/** Ordinary words, and how wide Arial sets them in ems: how much a fallback has to be stretched. */
const SAMPLE =
  'the quick brown fox jumps over the lazy dog and then some more ordinary words are read one after another in a line';
const SAMPLE_IN_ARIAL = 51.234;

export function displayFace(game: Game): Face {
  const { font, weight } = game.theme.display;
  const family = font.replace(
    /(^|-)([a-z])/g,
    (_, dash: string, letter: string) => `${dash ? ' ' : ''}${letter.toUpperCase()}`,
  );
  return {
    family,
    weight,
    file: `${font}-${weight}.woff2`,
    stack: `"${family}", "${family} fallback", var(--font-house)`,
    path: packageFile(`@fontsource/${font}`, `files/${font}-latin-${weight}-normal.woff2`),
  };
}

/** The @font-face rules, with addresses relative to /games/<slug>/game.css. */
export function fontFace(face: Face): string {
  // a .woff2 of one face is a Font, never a collection
  const font = create(readFileSync(face.path)) as Font;
  const stretch = font.layout(SAMPLE).advanceWidth / font.unitsPerEm / SAMPLE_IN_ARIAL;
  const share = (units: number) => `${((units / font.unitsPerEm / stretch) * 100).toFixed(2)}%`;
  return `@font-face {
  font-family: "${face.family}";
  font-weight: ${face.weight};
  font-display: swap;
  src: url("../../fonts/${face.file}") format("woff2");
}
@font-face {
  font-family: "${face.family} fallback";
  src: local("Arial"), local("Liberation Sans"), local("Helvetica");
  size-adjust: ${(stretch * 100).toFixed(2)}%;
  ascent-override: ${share(font.ascent)};
  descent-override: ${share(-font.descent)};
  line-gap-override: ${share(font.lineGap)};
}
`;
}

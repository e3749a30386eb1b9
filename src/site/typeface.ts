/** Type on the web: the woff2 file of a face, and a fallback of the same width and height, so that nothing moves. */
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { packageFile } from '../node/root.ts';

export interface FontFile {
  /** As CSS names it: `Source Sans 3`. */
  readonly family: string;
  readonly weight: number;
  readonly italic: boolean;
  /** The characters it holds, as CSS writes them. */
  readonly range: string;
  /** Of its file inside the packages: `@fontsource/bungee/files/bungee-latin-400-normal.woff2`. */
  readonly address: string;
  readonly path: string;
}

/** `font` is a @fontsource package without its scope. Throws, naming the package, where that is not installed. */
export function fontFile(
  font: string,
  weight: number,
  { italic = false, subset = 'latin' }: { italic?: boolean; subset?: string } = {},
): FontFile {
  const file = `files/${font}-${subset}-${weight}-${italic ? 'italic' : 'normal'}.woff2`;
  const name = `@fontsource/${font}`;
  const ranges = JSON.parse(readFileSync(packageFile(name, 'unicode.json'), 'utf8')) as Record<string, string>;
  const words = font.split('-').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return {
    family: words.join(' '),
    weight,
    italic,
    range: ranges[subset] ?? 'U+0-10FFFF',
    address: `${name}/${file}`,
    path: packageFile(name, file),
  };
}

/** The value of font-family up to the fallback. */
export function stack({ family }: FontFile): string {
  return `"${family}", "${family} fallback"`;
}

/** Ordinary words, and how wide Arial sets them in ems: how much a fallback has to be stretched. */
const SAMPLE =
  'the quick brown fox jumps over the lazy dog and then some more ordinary words are read one after another in a line';
const SAMPLE_IN_ARIAL = 51.234;

/** Arial, or what stands in for it, stretched to the measures of a face. */
export function fallback({ family, path }: FontFile): string {
  // a file of one face is a Font, never a collection
  const font = create(readFileSync(path)) as Font;
  const stretch = font.layout(SAMPLE).advanceWidth / font.unitsPerEm / SAMPLE_IN_ARIAL;
  const share = (units: number) => `${((units / font.unitsPerEm / stretch) * 100).toFixed(2)}%`;
  return `@font-face {
  font-family: "${family} fallback";
  src: local("Arial"), local("Liberation Sans"), local("Helvetica");
  size-adjust: ${(stretch * 100).toFixed(2)}%;
  ascent-override: ${share(font.ascent)};
  descent-override: ${share(-font.descent)};
  line-gap-override: ${share(font.lineGap)};
}`;
}

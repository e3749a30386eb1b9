/** Palette and type of content/house.yaml as styles of every page: `virtual:house.css`, and `virtual:house-fonts`. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { House } from '../definition/house-schema.ts';
import { CONTENT, readHouse } from '../node/content.ts';
import { type FontFile, fallback, fontFile, stack } from './typeface.ts';

const STYLES = 'virtual:house.css';
const FONTS = 'virtual:house-fonts';

/** Lets pages import both; an edit of house.yaml shows at once in dev. */
export function houseStyles(): Plugin {
  return {
    name: 'gutterfold-house',
    resolveId: (id) => (id === STYLES || id === FONTS ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${STYLES}` && id !== `\0${FONTS}`) return;
      this.addWatchFile(join(CONTENT, 'house.yaml'));
      return id === `\0${STYLES}` ? houseCss(readHouse()) : preloads(readHouse());
    },
  };
}

/** The stylesheet; font addresses are package paths, which the bundler follows. */
function houseCss(house: House): string {
  const { light, dark, text, display } = house;
  const [regular, headings] = [fontFile(text.font, text.regular), fontFile(display.font, display.weight)];
  return [
    ...textFiles(house).map((file) => fontFace(file)),
    fontFace(headings),
    fallback(regular),
    fallback(headings),
    `:root {\n${palette(light)}  --font-text: ${stack(regular)}, sans-serif;\n  --font-house: ${stack(headings)}, serif;\n}`,
    `@media (prefers-color-scheme: dark) {\n:root {\n${palette(dark)}}\n}`,
  ].join('\n');
}

/** Latin in all cuts; the rest of the European alphabets upright, when a page has such letters. */
function textFiles({ text: { font, regular, bold } }: House): FontFile[] {
  return [
    fontFile(font, regular),
    fontFile(font, regular, { italic: true }),
    fontFile(font, bold),
    fontFile(font, regular, { subset: 'latin-ext' }),
  ];
}

function palette({ paper, ink }: House['light']): string {
  return `  --paper: ${paper};\n  --ink: ${ink};\n`;
}

function fontFace({ family, weight, italic, range, address }: FontFile): string {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-style: ${italic ? 'italic' : 'normal'};
  font-display: swap;
  src: url("${address}") format("woff2");
  unicode-range: ${range};
}`;
}

/** Addresses of the two faces that a first view needs. */
function preloads({ text, display }: House): string {
  const file = (font: string, weight: number) => JSON.stringify(`${fontFile(font, weight).address}?url`);
  return `export { default as text } from ${file(text.font, text.regular)};
export { default as display } from ${file(display.font, display.weight)};`;
}

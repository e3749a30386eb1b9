/** game.css: a game's colours and display face as custom properties, in shades that can be read by day and by night. */
import { readable, textOn } from '../definition/colour.ts';
import type { Game, Hex } from '../definition/game.ts';
import type { House } from '../definition/house-schema.ts';
import { type FontFile, fallback, fontFile, stack } from './typeface.ts';

/** Non-text colour (lines, marks, shapes) has to hold 3 : 1. */
const SHAPE_CONTRAST = 3;

/** The game's display type. */
export function displayFont({ theme: { display } }: Game): FontFile {
  return fontFile(display.font, display.weight);
}

/** Name of its file under /fonts/. */
export function fontName({ address }: FontFile): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

/** The stylesheet of one game, to be read on the house's papers. */
export function gameCss(game: Game, { light, dark }: House): string {
  const font = displayFont(game);
  return [
    rule('@font-face', [
      `font-family: "${font.family}"`,
      `font-weight: ${font.weight}`,
      'font-display: swap',
      `src: url("../../fonts/${fontName(font)}") format("woff2")`,
    ]),
    fallback(font),
    rule(':root', [
      `--font-display: ${stack(font)}, var(--font-house)`,
      ...ground('accent', accent(game), game),
      `--cover-shape: ${coverColours(game).shape}`,
      `--game-paper: ${game.theme.paper}`,
      `--game-ink: ${game.theme.ink}`,
      ...seats(game).flatMap(({ seat, colour }) => [...ground(`seat-${seat}`, colour, game)]),
      ...shades(game, light.paper),
    ]),
    // lets one rule colour whatever belongs to a seat
    ...seats(game).map(({ seat }) =>
      rule(`[data-seat="${seat}"]`, [
        `--seat: var(--seat-${seat})`,
        `--seat-ground: var(--seat-${seat}-ground)`,
        `--on-seat: var(--on-seat-${seat})`,
      ]),
    ),
    `@media (prefers-color-scheme: dark) {\n${rule(':root', shades(game, dark.paper))}}\n`,
  ].join('\n');
}

/** A colour as ground of buttons and bands, with the text that reads on it. */
function ground(name: string, colour: Hex, { theme }: Game): string[] {
  const text = textOn(colour, theme.ink);
  return [`--${name}-ground: ${readable(colour, text)}`, `--on-${name}: ${text}`];
}

/** Accents as text and lines on the house's paper. */
function shades(game: Game, paper: Hex): string[] {
  return [
    `--accent: ${readable(accent(game), paper)}`,
    ...seats(game).map(({ seat, colour }) => `--seat-${seat}: ${readable(colour, paper)}`),
    ...Object.entries(game.theme.colours).map(
      ([name, colour]) => `--colour-${name}: ${readable(colour, paper, SHAPE_CONTRAST)}`,
    ),
  ];
}

/** The cover's ground is the game's first colour on the site. */
function accent(game: Game): Hex {
  return game.theme.colours[game.cover.ground] ?? game.theme.ink;
}

function seats(game: Game): { seat: string; colour: Hex }[] {
  return Object.entries(game.seats).map(([seat, look]) => ({
    seat,
    colour: game.theme.colours[look.colour] ?? game.theme.ink,
  }));
}

function rule(selector: string, declarations: readonly string[]): string {
  return `${selector} {\n${declarations.map((declaration) => `  ${declaration};\n`).join('')}}\n`;
}

/** The poster: text that reads on its ground, and a silhouette that leaves the text the first word. */
export function coverColours(game: Game): { ground: Hex; text: Hex; shape: Hex } {
  const ground = accent(game);
  const text = textOn(ground, game.theme.ink);
  return { ground, text, shape: text === '#ffffff' ? game.theme.ink : game.theme.paper };
}

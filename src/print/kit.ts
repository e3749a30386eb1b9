/** The kit that a face draws with: one game, in one ink, with fonts and icons at hand. */
import type { Game, Hex, Icon } from '../definition/game.ts';
import { type Problem, quote, suggest } from '../definition/problem.ts';
import type { FontKey, Form } from './display.ts';
import type { DrawnFace } from './draw-face.ts';
import type { FaceKit, Ink } from './face.ts';
import { FALLBACK_FAMILY, type Fonts } from './fonts.ts';
import { pathBox } from './path.ts';

/** The icon of that name; throws on an unknown one, naming the nearest. */
export type IconSource = (name: string) => Icon;

/** A face's kit, and what `drawFace` keeps for all faces of a game. */
export interface PrintKit extends FaceKit {
  /** Takes a problem with its line; `problem` of the kit that a face gets ends here. */
  report(problem: Problem): void;
  /** What is drawn already, by content. */
  readonly drawn: Map<string, Promise<DrawnFace>>;
}

const TEXT: FontKey = { family: FALLBACK_FAMILY, weight: 400, italic: false };
const TEXT_BOLD: FontKey = { ...TEXT, weight: 700 };
const TEXT_ITALIC: FontKey = { ...TEXT, italic: true };

/** The fonts that a game's sheets use: what `loadFonts` has to load for its kit. */
export function fontKeys(game: Game): FontKey[] {
  return [displayFont(game), TEXT, TEXT_BOLD, TEXT_ITALIC];
}

/** A kit for all faces of a game. Problems that faces find go to `report`. */
export function createKit(
  game: Game,
  ink: Ink,
  fonts: Fonts,
  icons: IconSource,
  report: (problem: Problem) => void,
): PrintKit {
  const forms = new Map<string, { icon: Icon; form: Form }>();
  return {
    game,
    ink,
    fonts,
    text: TEXT,
    textBold: TEXT_BOLD,
    textItalic: TEXT_ITALIC,
    display: displayFont(game),
    icon(name) {
      const known = forms.get(name) ?? iconForm(own(game.art, name) ?? icons(name));
      forms.set(name, known);
      return known;
    },
    colour: (name) => namedColour(game, name),
    seat: (seat) => known(game.seats, seat, 'seat'),
    problem(message) {
      throw new Error(message);
    },
    report,
    drawn: new Map(),
  };
}

function displayFont({ theme }: Game): FontKey {
  return { family: theme.display.font, weight: theme.display.weight, italic: false };
}

function iconForm(icon: Icon): { icon: Icon; form: Form } {
  const box = pathBox(icon.d) ?? { x: 0, y: 0, width: icon.width, height: icon.height };
  const form: Form = { key: `icon:${icon.name}`, box, children: [{ kind: 'path', d: icon.d, fill: 'inherit' }] };
  return { icon, form };
}

function namedColour({ theme }: Game, name: string): Hex {
  const house: Record<string, Hex> = { paper: theme.paper, ink: theme.ink, white: '#ffffff' };
  return known({ ...house, ...theme.colours }, name, 'colour');
}

function known<T>(all: Readonly<Record<string, T>>, name: string, what: string): T {
  const found = own(all, name);
  if (found !== undefined) return found;
  const hint = suggest(name, Object.keys(all));
  throw new Error(`unknown ${what} ${quote(name)}${hint === null ? '' : `; ${hint}`}`);
}

function own<T>(all: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(all, name) ? all[name] : undefined;
}

/** A kit for a game's faces with fonts and icons from the installed packages. */
import type { Game } from '../definition/game.ts';
import type { Problem } from '../definition/problem.ts';
import type { Ink } from '../print/face.ts';
import { type Fonts, loadFonts } from '../print/fonts.ts';
import { createKit, fontKeys, type PrintKit } from '../print/kit.ts';
import { packageFonts } from './fonts.ts';
import { icon } from './icons.ts';

/** Rejects where the game's display font is not installed. */
export async function loadKit(game: Game, ink: Ink, report: (problem: Problem) => void): Promise<PrintKit> {
  return createKit(game, ink, await gameFonts(game), icon, report);
}

const loaded = new Map<string, Promise<Fonts>>();

/** Opened fonts are shared by all kits that need the same. */
function gameFonts(game: Game): Promise<Fonts> {
  const keys = fontKeys(game);
  const name = JSON.stringify(keys);
  const fonts = loaded.get(name) ?? loadFonts(packageFonts, keys);
  loaded.set(name, fonts);
  return fonts;
}

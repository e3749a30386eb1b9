/** Fonts from the @fontsource packages that are installed. */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { quote, suggest } from '../definition/problem.ts';
import type { FontKey } from '../print/display.ts';
import { FALLBACK_FAMILY, type FontSource, fontId } from '../print/fonts.ts';
import { packageFile } from './root.ts';

/** In the order in which a character is looked for. */
const SUBSETS = ['latin', 'latin-ext'];

/** Static woff files: pdfkit can't read woff2. */
export const packageFonts: FontSource = {
  async load(key) {
    if (!fontNames().has(key.family)) {
      throw new Error(`unknown font ${quote(key.family)}; ${suggest(key.family, fontNames()) ?? 'no such package'}`);
    }
    const files = await Promise.all(SUBSETS.map((subset) => read(key, subset)));
    const found = files.filter((file) => file !== null);
    if (found.length === 0) throw new Error(`the font ${quote(fontId(key))} has no such weight or style`);
    return found;
  },
};

/** Families that a definition may name: the installed @fontsource packages, without their scope. */
export function fontNames(): ReadonlySet<string> {
  names ??= new Set(readdirSync(dirname(packageFile(`@fontsource/${FALLBACK_FAMILY}`, '.'))));
  return names;
}

/** The same families with their upright weights, for the check of a definition. */
export function fontWeights(): ReadonlyMap<string, readonly number[]> {
  weights ??= new Map([...fontNames()].map((family) => [family, weightsOf(family)]));
  return weights;
}

function weightsOf(family: string): number[] {
  const file = new RegExp(`^${family}-${SUBSETS[0]}-(\\d+)-normal\\.woff$`);
  const found = readdirSync(packageFile(`@fontsource/${family}`, 'files')).map((name) => file.exec(name)?.[1]);
  return found.flatMap((weight) => (weight === undefined ? [] : Number(weight))).sort((one, other) => one - other);
}

let weights: ReadonlyMap<string, readonly number[]> | undefined;
let names: ReadonlySet<string> | undefined;
const cache = new Map<string, Promise<Uint8Array | null>>();

function read(key: FontKey, subset: string): Promise<Uint8Array | null> {
  const name = `${key.family}-${subset}-${key.weight}-${key.italic ? 'italic' : 'normal'}.woff`;
  const file = cache.get(name) ?? readIfThere(packageFile(`@fontsource/${key.family}`, `files/${name}`));
  cache.set(name, file);
  return file;
}

async function readIfThere(path: string): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The silhouettes of game-icons.net, from their package. */
import { readFileSync } from 'node:fs';
import type { Icon } from '../definition/game.ts';
import { quote, suggest } from '../definition/problem.ts';
import { packageFile } from './root.ts';

interface IconSet {
  readonly width: number;
  readonly height: number;
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** Every name that a definition may use. */
export function iconNames(): ReadonlySet<string> {
  names ??= new Set(Object.keys(iconSet().icons));
  return names;
}

/** The icon of that name; throws on an unknown one, naming the nearest. */
export function icon(name: string): Icon {
  const { icons, width, height } = iconSet();
  const body = Object.hasOwn(icons, name) ? icons[name]?.body : undefined;
  if (body === undefined) {
    throw new Error(`unknown icon ${quote(name)}; ${suggest(name, iconNames()) ?? 'see https://game-icons.net'}`);
  }
  const d = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body)?.[1];
  if (d === undefined) throw new Error(`the icon ${quote(name)} is not a single path`);
  return { name, width, height, d };
}

let names: ReadonlySet<string> | undefined;
let loaded: IconSet | undefined;

function iconSet(): IconSet {
  loaded ??= JSON.parse(readFileSync(packageFile('@iconify-json/game-icons', 'icons.json'), 'utf8')) as IconSet;
  return loaded;
}

/** From `{ face: zone, attack: $attacks }` to a face with checked parameters, icons and colours. */
import { checkPart } from './check-part.ts';
import type { Used } from './check-used.ts';
import { HOUSE_COLOURS } from './colour.ts';
import type { SourceDocument } from './document.ts';
import type { FaceUse, Seat, Spot, Theme } from './game.ts';
import type { FaceKind, Known } from './known.ts';
import type { Path } from './path.ts';
import { described, type Problem, problemAt, quote, suggest } from './problem.ts';
import type { Origins, Scope } from './references.ts';
import { type ReferenceContext, replaceReferences } from './replace-references.ts';

export interface FaceContext extends ReferenceContext {
  /** game.yaml with its tables, where facts and seats stand. */
  readonly box: SourceDocument;
  readonly known: Known;
  readonly theme: Theme;
  /** Names of game-icons and of the game's own art. */
  readonly icons: ReadonlySet<string>;
  readonly seats: readonly Seat[];
  /** Icons and colours that a face was seen to use; `useFace` adds to them. */
  readonly used: Used;
}

/** Null where something is wrong with it; `problems` then says what. */
export function useFace(
  written: Readonly<Record<string, unknown>>,
  path: Path,
  scope: Scope,
  context: FaceContext,
  problems: Problem[],
): FaceUse | null {
  const { document, known } = context;
  const before = problems.length;
  const origins: Origins = new Map();
  const replaced = replaceReferences(written, scope, path, context, problems, origins);
  if (replaced === undefined) return null;
  const { face, ...params } = replaced as Record<string, unknown>;
  const kind = typeof face === 'string' && Object.hasOwn(known.faces, face) ? known.faces[face] : undefined;
  if (typeof face !== 'string' || kind === undefined) {
    const message =
      typeof face === 'string'
        ? `no face is called ${quote(face)}`
        : `expected the name of a face, not ${described(face)}`;
    const hint = typeof face === 'string' ? suggest(face, Object.keys(known.faces)) : null;
    problems.push(problemAt(document.spot([...path, 'face']), message, hint));
    return null;
  }
  if (!context.factsAreSound) return null;
  const { face: _, ...literal } = written;
  // facts that no schema has checked may hold lengths without a unit too
  const asWritten = known.facts === null ? params : literal;
  const place = { document, path, what: `face ${face}`, written: asWritten };
  const checked = checkPart(kind.params, params, place, problems);
  if (problems.length > before) return null;
  const spot = (name: string): Spot => {
    const inner = [...path, ...(pathOf(params, name) ?? [])];
    const origin = originOf(inner, origins);
    return origin === null ? document.spot(inner) : context.box.spot(origin);
  };
  checkNames(kind, checked, spot, context, problems);
  return { face, params: checked, at: document.spot(path) };
}

/** A name taken from facts is wrong there, not where it is used. */
function originOf(path: Path, origins: Origins): Path | null {
  for (let length = path.length; length > 0; length -= 1) {
    const origin = origins.get(JSON.stringify(path.slice(0, length)));
    if (origin !== undefined) return [...origin, ...path.slice(length)];
  }
  return null;
}

function checkNames(
  kind: FaceKind,
  params: unknown,
  spot: (name: string) => Spot,
  { theme, icons, seats, used }: FaceContext,
  problems: Problem[],
): void {
  for (const name of kind.icons?.(params as never) ?? []) {
    used.icons.add(name);
    if (!icons.has(name))
      problems.push(problemAt(spot(name), `no icon is called ${quote(name)}`, suggest(name, icons)));
  }
  const colours = [...Object.keys(theme.colours), ...HOUSE_COLOURS];
  for (const name of kind.colours?.(params as never) ?? []) {
    used.colours.add(name);
    if (colours.includes(name)) continue;
    problems.push(problemAt(spot(name), `no colour of the theme is called ${quote(name)}`, suggest(name, colours)));
  }
  for (const name of kind.seats?.(params as never) ?? []) {
    if (seats.includes(name)) continue;
    problems.push(problemAt(spot(name), `no seat is called ${quote(name)}`, suggest(name, seats)));
  }
}

/** Where a name stands in the parameters, as a value or as a key. */
function pathOf(value: unknown, name: string): Path | null {
  if (value === name) return [];
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const path = pathOf(inner, name);
    if (path !== null) return [Array.isArray(value) ? Number(key) : key, ...path];
  }
  return Object.hasOwn(value, name) ? [name] : null;
}

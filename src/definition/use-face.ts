/** From `{ face: zone, attack: $attacks }` to a face with checked parameters, icons and colours. */
import { checkPart } from './check-part.ts';
import type { Path, SourceDocument } from './document.ts';
import type { FaceUse, Theme } from './game.ts';
import type { FaceKind, Known } from './known.ts';
import { type Problem, problemAt, quote, suggest } from './problem.ts';
import { type Scope, substitute } from './references.ts';

export interface FaceContext {
  readonly document: SourceDocument;
  readonly known: Known;
  readonly theme: Theme;
  /** Names of game-icons and of the game's own art. */
  readonly icons: ReadonlySet<string>;
  /** False while the facts themselves are wrong: parameters made of them would be blamed for it. */
  readonly factsAreSound: boolean;
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
  const { face, ...params } = substitute(written, scope, path, (at, offset, message, hint) =>
    problems.push(problemAt(document.charSpot(at, offset), message, hint)),
  ) as Record<string, unknown>;
  if (problems.length > before) return null;
  const kind = typeof face === 'string' && Object.hasOwn(known.faces, face) ? known.faces[face] : undefined;
  if (typeof face !== 'string' || kind === undefined) {
    const hint = suggest(String(face), Object.keys(known.faces));
    problems.push(problemAt(document.spot([...path, 'face']), `no face is called ${quote(String(face))}`, hint));
    return null;
  }
  if (!context.factsAreSound) return null;
  const { face: _, ...literal } = written;
  const checked = checkPart(kind.params, params, { document, path, what: `face ${face}`, written: literal }, problems);
  if (problems.length > before) return null;
  checkNames(kind, checked, path, context, problems);
  return { face, params: checked, at: document.spot(path) };
}

/** Colours that every game has besides those of its theme. */
export const HOUSE_COLOURS = ['paper', 'ink', 'white'] as const;

function checkNames(kind: FaceKind, params: unknown, path: Path, context: FaceContext, problems: Problem[]): void {
  const { document, theme, icons } = context;
  const spot = (name: string) => document.spot([...path, ...(pathOf(params, name) ?? [])]);
  for (const name of kind.icons?.(params as never) ?? []) {
    if (!icons.has(name))
      problems.push(problemAt(spot(name), `no icon is called ${quote(name)}`, suggest(name, icons)));
  }
  const colours = [...Object.keys(theme.colours), ...HOUSE_COLOURS];
  for (const name of kind.colours?.(params as never) ?? []) {
    if (colours.includes(name)) continue;
    problems.push(problemAt(spot(name), `the theme has no colour called ${quote(name)}`, suggest(name, colours)));
  }
}

/** Where a name stands in the parameters. */
function pathOf(value: unknown, name: string): Path | null {
  if (value === name) return [];
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const path = pathOf(inner, name);
    if (path !== null) return [key, ...path];
  }
  return null;
}

/**
 * References to facts: `$name.field(each)`. `$name` is the member's fact when `name` is a list of the component's
 * `each`, else the fact of that name; `.field` steps into it; `.key` is the member's own key; `(seat)` steps in by that
 * member's key, `(cards.suit)` by what stands there (brackets would need quotes in YAML). `${…}` ends a reference inside text, `$$` is a dollar.
 */
import type { Path } from './document.ts';
import { quote, suggest } from './problem.ts';

export interface Member {
  readonly key: string;
  readonly value: unknown;
  /** Where it stands in game.yaml. */
  readonly at: Path;
}

/** Where replaced values come from: by their path in the result (as JSON), their path in game.yaml. */
export type Origins = Map<string, Path>;

export interface Scope {
  readonly facts: Readonly<Record<string, unknown>>;
  /** By the name that `each`, `seat` or `side` gives them. */
  readonly members: Readonly<Record<string, Member>>;
}

/** Called with the place of the wrong name. */
export type BadReference = (path: Path, offset: number, message: string, hint: string | null) => void;

const WORD = '[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*';
const STEPS = `${WORD}(?:\\.${WORD}|\\(${WORD}(?:\\.${WORD})*\\))*`;
const REFERENCE = new RegExp(`\\$(?:\\$|(${STEPS})|\\{(${STEPS})\\})?`, 'g');
const WHOLE = new RegExp(`^\\$(?:(${STEPS})|\\{(${STEPS})\\})$`);
const STEP = new RegExp(`^(?:\\.?(${WORD})|\\((${WORD}(?:\\.${WORD})*)\\))`);

class Unknown extends Error {
  readonly at: number;
  readonly hint: string | null;
  constructor(message: string, at: number, hint: string | null) {
    super(message);
    this.at = at;
    this.hint = hint;
  }
}

/** The value with every reference in it replaced; a text that is one reference whole becomes the raw fact. */
export function substitute(
  value: unknown,
  scope: Scope,
  path: Path,
  bad: BadReference,
  origins: Origins = new Map(),
): unknown {
  if (typeof value === 'string') return value.includes('$') ? substituteText(value, scope, path, bad, origins) : value;
  if (Array.isArray(value)) return value.map((item, index) => substitute(item, scope, [...path, index], bad, origins));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, substitute(item, scope, [...path, key], bad, origins)]),
  );
}

function substituteText(text: string, scope: Scope, path: Path, bad: BadReference, origins: Origins): unknown {
  const whole = WHOLE.exec(text);
  const attempt = (reference: string, offset: number): unknown => {
    try {
      const found = resolve(reference, scope);
      if (whole !== null) origins.set(JSON.stringify(path), found.at);
      return found.value;
    } catch (error) {
      if (!(error instanceof Unknown)) throw error;
      bad(path, offset + error.at, error.message, error.hint);
      return undefined;
    }
  };
  const only = whole?.[1] ?? whole?.[2];
  if (only !== undefined) return attempt(only, text.indexOf(only));
  return text.replace(REFERENCE, (match, plain: string | undefined, braced: string | undefined, offset: number) => {
    const reference = plain ?? braced;
    if (match === '$$') return '$';
    if (reference === undefined) {
      bad(path, offset, '$ begins a reference to a fact', 'write $$ for the dollar sign');
      return match;
    }
    const found = attempt(reference, offset + match.indexOf(reference));
    if (typeof found === 'string' || typeof found === 'number') return String(found);
    if (found !== undefined) bad(path, offset, `$${reference} is no text or number`, 'name one of its fields');
    return '';
  });
}

function resolve(reference: string, scope: Scope): { readonly value: unknown; readonly at: Path } {
  const head = STEP.exec(reference)?.[1] ?? '';
  const member = Object.hasOwn(scope.members, head) ? scope.members[head] : undefined;
  if (member === undefined && !Object.hasOwn(scope.facts, head)) {
    const names = [...Object.keys(scope.members), ...Object.keys(scope.facts)];
    throw new Unknown(`no fact is called ${quote(head)}`, 0, suggest(head, names));
  }
  let value = member === undefined ? scope.facts[head] : member.value;
  let own = member?.key;
  let path: Path = member?.at ?? ['facts', head];
  for (let at = head.length; at < reference.length; ) {
    const [step = '', field, index] = STEP.exec(reference.slice(at)) ?? [];
    const name = field ?? indexKey(index ?? '', scope, at + 1);
    // a fact may have a field called key; the member's key is meant only where it has none
    value =
      field === 'key' && own !== undefined && !has(value, 'key')
        ? own
        : stepInto(value, name, at + 1, reference.slice(0, at));
    own = undefined;
    path = [...path, name];
    at += step.length;
  }
  return { value, at: path };
}

/** `seat` is that member's key, `side` the side's value, `cards.suit` what stands there. */
function indexKey(index: string, scope: Scope, at: number): string {
  const [head = '', ...rest] = index.split('.');
  const member = Object.hasOwn(scope.members, head) ? scope.members[head] : undefined;
  if (member === undefined)
    throw new Unknown(`${quote(head)} is not in each`, at, suggest(head, Object.keys(scope.members)));
  if (rest.length === 0) return head === 'side' ? String(member.value) : member.key;
  const { value: found } = resolve(index, scope);
  if (typeof found === 'string' || typeof found === 'number') return String(found);
  throw new Unknown(`${index} is no text or number`, at, null);
}

function has(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name);
}

function stepInto(value: unknown, name: string, at: number, whole: string): unknown {
  if (has(value, name)) return (value as Readonly<Record<string, unknown>>)[name];
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  throw new Unknown(`$${whole} has no ${quote(name)}`, at, names.length === 0 ? null : suggest(name, names));
}

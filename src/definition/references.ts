/**
 * References to facts: `$name.field(each)`. `$name` is the member's fact when `name` is a list of the component's
 * `each`, else the fact of that name; `.field` steps into it; `.key` is the member's own key; `(seat)` steps in by that
 * member's key, `(cards.suit)` by what stands there (brackets would need quotes in YAML).
 *
 * `${…}` ends a reference inside text and may say how a number is told: `${wounds in words}` is three,
 * `${hold as ordinal}` third (with a capital where a sentence begins), `${number of moves}` how many entries a list or
 * record has, `${number of fire in dice.planes}` how many of them are that word. `$$` is a dollar.
 */
import type { Path } from './path.ts';
import { quote, suggest } from './problem.ts';
import { inWords, ordinal, startsSentence, withCapital } from './words.ts';

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
const REFERENCE = new RegExp(`\\$(?:\\$|(${STEPS})|\\{([^{}$]*)\\})?`, 'g');
const WHOLE = new RegExp(`^\\$(?:(${STEPS})|\\{(${STEPS})\\})$`);
const STEP = new RegExp(`^(?:\\.?(${WORD})|\\((${WORD}(?:\\.${WORD})*)\\))`);
const TOLD = new RegExp(`^(number of (?:(${WORD}) in (?!words$))?)?(${STEPS})(?: (in words|as ordinal))?$`);

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
  const only = whole?.[1] ?? whole?.[2];
  if (only === undefined) {
    return fillText(text, scope, (offset, message, hint) => bad(path, offset, message, hint)).text;
  }
  try {
    const found = resolve(only, scope);
    origins.set(JSON.stringify(path), found.at);
    return found.value;
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
    bad(path, text.indexOf(only) + error.at, error.message, error.hint);
    return undefined;
  }
}

/** A text whose references are filled in. */
export interface FilledText {
  readonly text: string;
  /** From an index into `text` to the index in the text as written that it came from. */
  writtenAt(offset: number): number;
}

/** `asText` makes a fact fit for the text that it goes into, where that has markup. */
export function fillText(
  written: string,
  scope: Scope,
  bad: (offset: number, message: string, hint: string | null) => void,
  asText: (fact: string) => string = (fact) => fact,
): FilledText {
  let text = '';
  const seams: { readonly from: number; readonly written: number; readonly length: number }[] = [];
  let at = 0;
  for (const match of written.matchAll(REFERENCE)) {
    const [reference, plain, braced] = match;
    text += written.slice(at, match.index);
    at = match.index + reference.length;
    let filled = '$';
    try {
      const form = plain === undefined ? null : / (?:in words|as ordinal)\b/y;
      if (form !== null) form.lastIndex = at;
      const unbraced = form?.exec(written);
      if (unbraced) throw new Unknown(`$${plain}${unbraced[0]} needs braces`, 0, `write \${${plain}${unbraced[0]}}`);
      if (reference !== '$$') filled = asText(told(plain ?? braced, plain === undefined, scope, text));
    } catch (error) {
      if (!(error instanceof Unknown)) throw error;
      bad(match.index + error.at, error.message, error.hint);
    }
    seams.push({ from: text.length, written: match.index, length: filled.length });
    text += filled;
    seams.push({ from: text.length, written: at, length: Number.POSITIVE_INFINITY });
  }
  text += written.slice(at);
  return {
    text,
    writtenAt(offset) {
      const seam = seams.findLast(({ from, length }) => from <= offset && length > 0);
      if (seam === undefined) return offset;
      return seam.length === Number.POSITIVE_INFINITY ? seam.written + offset - seam.from : seam.written;
    },
  };
}

/** What stands in the text for a reference; `before` is the text that leads up to it. */
function told(reference: string | undefined, braced: boolean, scope: Scope, before: string): string {
  if (reference === undefined) throw new Unknown('$ begins a reference to a fact', 0, 'write $$ for the dollar sign');
  const [, count = '', counted, steps = '', form] = TOLD.exec(reference) ?? [];
  const at = (braced ? 2 : 1) + count.length;
  if (steps === '') {
    const forms = '${hold}, ${hold in words}, ${hold as ordinal} or ${number of moves}';
    throw new Unknown(`${quote(reference)} is no reference to a fact`, at, forms);
  }
  const value = atOffset(at, () => resolve(steps, scope).value);
  const fact = count === '' ? value : atOffset(at, () => countOf(value, counted, steps));
  if (form !== undefined) {
    if (typeof fact !== 'number') throw new Unknown(`$${steps} is no number to be told ${form}`, at, null);
    const words = form === 'in words' ? inWords(fact) : ordinal(fact);
    return startsSentence(before) ? withCapital(words) : words;
  }
  if (typeof fact === 'string' || typeof fact === 'number') return String(fact);
  throw new Unknown(`$${steps} is no text or number`, at, 'name one of its fields, or write ${number of …}');
}

function atOffset<T>(offset: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof Unknown ? new Unknown(error.message, offset + error.at, error.hint) : error;
  }
}

/** How many entries a list or record has, or how many of them are that word. */
function countOf(value: unknown, word: string | undefined, whole: string): number {
  if (typeof value !== 'object' || value === null) throw new Unknown(`$${whole} is no list or record`, 0, null);
  const entries: unknown[] = Object.values(value);
  if (word === undefined) return entries.length;
  const words = entries.filter((entry) => typeof entry !== 'object').map(String);
  const count = words.filter((entry) => entry === word).length;
  if (count === 0) throw new Unknown(`nothing in $${whole} is ${quote(word)}`, 0, suggest(word, new Set(words)));
  return count;
}

function resolve(reference: string, scope: Scope): { readonly value: unknown; readonly at: Path } {
  const head = STEP.exec(reference)?.[1] ?? '';
  const member = Object.hasOwn(scope.members, head) ? scope.members[head] : undefined;
  if (member === undefined && !Object.hasOwn(scope.facts, head)) {
    const names = [...Object.keys(scope.members), ...Object.keys(scope.facts)];
    const hint = /^\d/.test(head) ? 'write $$ for the dollar sign' : suggest(head, names);
    throw new Unknown(`no fact is called ${quote(head)}`, 0, hint);
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

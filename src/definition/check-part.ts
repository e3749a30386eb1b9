/**
 * Holds a part of a file against its schema and turns the schema library's issues into problems with a line: what
 * was expected, what stands there, and the nearest known name.
 */
import type { core, ZodType } from 'zod';
import type { SourceDocument } from './document.ts';
import { missingUnit } from './length.ts';
import { type Path, valueAt } from './path.ts';
import { described, nearest, type Problem, problemAt, quote, suggest } from './problem.ts';
import { isLength, keysAt, schemasAt } from './schema-walk.ts';

/** Problems told of one part: nobody reads more, and a hostile file has thousands. */
const MOST = 50;

/** Where the checked value stands. */
export interface Place {
  readonly document: SourceDocument;
  readonly path: Path;
  /** Put before each message: `face "zone" of attack-red-claw`. */
  readonly what?: string;
  /** The value as written, where `value` is something made of it (references replaced). */
  readonly written?: unknown;
}

/** The library allows symbols as keys; no file has any. */
type Issue = core.$ZodIssue & { readonly path: Path };

/** The checked value, or undefined with the problems added. */
export function checkPart<T>(schema: ZodType<T>, value: unknown, place: Place, problems: Problem[]): T | undefined {
  const before = problems.length;
  const result = schema.safeParse(value, { reportInput: true });
  const issues = result.success ? [] : result.error.issues.slice(0, MOST).flatMap((issue) => flatten(issue, []));
  for (const issue of withoutEchoes(issues, schema)) problems.push(...issueProblems(issue, schema, value, place));
  bareLengths(schema, 'written' in place ? place.written : value, [], place, problems);
  return result.success && problems.length === before ? result.data : undefined;
}

/** Of a union's branches the one that got furthest tells what the author meant. */
function flatten(issue: core.$ZodIssue, base: Path): Issue[] {
  const path = [...base, ...(issue.path as Path)];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const branches = issue.errors.map((branch) => branch.flatMap((inner) => flatten(inner, path)));
    const reached = branches.filter((branch) => !branch.some((inner) => isWholeTypeError(inner, path)));
    if (reached.length > 0) return reached.reduce((best, branch) => (branch.length < best.length ? branch : best));
    const expected = branches.flat().flatMap((inner) => ('expected' in inner ? [inner.expected] : []));
    if (expected.length > 0) {
      return [
        { code: 'invalid_type', expected: [...new Set(expected)].join('|'), input: issue.input, path, message: '' },
      ];
    }
  }
  return [{ ...issue, path } as Issue];
}

/** A misspelt key is missing too: only the misspelling is told. */
function withoutEchoes(issues: readonly Issue[], schema: ZodType): Issue[] {
  const meant = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const known = keysAt(schema, issue.path);
    for (const key of issue.keys.slice(0, MOST)) meant.add(JSON.stringify([...issue.path, nearest(key, known)]));
  }
  return issues.filter(({ path, code }) => code === 'unrecognized_keys' || !meant.has(JSON.stringify(path)));
}

function isWholeTypeError(issue: Issue, path: Path): boolean {
  return issue.code === 'invalid_type' && issue.path.length === path.length;
}

function issueProblems(issue: Issue, schema: ZodType, value: unknown, place: Place): Problem[] {
  const { document } = place;
  const path = [...place.path, ...issue.path];
  const say = (message: string) => (place.what === undefined ? message : `${place.what}: ${message}`);
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, issue.path);
    return issue.keys
      .slice(0, MOST)
      .map((key) => problemAt(document.keySpot([...path, key]), say(`unknown key ${quote(key)}`), suggest(key, known)));
  }
  if (issue.code === 'invalid_key') {
    return issue.issues.map((inner) => {
      const [message, hint] = issueText(inner, issue.path.at(-1), []);
      return problemAt(document.keySpot(path), say(`the key ${message}`), hint);
    });
  }
  const input = valueAt(value, issue.path);
  if (issue.code === 'invalid_type' && input === undefined) {
    const missing = `${quote(String(issue.path.at(-1)))} is missing`;
    const at = document.keySpot(path);
    const emptyCell = at.file.endsWith('.csv') ? '; an empty cell counts as missing' : '';
    return [problemAt(at, say(missing), `expected ${typeName(issue.expected)}${emptyCell}`)];
  }
  const [message, hint] = issueText(issue, input, issue.path);
  return [problemAt(document.spot(path), say(message), hint)];
}

function issueText(issue: core.$ZodIssue, input: unknown, path: Path): [message: string, hint: string | null] {
  const key = path.findLast((step) => typeof step === 'string');
  const name = key === undefined ? '' : `${String(key)}: `;
  switch (issue.code) {
    case 'invalid_type':
      return [
        `${name}expected ${typeName(issue.expected)}, not ${described(input)}`,
        input === null ? 'a # begins a comment: a text that starts with it needs quotes' : null,
      ];
    case 'invalid_value': {
      const values = issue.values.map(String);
      const hint = typeof input === 'string' ? suggest(input, values) : null;
      return [
        `${name}expected ${values.length === 1 ? values[0] : `one of ${values.join(', ')}`}, not ${described(input)}`,
        hint,
      ];
    }
    case 'too_small':
      return [
        `${name}expected ${bound('least', issue.minimum, issue.inclusive, issue.origin)}, not ${measure(input)}`,
        null,
      ];
    case 'too_big':
      return [
        `${name}expected ${bound('most', issue.maximum, issue.inclusive, issue.origin)}, not ${measure(input)}`,
        null,
      ];
    case 'invalid_format': {
      const form = issue.pattern === undefined ? null : `expected the form ${issue.pattern}`;
      return [
        `${name}${ownMessage(issue) ?? `${described(input)} has the wrong form`}`,
        ownMessage(issue) ? null : form,
      ];
    }
    case 'invalid_union':
      return [`${name}${described(input)} has none of the forms that may stand here`, null];
    default: {
      const hint = issue.code === 'custom' && typeof issue.params?.hint === 'string' ? issue.params.hint : null;
      return [`${name}${ownMessage(issue) ?? `${described(input)} has the wrong form`}`, hint];
    }
  }
}

/** The message that the schema's author wrote; null for the library's own. */
function ownMessage(issue: core.$ZodIssue): string | null {
  return /^(Invalid|Too small|Too big|Unrecognized)\b/.test(issue.message) ? null : issue.message;
}

function bound(side: 'least' | 'most', limit: number | bigint, inclusive: boolean | undefined, origin: string): string {
  const unit = { string: ' characters', array: ' entries' }[origin] ?? '';
  if (inclusive === false) return `${side === 'least' ? 'more' : 'less'} than ${limit}${unit}`;
  return side === 'least' && limit === 1 && unit !== '' ? 'at least one' : `at ${side} ${limit}${unit}`;
}

function measure(input: unknown): string {
  if (typeof input === 'string') return input === '' ? 'an empty text' : `${input.length}`;
  return Array.isArray(input) ? `${input.length}` : described(input);
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a record (key: value)',
  record: 'a record (key: value)',
  null: 'null',
};

function typeName(expected: string): string {
  const names = expected.split('|').map((name) => TYPE_NAMES[name] ?? name);
  return [...new Set(names)].join(' or ');
}

/** Numbers written where a length belongs: checked facts hold millimetres, a file has to name its unit. */
function bareLengths(schema: ZodType, written: unknown, path: Path, place: Place, problems: Problem[]): void {
  if (typeof written === 'number') {
    if (written === 0 || !schemasAt(schema, path).some(isLength)) return;
    const { wrong, hint } = missingUnit(written);
    const message = place.what === undefined ? wrong : `${place.what}: ${wrong}`;
    problems.push(problemAt(place.document.spot([...place.path, ...path]), message, hint));
  } else if (typeof written === 'object' && written !== null) {
    for (const [key, value] of Object.entries(written)) bareLengths(schema, value, [...path, key], place, problems);
  }
}

/** What is wrong with a definition, where, and what would be right. Every message to a designer is built here. */
import { closestMatch } from 'leven';
import type { Spot } from './game.ts';

export interface Problem extends Spot {
  readonly severity: 'error' | 'warning';
  /** What is wrong: `unknown key "tittle"`. */
  readonly message: string;
  /** What would be right: `did you mean "title"?`; null where nobody can know. */
  readonly hint: string | null;
}

/** Builds an error at a spot. */
export function problemAt(spot: Spot, message: string, hint: string | null = null): Problem {
  return { file: spot.file, line: spot.line, column: spot.column, severity: 'error', message, hint };
}

/** Builds a warning at a spot: the sheets are still made. */
export function warningAt(spot: Spot, message: string, hint: string | null = null): Problem {
  return { ...problemAt(spot, message, hint), severity: 'warning' };
}

/** `did you mean "jade"?` where a name is near, else `known: …` where the list is short, else null. */
export function suggest(wrong: string, names: Iterable<string>): string | null {
  const all = [...names];
  // half of a name is meant more likely than a whole one that is spelt alike: fish is double-fish rather than fist
  const halves = all.filter((name) => wrong.length > 2 && name.split(/[-.]/).includes(wrong));
  const meant = halves.sort((one, other) => one.length - other.length)[0] ?? nearest(wrong, all);
  if (meant !== undefined) return `did you mean ${quote(meant)}?`;
  if (all.length === 0 || all.length > 24) return null;
  return `known: ${all.join(', ')}`;
}

/** The name that was probably meant. */
export function nearest(wrong: string, names: readonly string[]): string | undefined {
  return closestMatch(wrong.slice(0, 60), names, { maxDistance: Math.max(2, Math.floor(wrong.length / 3)) });
}

/** A name or value in quotes, on one line and not endless. */
export function quote(text: string): string {
  const short = text.length > 60 ? `${text.slice(0, 59)}…` : text;
  return JSON.stringify(short);
}

/** What stands there, in an author's words: `the text "abc"`, `the number 5`, `a list`, `nothing`. */
export function described(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'string') return `the text ${quote(value)}`;
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'boolean') return `${value}`;
  return Array.isArray(value) ? 'a list' : 'a record';
}

/** For the terminal: `file:line:col  error: message`, the line itself with a caret, and the hint. */
export function formatProblem(problem: Problem, text?: string): string {
  const head = `${problem.file}:${problem.line}:${problem.column} ${problem.severity}: ${printable(problem.message)}`;
  const line = text?.split(/\r\n|\r|\n/)[problem.line - 1];
  const shown = line === undefined ? [] : excerpt(line, problem);
  const hint = problem.hint === null ? [] : [`  hint: ${printable(problem.hint)}`];
  return [head, ...shown, ...hint].join('\n');
}

/** All problems in order of file and line, parted by blank lines. `texts`: the files' contents by file name. */
export function formatProblems(problems: readonly Problem[], texts: ReadonlyMap<string, string> = new Map()): string {
  return sortProblems(problems)
    .map((problem) => formatProblem(problem, texts.get(problem.file)))
    .join('\n\n');
}

/** In order of file, line and column, each once. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const once = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...once.values()].sort(
    (one, other) => compare(one.file, other.file) || one.line - other.line || one.column - other.column,
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

const EXCERPT = 110;

function excerpt(line: string, { line: number, column }: Problem): string[] {
  const from = column <= EXCERPT - 20 ? 0 : column - 40;
  const cut = printable(line.slice(from, from + EXCERPT));
  const margin = ` ${number} | `;
  return [`${margin}${cut}`, `${' '.repeat(margin.length - 2)}| ${' '.repeat(column - 1 - from)}^`];
}

/** A hostile file must not steer the terminal that shows its errors. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, ' ');
}

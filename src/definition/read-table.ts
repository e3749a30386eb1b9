/** A deck kept as a table: cards.csv, a row a card, becomes a record of facts by its `id` column. */
import { CsvError, parse } from 'csv-parse/sync';
import type { SourceDocument } from './document.ts';
import type { Spot } from './game.ts';
import { WORD } from './game-schema.ts';
import type { Path } from './path.ts';
import { type Problem, problemAt, quote, suggest } from './problem.ts';

/** In characters. */
const LARGEST = 300_000;
const COLUMN = /^[A-Za-z][A-Za-z0-9_-]*$/;

interface Cell {
  readonly value: string | number;
  readonly spot: Spot;
}

/**
 * Cells that look like numbers are numbers unless quoted, empty cells are left out. Null where the table can't be
 * read; `problems` then says why, with line and column.
 */
export function readTable(file: string, text: string, problems: Problem[]): SourceDocument | null {
  const before = problems.length;
  const start: Spot = { file, line: 1, column: 1 };
  const [head = [], ...rows] = readRows(file, text, problems);
  if (problems.length > before) return null;
  const columns = head.map(({ value }) => String(value));
  checkColumns(columns, head, start, problems);
  const idColumn = columns.indexOf('id');
  const entries = new Map<string, Record<string, string | number>>();
  const places = new Map<string, Spot>();
  for (const row of rows) {
    const id = row[idColumn];
    if (id === undefined) break;
    const key = String(id.value);
    checkId(key, id.spot, entries, problems);
    const named = row.map((cell, index) => [columns[index] ?? '', cell] as const).filter(([name]) => name !== 'id');
    const filled = named.filter(([, { value }]) => value !== '');
    entries.set(key, Object.fromEntries(filled.map(([name, { value }]) => [name, value])));
    places.set(JSON.stringify([key]), row[0]?.spot ?? start);
    for (const [name, { spot }] of named) places.set(JSON.stringify([key, name]), spot);
  }
  if (problems.length > before) return null;
  const spot = (path: Path): Spot => {
    const steps = path.map(String);
    return places.get(JSON.stringify(steps.slice(0, 2))) ?? places.get(JSON.stringify(steps.slice(0, 1))) ?? start;
  };
  // what a filled cell is called stands at the head of its column
  const keySpot = (path: Path): Spot => {
    const [key = '', name = ''] = path.map(String);
    const isFilled = entries.get(key)?.[name] !== undefined;
    return (isFilled ? head[columns.indexOf(name)]?.spot : undefined) ?? spot(path);
  };
  return { value: Object.fromEntries(entries), spot, keySpot, charSpot: spot };
}

function checkColumns(columns: readonly string[], head: readonly Cell[], start: Spot, problems: Problem[]): void {
  if (!columns.includes('id')) {
    const hint = suggest('id', columns) ?? 'the first line names the columns';
    problems.push(problemAt(start, 'the table has no column id', hint));
  }
  columns.forEach((name, index) => {
    const spot = head[index]?.spot ?? start;
    if (!COLUMN.test(name)) problems.push(problemAt(spot, `${quote(name)} is no name for a column`, 'one word'));
    else if (columns.indexOf(name) < index)
      problems.push(problemAt(spot, `the column ${quote(name)} stands here twice`));
  });
}

function checkId(key: string, spot: Spot, earlier: ReadonlyMap<string, unknown>, problems: Problem[]): void {
  if (!WORD.test(key)) problems.push(problemAt(spot, `${quote(key)} is no id`, 'lower-case words joined by -'));
  else if (earlier.has(key))
    problems.push(problemAt(spot, `the id ${quote(key)} stands here twice`, 'give each row its own'));
}

/** A row as csv-parse gives it: cells, with the text they came from and the line it ends on. */
interface ParsedRow {
  readonly record: readonly (string | number)[];
  readonly raw: string;
  readonly info: { readonly lines: number };
}

function readRows(file: string, text: string, problems: Problem[]): Cell[][] {
  const start = { file, line: 1, column: 1 };
  if (text.length > LARGEST) {
    problems.push(problemAt(start, `the table has ${text.length} characters`, `at most ${LARGEST} are read`));
    return [];
  }
  try {
    const rows: unknown = parse(text, {
      bom: true,
      info: true,
      raw: true,
      skip_empty_lines: true,
      trim: true,
      cast: (value, { quoting }) => (!quoting && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value),
    });
    return (rows as ParsedRow[]).map((row) => cellsOf(row, file));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : 1;
    const hint = 'a cell that holds a comma or a quote stands in quotes';
    problems.push(problemAt({ ...start, line }, error.message.replace(/ on line \d+/, ''), hint));
    return [];
  }
}

function cellsOf({ record, raw, info }: ParsedRow, file: string): Cell[] {
  // csv-parse counts the empty lines before a row as the row's own
  const written = raw.replace(/^(?:[ \t]*\r?\n)+/, '').replace(/\r?\n$/, '');
  const first = info.lines - (written.split('\n').length - 1);
  const starts = cellStarts(written);
  return record.map((value, index) => {
    const lines = written.slice(0, starts[index] ?? 0).split('\n');
    return { value, spot: { file, line: first + lines.length - 1, column: (lines.at(-1)?.length ?? 0) + 1 } };
  });
}

/** The index at which each cell begins in its row as written. */
function cellStarts(row: string): number[] {
  const starts = [0];
  let quoted = false;
  for (let index = 0; index < row.length; index += 1) {
    if (row[index] === '"') quoted = !quoted;
    if (row[index] === ',' && !quoted) starts.push(index + 1);
  }
  return starts;
}

/** A deck kept as a table: cards.csv, a row a card, becomes a record of facts by its `id` column. */
import { CsvError, parse } from 'csv-parse/sync';
import type { Path, SourceDocument } from './document.ts';
import type { Spot } from './game.ts';
import { WORD } from './game-schema.ts';
import { type Problem, problemAt, quote, suggest } from './problem.ts';

const LARGEST = 300_000;

/** A row as csv-parse gives it: cells, with the text they came from. */
interface Row {
  readonly record: readonly (string | number)[];
  readonly raw: string;
  readonly info: { readonly lines: number };
}

/**
 * Cells that look like numbers are numbers unless quoted, empty cells are left out. Null where the table can't be
 * read; `problems` then says why, with line and column.
 */
export function readTable(file: string, text: string, problems: Problem[]): SourceDocument | null {
  const at = (line: number, column = 1): Spot => ({ file, line, column });
  const rows = parseRows(text, at, problems);
  if (rows === null) return null;
  const before = problems.length;
  const [head, ...body] = rows;
  const columns = head?.record.map(String) ?? [];
  const startOf = (row: Row) => row.info.lines - (row.raw.replace(/\r?\n$/, '').split(/\r\n|\r|\n/).length - 1);
  if (!columns.includes('id')) {
    problems.push(
      problemAt(at(1), 'the table has no column id', suggest('id', columns) ?? 'the first line names the columns'),
    );
  }
  columns.forEach((name, index) => {
    const spot = at(1, cellColumn(head?.raw ?? '', index));
    if (name === '') problems.push(problemAt(spot, 'this column has no name'));
    else if (columns.indexOf(name) < index)
      problems.push(problemAt(spot, `the column ${quote(name)} stands here twice`));
  });
  const places = new Map<string, Spot>();
  const entries = new Map<string, Record<string, string | number>>();
  for (const row of body) {
    const cells = columns.map((name, index) => ({
      name,
      value: row.record[index] ?? '',
      spot: at(startOf(row), cellColumn(row.raw, index)),
    }));
    const id = cells.find(({ name }) => name === 'id');
    const key = String(id?.value ?? '');
    if (id === undefined) continue;
    if (!WORD.test(key)) problems.push(problemAt(id.spot, `${quote(key)} is no id`, 'lower-case words joined by -'));
    else if (entries.has(key))
      problems.push(problemAt(id.spot, `the id ${quote(key)} stands here twice`, 'give each row its own'));
    const facts = cells.filter(({ name, value }) => name !== 'id' && value !== '');
    entries.set(key, Object.fromEntries(facts.map(({ name, value }) => [name, value])));
    places.set(JSON.stringify([key]), at(startOf(row)));
    for (const { name, spot } of cells) places.set(JSON.stringify([key, name]), spot);
  }
  if (problems.length > before) return null;
  const spot = (path: Path): Spot => {
    const steps = path.map(String);
    return places.get(JSON.stringify(steps.slice(0, 2))) ?? places.get(JSON.stringify(steps.slice(0, 1))) ?? at(1);
  };
  return { value: Object.fromEntries(entries), spot, keySpot: spot, charSpot: spot };
}

function parseRows(text: string, at: (line: number) => Spot, problems: Problem[]): Row[] | null {
  if (text.length > LARGEST) {
    problems.push(problemAt(at(1), `the table has ${text.length} characters`, `at most ${LARGEST} are read`));
    return null;
  }
  try {
    return parse(text, {
      bom: true,
      info: true,
      raw: true,
      skip_empty_lines: true,
      trim: true,
      cast: (value, { quoting }) => (!quoting && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value),
    }) as unknown as Row[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : 1;
    problems.push(
      problemAt(
        at(line),
        error.message.replace(/ on line \d+/, ''),
        'a cell that holds a comma or a quote stands in quotes',
      ),
    );
    return null;
  }
}

/** The column, from 1, at which a cell begins in its row as written. */
function cellColumn(raw: string, cell: number): number {
  let quoted = false;
  let passed = 0;
  for (let index = 0; index < raw.length && passed < cell; index += 1) {
    if (raw[index] === '"') quoted = !quoted;
    if (raw[index] === ',' && !quoted) passed += 1;
    if (passed === cell) return index + 2;
  }
  return 1;
}

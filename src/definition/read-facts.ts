/** The facts of game.yaml: tables taken in, then held against the game's own schema. */
import type { ZodType } from 'zod';
import { checkPart } from './check-part.ts';
import type { SourceDocument } from './document.ts';
import type { Path } from './path.ts';
import { type Problem, problemAt, quote, suggest } from './problem.ts';
import { readTable } from './read-table.ts';

type Facts = Readonly<Record<string, unknown>>;

export interface ReadFacts {
  /** As written where they are not sound. */
  readonly facts: Facts;
  /** They fit the schema. */
  readonly sound: boolean;
  /** game.yaml, with a table's cells standing in for its facts. */
  readonly document: SourceDocument;
}

/** What the facts' own files are, and what they are told by. */
export interface FactsSource {
  readonly box: SourceDocument;
  /** All files of the game's folder, by path in it. */
  readonly files: ReadonlyMap<string, string>;
  /** The name of a file in problems. */
  readonly pathOf: (file: string) => string;
}

/** `schema` null: anything goes. */
export function readFacts(written: Facts, source: FactsSource, schema: ZodType | null, problems: Problem[]): ReadFacts {
  const before = problems.length;
  const tables = new Map<string, SourceDocument>();
  for (const [name, value] of Object.entries(written)) {
    const table = typeof value === 'string' && value.endsWith('.csv') ? takeTable(name, value, source, problems) : null;
    if (table !== null) tables.set(name, table);
  }
  const facts = { ...written, ...Object.fromEntries([...tables].map(([name, { value }]) => [name, value])) };
  const document = withTables(source.box, tables);
  if (problems.length > before) return { facts, sound: false, document };
  if (schema === null) return { facts, sound: true, document };
  const checked = checkPart(schema, facts, { document, path: ['facts'] }, problems);
  return isRecord(checked) ? { facts: checked, sound: true, document } : { facts, sound: false, document };
}

function takeTable(name: string, file: string, source: FactsSource, problems: Problem[]): SourceDocument | null {
  const text = source.files.get(file);
  if (text !== undefined) return readTable(source.pathOf(file), text, problems);
  const tables = [...source.files.keys()].filter((other) => other.endsWith('.csv'));
  const message = `no table ${quote(file)} in this folder`;
  problems.push(problemAt(source.box.spot(['facts', name]), message, suggest(file, tables)));
  return null;
}

/** A problem in a table's cell points into the table. */
function withTables(box: SourceDocument, tables: ReadonlyMap<string, SourceDocument>): SourceDocument {
  const owner = (path: Path) => {
    const table = path[0] === 'facts' ? tables.get(String(path[1])) : undefined;
    return table === undefined ? { document: box, inner: path } : { document: table, inner: path.slice(2) };
  };
  const spotBy = (way: 'spot' | 'keySpot') => (path: Path) => {
    const { document, inner } = owner(path);
    return document[way](inner);
  };
  return {
    value: box.value,
    spot: spotBy('spot'),
    keySpot: spotBy('keySpot'),
    charSpot(path, offset) {
      const { document, inner } = owner(path);
      return document.charSpot(inner, offset);
    },
  };
}

function isRecord(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

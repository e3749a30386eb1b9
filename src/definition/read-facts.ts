/** The facts of game.yaml: tables taken in, then held against the game's own schema. */
import type { ZodType } from 'zod';
import { checkPart } from './check-part.ts';
import type { Path, SourceDocument } from './document.ts';
import { type Problem, problemAt, quote, suggest } from './problem.ts';
import { readTable } from './read-table.ts';

type Facts = Readonly<Record<string, unknown>>;

/** `sound` is false where they don't fit the schema; `facts` are then as written. */
export function readFacts(
  written: Facts,
  box: SourceDocument,
  pathOf: (file: string) => string,
  files: ReadonlyMap<string, string>,
  schema: ZodType | null,
  problems: Problem[],
): { readonly facts: Facts; readonly sound: boolean } {
  const before = problems.length;
  const tables = new Map<string, SourceDocument>();
  for (const [name, value] of Object.entries(written)) {
    if (typeof value !== 'string' || !value.endsWith('.csv')) continue;
    const text = files.get(value);
    const names = [...files.keys()].filter((file) => file.endsWith('.csv'));
    const table = text === undefined ? null : readTable(pathOf(value), text, problems);
    if (text === undefined)
      problems.push(
        problemAt(box.spot(['facts', name]), `no table ${quote(value)} in this folder`, suggest(value, names)),
      );
    if (table !== null) tables.set(name, table);
  }
  const facts = { ...written, ...Object.fromEntries([...tables].map(([name, { value }]) => [name, value])) };
  if (problems.length > before) return { facts, sound: false };
  if (schema === null) return { facts, sound: true };
  const checked = checkPart(schema, facts, { document: withTables(box, tables), path: ['facts'] }, problems);
  return isRecord(checked) ? { facts: checked, sound: true } : { facts, sound: false };
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

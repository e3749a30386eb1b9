/**
 * Setting up a position by hand: pure changes along the paths that a table's areas and items name. Nothing is
 * forbidden here; what is wrong with the result is said by `check`. Lists whose order means nothing stay sorted.
 */
import { valueAt } from '../definition/path.ts';
import type { Item, ItemsArea, Place, TrayItem } from '../definition/table.ts';
import type { Field } from './fields.ts';
import { same } from './same.ts';
import type { AnyReferee, Edit, Path, Position, Remark } from './types.ts';

/** The position with these values at these paths; undefined removes. */
export function edit(rules: AnyReferee, position: Position, edits: readonly Edit[]): Position {
  return edits.reduce<Position>(
    (edited, { path, value }) => written(rules.fields, edited, path, value) as Position,
    position,
  );
}

/** The one-click mend of a fault; the position as it is where none is known. */
export function mend(rules: AnyReferee, position: Position, fault: Remark): Position {
  return edit(rules, position, fault.mend ?? []);
}

/** A piece from the tray, laid on a square or into an area. Null: this piece can't lie there. */
export function put(
  rules: AnyReferee,
  position: Position,
  piece: TrayItem,
  target: Place | ItemsArea,
): Position | null {
  if (piece.cellPath !== undefined && target.word !== undefined) {
    return edit(rules, position, [{ path: piece.cellPath, value: target.word }]);
  }
  const strange = piece.path !== undefined && !same(piece.path, target.path);
  if (target.path === undefined || strange) return null;
  const path = piece.beside === undefined ? target.path : [...target.path.slice(0, -1), piece.beside];
  return laid(rules, position, piece.word, path);
}

/** A piece on the table, laid somewhere else. Null: this piece can't lie there. */
export function move(rules: AnyReferee, position: Position, item: Item, target: Place | ItemsArea): Position | null {
  if (item.cellPath !== undefined && target.word !== undefined) {
    return edit(rules, position, [{ path: item.cellPath, value: target.word }]);
  }
  if (item.path === undefined || target.path === undefined) return null;
  const word = valueAt(position, item.path);
  const taken = remove(rules, position, item);
  return typeof word !== 'string' || taken === null ? null : laid(rules, taken, word, target.path);
}

/** A piece taken off the table. Null: this one always lies there. */
export function remove(rules: AnyReferee, position: Position, item: Item): Position | null {
  if (item.path === undefined) return null;
  const inList = Array.isArray(valueAt(position, item.path.slice(0, -1)));
  const field = fieldAt(rules.fields, item.path);
  if (!inList && field?.nullable !== true) return null;
  return edit(rules, position, [{ path: item.path, value: inList ? undefined : null }]);
}

/** A piece turned to the next value of its field. Null: it can't be turned. */
export function turn(rules: AnyReferee, position: Position, item: Item): Position | null {
  return item.turnPath === undefined ? null : stepped(rules, position, item.turnPath);
}

/** A piece turned over. Null: it can't be. */
export function flip(rules: AnyReferee, position: Position, item: Item): Position | null {
  return item.flipPath === undefined ? null : stepped(rules, position, item.flipPath);
}

/** The next value of a word, number, flag or seat at `path`, back to the first after the last. */
export function stepped(rules: AnyReferee, position: Position, path: Path): Position | null {
  const field = fieldAt(rules.fields, path, position);
  const values = field === null ? [] : valuesOf(field);
  if (values.length === 0) return null;
  const index = values.indexOf(valueAt(position, path) as string);
  return edit(rules, position, [{ path, value: values[(index + 1) % values.length] }]);
}

/** The field that declares what stands at `path`, or null where nothing may. */
export function fieldAt(fields: Field, path: Path, position: unknown = null): Field | null {
  return path.reduce<Field | null>((field, key) => {
    if (field?.kind === 'object') return Object.hasOwn(field.fields, key) ? (field.fields[key] ?? null) : null;
    if (field?.kind === 'map') {
      const keys = typeof field.keys !== 'function' ? field.keys : position === null ? [key] : field.keys(position);
      return keys.includes(String(key)) ? field.of : null;
    }
    return field?.kind === 'list' && typeof key === 'number' ? field.of : null;
  }, fields);
}

function laid(rules: AnyReferee, position: Position, word: string, path: Path): Position | null {
  const value = valueAt(position, path);
  const field = fieldAt(rules.fields, path, position);
  if (field?.kind === 'list') {
    return allows(field.of, word)
      ? edit(rules, position, [{ path: [...path, (value as unknown[]).length], value: word }])
      : null;
  }
  if (field === null || !allows(field, word)) return null;
  return edit(rules, position, [{ path, value: field.kind === 'number' ? Number(word) : word }]);
}

function allows(field: Field, word: string): boolean {
  if (field.kind === 'number') return /^\d+$/.test(word) && Number(word) >= field.from && Number(word) <= field.to;
  return field.kind !== 'word' || field.values.includes(word);
}

function valuesOf(field: Field): readonly unknown[] {
  const values: readonly unknown[] =
    field.kind === 'word'
      ? field.values
      : field.kind === 'flag'
        ? [false, true]
        : field.kind === 'number' && field.to - field.from < 100
          ? Array.from({ length: field.to - field.from + 1 }, (_, index) => field.from + index)
          : [];
  return field.nullable === true && values.length > 0 ? [null, ...values] : values;
}

/** A copy of `value` along the path; a sorted list that it passes is sorted again. */
function written(field: Field | null, value: unknown, path: Path, to: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return to;
  const inner = field === null ? null : fieldAt(field, [key]);
  if (Array.isArray(value)) {
    const list: unknown[] = [...value];
    if (rest.length === 0 && to === undefined) list.splice(key as number, 1);
    else list[key as number] = written(inner, list[key as number], rest, to);
    return field?.kind === 'list' && field.sorted ? list.sort() : list;
  }
  const object: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  if (rest.length === 0 && to === undefined) delete object[key];
  else object[key] = written(inner, object[key], rest, to);
  return object;
}

/** Where a value stands in plain data: a part of a file, a field of a position. */

/** Keys of records and indexes of lists, from the outside in: `['dragons', 'red', 'tokens', 2]`. */
export type Path = readonly (string | number)[];

/** The value at the path, undefined where there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  let at = value;
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Record<string | number, unknown>)[step];
  }
  return at;
}

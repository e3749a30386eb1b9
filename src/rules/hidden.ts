/** Behind the curtain: a position as somebody sees it. */
import type { Field } from './fields.ts';
import type { Path } from './types.ts';

/** What stands for a value that is not seen. */
export const UNSEEN = '?';

/** The value with '?' for whatever its field allows to be hidden and `maySee` doesn't show. Lists keep their length. */
export function hidden(field: Field, value: unknown, maySee: (path: Path) => boolean, path: Path = []): unknown {
  if (value === null) return null;
  if (field.hideable === true && !maySee(path)) return UNSEEN;
  const inner = (of: Field, key: string | number, one: unknown) => hidden(of, one, maySee, [...path, key]);
  switch (field.kind) {
    case 'list':
      return (value as readonly unknown[]).map((one, index) => inner(field.of, index, one));
    case 'map':
      return mapped(value, (key, one) => inner(field.of, key, one));
    case 'object':
      return mapped(value, (key, one) => {
        const of = Object.hasOwn(field.fields, key) ? field.fields[key] : undefined;
        return of === undefined ? one : inner(of, key, one);
      });
    default:
      return value;
  }
}

function mapped(value: unknown, change: (key: string, one: unknown) => unknown): unknown {
  return Object.fromEntries(Object.entries(value as object).map(([key, one]) => [key, change(key, one)]));
}

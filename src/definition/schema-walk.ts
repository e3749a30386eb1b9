/** Looks inside a zod schema: which keys may stand at a path, and whether a length does. */
import type { core, ZodType } from 'zod';
import type { Path } from './path.ts';

type AnySchema = ZodType | core.$ZodType;

interface Definition {
  readonly type: string;
  readonly innerType?: AnySchema;
  readonly in?: AnySchema;
  readonly options?: readonly AnySchema[];
  readonly left?: AnySchema;
  readonly right?: AnySchema;
  readonly shape?: Readonly<Record<string, AnySchema>>;
  readonly keyType?: AnySchema;
  /** Of an enum. */
  readonly entries?: Readonly<Record<string, string | number>>;
  readonly valueType?: AnySchema;
  readonly element?: AnySchema;
  readonly items?: readonly AnySchema[];
  readonly rest?: AnySchema | null;
  readonly catchall?: AnySchema;
  readonly getter?: () => AnySchema;
}

/** The keys that an object at the path may have, for «did you mean». */
export function keysAt(schema: AnySchema, path: Path): string[] {
  return schemasAt(schema, path).flatMap((found) => {
    const { shape = {}, keyType } = definition(found);
    const words = keyType === undefined ? {} : (definition(keyType).entries ?? {});
    return [...Object.keys(shape), ...Object.values(words).map(String)];
  });
}

/** Every schema that a value at the path may be held against; wrappers and unions are opened. */
export function schemasAt(schema: AnySchema, path: Path): AnySchema[] {
  let schemas = open(schema);
  for (const step of path) schemas = schemas.flatMap((outer) => children(outer, step)).flatMap(open);
  return schemas;
}

/** Every field with what its schema says of it: `sections.*.title`, «As it stands above its clauses». */
export function fieldsOf(schema: AnySchema, path = ''): { readonly path: string; readonly description: string }[] {
  return open(schema).flatMap((found) => {
    const { shape = {}, valueType, element } = definition(found);
    const inner = [valueType, element]
      .filter((part) => part !== undefined)
      .flatMap((part) => fieldsOf(part, `${path}*.`));
    const fields = Object.entries(shape).flatMap(([name, field]) => [
      { path: `${path}${name}`, description: descriptionOf(field) },
      ...fieldsOf(field, `${path}${name}.`),
    ]);
    return [...fields, ...inner];
  });
}

/** Its own, or that of what it wraps. */
function descriptionOf(schema: AnySchema): string {
  const own = 'meta' in schema ? schema.meta()?.description : undefined;
  const { innerType, in: input } = definition(schema);
  const wrapped = innerType ?? input;
  return own ?? (wrapped === undefined ? '' : descriptionOf(wrapped));
}

export function isLength(schema: AnySchema): boolean {
  return 'meta' in schema && schema.meta()?.unit === 'mm';
}

function definition(schema: AnySchema): Definition {
  return schema._zod.def as unknown as Definition;
}

function open(schema: AnySchema): AnySchema[] {
  if (isLength(schema)) return [schema];
  const { type, innerType, in: input, options, left, right, getter } = definition(schema);
  if (type === 'lazy' && getter) return open(getter());
  const inner = [innerType, input, ...(options ?? []), left, right].filter((part) => part !== undefined);
  return inner.length === 0 ? [schema] : inner.flatMap(open);
}

function children(schema: AnySchema, step: PropertyKey): AnySchema[] {
  const { shape, valueType, element, items, rest, catchall } = definition(schema);
  const own = shape && Object.hasOwn(shape, step) ? shape[String(step)] : catchall;
  const item = items?.[Number(step)] ?? rest ?? undefined;
  return [own, valueType, element, item].filter((part) => part !== undefined);
}

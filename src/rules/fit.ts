/** Holds a foreign value against the declared fields. What doesn't fit is a fault like any other, with its path. */
import type { Field } from './fields.ts';
import { UNSEEN } from './hidden.ts';
import { isSorted } from './multiset.ts';
import { atField, isRemark, mending, remark } from './remark.ts';
import { nearest, shown, spoken } from './text.ts';
import type { AnyReferee, Edit, Path, Remark } from './types.ts';

export interface Fit {
  readonly remarks: readonly Remark[];
  /** Every part is there, of the right kind, and every word is known: the position can be judged and drawn. */
  readonly sound: boolean;
}

interface Misfit {
  readonly remark: Remark;
  /** Nobody could go on with such a value. */
  readonly breaks: boolean;
}

interface Context {
  readonly rules: AnyReferee;
  /** The whole position, for keys that depend on it. */
  readonly position: unknown;
  /** The position is a view, in which hideable fields may be '?'. */
  readonly hidden: boolean;
}

/** Lists longer than this belong to no game and are not looked into. */
const LONGEST_LIST = 1000;
/** Foreign keys told of, so that a hostile object gives no endless list. */
const MOST_FOREIGN = 20;

/** `hidden`: the value is a view, in which hideable fields may be '?'. */
export function fitFields(rules: AnyReferee, position: unknown, hidden = false): Fit {
  const found = [...misfits(rules.fields, position, [], { rules, position, hidden })];
  return { remarks: found.map((one) => one.remark), sound: !found.some((one) => one.breaks) };
}

function* misfits(field: Field, value: unknown, path: Path, context: Context): Generator<Misfit> {
  if (value === null && field.nullable === true) return;
  if (value === UNSEEN && field.hideable === true && context.hidden) return;
  switch (field.kind) {
    case 'object':
      yield* parts(field, field.fields, value, path, context);
      break;
    case 'map': {
      const keys = typeof field.keys === 'function' ? field.keys(context.position) : field.keys;
      yield* parts(field, Object.fromEntries(keys.map((key) => [key, field.of])), value, path, context);
      break;
    }
    case 'list':
      yield* items(field, value, path, context);
      break;
    case 'word': {
      if (typeof value === 'string' && field.values.includes(value)) break;
      const [like] = typeof value === 'string' ? nearest(value, field.values, 1) : [];
      const wanted =
        field.values.length > 12 ? `a word such as ${like ?? field.values[0]}` : spoken(field.values, 'or');
      yield broken(
        field,
        path,
        `must be ${wanted}, not ${shown(value)}.`,
        like === undefined ? {} : mending(path, like),
      );
      break;
    }
    case 'number':
      yield* numbers(field, value, path);
      break;
    case 'flag':
      if (typeof value !== 'boolean') yield broken(field, path, `must be true or false, not ${shown(value)}.`);
      break;
    case 'action': {
      const reading = typeof value === 'string' ? context.rules.read(value) : null;
      if (reading === null) yield broken(field, path, `must be the text of an action, not ${shown(value)}.`);
      else if (isRemark(reading)) yield misfit(field, path, `is no action: ${reading.message}`, mending(path, null));
      break;
    }
    case 'outcome':
      if (!isOutcome(value)) yield broken(field, path, 'must be null or have result, winners and by.');
      break;
  }
}

type Fields = Readonly<Record<string, Field>>;

function* parts(field: Field, fields: Fields, value: unknown, path: Path, context: Context): Generator<Misfit> {
  const keys = Object.keys(fields);
  const needed = `Needed: ${spoken(keys)}.`;
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    yield broken(field, path, `must be an object, not ${shown(value)}.`, { hint: needed });
    return;
  }
  for (const [key, part] of Object.entries(fields)) {
    if (Object.hasOwn(value, key)) yield* misfits(part, value[key as keyof typeof value], [...path, key], context);
    else yield broken(field, [...path, key], 'is missing.', { hint: needed });
  }
  const foreign = Object.keys(value).filter((key) => !keys.includes(key));
  for (const key of foreign.slice(0, MOST_FOREIGN)) {
    const hint = `Take it out. ${needed}`;
    yield misfit(field, [...path, key], 'does not belong here.', { hint, ...mending([...path, key], undefined) });
  }
}

function* items(field: Field & { kind: 'list' }, value: unknown, path: Path, context: Context): Generator<Misfit> {
  if (!Array.isArray(value) || value.length > LONGEST_LIST) {
    yield broken(field, path, `must be a list, not ${Array.isArray(value) ? 'one so long' : shown(value)}.`);
    return;
  }
  for (const [index, item] of value.entries()) yield* misfits(field.of, item, [...path, index], context);
  if (!value.every((item) => typeof item === 'string')) return;
  const unique = field.unique ? [...new Set(value)] : value;
  const mended = mending(path, field.sorted ? unique.toSorted() : unique);
  if (unique.length < value.length) {
    yield misfit(field, path, 'names something twice.', { hint: 'Each may stand there once at most.', ...mended });
  }
  if (field.sorted && !isSorted(value)) {
    yield misfit(field, path, 'must be in alphabetical order.', { hint: 'The order means nothing here.', ...mended });
  }
}

function* numbers(field: Field & { kind: 'number' }, value: unknown, path: Path): Generator<Misfit> {
  if (!Number.isSafeInteger(value)) {
    yield broken(field, path, `must be a whole number, not ${shown(value)}.`);
    return;
  }
  const near = Math.min(Math.max(value as number, field.from), field.to);
  if (near === value) return;
  const range = field.to === Number.MAX_SAFE_INTEGER ? `at least ${field.from}` : `from ${field.from} to ${field.to}`;
  yield misfit(field, path, `must be ${range}, not ${shown(value)}.`, mending(path, near));
}

function isOutcome(value: unknown): boolean {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  const { result, winners, by, scores = {}, ...rest } = value as Record<string, unknown>;
  return (
    (result === 'win' || result === 'draw') &&
    isWords(winners) &&
    isWords(by) &&
    scores !== null &&
    typeof scores === 'object' &&
    Object.values(scores).every((score) => Number.isSafeInteger(score)) &&
    Object.keys(rest).length === 0
  );
}

function isWords(value: unknown): boolean {
  return Array.isArray(value) && value.length < 100 && value.every((word) => typeof word === 'string');
}

interface Extras {
  readonly hint?: string;
  readonly mend?: readonly Edit[];
}

function misfit(field: Field, path: Path, message: string, extras: Extras = {}, breaks = false): Misfit {
  const where = path.length === 0 ? 'The position' : path.map((key) => String(key).slice(0, 40)).join('.');
  const told = { hint: field.help, ...extras, spots: [atField(...path)] };
  return { remark: remark(field.clause, `${where} ${message}`, told), breaks };
}

function broken(field: Field, path: Path, message: string, extras: Extras = {}): Misfit {
  return misfit(field, path, message, extras, true);
}

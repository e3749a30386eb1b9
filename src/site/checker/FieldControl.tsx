/** One control for every kind of field a position may have: no game writes a form of its own. */
import { valueAt } from '../../definition/path.ts';
import type { Field } from '../../rules/fields.ts';
import type { AnyReferee, Path, Position } from '../../rules/types.ts';
import { ActionField } from './ActionField.tsx';
import { plainWord } from './labels.ts';
import type { Lit } from './lit.ts';
import { OutcomeControl } from './OutcomeControl.tsx';
import type { Seats } from './SeatMark.tsx';

export interface ControlProps {
  readonly field: Field;
  readonly path: Path;
  /** The whole position as entered: it may be foreign. */
  readonly root: unknown;
  /** The same, where it can be drawn. */
  readonly position: Position | null;
  readonly rules: AnyReferee;
  /** What stands at this path is laid by hand: no control for it. */
  readonly onTable?: (path: Path) => boolean;
  readonly set: (path: Path, value: unknown) => void;
  readonly lit: Lit;
  readonly seats: Seats;
}

export function FieldControl(props: ControlProps) {
  const { field, root } = props;
  if (isLeftOut(props)) return null;
  switch (field.kind) {
    case 'object':
      return <Group {...props} parts={partsOf(field, root)} />;
    case 'map': {
      const parts = partsOf(field, root).map(([key, of]) => [key, { ...of, label: nameOf(key, props.seats) }] as const);
      return <Group {...props} parts={parts} />;
    }
    case 'list':
      return <ListControl {...props} field={field} />;
    case 'word':
      return <Select {...props} values={field.values} />;
    case 'number':
      return <NumberControl {...props} field={field} />;
    case 'flag':
      return <FlagControl {...props} />;
    case 'action':
      return <ActionField {...props} />;
    case 'outcome':
      return <OutcomeControl {...props} />;
  }
}

/** Nothing to set here: it is laid by hand, can be but one word, or is made of nothing but such. */
function isLeftOut({ field, path, root, onTable }: Pick<ControlProps, 'field' | 'path' | 'root' | 'onTable'>): boolean {
  if (onTable?.(path)) return true;
  if (field.kind === 'word') return field.values.length === 1 && valueAt(root, path) === field.values[0];
  if (field.kind !== 'object' && field.kind !== 'map') return false;
  return partsOf(field, root).every(([key, of]) =>
    isLeftOut({ field: of, path: [...path, key], root, ...(onTable && { onTable }) }),
  );
}

function partsOf(field: Field & { kind: 'object' | 'map' }, root: unknown): readonly (readonly [string, Field])[] {
  if (field.kind === 'object') return Object.entries(field.fields);
  const keys = typeof field.keys === 'function' ? field.keys(root) : field.keys;
  return keys.map((key) => [key, field.of]);
}

const nameOf = (key: string, seats: Seats): string => seats[key]?.name ?? plainWord(key);

/** How deep groups are framed: the position itself needs no frame. */
function Group({ parts, ...props }: ControlProps & { parts: readonly (readonly [string, Field])[] }) {
  const inside = parts.map(([key, part]) => (
    <FieldControl key={key} {...props} field={part} path={[...props.path, key]} />
  ));
  if (props.path.length === 0) return <>{inside}</>;
  return (
    <fieldset class="group">
      <legend>{props.field.label}</legend>
      {inside}
    </fieldset>
  );
}

function Labelled(props: ControlProps & { children: preact.ComponentChildren }) {
  const { field, path, lit } = props;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label class="field" data-lit={lit.field(path) || undefined} title={field.help}>
      <span>{field.label}</span>
      {props.children}
    </label>
  );
}

function Select(props: ControlProps & { values: readonly string[] }) {
  const { field, path, root, set, values, seats } = props;
  const value = valueAt(root, path);
  const known = typeof value === 'string' && values.includes(value);
  return (
    <Labelled {...props}>
      <select value={known ? value : ''} onChange={(event) => set(path, event.currentTarget.value || null)}>
        {(field.nullable === true || !known) && (
          <option value="" disabled={field.nullable !== true}>
            {field.nullable === true ? 'none' : '?'}
          </option>
        )}
        {values.map((one) => (
          <option key={one} value={one}>
            {nameOf(one, seats)}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

function NumberControl(props: ControlProps & { field: Field & { kind: 'number' } }) {
  const { field, path, root, set } = props;
  const value = valueAt(root, path);
  return (
    <Labelled {...props}>
      <input
        type="number"
        inputMode="numeric"
        step={1}
        min={field.from}
        max={field.to === Number.MAX_SAFE_INTEGER ? undefined : field.to}
        value={typeof value === 'number' ? value : ''}
        onChange={(event) => {
          const { value: typed, valueAsNumber } = event.currentTarget;
          set(path, typed === '' ? (field.nullable === true ? null : field.from) : Math.trunc(valueAsNumber));
        }}
      />
    </Labelled>
  );
}

function FlagControl({ field, path, root, set, lit }: ControlProps) {
  return (
    <label class="field flag-field" data-lit={lit.field(path) || undefined} title={field.help}>
      <input
        type="checkbox"
        checked={valueAt(root, path) === true}
        onChange={(event) => set(path, event.currentTarget.checked)}
      />
      <span>{field.label}</span>
    </label>
  );
}

/** A set is ticked, a collection counted, a list put in order by adding at its end. */
function ListControl({ field, ...props }: ControlProps & { field: Field & { kind: 'list' } }) {
  const { path, root, set, lit, seats } = props;
  const entered = valueAt(root, path);
  const list: readonly unknown[] = Array.isArray(entered) ? entered : [];
  const of = field.of;
  const arrange = (next: readonly unknown[]) => set(path, field.sorted ? [...next].sort() : next);
  const count = (value: unknown) => list.filter((one) => one === value).length;
  const without = (value: unknown) => {
    const at = list.lastIndexOf(value);
    return list.filter((_, index) => index !== at);
  };
  const values: readonly (string | number)[] =
    of.kind === 'word'
      ? of.values
      : of.kind === 'number'
        ? Array.from({ length: Math.min(40, of.to - of.from + 1) }, (_, index) => of.from + index)
        : [];
  const isLit = lit.field(path) || list.some((_, index) => lit.field([...path, index])) || undefined;
  return (
    <fieldset class="group list" data-lit={isLit} title={field.help}>
      <legend>{field.label}</legend>
      {field.unique ? (
        <div class="row">
          {values.map((value) => (
            <label key={value} class="flag-field">
              <input
                type="checkbox"
                checked={list.includes(value)}
                onChange={() => {
                  const next = list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
                  // a set without an order of its own stands in the order in which its words are declared
                  arrange(values.filter((one) => next.includes(one)));
                }}
              />
              <span>{nameOf(String(value), seats)}</span>
            </label>
          ))}
        </div>
      ) : field.sorted ? (
        <ul class="counts">
          {values.map((value) => (
            <li key={value}>
              <span>{nameOf(String(value), seats)}</span>
              <button type="button" aria-disabled={count(value) === 0} onClick={() => arrange(without(value))}>
                −<span class="visually-hidden">{` one ${plainWord(String(value))}`}</span>
              </button>
              <b>{count(value)}</b>
              <button type="button" onClick={() => arrange([...list, value])}>
                +<span class="visually-hidden">{` one ${plainWord(String(value))}`}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <div class="row">
          {list.map((value, index) => (
            <button key={index} type="button" onClick={() => arrange(list.filter((_, at) => at !== index))}>
              {nameOf(String(value), seats)} ×<span class="visually-hidden"> take out</span>
            </button>
          ))}
          <select
            aria-label={`Add to ${field.label}`}
            value=""
            onChange={(event) => {
              const added = values.find((one) => String(one) === event.currentTarget.value);
              if (added !== undefined) arrange([...list, added]);
              event.currentTarget.value = '';
            }}
          >
            <option value="" disabled>
              add …
            </option>
            {values.map((value) => (
              <option key={value} value={value}>
                {nameOf(String(value), seats)}
              </option>
            ))}
          </select>
        </div>
      )}
    </fieldset>
  );
}

/** A sealed action of a position that is set up: put together from the same choices as in play. */
import { useState } from 'preact/hooks';
import { valueAt } from '../../definition/path.ts';
import { edit } from '../../rules/edit.ts';
import type { Form, Position, Seat } from '../../rules/types.ts';
import { ChoiceFields, OfferButton } from './ChoiceFields.tsx';
import { choicesOf, type Draft, draftFor, draftOf, textOf, withForm, withPick } from './draft.ts';
import type { ControlProps } from './FieldControl.tsx';
import { labelsOf } from './labels.ts';

export function ActionField({ field, path, root, position, rules, set, lit }: ControlProps) {
  const [begun, setBegun] = useState<Draft | null>(null);
  const value = valueAt(root, path);
  const seat = path.find((key): key is Seat => typeof key === 'string' && Object.hasOwn(rules.source.seats, key));
  if (seat === undefined || position === null) return null;
  const open = edit(rules, { ...position, active: [seat] } as Position, [{ path, value: null }]);
  const empty = draftFor({ ...rules, forms: (...of) => rules.forms(...of).map(anyFilling) }, open, seat);
  const said = typeof value === 'string' ? draftOf(empty, value) : null;
  const draft = said ?? (fits(begun, empty.forms) ? begun : empty);
  const change = (next: Draft) => {
    const text = textOf(next);
    setBegun(next);
    if (text !== value && (text !== null || value != null)) set(path, text);
  };
  return (
    <fieldset class="group" data-lit={lit.field(path) || undefined} title={field.help}>
      <legend>{field.label}</legend>
      {value != null && said === null && <p class="flag">{`“${String(value).slice(0, 80)}” can’t be read here.`}</p>}
      {value == null && empty.forms.length === 0 && <p class="aside">none</p>}
      {empty.forms.length > 1 && (
        <div class="row">
          {empty.forms.map((form) => (
            <OfferButton
              key={form.label}
              legal
              pressed={draft.form?.label === form.label}
              onClick={() => change(withForm(draft, form))}
            >
              {form.label}
            </OfferButton>
          ))}
        </div>
      )}
      <ChoiceFields
        choices={choicesOf(rules, open, seat, draft)}
        inSelects
        label={labelsOf(rules.table(position, null))}
        lit={{ word: () => false }}
        pick={(index, picked) => change(withPick(draft, index, picked))}
      />
      {(value != null || draft.picks.some((pick) => pick !== null)) && (
        <p class="row">
          <button
            type="button"
            onClick={() => {
              setBegun(null);
              if (value != null) set(path, null);
            }}
          >
            Take it away
          </button>
        </p>
      )}
    </fieldset>
  );
}

/** Every filling may be entered: the faults say what is wrong with one. */
const anyFilling = (form: Form): Form => ({ ...form, free: true });

const fits = (draft: Draft | null, forms: readonly Form[]): draft is Draft =>
  draft !== null && forms.some(({ label }) => label === draft.form?.label);

/** An action being put together: a form and what has been picked for each of its choices. */
import { choices, fill, type Offer } from '../../rules/choices.ts';
import type { AnyReferee, Form, Position, Seat, SlotChoice } from '../../rules/types.ts';

export interface Draft {
  readonly forms: readonly Form[];
  /** Null until a verb is picked, where there are several. */
  readonly form: Form | null;
  /** One for every choice of the form, null where nothing is picked yet. */
  readonly picks: readonly (string | null)[];
}

/** One choice of the form with what it offers now. */
export interface Choice {
  readonly label: string;
  /** The name of the word that it is a part of: `p1`. */
  readonly slot: string;
  /** The word of the action that it belongs to, the verb being 0. */
  readonly word: number;
  readonly picked: string | null;
  readonly offers: readonly Offer[];
}

/** An empty draft with every form the seat may try; the only form is taken at once. */
export function draftFor(rules: AnyReferee, position: Position, seat: Seat): Draft {
  const forms: readonly Form[] = rules.forms(position, seat);
  const [only] = forms;
  const draft: Draft = { forms, form: null, picks: [] };
  return forms.length === 1 && only !== undefined ? withForm(draft, only) : draft;
}

/** The draft with this form; what was picked stays where the form takes it too. */
export function withForm(draft: Draft, form: Form): Draft {
  const kept = (value: string | null | undefined, { values }: SlotChoice) =>
    value != null && values.includes(value) ? value : null;
  const picks = parts(form).map(({ choice }, index) => kept(draft.picks[index], choice) ?? onlyValue(choice));
  return { ...draft, form, picks };
}

/** The draft with `value` picked for the choice at `index`. */
export function withPick(draft: Draft, index: number, value: string): Draft {
  return { ...draft, picks: draft.picks.map((pick, at) => (at === index ? value : pick)) };
}

/**
 * The draft after a click on something that actions name: it goes to the first open choice that takes it, then to the
 * last that does; without a form it picks the first that starts with it. Null: nothing takes it.
 */
export function withWord(rules: AnyReferee, position: Position, seat: Seat, draft: Draft, word: string): Draft | null {
  const { form, picks } = draft;
  if (form === null) {
    const takers = draft.forms.filter((one) => parts(one)[0]?.choice.values.includes(word));
    const leads = (one: Form) => choices(rules, position, seat, one, []).some((o) => o.value === word && o.legal);
    const taker = takers.find(leads) ?? takers[0];
    return taker === undefined ? null : withPick(withForm({ ...draft, picks: [] }, taker), 0, word);
  }
  const takes = parts(form).map(({ choice }) => choice.values.includes(word));
  const open = takes.findIndex((yes, index) => yes && picks[index] === null);
  const index = open >= 0 ? open : takes.lastIndexOf(true);
  if (index >= 0) return withPick(draft, index, word);
  return withWord(rules, position, seat, { ...draft, form: null, picks: [] }, word);
}

/** Every choice of the form with its offers; marked by legality as far as the choices before it are made. */
export function choicesOf(rules: AnyReferee, position: Position, seat: Seat, draft: Draft): readonly Choice[] {
  const { form, picks } = draft;
  if (form === null) return [];
  return parts(form).map(({ choice, word }, index) => {
    const before = picks.slice(0, index);
    const known = before.filter((pick) => pick !== null);
    const offers =
      known.length === index
        ? choices(rules, position, seat, form, known)
        : choice.values.map((value) => ({ value, legal: true }));
    return {
      label: choice.label,
      slot: form.slots[word - 1]?.label ?? choice.label,
      word,
      picked: picks[index] ?? null,
      offers,
    };
  });
}

/** The action as text, null until every choice is made. */
export function textOf({ form, picks }: Draft): string | null {
  if (form === null || picks.includes(null)) return null;
  return fill(form, picks as readonly string[]).text;
}

/** The words so far, with a gap for every open choice: `order forward …`. */
export function wordsOf({ form, picks }: Draft): readonly string[] {
  if (form === null) return [];
  let next = 0;
  const slots = form.slots.map(({ parts: pieces }) =>
    pieces.map((piece) => (typeof piece === 'string' ? piece : (picks[next++] ?? '…'))).join(''),
  );
  return [form.verb, ...slots];
}

/** The draft that says `text`, where one of the forms can say it. */
export function draftOf(draft: Draft, text: string): Draft | null {
  for (const form of draft.forms) {
    const picks = picksOf(form, text);
    if (picks !== null) return { ...draft, form, picks };
  }
  return null;
}

/** The choices by which a form says `text`; null where it can't. */
function picksOf(form: Form, text: string): readonly string[] | null {
  const all = parts(form);
  const follow = (picks: readonly string[]): readonly string[] | null => {
    const { text: said, due } = fill(form, picks);
    if (due === null) return said === text && picks.length === all.length ? picks : null;
    if (!text.startsWith(said)) return null;
    const rest = text.slice(said.length);
    for (const value of due.values) {
      const found = rest.startsWith(value) ? follow([...picks, value]) : null;
      if (found !== null) return found;
    }
    return null;
  };
  return follow([]);
}

function parts(form: Form): readonly { readonly choice: SlotChoice; readonly word: number }[] {
  return form.slots.flatMap((slot, index) =>
    slot.parts.flatMap((part) => (typeof part === 'string' ? [] : [{ choice: part, word: index + 1 }])),
  );
}

const onlyValue = ({ values }: SlotChoice): string | null => (values.length === 1 ? (values[0] ?? null) : null);

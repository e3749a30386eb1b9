/** Puts an action together word by word: what a board, a keyboard and a form walk over. */
import type { AnyReferee, Form, Position, Seat, SlotChoice } from './types.ts';

/** A form filled as far as `picks` go. */
export interface Filling {
  /** The text so far, up to the next choice. */
  readonly text: string;
  /** The choice that is due; null: the action is complete and `text` is what to judge. */
  readonly due: SlotChoice | null;
  /** Which word of the action is being chosen, the verb being 0. */
  readonly word: number;
}

export interface Offer {
  readonly value: string;
  /** It leads to a legal action. Others may be picked all the same: the verdict then says why not. */
  readonly legal: boolean;
}

/** Legal actions walked before the rest is taken for possible: an offer is guidance, the verdict has the last word. */
const WALK = 20_000;

/** The form with these values picked so far, one for each choice in order. */
export function fill(form: Form, picks: readonly string[]): Filling {
  let text = form.verb;
  let picked = 0;
  for (const [index, slot] of form.slots.entries()) {
    text += ' ';
    for (const part of slot.parts) {
      if (typeof part === 'string') {
        text += part;
      } else {
        const value = picks[picked];
        if (value === undefined) return { text, due: part, word: index + 1 };
        text += value;
        picked += 1;
      }
    }
  }
  return { text, due: null, word: form.slots.length };
}

/** Every text that a form can be filled to, lazily: rolls are too many to hold. */
export function* fillings({ verb, slots }: Form): Iterable<string> {
  const pieces = slots.flatMap(({ parts }) => [' ', ...parts]);
  const wheels = pieces.map((piece) => (typeof piece === 'string' ? [piece] : piece.values));
  if (wheels.some((values) => values.length === 0)) return;
  // like the wheels of a counter: the last one turns, and takes the one before along when it comes round
  const shown = wheels.map(() => 0);
  for (let turning = 0; turning >= 0; ) {
    let text = verb;
    for (const [index, values] of wheels.entries()) text += values[shown[index] ?? 0];
    yield text;
    for (turning = wheels.length - 1; turning >= 0; turning -= 1) {
      shown[turning] = ((shown[turning] ?? 0) + 1) % (wheels[turning]?.length ?? 1);
      if (shown[turning] !== 0) break;
    }
  }
}

/** The values of the choice that is due, each told whether it leads to a legal action; [] once complete. */
export function choices(
  rules: AnyReferee,
  position: Position,
  seat: Seat,
  form: Form,
  picks: readonly string[],
): readonly Offer[] {
  const { due } = fill(form, picks);
  if (due === null) return [];
  if (!position.active.includes(seat)) return due.values.map((value) => ({ value, legal: false }));
  if (form.free === true) return due.values.map((value) => ({ value, legal: true }));
  const open = new Map(due.values.map((value) => [value, fill(form, [...picks, value])]));
  let walked = 0;
  for (const action of rules.legal(position, seat)) {
    const text = rules.write(action);
    for (const [value, next] of open) {
      if (next.due === null ? text === next.text : text.startsWith(next.text)) open.delete(value);
    }
    walked += 1;
    if (open.size === 0) break;
    if (walked === WALK) {
      open.clear();
      break;
    }
  }
  return due.values.map((value) => ({ value, legal: !open.has(value) }));
}

/** The forms through which a seat can still reach a legal action, so that a page can put the others aside. */
export function openForms(rules: AnyReferee, position: Position, seat: Seat): readonly Form[] {
  return rules
    .forms(position, seat)
    .filter((form: Form) =>
      fill(form, []).due === null
        ? [...rules.refuse(position, seat, rules.read(fill(form, []).text))].length === 0
        : choices(rules, position, seat, form, []).some((offer) => offer.legal),
    );
}

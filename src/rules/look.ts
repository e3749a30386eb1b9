/** What may be asked of any position, entered or reached: what is wrong with it, who may do what, who has won. */
import { fitFields } from './fit.ts';
import { nearest } from './text.ts';
import type { AnyReferee, Outcome, Position, Remark, Seat } from './types.ts';

/** Longer lists of legal actions are told as 'many'. */
const LONGEST_LIST = 400;

/** A position that came from outside, checked. */
export interface Checked {
  readonly faults: readonly Remark[];
  /** The position, where it is sound enough to be drawn; judge it only when there are no faults. */
  readonly position: Position | null;
}

export function check(rules: AnyReferee, entered: unknown): Checked {
  const { remarks, sound } = fitFields(rules, entered);
  if (!sound) return { faults: remarks, position: null };
  const position = entered as Position;
  return { faults: [...remarks, ...rules.faults(position)], position };
}

export interface Look {
  readonly active: readonly Seat[];
  /** Sorted canonical texts by seat; empty where the position has faults. */
  readonly legal: Readonly<Record<Seat, readonly string[] | 'many'>>;
  readonly outcome: Outcome | null;
  readonly faults: readonly Remark[];
}

export function look(rules: AnyReferee, entered: unknown): Look {
  const { faults, position } = check(rules, entered);
  if (position === null) return { active: [], legal: {}, outcome: null, faults };
  const { active, outcome } = position;
  const seats = faults.length === 0 ? active : [];
  return { active, outcome, faults, legal: Object.fromEntries(seats.map((s) => [s, legalTexts(rules, position, s)])) };
}

/** The legal actions of a seat that owes one, as sorted texts. */
export function legalTexts(rules: AnyReferee, position: Position, seat: Seat): readonly string[] | 'many' {
  const texts: string[] = [];
  for (const action of rules.legal(position, seat)) {
    if (texts.length === LONGEST_LIST) return 'many';
    texts.push(rules.write(action));
  }
  return texts.sort();
}

/** Legal actions most like a text, best first; none for a seat that owes nothing. */
export function nearestLegal(rules: AnyReferee, position: Position, seat: Seat, text: string): readonly string[] {
  if (!position.active.includes(seat)) return [];
  const texts: string[] = [];
  for (const action of rules.legal(position, seat)) {
    texts.push(rules.write(action));
    if (texts.length === LONGEST_LIST) break;
  }
  return nearest(text, texts);
}

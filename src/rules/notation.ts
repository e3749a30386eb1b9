/**
 * How a game's actions are written: each verb with its words, said once. Reading, writing, the hints for what can't be
 * read and the forms by which a page puts an action together all come from it.
 */
import { remark } from './remark.ts';
import { nearest, shown, spoken, words as wordsOf } from './text.ts';
import type { Action, ClauseId, Form, Remark, Slot, SlotChoice } from './types.ts';

/** What stands for one value: `forward`, `12`. */
export interface Part<C extends ClauseId = ClauseId> {
  /** For people, above the choice: `Movement token`. */
  readonly label: string;
  /** What a form offers, in order; where these are numbers, numbers are read. */
  readonly values: readonly (string | number)[];
  /** Other texts that are read as well, for `refuse` to say with its clauses why they can't be. */
  readonly reads?: RegExp;
  /** The clause of which any other text is a misreading; that of the verb unless said. */
  readonly clause?: C;
  /** What a value is, in a message: `"up" is no movement token`; the label unless said. */
  readonly noun?: string;
}

/** Named parts in one word, with what stands between them: `[['pilot', …], '=', ['position', …]]`. */
export type Compound<C extends ClauseId = ClauseId> = readonly (string | readonly [name: string, part: Part<C>])[];

/** One or more words of one kind, whose values make a list. */
export interface Several<C extends ClauseId = ClauseId> {
  readonly each: Part<C> | Compound<C>;
  readonly from: number;
  readonly to: number;
  /** The list is kept in this order of its words' first values, however it was typed; as typed unless said. */
  readonly order?: readonly string[];
}

type Words<C extends ClauseId> = Part<C> | Several<C>;
type ActionOf<A extends Action, V> = A extends { readonly verb: infer U } ? (V extends U ? A : never) : never;

/** One verb: its words in order, named as the action names their values. */
export interface Verb<A extends Action, C extends ClauseId = ClauseId> {
  /** For buttons: `Hand over tokens`. */
  readonly label: string;
  /** The clause of which a wrong number of words is a misreading; that of the notation unless said. */
  readonly clause?: C;
  readonly words: { readonly [N in Exclude<keyof A, 'verb'>]: Words<C> };
}

export interface Notation<A extends Action, C extends ClauseId = ClauseId> {
  read(text: string): A | Remark<C>;
  write(action: A): string;
  /**
   * The form of a verb. `offers` narrows by name what a word's form offers: the values of a part; how many words of a
   * list; or, of words with several parts, the first value of each.
   */
  form(
    verb: A['verb'],
    offers?: Readonly<Record<string, readonly string[] | number>>,
    changes?: Partial<Pick<Form, 'id' | 'label' | 'free'>>,
  ): Form;
}

/** `clause`: of which a text that begins with no verb is a misreading; null where none fits. */
export function notation<A extends Action, C extends ClauseId>(
  verbs: { readonly [V in A['verb']]: Verb<ActionOf<A, V>, C> },
  clause: C | null = null,
): Notation<A, C> {
  const known = new Map(
    Object.entries<{ label: string; clause?: C; words: Readonly<Record<string, Words<C>>> }>(verbs).map(
      ([verb, { words, ...rest }]) => [verb, { ...rest, words: Object.entries(words) }] as const,
    ),
  );

  function usage(verb: string): string {
    const words = known.get(verb)?.words ?? [];
    return [verb, ...words.map(([, one]) => ('each' in one ? `${pattern(one.each)} …` : pattern(one)))].join(' ');
  }

  function read(text: string): A | Remark<C> {
    const [verb = '', ...rest] = wordsOf(text);
    const found = known.get(verb);
    if (found === undefined) {
      const hint = `Write ${spoken([...known.keys()].map(usage), 'or')}.`;
      return remark(clause, `${shown(text)} is no action of this game.`, { hint });
    }
    const wrong = (message: string, word: number, part: Part<C> | null = null): Remark<C> => {
      const like = part === null ? [] : nearest(rest[word] ?? '', part.values.map(String), 1);
      const hint = like.length > 0 && rest[word] ? `Did you mean ${like[0]}?` : `Write ${usage(verb)}.`;
      const spots = [{ in: 'action', word: word + 1 } as const];
      return remark(part?.clause ?? found.clause ?? clause, message, { hint, spots });
    };
    const action: Record<string, unknown> = { verb };
    let at = 0;
    for (const [name, kind] of found.words) {
      const list: unknown[] = [];
      const [each, from, to] = 'each' in kind ? [kind.each, kind.from, kind.to] : [kind, 1, 1];
      while (list.length < to && at < rest.length) {
        const word = rest[at] ?? '';
        const value = isPart(each) ? readPart(each, word) : readCompound(each, word);
        if (value === null) return wrong(`${shown(word)} cannot be read as ${pattern(each)}.`, at);
        if (isMisfit(value)) return wrong(`${shown(value.text)} is no ${nounOf(value.part)}.`, at, value.part);
        list.push(value);
        at += 1;
      }
      if (list.length < from) {
        const missing = isPart(each) ? nounOf(each) : pattern(each);
        return wrong(`${shown(text)} is not complete: ${missing} is missing.`, at);
      }
      action[name] = 'each' in kind ? ordered(kind, list) : list[0];
    }
    if (at < rest.length) return wrong(`${shown(rest[at])} is one word too many.`, at);
    return action as unknown as A;
  }

  return {
    read,
    write(action) {
      const values = action as unknown as Readonly<Record<string, unknown>>;
      let text: string = action.verb;
      for (const [name, kind] of known.get(action.verb)?.words ?? []) {
        if (!('each' in kind)) text += ` ${values[name]}`;
        else for (const value of values[name] as readonly unknown[]) text += ` ${written(kind.each, value)}`;
      }
      return text;
    },
    form(verb, offers = {}, changes = {}) {
      const found = known.get(verb);
      const slots = (found?.words ?? []).flatMap(([name, kind]) => slotsOf(kind, offers[name]));
      return { id: verb, verb, label: found?.label ?? verb, slots, ...changes };
    },
  };
}

type Named = Readonly<Record<string, string | number>>;

/** A text that is no value of the part. */
interface Misfit<C extends ClauseId> {
  readonly misfit: true;
  readonly part: Part<C>;
  readonly text: string;
}

const isPart = <C extends ClauseId>(word: Part<C> | Compound<C>): word is Part<C> => !Array.isArray(word);
const isMisfit = <C extends ClauseId>(value: string | number | Named | Misfit<C>): value is Misfit<C> =>
  typeof value === 'object' && 'misfit' in value;
const nounOf = ({ label, noun = label.toLowerCase() }: Part) => noun;

function readPart<C extends ClauseId>(part: Part<C>, text: string): string | number | Misfit<C> {
  const value = typeof part.values[0] === 'number' && /^(0|[1-9]\d*)$/.test(text) ? Number(text) : text;
  return part.values.includes(value) || part.reads?.test(text) === true ? value : { misfit: true, part, text };
}

/** Null: the word hasn't the parts. */
function readCompound<C extends ClauseId>(parts: Compound<C>, text: string): Named | Misfit<C> | null {
  const value: Record<string, string | number> = {};
  let at = 0;
  for (const [index, piece] of parts.entries()) {
    if (typeof piece === 'string') {
      if (!text.startsWith(piece, at)) return null;
      at += piece.length;
      continue;
    }
    const next = parts[index + 1];
    const end = typeof next === 'string' ? text.indexOf(next, at) : text.length;
    if (end < 0) return null;
    const [name, part] = piece;
    const read = readPart(part, text.slice(at, end));
    if (isMisfit(read)) return read;
    value[name] = read;
    at = end;
  }
  return value;
}

function ordered({ each, order }: Several, list: readonly unknown[]): readonly unknown[] {
  if (order === undefined) return list;
  const place = (value: unknown) => {
    const index = order.indexOf(firstOf(each, value));
    return index < 0 ? order.length : index;
  };
  return list.toSorted((a, b) => place(a) - place(b));
}

function firstOf(each: Part | Compound, value: unknown): string {
  const named = isPart(each) ? undefined : each.find((piece) => typeof piece !== 'string');
  return String(named === undefined ? value : (value as Record<string, unknown>)[named[0]]);
}

function written(each: Part | Compound, value: unknown): string {
  if (isPart(each)) return String(value);
  return each
    .map((piece) => (typeof piece === 'string' ? piece : (value as Record<string, unknown>)[piece[0]]))
    .join('');
}

/** `MOVEMENT-TOKEN`, `PILOT=POSITION:ACTION`; the values themselves where there are few. */
function pattern(word: Part | Compound): string {
  if (!isPart(word)) return word.map((piece) => (typeof piece === 'string' ? piece : inCapitals(piece[1]))).join('');
  return word.values.length <= 2 ? word.values.join('/') : inCapitals(word);
}

const inCapitals = ({ label }: Part) => label.toUpperCase().replaceAll(' ', '-');

function slotsOf(kind: Words<ClauseId>, offer: readonly string[] | number | undefined): readonly Slot[] {
  if (!('each' in kind)) return [{ label: kind.label, parts: [choiceOf(kind, offer)] }];
  const { each } = kind;
  if (isPart(each)) {
    const count = typeof offer === 'number' ? offer : kind.from;
    return Array.from({ length: count }, () => ({ label: each.label, parts: [choiceOf(each)] }));
  }
  return (typeof offer === 'object' ? offer : []).map((first) => {
    const parts = each.map((piece, index) => {
      return typeof piece === 'string' ? piece : index === 0 ? first : choiceOf(piece[1]);
    });
    return { label: first, parts };
  });
}

function choiceOf({ label, values }: Part, offer: readonly string[] | number | undefined = undefined): SlotChoice {
  return { label, values: typeof offer === 'object' ? offer : values.map(String) };
}

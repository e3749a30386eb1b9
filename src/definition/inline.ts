/**
 * The markup of sentences: `**bold**`, `*italic*`, `[clause.id]`, `{icon-name}`, and a backslash before any of
 * `* [ ] { } \` that is meant as itself. Nothing else: no nesting, no HTML.
 */
import type { ClauseId, Inline } from './game.ts';
import { quote } from './problem.ts';

/** What is wrong with a sentence; `offset` counts characters from its start. */
export interface InlineFault {
  readonly offset: number;
  readonly message: string;
  readonly hint: string;
}

export interface ParsedInlines {
  readonly inlines: readonly Inline[];
  /** The offset of each entry of `inlines`. */
  readonly offsets: readonly number[];
  readonly faults: readonly InlineFault[];
}

/** Dotted kebab-case words. */
export const CLAUSE_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+$/;
const ICON_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const SPECIAL = '*[]{}\\';

/** Never throws; what doesn't read as markup stays as text and is named in `faults`. */
export function parseInlines(source: string): ParsedInlines {
  const inlines: Inline[] = [];
  const offsets: number[] = [];
  const faults: InlineFault[] = [];
  let text = '';
  let textAt = 0;
  const push = (inline: Inline, offset: number) => {
    inlines.push(inline);
    offsets.push(offset);
  };
  const flush = () => {
    if (text !== '') push({ kind: 'text', text }, textAt);
    text = '';
  };
  let lostEmphasis = false;
  let at = 0;
  while (at < source.length) {
    const found = markAt(source, at);
    if ('inline' in found) {
      flush();
      push(found.inline, at);
    } else {
      if (text === '') textAt = at;
      text += found.text;
    }
    // one unclosed mark makes every later one look wrong
    if (found.fault && !(found.emphasis && lostEmphasis)) faults.push(found.fault);
    if (found.fault && found.emphasis) lostEmphasis = true;
    at += found.length;
  }
  flush();
  return { inlines, offsets, faults };
}

type Found = { readonly length: number; readonly fault?: InlineFault; readonly emphasis?: true } & (
  | { readonly inline: Inline }
  | { readonly text: string }
);

function markAt(source: string, at: number): Found {
  const character = source[at] ?? '';
  switch (character) {
    case '\\':
      return escaped(source, at);
    case '*':
      return { ...emphasis(source, at, source.startsWith('**', at) ? '**' : '*'), emphasis: true };
    case '[':
    case '{':
      return named(source, at, NAMED[character]);
    case ']':
    case '}':
      return literal(source, at, 1, `${character} closes nothing`);
    default:
      return { text: character, length: 1 };
  }
}

/** The mark stands as text, with a fault. */
function literal(source: string, at: number, length: number, message: string, hint?: string): Found {
  const text = source.slice(at, at + length);
  const meant = `write \\${source[at]} for the character itself`;
  return { text, length, fault: { offset: at, message, hint: hint === undefined ? meant : `${hint}; ${meant}` } };
}

function escaped(source: string, at: number): Found {
  const next = source[at + 1];
  if (next !== undefined && SPECIAL.includes(next)) return { text: next, length: 2 };
  return literal(source, at, 1, 'a backslash stands only before * [ ] { } and \\');
}

function emphasis(source: string, at: number, mark: '*' | '**'): Found {
  let text = '';
  let index = at + mark.length;
  while (index < source.length && !source.startsWith(mark, index)) {
    const character = source[index] ?? '';
    if (character === '\\' && SPECIAL.includes(source[index + 1] ?? ' ')) {
      text += source[index + 1];
      index += 2;
    } else if (SPECIAL.includes(character)) {
      return literal(
        source,
        at,
        mark.length,
        `${mark} opens bold or italic text that holds other markup`,
        `plain words only, then ${mark}`,
      );
    } else {
      text += character;
      index += 1;
    }
  }
  if (index >= source.length) return literal(source, at, mark.length, `${mark} is not closed`, `close it with ${mark}`);
  if (text.trim() === '') return literal(source, at, mark.length, `${mark} holds no words`);
  return { inline: { kind: mark === '**' ? 'bold' : 'italic', text }, length: index + mark.length - at };
}

interface NamedMark {
  readonly close: string;
  readonly form: RegExp;
  readonly what: string;
  make(name: string): Inline;
}

const NAMED: Readonly<Record<'[' | '{', NamedMark>> = {
  '[': {
    close: ']',
    form: CLAUSE_ID,
    what: 'a clause id such as [move.forward]',
    make: (id) => ({ kind: 'clause', id: id as ClauseId }),
  },
  '{': {
    close: '}',
    form: ICON_NAME,
    what: 'an icon name such as {dragon-head}',
    make: (name) => ({ kind: 'icon', name }),
  },
};

function named(source: string, at: number, { close, form, what, make }: NamedMark): Found {
  const end = source.indexOf(close, at);
  if (end < 0) return literal(source, at, 1, `${source[at]} is not closed`, `expected ${what}`);
  const length = end + 1 - at;
  const name = source.slice(at + 1, end);
  if (form.test(name)) return { inline: make(name), length };
  return literal(source, at, length, `${quote(name)} is not ${what}`, 'links and icons are single names');
}

/** The sentence without markup: for alternative texts, refusals and the search index. */
export function plainText(inlines: readonly Inline[]): string {
  return inlines.map(plainPart).join('');
}

function plainPart(inline: Inline): string {
  switch (inline.kind) {
    case 'clause':
      return inline.id;
    case 'icon':
      return inline.name.replaceAll('-', ' ');
    default:
      return inline.text;
  }
}

/** A text as a sentence's source in which nothing is markup. */
export function escapeInlines(text: string): string {
  return text.replace(/[*[\]{}\\]/g, '\\$&');
}

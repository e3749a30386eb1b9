/** Sentences of a file, with the exact place of what is wrong in them, and every link and icon that they name. */
import type { SourceDocument } from './document.ts';
import type { Inline, Spot } from './game.ts';
import { escapeInlines, parseInlines } from './inline.ts';
import type { Path } from './path.ts';
import { type Problem, problemAt } from './problem.ts';
import { type FilledText, fillText, type Scope } from './references.ts';

/** A name that a sentence, a picture or a worked position uses: the cross-check sees whether there is one. */
export interface Mention {
  readonly kind: 'clause' | 'icon' | 'face' | 'position' | 'option' | 'seat';
  readonly name: string;
  /** Of an option: what is chosen. */
  readonly value?: string | number;
  readonly at: Spot;
}

/** What sentences may refer to, and whether it can be relied on. */
export interface SentenceContext {
  readonly scope: Scope;
  /** False while facts or pieces are wrong: the sentences that tell them would be blamed for it. */
  readonly isSound: boolean;
}

/** `{$}`, `[order.$]`: an icon or link by a fact that could not be told, which has been said or lies elsewhere. */
const NAMES_A_FACT = /^[{[][^}\]]*\$/;

/** Reads sentences of one document: fills in the facts that they tell and keeps what they mention. */
export class SentenceReader {
  readonly mentions: Mention[] = [];
  readonly #document: SourceDocument;
  readonly #context: SentenceContext;
  readonly #problems: Problem[];

  constructor(document: SourceDocument, context: SentenceContext, problems: Problem[]) {
    this.#document = document;
    this.#context = context;
    this.#problems = problems;
  }

  /** One sentence or paragraph; single line breaks in it are spaces. `from` is where it begins in the text at `path`. */
  read(text: string, path: Path, from = 0): readonly Inline[] {
    const filled = this.#filled(text.replaceAll('\n', ' '), path, from, escapeInlines);
    const { inlines, offsets, faults } = parseInlines(filled.text);
    const spot = (offset: number) => this.#document.charSpot(path, from + filled.writtenAt(offset));
    for (const { offset, message, hint } of faults) {
      if (!filled.isWhole && NAMES_A_FACT.test(filled.text.slice(offset))) continue;
      this.#problems.push(problemAt(spot(offset), message, hint));
    }
    inlines.forEach((inline, index) => {
      const at = offsets[index] ?? 0;
      if (inline.kind === 'clause') this.mentions.push({ kind: 'clause', name: inline.id, at: spot(at) });
      if (inline.kind === 'icon') this.mentions.push({ kind: 'icon', name: inline.name, at: spot(at) });
    });
    return inlines;
  }

  /** A title, question or caption: no markup. */
  plain(text: string, path: Path): string {
    return this.#filled(text, path, 0).text;
  }

  #filled(
    text: string,
    path: Path,
    from: number,
    asText?: (fact: string) => string,
  ): FilledText & { readonly isWhole: boolean } {
    const { scope, isSound } = this.#context;
    let isWhole = true;
    const bad = (offset: number, message: string, hint: string | null) => {
      isWhole = false;
      if (isSound) this.#problems.push(problemAt(this.#document.charSpot(path, from + offset), message, hint));
    };
    return { ...fillText(text, scope, bad, asText), isWhole };
  }

  /** Paragraphs are parted by an empty line. */
  paragraphs(text: string, path: Path): readonly Inline[][] {
    const found = [...text.matchAll(/\S(?:(?!\n\s*\n)[\s\S])*/g)];
    return found.map((match) => [...this.read(match[0].trimEnd(), path, match.index)]);
  }
}

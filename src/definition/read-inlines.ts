/** Sentences of a file, with the exact place of what is wrong in them, and every link and icon that they name. */
import type { Path, SourceDocument } from './document.ts';
import type { Inline, Spot } from './game.ts';
import { parseInlines } from './inline.ts';
import { type Problem, problemAt } from './problem.ts';

/** A name that a sentence, a picture or a worked position uses: the cross-check sees whether there is one. */
export interface Mention {
  readonly kind: 'clause' | 'icon' | 'face' | 'position' | 'option' | 'seat';
  readonly name: string;
  /** Of an option: what is chosen. */
  readonly value?: string | number;
  readonly at: Spot;
}

/** Reads sentences of one document and keeps what they mention. */
export class SentenceReader {
  readonly mentions: Mention[] = [];
  readonly #document: SourceDocument;
  readonly #problems: Problem[];

  constructor(document: SourceDocument, problems: Problem[]) {
    this.#document = document;
    this.#problems = problems;
  }

  /** One sentence or paragraph; single line breaks in it are spaces. `from` is where it begins in the text at `path`. */
  read(text: string, path: Path, from = 0): readonly Inline[] {
    const { inlines, offsets, faults } = parseInlines(text.replaceAll('\n', ' '));
    const spot = (offset: number) => this.#document.charSpot(path, from + offset);
    for (const { offset, message, hint } of faults) this.#problems.push(problemAt(spot(offset), message, hint));
    inlines.forEach((inline, index) => {
      const at = offsets[index] ?? 0;
      if (inline.kind === 'clause') this.mentions.push({ kind: 'clause', name: inline.id, at: spot(at) });
      if (inline.kind === 'icon') this.mentions.push({ kind: 'icon', name: inline.name, at: spot(at) });
    });
    return inlines;
  }

  /** Paragraphs are parted by an empty line. */
  paragraphs(text: string, path: Path): readonly Inline[][] {
    const found = [...text.matchAll(/\S(?:(?!\n\s*\n)[\s\S])*/g)];
    return found.map((match) => [...this.read(match[0].trimEnd(), path, match.index)]);
  }
}

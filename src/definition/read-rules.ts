/** rules.yaml: sections, clauses, rulings and options as plain data. */
import { checkPart } from './check-part.ts';
import type { SourceDocument } from './document.ts';
import type { Clause, ClauseId, OptionSpec, Picture, RulesText, Ruling, Section } from './game.ts';
import { type Path, valueAt } from './path.ts';
import { type Problem, problemAt, quote, suggest } from './problem.ts';
import { type Mention, type SentenceContext, SentenceReader } from './read-inlines.ts';
import { type OptionYaml, type PictureYaml, type RulesYaml, rulesSchema } from './rules-schema.ts';
import { type FaceContext, useFace } from './use-face.ts';

export interface ReadRules {
  readonly rules: RulesText;
  readonly mentions: readonly Mention[];
}

export interface RulesContext extends FaceContext {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly sentences: SentenceContext;
}

/** Null where the file doesn't fit its schema. */
export function readRules(context: RulesContext, problems: Problem[]): ReadRules | null {
  const { document } = context;
  const yaml = checkPart(rulesSchema, document.value, { document, path: [] }, problems);
  if (yaml === undefined) return null;
  const reader = new RulesReader(context, problems);
  const rules = reader.read(yaml);
  checkUnique(rules, document, problems);
  return { rules, mentions: reader.sentences.mentions };
}

class RulesReader {
  readonly sentences: SentenceReader;
  readonly #document: SourceDocument;
  readonly #context: RulesContext;
  readonly #problems: Problem[];

  constructor(context: RulesContext, problems: Problem[]) {
    this.#document = context.document;
    this.#context = context;
    this.#problems = problems;
    this.sentences = new SentenceReader(context.document, context.sentences, problems);
  }

  read(yaml: RulesYaml): RulesText {
    return {
      intro: this.sentences.paragraphs(yaml.intro, ['intro']),
      sections: yaml.sections.map((section, index) => this.#section(section, ['sections', index])),
      rulings: yaml.rulings.map((ruling, index) => this.#ruling(ruling, ['rulings', index])),
      options: Object.fromEntries(
        Object.entries(yaml.options).map(([name, option]) => [name, this.#option(option, ['options', name])]),
      ),
    };
  }

  #ruling(ruling: RulesYaml['rulings'][number], path: Path): Ruling {
    const { clause, option } = ruling;
    if (clause !== undefined) this.#mention('clause', clause, [...path, 'clause']);
    if (option !== undefined) this.#mention('option', option, [...path, 'option']);
    return {
      question: this.sentences.plain(ruling.question, [...path, 'question']),
      answer: this.sentences.read(ruling.answer, [...path, 'answer']),
      clause: (clause as ClauseId | undefined) ?? null,
      option: option ?? null,
      at: this.#document.spot(path),
    };
  }

  #mention(kind: Mention['kind'], name: string, path: Path): void {
    this.sentences.mentions.push({ kind, name, at: this.#document.spot(path) });
  }

  #section(section: RulesYaml['sections'][number], path: Path): Section {
    const title = this.sentences.plain(section.title, [...path, 'title']);
    return {
      id: section.id ?? slugOf(title),
      title,
      clauses: Object.entries(section.clauses).map(([id, clause]) =>
        this.#clause(id, clause, [...path, 'clauses', id]),
      ),
      pictures: this.#pictures(section.pictures, [...path, 'pictures']),
    };
  }

  #clause(id: string, clause: RulesYaml['sections'][number]['clauses'][string], path: Path): Clause {
    const hasFields = typeof valueAt(this.#document.value, path) === 'object';
    return {
      id: id as ClauseId,
      text: this.sentences.read(clause.text, hasFields ? [...path, 'text'] : path),
      informs: clause.informs,
      pictures: this.#pictures(clause.pictures, [...path, 'pictures']),
      at: this.#document.keySpot(path),
    };
  }

  #pictures(pictures: readonly PictureYaml[], path: Path): readonly Picture[] {
    return pictures.flatMap((picture, index) => this.#picture(picture, [...path, index]) ?? []);
  }

  #picture(picture: PictureYaml, path: Path): Picture | null {
    const at = this.#document.spot(path);
    const caption = this.sentences.plain(picture.caption, [...path, 'caption']);
    if ('faces' in picture) {
      for (const [index, face] of picture.faces.entries()) this.#mention('face', face, [...path, 'faces', index]);
      return { kind: 'faces', caption, faces: picture.faces, at };
    }
    if ('position' in picture) {
      this.#mention('position', picture.position, [...path, 'position']);
      return { kind: 'position', caption, position: picture.position, at };
    }
    const scope = { facts: this.#context.facts, members: {} };
    const use = useFace(picture.draw, [...path, 'draw'], scope, this.#context, this.#problems);
    return use === null ? null : { kind: 'drawing', caption, id: picture.id, ...picture.size, use, at };
  }

  #option(option: OptionYaml, path: Path): OptionSpec {
    const complain = (field: string, message: string, hint: string | null) =>
      this.#problems.push(problemAt(this.#document.spot([...path, field]), message, hint));
    const title = this.sentences.plain(option.title, [...path, 'title']);
    if ('from' in option) {
      const { from, to, default: usual } = option;
      if (usual < from || usual > to) complain('default', `the default ${usual} lies outside ${from} to ${to}`, null);
      return { kind: 'range', title, default: usual, from, to };
    }
    const names = option.values.map(({ value }) => value);
    const usual = option.default ?? names[0] ?? '';
    if (!names.includes(usual)) complain('default', `no value is called ${quote(usual)}`, suggest(usual, names));
    if (new Set(names).size < names.length) complain('values', 'the same value stands here twice', null);
    const values = option.values.map(({ value, text }, index) => {
      return { value, text: this.sentences.plain(text, [...path, 'values', index, 'text']) };
    });
    return { kind: 'choice', title, default: usual, values };
  }
}

function checkUnique(rules: RulesText, document: SourceDocument, problems: Problem[]): void {
  const sections = new Set<string>();
  const clauses = new Set<string>();
  rules.sections.forEach((section, index) => {
    if (sections.has(section.id)) {
      problems.push(
        problemAt(
          document.spot(['sections', index]),
          `a second section is called ${quote(section.id)}`,
          'give it another title or id',
        ),
      );
    }
    sections.add(section.id);
    for (const { id, at } of section.clauses) {
      if (clauses.has(id))
        problems.push(problemAt(at, `the clause ${quote(id)} stands in an earlier section too`, 'give it another id'));
      clauses.add(id);
    }
  });
}

/** `Setting up` → `setting-up`. */
function slugOf(title: string): string {
  const ascii = title
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
  return (
    ascii
      .replace(/[^a-z0-9 ]/g, '')
      .trim()
      .replace(/ +/g, '-') || 'section'
  );
}

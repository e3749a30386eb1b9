/**
 * The door of this room: a game's folder in, a checked game or every problem out. Never throws on bad content, stops
 * at no first problem, and reads nothing itself: the files come in as texts.
 */
import { checkBox } from './check-box.ts';
import { checkPart } from './check-part.ts';
import { checkRules } from './check-rules.ts';
import { checkUsed, type Used } from './check-used.ts';
import { readYaml, type SourceDocument } from './document.ts';
import type { Component, Game, Icon } from './game.ts';
import { type GameYaml, gameSchema, WORD } from './game-schema.ts';
import type { Known } from './known.ts';
import { type Problem, problemAt, quote, sortProblems } from './problem.ts';
import { readComponents } from './read-components.ts';
import { readDrawing } from './read-drawing.ts';
import { readFacts } from './read-facts.ts';
import type { SentenceContext } from './read-inlines.ts';
import { type ReadPosition, readPosition } from './read-position.ts';
import { readRules } from './read-rules.ts';

/** A folder of content/games. */
export interface GameSource {
  readonly slug: string;
  /** Put before file names in problems: `content/games/dragon-fight`. */
  readonly folder: string;
  /** By path in the folder: game.yaml, rules.yaml, *.csv, positions/*.yaml, art/*.svg. */
  readonly files: ReadonlyMap<string, string>;
}

export interface ReadGame {
  /** Null exactly when a problem is an error. */
  readonly game: Game | null;
  /** In order of file and line. */
  readonly problems: readonly Problem[];
}

export function readGame(source: GameSource, known: Known): ReadGame {
  const problems: Problem[] = [];
  const game = new GameReader(source, known, problems).read();
  const sound = !problems.some(({ severity }) => severity === 'error');
  return { game: sound ? game : null, problems: sortProblems(problems) };
}

class GameReader {
  readonly #source: GameSource;
  readonly #known: Known;
  readonly #problems: Problem[];

  constructor(source: GameSource, known: Known, problems: Problem[]) {
    this.#source = source;
    this.#known = known;
    this.#problems = problems;
  }

  read(): Game | null {
    this.#checkFileNames();
    const art = this.#art();
    const icons = new Set([...this.#known.icons, ...Object.keys(art)]);
    const box = this.#document('game.yaml');
    const rulesFile = this.#document('rules.yaml');
    const yaml = box && checkPart(gameSchema, box.value, { document: box, path: [] }, this.#problems);
    if (!box || !yaml) {
      // the rules are still held against their form, so that one broken file does not hide the other's problems
      if (rulesFile)
        this.#rules(rulesFile, {
          ...{
            facts: {},
            box: rulesFile,
            factsAreSound: false,
            theme: NO_THEME,
            icons,
            seats: [],
            used: nothingUsed(),
          },
          sentences: NOTHING_TO_TELL,
        });
      this.#positions(NOTHING_TO_TELL);
      return null;
    }
    checkBox(yaml, box, icons, this.#known, this.#problems);
    return this.#assemble(yaml, box, rulesFile, art, icons);
  }

  #assemble(
    yaml: GameYaml,
    box: SourceDocument,
    rulesFile: SourceDocument | null,
    art: Game['art'],
    icons: ReadonlySet<string>,
  ): Game | null {
    const source = { box, files: this.#source.files, pathOf: (file: string) => this.#path(file) };
    const { facts, sound, document } = readFacts(yaml.facts, source, this.#known.facts, this.#problems);
    const lists = { seats: yaml.seats, facts };
    const used = nothingUsed();
    const seatNames = Object.keys(yaml.seats);
    const context = {
      ...{ box: document, known: this.#known, theme: yaml.theme, icons, seats: seatNames, used },
      factsAreSound: sound,
    };
    const before = this.#problems.length;
    const components = readComponents(yaml.components, { ...context, document, lists }, this.#problems);
    const facesAreSound = sound && this.#problems.length === before;
    const scope = { facts: { printed: printedCopies(components), ...facts }, members: {} };
    const sentences = { scope, isSound: facesAreSound };
    const rules = rulesFile && this.#rules(rulesFile, { ...context, facts, sentences });
    const positions = this.#positions(sentences);
    if (rules === null) return null;
    const { title, tagline, edition, players, minutes, tags, needs, theme, seats, cover, credits } = yaml;
    const game: Game = {
      slug: this.#source.slug,
      ...{ title, tagline, edition, players, minutes, tags, needs, theme, seats, cover, credits },
      facts,
      components,
      rules: rules.rules,
      positions: positions.map(({ position }) => position),
      art,
      at: {
        title: box.spot(['title']),
        tagline: box.spot(['tagline']),
        edition: box.spot(['edition']),
        needs: box.spot(['needs']),
      },
    };
    const mentions = [...rules.mentions, ...positions.flatMap((position) => position.mentions)];
    const existing = { icons, facesAreSound, positions: this.#filesIn('positions', '.yaml').map(([name]) => name) };
    checkRules(game, mentions, existing, this.#problems);
    for (const { kind, name } of mentions) if (kind === 'icon') used.icons.add(name);
    if (!this.#problems.some(({ severity }) => severity === 'error')) {
      this.#problems.push(...checkUsed(game, used, document, (name) => this.#start(`art/${name}.svg`)));
    }
    return game;
  }

  #rules(
    document: SourceDocument,
    context: Omit<Parameters<typeof readRules>[0], 'document' | 'known'>,
  ): ReturnType<typeof readRules> {
    return readRules({ ...context, document, known: this.#known }, this.#problems);
  }

  #positions(sentences: SentenceContext): ReadPosition[] {
    return this.#filesIn('positions', '.yaml').flatMap(([name, file]) => {
      const document = this.#document(file);
      return (document && readPosition(name, document, sentences, this.#problems)) ?? [];
    });
  }

  #art(): Record<string, Icon> {
    const icons = this.#filesIn('art', '.svg').flatMap(
      ([name, file]) => readDrawing(this.#path(file), name, this.#source.files.get(file) ?? '', this.#problems) ?? [],
    );
    return Object.fromEntries(icons.map((icon) => [icon.name, icon]));
  }

  #checkFileNames(): void {
    const { slug } = this.#source;
    if (!WORD.test(slug)) {
      const message = `${quote(slug)} is no name for a game's folder`;
      this.#problems.push(problemAt(this.#start('game.yaml'), message, 'lower-case words joined by -'));
    }
    for (const [name, file] of [...this.#filesIn('positions', '.yaml'), ...this.#filesIn('art', '.svg')]) {
      if (WORD.test(name)) continue;
      this.#problems.push(
        problemAt(this.#start(file), 'the name of this file is no plain name', 'lower-case words joined by -'),
      );
    }
  }

  /** Name and path of every such file, in alphabetical order. */
  #filesIn(folder: string, ending: string): [name: string, file: string][] {
    const files = [...this.#source.files.keys()].filter(
      (file) => file.startsWith(`${folder}/`) && file.endsWith(ending),
    );
    return files.sort().map((file) => [file.slice(folder.length + 1, -ending.length), file]);
  }

  #document(file: string): SourceDocument | null {
    const text = this.#source.files.get(file);
    if (text !== undefined) return readYaml(this.#path(file), text, this.#problems);
    this.#problems.push(problemAt(this.#start(file), 'this file is missing', 'a game needs game.yaml and rules.yaml'));
    return null;
  }

  #path(file: string): string {
    return `${this.#source.folder}/${file}`;
  }

  #start(file: string) {
    return { file: this.#path(file), line: 1, column: 1 };
  }
}

const NO_THEME: Game['theme'] = { display: { font: '', weight: 400 }, paper: '#FFFFFF', ink: '#000000', colours: {} };

const nothingUsed = (): Used => ({ icons: new Set(), colours: new Set() });
const NOTHING_TO_TELL: SentenceContext = { scope: { facts: {}, members: {} }, isSound: false };

/** How many pieces of each component the sheets hold: `${printed.card}` in a sentence. */
function printedCopies(components: readonly Component[]): Readonly<Record<string, number>> {
  const copies = ({ pieces }: Component) => pieces.reduce((sum, { count }) => sum + count, 0);
  return Object.fromEntries(components.map((component) => [component.id, copies(component)]));
}

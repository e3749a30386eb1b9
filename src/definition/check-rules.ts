/** Names that rules and positions use and that must exist: clauses, icons, options, faces, positions, seats. */
import { CHANCE, type Game, type OptionSpec, type Picture } from './game.ts';
import { type Problem, problemAt, quote, suggest } from './problem.ts';
import type { Mention } from './read-inlines.ts';
import { faceRefs } from './rules-source.ts';

/** What exists beyond the game as read: broken parts exist too, and their names are not to be blamed twice. */
export interface Existing {
  /** Names of game-icons and of the game's own art. */
  readonly icons: ReadonlySet<string>;
  /** Every file of positions/, sound or not. */
  readonly positions: readonly string[];
  /** False where a component is wrong, and its faces may be missing for that. */
  readonly facesAreSound: boolean;
}

/** `mentions` come from everywhere in rules and positions, each with its place. */
export function checkRules(game: Game, mentions: readonly Mention[], existing: Existing, problems: Problem[]): void {
  const { rules, seats } = game;
  const known: Readonly<Record<Mention['kind'], ReadonlySet<string>>> = {
    clause: new Set(rules.sections.flatMap(({ clauses }) => clauses.map(({ id }) => id))),
    icon: existing.icons,
    option: new Set(Object.keys(rules.options)),
    position: new Set(existing.positions),
    face: new Set(faceRefs(game).map(({ ref }) => ref)),
    // chance acts too: rolls and draws stand in a position's play
    seat: new Set([...Object.keys(seats), CHANCE]),
  };
  for (const { kind, name, at, value } of mentions) {
    const expected = value === undefined ? null : optionValues(rules.options[name], value);
    if (expected !== null) {
      problems.push(problemAt(at, `the option ${name} can't be ${quote(String(value))}`, `known: ${expected}`));
    }
    if (known[kind].has(name) || (kind === 'face' && !existing.facesAreSound)) continue;
    const isFact = kind === 'icon' && Object.hasOwn(game.facts as object, name);
    const hint = isFact ? `\${${name}} tells the fact` : suggest(name, known[kind]);
    problems.push(problemAt(at, `no ${kind} is called ${quote(name)}`, hint));
  }
  checkDrawings(game, problems);
  checkTitles(game, problems);
}

function checkDrawings({ rules }: Game, problems: Problem[]): void {
  const seen = new Set<string>();
  for (const picture of rules.sections.flatMap(picturesOf)) {
    if (picture.kind !== 'drawing') continue;
    if (seen.has(picture.id)) {
      problems.push(problemAt(picture.at, `a second drawing is called ${quote(picture.id)}`, 'give it another id'));
    }
    seen.add(picture.id);
  }
}

function picturesOf({ pictures, clauses }: Game['rules']['sections'][number]): Picture[] {
  return [...pictures, ...clauses.flatMap((clause) => clause.pictures)];
}

function checkTitles({ positions }: Game, problems: Problem[]): void {
  const titles = new Set<string>();
  for (const { title, at } of positions) {
    if (titles.has(title)) {
      problems.push(problemAt(at, `another worked position has the title ${quote(title)}`, 'give it its own'));
    }
    titles.add(title);
  }
}

/** What may stand there instead; null where the value fits, or where the option itself is unknown. */
function optionValues(option: OptionSpec | undefined, value: string | number): string | null {
  if (option === undefined) return null;
  if (option.kind === 'choice') {
    const values = option.values.map((choice) => choice.value);
    return values.includes(String(value)) ? null : values.join(', ');
  }
  const fits = typeof value === 'number' && value >= option.from && value <= option.to;
  return fits ? null : `${option.from} to ${option.to}`;
}

/**
 * The referee's protocol: one question as a line of JSON, one answer as an object. It never throws for what the
 * question holds; `error` is for bad JSON, an unknown ask or game, and a missing part.
 */
import { suggest } from '../definition/problem.ts';
import { judge } from './judge.ts';
import { check, look } from './look.ts';
import { defaultOptions, readOptions } from './options.ts';
import { shown, spoken } from './text.ts';
import type { AnyReferee, OptionSpec, Remark } from './types.ts';

/** Where the games come from: read when first asked for. */
export interface Games {
  readonly slugs: readonly string[];
  /** Fails with a text for people where the game's definition is broken. Asked only for slugs of `slugs`. */
  referee(slug: string): Promise<AnyReferee>;
  /** What a slug lacks that is none of `slugs` but nearly a game; null where nobody has heard of it. */
  whyNot?(slug: string): string | null;
}

export type Answer = Readonly<Record<string, unknown>>;
type Question = Readonly<Record<string, unknown>>;

/** A part is missing or unknown: told as `error`. */
class BadQuestion extends Error {}

const ASKS = {
  games: askGames,
  setup: askSetup,
  look: askLook,
  judge: askJudge,
  view: askView,
} as const;

export async function answer(line: string, games: Games): Promise<Answer> {
  let question: unknown;
  try {
    question = JSON.parse(line);
  } catch (problem) {
    return { error: `This line is no JSON: ${(problem as Error).message.slice(0, 200)}` };
  }
  if (question === null || typeof question !== 'object' || Array.isArray(question)) {
    return { error: 'A question is a JSON object such as {"ask":"games"}.' };
  }
  const { id, ask } = question as Question;
  const echoed = Object.hasOwn(question, 'id') ? { id } : {};
  try {
    if (typeof ask !== 'string' || !Object.hasOwn(ASKS, ask)) {
      throw new BadQuestion(`"ask" must be ${spoken(Object.keys(ASKS), 'or')}, not ${shown(ask)}.`);
    }
    return { ...(await ASKS[ask as keyof typeof ASKS](question as Question, games)), ...echoed };
  } catch (problem) {
    const { message } = problem as Error;
    return { error: problem instanceof BadQuestion ? message : `This could not be answered: ${message}`, ...echoed };
  }
}

/** The sound games; `broken` says why the others can't be played, by slug, and stands there only if there are any. */
async function askGames(_question: Question, games: Games): Promise<Answer> {
  const read = await Promise.allSettled(games.slugs.map((slug) => games.referee(slug)));
  const sound = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const broken = read.flatMap((one, index) => {
    return one.status === 'rejected' ? [[games.slugs[index] ?? '', (one.reason as Error).message]] : [];
  });
  const told = sound.map((rules) => {
    const { slug, title, edition, options } = rules.source;
    const specs = Object.entries(options).map(([name, spec]) => [name, optionTold(spec)]);
    return { slug, title, edition, seats: rules.seats(defaultOptions(options)), options: Object.fromEntries(specs) };
  });
  return { games: told, ...(broken.length > 0 && { broken: Object.fromEntries(broken) }) };
}

function optionTold(spec: OptionSpec): Answer {
  return spec.kind === 'choice'
    ? { default: spec.default, values: spec.values.map((one) => one.value) }
    : { default: spec.default, from: spec.from, to: spec.to };
}

async function askSetup(question: Question, games: Games): Promise<Answer> {
  const rules = await gameNamed(question.game, games);
  const agreed = readOptions(rules.source.options, question.options ?? {});
  if (!agreed.ok) throw new BadQuestion(`${agreed.errors.join('; ')}.`);
  return { position: rules.setup(agreed.options) };
}

async function askLook(question: Question, games: Games): Promise<Answer> {
  const rules = await gameOf(question, games);
  const { active, legal, outcome, faults } = look(rules, question.position);
  return { active, legal, outcome, faults: faults.map(faultTold) };
}

async function askJudge(question: Question, games: Games): Promise<Answer> {
  const rules = await gameOf(question, games);
  const { seat, action } = question;
  if (typeof seat !== 'string') throw new BadQuestion('"seat" must say who acts.');
  if (typeof action !== 'string') throw new BadQuestion('"action" must be the text of an action.');
  const { faults, position } = check(rules, question.position);
  if (position === null || faults.length > 0) {
    return { error: 'The position has faults, so no action is judged.', faults: faults.map(faultTold) };
  }
  const verdict = judge(rules, position, seat, action);
  if (verdict.ok) return { ok: true, position: verdict.position };
  const remarks = verdict.remarks.map(({ clause, message, hint }) => ({ clause, message, hint }));
  return { ok: false, stage: verdict.stage, remarks };
}

async function askView(question: Question, games: Games): Promise<Answer> {
  const rules = await gameOf(question, games);
  const { faults, position } = check(rules, question.position);
  if (position === null) return { error: 'The position has faults.', faults: faults.map(faultTold) };
  const seats = rules.seats(position.options ?? {});
  const { seat } = question;
  if (seat !== null && !(typeof seat === 'string' && seats.includes(seat))) {
    throw new BadQuestion(`"seat" must be ${spoken([...seats, 'null (a bystander)'], 'or')}, not ${shown(seat)}.`);
  }
  return { position: rules.view(position, seat) };
}

/** The game that a question's position names. */
async function gameOf({ position }: Question, games: Games): Promise<AnyReferee> {
  if (position === null || typeof position !== 'object' || Array.isArray(position)) {
    throw new BadQuestion('"position" must be an object.');
  }
  return gameNamed((position as Question).game, games);
}

async function gameNamed(slug: unknown, games: Games): Promise<AnyReferee> {
  if (typeof slug !== 'string') throw new BadQuestion('"game" must name a game.');
  if (games.slugs.includes(slug)) return games.referee(slug);
  const hint = games.whyNot?.(slug) ?? suggest(slug, games.slugs);
  throw new BadQuestion(`There is no game ${shown(slug)}${hint === null ? '.' : `; ${hint}`}`);
}

/** An edit without a value takes the field out. */
function faultTold({ clause, message, hint, mend }: Remark): Answer {
  return { clause, message, hint, mend: mend ?? null };
}

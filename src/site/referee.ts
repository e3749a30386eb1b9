/** The referee as the pages need it while they are made: what a position looks like, what the answer to a question is. */
import type { ClauseId, Game, Seat, WorkedPosition } from '../definition/game.ts';
import { rulesSource } from '../definition/rules-source.ts';
import type { Table } from '../definition/table.ts';
import { spoken } from '../definition/words.ts';
import { GAMES } from '../rules/games/index.ts';
import { judge } from '../rules/judge.ts';
import { check } from '../rules/look.ts';
import { defaultOptions } from '../rules/options.ts';
import { review } from '../rules/review.ts';
import type { AnyReferee, Position, Remark } from '../rules/types.ts';
import { once } from './once.ts';

/** Null for a game whose rules are not code yet. */
const referee = once(async (game: Game): Promise<AnyReferee | null> => {
  const modules = Object.hasOwn(GAMES, game.slug) ? GAMES[game.slug] : undefined;
  if (modules === undefined) return null;
  const { rules } = await modules.rules();
  return rules(rulesSource(game));
});

/** The first position of a game as a bystander sees it; null without a referee, who alone knows it. */
export async function setupTable(game: Game): Promise<Table | null> {
  const rules = await referee(game);
  if (rules === null) return null;
  return rules.table(rules.view(rules.setup(defaultOptions(game.rules.options)), null), null);
}

/** A worked position, ready to be shown: `table` is null where it is too broken to be drawn. */
export interface Worked {
  readonly table: Table | null;
  /** The set-up that such a game begins with. */
  readonly start: Table;
  /** `Yes.`, `No.`, `Red rider wins.` */
  readonly answer: string;
  /** One reason each, with its clause. */
  readonly reasons: readonly { readonly text: string; readonly clause: ClauseId | null }[];
}

/** Asks the rules themselves, so that the page can't say anything that the checker would not; null without them. */
export async function worked(game: Game, entry: WorkedPosition): Promise<Worked | null> {
  const rules = await referee(game);
  if (rules === null) return null;
  const options = { ...defaultOptions(game.rules.options), ...entry.options };
  const entered = entry.position === null ? rules.setup(options) : entry.position;
  const { position: start, faults } = check(rules, entered);
  const setup = rules.table(rules.setup(options), null);
  if (start === null || faults.length > 0) {
    const table = start && rules.table(start, null);
    return { table, start: setup, answer: 'No: this position cannot be.', reasons: faults.map(reason) };
  }
  const { source } = rules;
  const { position } = review(rules, {
    game: source.slug,
    edition: source.edition,
    options,
    from: start,
    steps: entry.play,
  });
  const now = position ?? start;
  return { table: rules.table(now, null), start: setup, ...answer(rules, now, entry) };
}

function answer(rules: AnyReferee, position: Position, { expect }: WorkedPosition): Omit<Worked, 'table' | 'start'> {
  if (expect.kind === 'outcome') {
    const { outcome } = position;
    const winners = (outcome?.winners ?? []).map((seat: Seat) => rules.source.seats[seat]?.name ?? seat);
    const sentence = outcome === null ? 'Nobody has won yet.' : winners.length ? `${spoken(winners)} won.` : 'A draw.';
    return { answer: sentence, reasons: (outcome?.by ?? []).map((clause) => ({ text: '', clause })) };
  }
  if (expect.kind === 'faults') return { answer: 'Yes: nothing is wrong with it.', reasons: [] };
  const verdict = judge(rules, position, expect.seat, expect.action);
  if (!verdict.ok) return { answer: 'No.', reasons: verdict.remarks.map(reason) };
  const said = rules.say(position, expect.seat, rules.read(expect.action));
  return { answer: `Yes. ${said}`, reasons: verdict.by.map((clause) => ({ text: '', clause })) };
}

function reason({ message, clause }: Remark) {
  return { text: message, clause };
}

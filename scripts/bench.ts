/**
 * `npm run bench`: how long reading, sheets and the referee take here. Everything is measured warm, all games in turn
 * and many times over, and the best round counts: what a machine with other work on it disturbs least.
 */
import { formatProblems } from '../src/definition/problem.ts';
import { loadAllGames, loadGame } from '../src/node/content.ts';
import { loadReferee, referees } from '../src/node/referees.ts';
import { DEFAULT_CHOICE, renderSheets } from '../src/node/sheets.ts';
import { pick, seeded } from '../src/rules/chance.ts';
import { judge } from '../src/rules/judge.ts';
import { look } from '../src/rules/look.ts';
import { defaultOptions } from '../src/rules/options.ts';
import { play } from '../src/rules/playout.ts';
import type { AnyReferee, Position } from '../src/rules/types.ts';

const WARM_UP = 5;
const ROUNDS = 60;
const SLOW_ROUNDS = 4;
const ACTIONS = 1_000;
const REFUSED = 100;

interface Question {
  readonly position: Position;
  readonly seat: string;
  readonly action: string;
}

/** Something done `count` times over in one round. */
interface Work {
  readonly count: number;
  run(round: number): unknown;
}

/** Best time of one in milliseconds, by name; every round does each work once. */
async function best(works: Readonly<Record<string, Work>>, warmUp: number, rounds: number) {
  const times = new Map<string, number>();
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [name, { count, run }] of Object.entries(works)) {
      const began = performance.now();
      await run(round);
      const time = (performance.now() - began) / count;
      if (round >= 0) times.set(name, Math.min(times.get(name) ?? time, time));
    }
  }
  return times;
}

/** Actions as they come up in games played at random. */
function played(rules: AnyReferee, random: () => number): readonly Question[] {
  const questions: Question[] = [];
  while (questions.length < ACTIONS) {
    for (const { before, seat, action } of play(rules, rules.setup(defaultOptions(rules.source.options)), random)) {
      questions.push({ position: before, seat, action });
    }
  }
  return questions.slice(0, ACTIONS);
}

/** The same actions in positions that don't allow them. */
function misplaced(rules: AnyReferee, questions: readonly Question[], random: () => number): readonly Question[] {
  const refused: Question[] = [];
  for (let tried = 0; refused.length < REFUSED && tried < 100 * REFUSED; tried += 1) {
    const question = { ...pick(questions, random), position: pick(questions, random).position };
    if (!judge(rules, question.position, question.seat, question.action).ok) refused.push(question);
  }
  return refused;
}

const loaded = await loadAllGames();
const slow: Record<string, Work> = {};
const quick: Record<string, Work> = {};
for (const { slug, game, problems, texts } of loaded) {
  if (game === null) {
    console.error(formatProblems(problems, texts));
    continue;
  }
  slow[`${slug} read`] = { count: 1, run: () => loadGame(slug) };
  // another edition each round, so that nothing comes out of the memory of rendered files
  slow[`${slug} sheets`] = {
    count: 1,
    run: (round) => renderSheets({ ...game, edition: `bench ${round}` }, DEFAULT_CHOICE),
  };
  if (!referees.slugs.includes(slug)) continue;
  const rules = await loadReferee(slug);
  const random = seeded(1);
  const legal = played(rules, random);
  const refused = misplaced(rules, legal, random);
  const looked = refused.map(({ position }) => position);
  const judged = (questions: readonly Question[]): Work => ({
    count: questions.length,
    run() {
      for (const { position, seat, action } of questions) judge(rules, position, seat, action);
    },
  });
  quick[`${slug} legal`] = judged(legal);
  quick[`${slug} refused`] = judged(refused);
  quick[`${slug} look`] = {
    count: looked.length,
    run() {
      for (const position of looked) look(rules, position);
    },
  };
}
const referee = await best(quick, WARM_UP, ROUNDS);
const files = await best(slow, 1, SLOW_ROUNDS);

const COLUMNS = ['read, ms', 'sheets, ms', 'legal, µs', 'refused, µs', 'look, µs'];
const row = (first: string, cells: readonly string[]) =>
  console.log(first.padEnd(18) + cells.map((cell) => cell.padStart(14)).join(''));
row('game', COLUMNS);
for (const { slug, game } of loaded) {
  if (game === null) continue;
  const told = (times: ReadonlyMap<string, number>, name: string, scale: number, digits: number) => {
    const time = times.get(`${slug} ${name}`);
    return time === undefined ? '–' : (time * scale).toFixed(digits);
  };
  row(slug, [
    ...['read', 'sheets'].map((name) => told(files, name, 1, 0)),
    ...['legal', 'refused', 'look'].map((name) => told(referee, name, 1000, 2)),
  ]);
}

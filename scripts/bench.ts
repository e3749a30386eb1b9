/** `npm run bench`: how long reading, sheets and judging take here, each measured alone and warm, medians of five. */
import { gameSlugs, loadGame } from '../src/node/content.ts';
import { loadReferee } from '../src/node/referees.ts';
import { DEFAULT_CHOICE, renderSheets } from '../src/node/sheets.ts';
import { seeded } from '../src/rules/chance.ts';
import { judge } from '../src/rules/judge.ts';
import { defaultOptions } from '../src/rules/options.ts';
import { play } from '../src/rules/playout.ts';

const ROUNDS = 5;
const ACTIONS = 2_000;

async function median(work: (round: number) => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    await work(round);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

console.log('game                read    sheets (file)    judged actions a second');
for (const slug of await gameSlugs()) {
  const { game } = await loadGame(slug);
  if (game === null) {
    console.log(`${slug.padEnd(18)}  has errors; npm run build names them`);
    continue;
  }
  const reading = await median(() => loadGame(slug));
  await renderSheets(game, DEFAULT_CHOICE);
  // another edition each round, so that nothing comes out of the memory of rendered files
  const sheets = await median((round) => renderSheets({ ...game, edition: `bench ${round}` }, DEFAULT_CHOICE));

  const rules = await loadReferee(slug);
  const random = seeded(1);
  const questions: { position: Parameters<typeof judge>[1]; seat: string; action: string }[] = [];
  while (questions.length < ACTIONS) {
    for (const { before, seat, action } of play(rules, rules.setup(defaultOptions(rules.source.options)), random)) {
      questions.push({ position: before, seat, action });
    }
  }
  const judging = await median(() =>
    questions.map(({ position, seat, action }) => judge(rules, position, seat, action)),
  );
  const rate = Math.round((questions.length / judging) * 1000);
  console.log(
    `${slug.padEnd(18)}${reading.toFixed(0).padStart(4)} ms ${sheets.toFixed(0).padStart(10)} ms ${String(rate).padStart(20)}`,
  );
}

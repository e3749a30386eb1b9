/** Random play: every legal action as likely as the next, dice and cards with honest odds. */
import { pick, type Random, sample } from './chance.ts';
import type { AnyReferee, Position, Step } from './types.ts';
import { CHANCE } from './types.ts';

/** One action of a playout. */
export interface Played extends Step {
  readonly before: Position;
  readonly after: Position;
}

/** Legal actions considered for one choice; the odds are even among these. */
const CONSIDERED = 5_000;

/** Plays from `start` until the game is over or `most` actions are played. */
export function* play(rules: AnyReferee, start: Position, random: Random, most = 2_000): Generator<Played> {
  let before = start;
  for (let played = 0; played < most && before.active.length > 0; played += 1) {
    const seat = pick(before.active, random);
    const action = choose(rules, before, seat, random);
    const after: Position = rules.play(before, seat, action).position;
    yield { seat, action: rules.write(action), before, after };
    before = after;
  }
}

function choose(rules: AnyReferee, position: Position, seat: string, random: Random) {
  if (seat === CHANCE && rules.odds !== undefined) return sample(rules.odds(position), random);
  const legal = [];
  for (const action of rules.legal(position, seat)) {
    legal.push(action);
    if (legal.length === CONSIDERED) break;
  }
  return pick(legal, random);
}

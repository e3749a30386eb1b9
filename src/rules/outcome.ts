/** How a game ended. */
import type { ClauseId, Outcome, Seat } from './types.ts';

type Scores = Readonly<Record<Seat, number>>;

function ended<C extends ClauseId>(
  result: 'win' | 'draw',
  winners: readonly Seat[],
  by: readonly C[],
  scores?: Scores,
): Outcome<C> {
  return scores === undefined ? { result, winners, by } : { result, winners, by, scores };
}

export function win<C extends ClauseId>(winner: Seat, by: readonly C[], scores?: Scores): Outcome<C> {
  return ended('win', [winner], by, scores);
}

export function draw<C extends ClauseId>(by: readonly C[], scores?: Scores): Outcome<C> {
  return ended('draw', [], by, scores);
}

/** `Red rider won.`, `A draw: Starter 8, Dealer 8.` */
export function outcomeSpoken(outcome: Outcome, name: (seat: Seat) => string): string {
  const scores = outcome.scores === undefined ? [] : Object.entries(outcome.scores);
  const result = outcome.result === 'draw' ? 'A draw' : `${outcome.winners.map(name).join(' and ')} won`;
  return scores.length === 0 ? `${result}.` : `${result}: ${scores.map(([s, n]) => `${name(s)} ${n}`).join(', ')}.`;
}

/** The caption of a table on which `what` is over: `The match is over. Red rider won.` */
export function endSpoken(what: string, outcome: Outcome | null, name: (seat: Seat) => string): string {
  return outcome === null ? `${what} is over.` : `${what} is over. ${outcomeSpoken(outcome, name)}`;
}

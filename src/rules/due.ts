/** Phase, seats to act and outcome where they follow from the rest: set after every action, looked after when entered. */
import { fieldAt } from './edit.ts';
import { outcomeSpoken } from './outcome.ts';
import { mending, remark } from './remark.ts';
import { same } from './same.ts';
import { seatsOf } from './seats.ts';
import { spoken } from './text.ts';
import type { Action, ClauseId, Consequence, Due, Position, Remark, Rules } from './types.ts';

/** What an action leads to, with what is due then; an end that it brings adds its clauses. */
export function settled<C extends ClauseId, P extends Position<C>, A extends Action>(
  rules: Rules<C, P, A>,
  { position, by }: Consequence<P, C>,
): Consequence<P, C> {
  const due = rules.due?.(position) ?? null;
  if (due === null) return { position, by };
  return { position: { ...position, ...due }, by: due.outcome === null ? by : [...by, ...due.outcome.by] };
}

/** Faults of a position whose phase, seats to act or outcome differ from what the rest of it tells. */
export function* undue<C extends ClauseId, P extends Position<C>, A extends Action>(
  rules: Rules<C, P, A>,
  position: P,
): Iterable<Remark<C>> {
  const due = rules.due?.(position) ?? null;
  if (due === null) return;
  const { name } = seatsOf(rules.source);
  for (const part of ['phase', 'active', 'outcome'] as const) {
    if (same(position[part], due[part])) continue;
    const clause = (fieldAt(rules.fields, [part])?.clause ?? null) as C | null;
    yield remark(clause, SAID[part](due, name), mending([part], due[part]));
  }
}

type Said = (due: Due<Position>, name: (seat: string) => string) => string;

const SAID: Readonly<Record<keyof Due<Position>, Said>> = {
  phase: ({ phase }) => `As things lie, the phase should be ${phase}.`,
  active: ({ active }, name) =>
    active.length === 0 ? 'Nobody has to act any more.' : `To act should be ${spoken(active.map(name))}.`,
  outcome: ({ outcome }, name) =>
    outcome === null
      ? 'It is not over yet, so there is no outcome.'
      : `It is over, and the outcome should say so. ${outcomeSpoken(outcome, name)}`,
};

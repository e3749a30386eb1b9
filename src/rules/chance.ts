/** Random events with honest odds. Randomness itself comes in as `random`, a number from 0 up to 1. */
import type { Odds } from './types.ts';

export type Random = () => number;

/** One event, as likely as it is at a real table. */
export function sample<A>(odds: Odds<A>, random: Random): A {
  if (odds.kind === 'sampled') return odds.sample(random);
  const total = odds.outcomes.reduce((sum, one) => sum + one.weight, 0);
  let left = random() * total;
  for (const { action, weight } of odds.outcomes) {
    left -= weight;
    if (left < 0) return action;
  }
  throw new Error('odds without an outcome');
}

/** One of the items, each as likely as the next. */
export function pick<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** The items in an order of which each is as likely as the next. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}

/** The same numbers for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

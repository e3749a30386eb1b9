/** The sides of a die: a list, a run of numbers, or for a d6 a record by where each lies on the cube. */
import type { Shape } from './game.ts';

/** In net order. */
const D6_SIDES = ['top', 'front', 'right', 'back', 'left', 'bottom'] as const;
/** Where the entries of a list go: the first lies opposite the last, so that 1 to 6 add up to 7 across the cube. */
const D6_LIST: readonly (typeof D6_SIDES)[number][] = ['top', 'front', 'right', 'left', 'back', 'bottom'];

export const SIDES: Partial<Readonly<Record<Shape, number>>> = { d4: 4, d6: 6, d8: 8, d10: 10, d12: 12, d20: 20 };

export interface Side {
  readonly key: string;
  readonly value: string | number;
}

/** The sides in net order, or what is wrong with them. */
export function dieSides(
  value: unknown,
  shape: Shape,
): readonly Side[] | { readonly wrong: string; readonly hint: string | null } {
  const count = SIDES[shape] ?? 0;
  const list = Array.isArray(value) ? value : numbers(value);
  const entries =
    list?.map((side: unknown, index) => [keyAt(shape, index, D6_LIST), side] as const) ??
    (typeof value === 'object' && value !== null ? Object.entries(value) : []);
  if (entries.length !== count)
    return { wrong: `a ${shape} has ${count} sides, not ${entries.length}`, hint: expected(shape) };
  const keys = entries.map(([key]) => key);
  const order = entries.map((_, index) => keyAt(shape, index));
  const missing = order.find((key) => !keys.includes(key));
  if (missing !== undefined) return { wrong: `the side ${missing} is missing`, hint: expected(shape) };
  const sides = order.map((key) => ({ key, value: entries.find(([name]) => name === key)?.[1] }));
  const isSide = (side: { key: string; value: unknown }): side is Side =>
    ['string', 'number'].includes(typeof side.value);
  const odd = sides.find((side) => !isSide(side));
  if (odd !== undefined) return { wrong: `the side ${odd.key} is no word or number`, hint: null };
  return sides.filter(isSide);
}

const LONGEST_RUN = 100;

/** `12` is 1 to 12, `0 to 9` is as it says; null for what is no run of numbers. */
function numbers(value: unknown): readonly number[] | null {
  const run = /^(-?\d{1,6}) to (-?\d{1,6})$/.exec(String(value));
  const [from, to] = typeof value === 'number' ? [1, value] : [Number(run?.[1]), Number(run?.[2])];
  if (!Number.isInteger(from) || !Number.isInteger(to)) return null;
  return Array.from({ length: Math.min(Math.max(to - from + 1, 0), LONGEST_RUN) }, (_, index) => from + index);
}

function keyAt(shape: Shape, index: number, sides: readonly string[] = D6_SIDES): string {
  return (shape === 'd6' ? sides[index] : undefined) ?? String(index + 1);
}

function expected(shape: Shape): string {
  const count = SIDES[shape] ?? 0;
  const written = `${count} (for 1 to ${count}), 0 to ${count - 1}, a list`;
  return shape === 'd6' ? `${written}, or ${D6_SIDES.join(', ')}` : written;
}

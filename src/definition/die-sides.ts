/** The sides of a die: a list, or for a d6 a record by where each lies on the cube. */
import type { Shape } from './game.ts';

/** In net order. */
export const D6_SIDES = ['top', 'front', 'right', 'back', 'left', 'bottom'] as const;

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
  const entries = Array.isArray(value)
    ? value.map((side: unknown, index) => [keyAt(shape, index), side] as const)
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
      : [];
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

function keyAt(shape: Shape, index: number): string {
  return (shape === 'd6' ? D6_SIDES[index] : undefined) ?? String(index + 1);
}

function expected(shape: Shape): string {
  return shape === 'd6' ? `a list of six, or ${D6_SIDES.join(', ')}` : `a list of ${SIDES[shape] ?? 0}`;
}

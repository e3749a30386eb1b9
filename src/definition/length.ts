/** Lengths in a definition carry their unit; in code they are millimetres. */
import { z } from 'zod';

/** Millimetres in one unit. */
export const UNITS = { mm: 1, cm: 10, in: 25.4, pt: 25.4 / 72 } as const;

const LENGTH = /^(-?\d+(?:\.\d+)?|-?\.\d+) ?(mm|cm|in|pt)$/;
/** Far beyond any sheet: keeps a slip (`1000in`) and a hostile file from asking for acres. */
const LONGEST = 5000;

/** Millimetres of `1.5in`, `42.8mm`, `12pt`, `2cm`; or a sentence that says what is wrong with it. */
export function parseLength(text: string): number | { readonly wrong: string; readonly hint: string } {
  const match = LENGTH.exec(text.trim());
  if (match?.[1] === undefined || match[2] === undefined) return notALength(text);
  const millimetres = round(Number(match[1]) * UNITS[match[2] as keyof typeof UNITS]);
  if (Math.abs(millimetres) > LONGEST) return { wrong: `${text} is too long`, hint: `at most ${LONGEST} mm` };
  return millimetres;
}

function notALength(text: string): { wrong: string; hint: string } {
  const bare = /^-?[\d.]+$/.test(text.trim());
  if (bare) return missingUnit(text.trim());
  return {
    wrong: `${JSON.stringify(text.slice(0, 40))} is no length`,
    hint: 'a number with mm, cm, in or pt, such as 1.5in',
  };
}

export function missingUnit(number: string | number): { wrong: string; hint: string } {
  return { wrong: `the length ${number} has no unit`, hint: `write ${number}mm or ${number}in (mm, cm, in, pt)` };
}

/** To a millionth of a millimetre: 0.1 and 0.2 add up again. */
function round(millimetres: number): number {
  return Math.round(millimetres * 1e6) / 1e6;
}

/**
 * A length in a facts schema or a face's parameters: text with its unit in, millimetres out. A number is taken as
 * millimetres, because a face's parameter may come from facts that are checked already; a bare number that stands in
 * the YAML itself is reported by `checkPart`.
 */
export const length = z
  .union([z.number(), z.string()])
  .transform((value, context) => {
    const parsed = typeof value === 'number' ? value : parseLength(value);
    if (typeof parsed === 'number') return parsed;
    context.addIssue({ code: 'custom', message: parsed.wrong, params: { hint: parsed.hint } });
    return z.NEVER;
  })
  .meta({ unit: 'mm' });

/** A length above zero. */
export const positiveLength = length
  .refine((millimetres) => millimetres > 0, { error: 'the length must be more than 0' })
  .meta({ unit: 'mm' });

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** In mm: what one page can't hold takes seconds to draw and acres to print. */
const LONGEST_SIDE = 2000;
const SIZE_HINT = 'width x height, such as 1.5in x 0.75in';

/** `1.5in x 0.75in`: width by height; one length alone is a square (or a circle, or a die's edge). */
export const size = z.union([z.string(), z.number()]).transform((written, context): Size => {
  const parts = String(written).split(/\s*[x×]\s*/);
  const [width, height = width, ...more] = parts.map(parseLength);
  const fail = (wrong: string, hint: string): never => {
    context.addIssue({ code: 'custom', message: wrong, params: { hint } });
    return z.NEVER;
  };
  if (width === undefined || height === undefined || more.length > 0)
    return fail('three lengths are no size', SIZE_HINT);
  if (typeof width === 'object') return fail(width.wrong, width.hint);
  if (typeof height === 'object') return fail(height.wrong, height.hint);
  if (width <= 0 || height <= 0) return fail('a size must be more than 0', SIZE_HINT);
  const longest = Math.max(width, height);
  if (longest > LONGEST_SIDE) return fail(`a side of ${longest} mm is too long`, `at most ${LONGEST_SIDE} mm a side`);
  return { width, height };
});

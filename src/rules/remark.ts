/** The one way to make a remark, and short names for the places that it points at. */
import type { ClauseId, Edit, Path, Remark, Spot } from './types.ts';

interface Extras {
  /** What would mend it. */
  readonly hint?: string | null;
  readonly spots?: readonly Spot[];
  readonly mend?: readonly Edit[];
}

/** One reason. `clause` is null only where a text can't be read and no clause fits. */
export function remark<C extends ClauseId>(clause: C | null, message: string, extras: Extras = {}): Remark<C> {
  const { hint = null, spots = [], mend } = extras;
  return mend === undefined ? { clause, message, hint, spots } : { clause, message, hint, spots, mend };
}

/** Whether `read` gave a remark and not an action. */
export function isRemark<A extends { readonly verb: string }, C extends ClauseId>(
  reading: A | Remark<C>,
): reading is Remark<C> {
  return 'message' in reading;
}

/** Points at the field and mends it by this value; undefined takes it out. */
export const mending = (
  path: Path,
  value: unknown,
): { readonly spots: readonly Spot[]; readonly mend: readonly Edit[] } => ({
  spots: [atField(...path)],
  mend: [{ path, value }],
});

export const atCell = (cell: string): Spot => ({ in: 'cell', cell });
export const atArea = (area: string, index?: number): Spot =>
  index === undefined ? { in: 'area', area } : { in: 'area', area, index };
export const atField = (...path: Path): Spot => ({ in: 'field', path });
/** `word` counts from 0, the verb. */
export const atWord = (word: number): Spot => ({ in: 'action', word });

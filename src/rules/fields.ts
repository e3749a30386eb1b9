/**
 * The fields of a position, declared as plain data: what stands where, what it may be, what it is called, and which
 * clause a value that doesn't fit is a fault of. Reading, the editor and the format page all come from it.
 */
import type { ClauseId } from '../definition/game.ts';

interface Common<C extends ClauseId> {
  readonly label: string;
  /** A sentence for the editor and the format page. */
  readonly help: string;
  /** The clause of which a value that doesn't fit is a fault. */
  readonly clause: C;
  /** The value may be null. */
  readonly nullable?: boolean;
  /** In a view the value may be '?'. */
  readonly hideable?: boolean;
}

export type Field<C extends ClauseId = ClauseId> = Common<C> &
  (
    | { readonly kind: 'object'; readonly fields: Readonly<Record<string, Field<C>>> }
    /** The same field for every key; keys may depend on the rest of the position (on its options, say). */
    | {
        readonly kind: 'map';
        readonly keys: readonly string[] | ((position: unknown) => readonly string[]);
        readonly of: Field<C>;
      }
    | {
        readonly kind: 'list';
        readonly of: Field<C>;
        /** Kept in alphabetical order, because the order means nothing. */
        readonly sorted: boolean;
        readonly unique: boolean;
      }
    | { readonly kind: 'word'; readonly values: readonly string[] }
    | { readonly kind: 'number'; readonly from: number; readonly to: number }
    | { readonly kind: 'flag' }
    /** A text that must read as an action of the game. */
    | { readonly kind: 'action' }
    /** An outcome as `Outcome` describes it. */
    | { readonly kind: 'outcome' }
  );

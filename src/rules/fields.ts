/**
 * The fields of a position, declared as plain data: what stands where, what it may be, what it is called, and which
 * clause a value that doesn't fit is a fault of. Reading, the editor and the format page all come from it.
 */
import type { ClauseId, OptionSpec, Seat } from '../definition/game.ts';

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

/** What every game's position has, with the game's own fields added. */
export function positionFields<C extends ClauseId>(
  source: { readonly slug: string; readonly title: string; readonly options: Readonly<Record<string, OptionSpec>> },
  /** `actors`: the seats, and chance where dice fall or cards are drawn. */
  words: { readonly phases: readonly string[]; readonly actors: readonly Seat[] },
  /** Of which clause a misfit is a fault: `whole` for a missing or foreign field. */
  clauses: { readonly whole: C; readonly turn: C; readonly outcome: C; readonly options?: C },
  own: Readonly<Record<string, Field<C>>>,
): Field<C> {
  const { whole, turn, outcome } = clauses;
  const options: Record<string, Field<C>> = {};
  if (Object.keys(source.options).length > 0) {
    options.options = optionsField(source.options, clauses.options ?? whole);
  }
  return {
    kind: 'object',
    label: 'Position',
    help: `Everything there is to know about a game of ${source.title} at one moment.`,
    clause: whole,
    fields: {
      game: { kind: 'word', values: [source.slug], label: 'Game', help: 'Which game this is.', clause: whole },
      phase: {
        kind: 'word',
        values: words.phases,
        label: 'Phase',
        help: 'Which step of the turn is due.',
        clause: turn,
      },
      active: {
        kind: 'list',
        sorted: false,
        unique: true,
        label: 'To act',
        help: 'Who owes an action now, in seat order; nobody once the game is over.',
        clause: turn,
        of: { kind: 'word', values: words.actors, label: 'Seat', help: 'One who owes an action.', clause: turn },
      },
      outcome: { kind: 'outcome', nullable: true, label: 'Outcome', help: 'Who has won, or null.', clause: outcome },
      ...options,
      ...own,
    },
  };
}

function optionsField<C extends ClauseId>(specs: Readonly<Record<string, OptionSpec>>, clause: C): Field<C> {
  const fields = Object.entries(specs).map(([name, spec]): [string, Field<C>] => {
    const words = { label: spec.title, help: `Agreed before the game: ${spec.title}.`, clause };
    return spec.kind === 'choice'
      ? [name, { kind: 'word', values: spec.values.map((one) => one.value), ...words }]
      : [name, { kind: 'number', from: spec.from, to: spec.to, ...words }];
  });
  return {
    kind: 'object',
    fields: Object.fromEntries(fields),
    label: 'Options',
    help: 'What was agreed before the game.',
    clause,
  };
}

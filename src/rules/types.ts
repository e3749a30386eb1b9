/**
 * The words of the referee. A game writes a `Rules` object; everything else (judge, look, review, playout, choices,
 * laws, checker) is derived from it once, for all games.
 */
import type { ClauseId, OptionSpec, Seat } from '../definition/game.ts';
import type { Path } from '../definition/path.ts';
import type { RulesSource } from '../definition/rules-source.ts';
import type { Table } from '../definition/table.ts';
import type { Field } from './fields.ts';

export { CHANCE } from '../definition/game.ts';
export type { ClauseId, OptionSpec, Path, RulesSource, Seat, Table };

/** Values agreed at set-up, by option name. */
export type Options = Readonly<Record<string, string | number>>;

/** Plain data, the whole truth. A game adds its own fields; nothing derivable is stored. */
export interface Position<C extends ClauseId = ClauseId> {
  readonly game: string;
  readonly phase: string;
  /** Who owes an action now, in seat order; [] once over; ['chance'] for a random event. */
  readonly active: readonly Seat[];
  readonly outcome: Outcome<C> | null;
  readonly options?: Options;
}

export interface Outcome<C extends ClauseId = ClauseId> {
  readonly result: 'win' | 'draw';
  readonly winners: readonly Seat[];
  readonly by: readonly C[];
  readonly scores?: Readonly<Record<Seat, number>>;
}

/** A place that a remark points at, in words that any table renderer understands. */
export type Spot =
  | { readonly in: 'cell'; readonly cell: string }
  | { readonly in: 'area'; readonly area: string; readonly index?: number }
  | { readonly in: 'field'; readonly path: Path }
  | { readonly in: 'action'; readonly word: number };

/** A change to a hand-entered position: the value that should stand at the path; undefined removes it. */
export interface Edit {
  readonly path: Path;
  readonly value: unknown;
}

/** One reason with its clause. Refusals, position faults and record faults all have this shape. */
export interface Remark<C extends ClauseId = ClauseId> {
  /** Null only at stage `reads`, where no clause of the rules fits. */
  readonly clause: C | null;
  /** What is wrong, in this position's own words. */
  readonly message: string;
  /** What would mend it, or null. */
  readonly hint: string | null;
  readonly spots: readonly Spot[];
  /** Edits that mend a fault with one click, where they are known. */
  readonly mend?: readonly Edit[];
}

export type Stage = 'reads' | 'turn' | 'rules';

/** The answer to «may I?». A refusal is a value, never an exception. */
export type Verdict<P, C extends ClauseId = ClauseId> =
  | { readonly ok: true; readonly position: P; readonly by: readonly C[] }
  | { readonly ok: false; readonly stage: Stage; readonly remarks: readonly [Remark<C>, ...Remark<C>[]] };

/** What an action leads to: the next position, and the clauses that took effect. */
export interface Consequence<P, C extends ClauseId = ClauseId> {
  readonly position: P;
  readonly by: readonly C[];
}

/** What follows from the rest of a position, where it does. */
export type Due<P extends Position> = Pick<P, 'phase' | 'active' | 'outcome'>;

/** A random event: written out where the outcomes are few, sampled where they are many. */
export type Odds<A> =
  | { readonly kind: 'listed'; readonly outcomes: readonly { readonly action: A; readonly weight: number }[] }
  | { readonly kind: 'sampled'; readonly size: bigint; sample(random: () => number): A };

/** An action inside: structured data with its verb. Text only at the edge. */
export interface Action {
  readonly verb: string;
}

/**
 * How an action of one verb is put together at a position: its words after the verb, each from parts. It spans all
 * well-formed actions, legal or not, so that a board, a keyboard or a form can put together any of them and be told
 * why one is refused.
 */
export interface Form {
  /** One among the forms of a position, of which several may share a verb. */
  readonly id: string;
  readonly verb: string;
  readonly label: string;
  readonly slots: readonly Slot[];
  /** Every filling is legal (a roll, say): saves `choices` from walking a list too long to walk. */
  readonly free?: boolean;
}

/** One word: literal strings and choices strung together, e.g. `['p1=', {1…12}, ':', {crash fly fire}]`. */
export interface Slot {
  readonly label: string;
  readonly parts: readonly (string | SlotChoice)[];
}

export interface SlotChoice {
  readonly label: string;
  /**
   * As actions write them. People read the label of the item, area or tray piece of the table that answers to the
   * word; where there is none, the word itself with spaces for its hyphens: choose words that read well.
   */
  readonly values: readonly string[];
}

/** What a game writes. Every function is pure. */
export interface Rules<C extends ClauseId = ClauseId, P extends Position<C> = Position<C>, A extends Action = Action> {
  readonly source: RulesSource;
  /** Declaration of the position's fields: reads, faults, editor and format page come from it. */
  readonly fields: Field<C>;
  /** Where the seats depend on the options; all of the definition by default. */
  seats?(options: Options): readonly Seat[];
  setup(options: Options): P;
  /** Text to action; a remark where the text is no action of this game. */
  read(text: string): A | Remark<C>;
  write(action: A): string;
  /** The forms that this seat may try to fill now. */
  forms(position: P, seat: Seat): readonly Form[];
  /** Every broken clause; empty exactly for the legal ones. Also says why a seat that owes nothing may not act. */
  refuse(position: P, seat: Seat, action: A): Iterable<Remark<C>>;
  /** Each action once. Lazy: stop early where the caller does. What the forms span and nothing refuses by default. */
  legal?(position: P, seat: Seat): Iterable<A>;
  /** Called only when `refuse` is empty. What `due` tells may be left to it. */
  play(position: P, seat: Seat, action: A): Consequence<P, C>;
  /** Phase, seats to act and outcome as they follow from the rest, which says more than they do. */
  due?(position: P): Due<P>;
  /**
   * Of a hand-entered position, besides what differs from `due`; empty for every reachable one. Called, like `due`, when
   * every part is there and every word is known (`fit` is sound); numbers may be out of range, lists unsorted or with
   * doubles, choices illegal.
   */
  faults(position: P): Iterable<Remark<C>>;
  /** A sentence for the log and for screen readers. */
  say(position: P, seat: Seat, action: A): string;
  /** What lies on the table as `seat` sees it, which `position` is already; null: everything (the referee's view). */
  table(position: P, seat: Seat | null): Table;
  /** What the hands did when a table played on after a refused action; null where that makes no sense. */
  force?(position: P, seat: Seat, action: A): A | null;
  /** When active is ['chance']. */
  odds?(position: P): Odds<A>;
  /** Whether a seat (null: a bystander) sees the hideable value at this path. All is open by default. */
  maySee?(position: P, seat: Seat | null, path: Path): boolean;
  /** What another seat (null: a bystander) learns of an action, as a sentence; null: nothing. All of it by default. */
  seen?(position: P, seat: Seat, action: A, by: Seat | null): string | null;
  /** One full position that fits a view. */
  worlds?(view: P, seat: Seat, random: () => number): P;
}

/** A game's rules with every default filled in by `defineRules`: what judge, look, review and the page take. */
export type Referee<
  C extends ClauseId = ClauseId,
  P extends Position<C> = Position<C>,
  A extends Action = Action,
> = Omit<Rules<C, P, A>, 'force' | 'maySee' | 'due'> &
  Required<Pick<Rules<C, P, A>, 'seats' | 'legal' | 'seen'>> & {
    /** The position as a seat (null: a bystander) sees it: unseen values are '?'. */
    view(position: P, seat: Seat | null): P;
    /** The position after what the hands did with a refused action; null where that makes no sense. */
    force(position: P, seat: Seat, action: A): P | null;
  };

/** The referee of a game known only by its slug. */
// biome-ignore lint/suspicious/noExplicitAny: a caller that got the game by its slug knows no more of its types
export type AnyReferee = Referee<any, any, any>;

/** A module of `games/<slug>/rules.ts`. The facts schema stands apart in `facts.ts`: the page needs no zod. */
export interface RulesModule {
  // biome-ignore lint/suspicious/noExplicitAny: the loader has checked the facts with the module's own schema
  rules(source: RulesSource<any>): AnyReferee;
}

/** A game as played by hand: from the start or from an entered position; wrong steps stay in it and are marked. */
export interface GameRecord<P = Position> {
  readonly game: string;
  readonly edition: string;
  readonly options: Options;
  readonly from?: P;
  readonly steps: readonly Step[];
}

export interface Step {
  readonly seat: Seat;
  readonly action: string;
}

/** The position of Dragon Fight: its type and its declared fields. */
import { type Field, positionFields } from '../../fields.ts';
import { grid } from '../../grid.ts';
import { sorted } from '../../multiset.ts';
import { atCell } from '../../remark.ts';
import type { Position, RulesSource, Seat } from '../../types.ts';
import type { Clause } from './clauses.ts';
import type { Facts } from './facts.ts';

export const RIDERS = ['red', 'green'] as const;
export type Rider = (typeof RIDERS)[number];
export type PerRider<T> = Readonly<Record<Rider, T>>;

export const PHASES = ['orders', 'wounds', 'over'] as const;
export const FACINGS = ['n', 'e', 's', 'w'] as const;
export type Facing = (typeof FACINGS)[number];

/** The cell of a dragon that has left the board. */
export const OFF = 'off';

export interface Dragon {
  /** A square, or `off` once the match is over. */
  readonly cell: string;
  readonly facing: Facing;
  /** Movement tokens not yet lost, alphabetical. */
  readonly tokens: readonly string[];
}

export interface DragonPosition extends Position<Clause> {
  readonly phase: (typeof PHASES)[number];
  readonly options: { readonly 'wing-buffet': 'lines' | 'ring'; readonly 'stand-off': 'twenty-turns' | 'none' };
  readonly dragons: PerRider<Dragon>;
  /** Points just dealt, for which no token has been handed over. */
  readonly owes: PerRider<number>;
  /** The choice laid face down: the text of an action of this phase. */
  readonly sealed: PerRider<string | null>;
  /** Whole turns since the last in which a point was dealt, or since the start. */
  readonly quiet: number;
}

export const isRider = (seat: Seat): seat is Rider => (RIDERS as readonly Seat[]).includes(seat);

export const otherThan = (rider: Rider): Rider => (rider === 'red' ? 'green' : 'red');

/** The same for both riders. */
export const forBoth = <T>(value: (rider: Rider) => T): PerRider<T> => ({ red: value('red'), green: value('green') });

/** Where a rider's dragon is, for remarks. */
export const spotOf = (position: DragonPosition, rider: Rider) => atCell(position.dragons[rider].cell);

/** Points dealt against a rider so far. */
export function pointsAgainst({ dragons, owes }: DragonPosition, rider: Rider, allTokens: number): number {
  return allTokens - dragons[rider].tokens.length + owes[rider];
}

export function fields(source: RulesSource<Facts>): Field<Clause> {
  const { board, moves } = source.facts;
  const perRider = (of: Field<Clause>, label: string, help: string): Field<Clause> => {
    return { kind: 'map', keys: RIDERS, of, label, help, clause: 'setup.seats' };
  };
  const token: Field<Clause> = {
    kind: 'word',
    values: sorted(Object.keys(moves)),
    label: 'Token',
    help: 'A movement token.',
    clause: 'setup.tokens',
  };
  const dragon: Field<Clause> = {
    kind: 'object',
    label: 'Dragon',
    help: 'Where a dragon is, which way it faces, and what it has left.',
    clause: 'setup.seats',
    fields: {
      cell: {
        kind: 'word',
        values: [...grid(board.files, board.ranks).cells, OFF],
        label: 'Square',
        help: 'The square the dragon is on; off only when the match is over.',
        clause: 'setup.board',
      },
      facing: {
        kind: 'word',
        values: FACINGS,
        label: 'Facing',
        help: 'Which way the dragon faces: n is away from the red rider.',
        clause: 'move.facing',
      },
      tokens: {
        kind: 'list',
        of: token,
        sorted: true,
        unique: true,
        label: 'Movement tokens',
        help: 'The movement tokens not yet handed over.',
        clause: 'setup.tokens',
      },
    },
  };
  return positionFields<Clause>(
    source,
    { phases: PHASES, actors: RIDERS },
    { whole: 'setup.seats', turn: 'turn.steps', outcome: 'end.at-once', options: 'setup.options' },
    {
      dragons: perRider(dragon, 'Dragons', 'Both dragons.'),
      owes: perRider(
        { kind: 'number', from: 0, to: 2, label: 'Owes', help: 'Tokens still to hand over.', clause: 'wound.give' },
        'Owed',
        'Points just dealt to each rider, for which no token has been handed over yet.',
      ),
      sealed: perRider(
        {
          kind: 'action',
          nullable: true,
          hideable: true,
          label: 'Sealed choice',
          help: 'The choice that lies face down, or null.',
          clause: 'order.choose',
        },
        'Sealed choices',
        'What each rider has laid face down in this step of the turn.',
      ),
      quiet: {
        kind: 'number',
        from: 0,
        to: Number.MAX_SAFE_INTEGER,
        label: 'Quiet turns',
        help: 'Turns in a row that brought no point to anybody.',
        clause: 'end.stand-off',
      },
    },
  );
}

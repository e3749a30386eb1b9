/** The position of Dragon Fight: its type and its declared fields. */
import { type Field, positionFields } from '../../fields.ts';
import type { Position } from '../../types.ts';
import type { Clause } from './clauses.ts';
import type { Lore } from './lore.ts';

export type Rider = 'red' | 'green';
export type PerRider<T> = Readonly<Record<Rider, T>>;

const PHASES = ['orders', 'wounds', 'over'] as const;
const FACINGS = ['n', 'e', 's', 'w'] as const;
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

export function fields(lore: Lore): Field<Clause> {
  const perRider = (of: Field<Clause>, label: string, help: string): Field<Clause> => {
    return { kind: 'map', keys: lore.seats.all, of, label, help, clause: 'setup.seats' };
  };
  const token: Field<Clause> = {
    kind: 'word',
    values: lore.moves,
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
        values: [...lore.grid.cells, OFF],
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
    lore.source,
    { phases: PHASES, actors: lore.seats.all },
    { whole: 'setup.seats', turn: 'turn.steps', outcome: 'end.at-once', options: 'setup.options' },
    {
      dragons: perRider(dragon, 'Dragons', 'Both dragons.'),
      owes: perRider(
        {
          kind: 'number',
          from: 0,
          to: lore.mostDealt,
          label: 'Owes',
          help: 'Tokens still to hand over.',
          clause: 'wound.give',
        },
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

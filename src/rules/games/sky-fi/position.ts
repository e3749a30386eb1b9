/** The position of SKY-FI: its type and its declared fields. */
import { type Field, positionFields } from '../../fields.ts';
import { CHANCE, type Position } from '../../types.ts';
import type { Clause } from './clauses.ts';
import type { Lore } from './lore.ts';

export type Team = 'planes' | 'robots';

const PHASES = ['roll', 'break', 'turn', 'over'] as const;

/** What an Action Die can show, from the lowest step to the highest. */
export const STEPS = ['crash', 'fly', 'fire'] as const;
export type Face = (typeof STEPS)[number];

/** `p1`, `r3`: a key of `pilots` or `second-set` in the facts. */
export type PilotId = string;

export interface Pilot {
  readonly state: 'flying' | 'crashed';
  /** What its Position Die shows; null while its dice are off the table. */
  readonly position: number | null;
  /** What its Action Die shows; null exactly when `position` is. */
  readonly face: Face | null;
  /** Its tie rolls of this round, oldest first. */
  readonly breaks: readonly number[];
}

/** A pilot whose dice lie on the table. */
export interface Rolled extends Pilot {
  readonly position: number;
}

export interface SkyPosition extends Position<Clause> {
  readonly phase: (typeof PHASES)[number];
  readonly options: { readonly pilots: number; readonly end: 'at-once' | 'end-of-round' };
  readonly round: number;
  readonly pilots: Readonly<Record<PilotId, Pilot>>;
}

export const WAITING: Pilot = { state: 'flying', position: null, face: null, breaks: [] };
export const CRASHED: Pilot = { ...WAITING, state: 'crashed' };

export const onTable = (pilot: Pilot): pilot is Rolled => pilot.position !== null;

/** More rounds than any dogfight lasts. */
const MOST_ROUNDS = 999;

export function fields({ source, seats, heights, idsOf }: Lore): Field<Clause> {
  const roll = { kind: 'number', from: 1, to: heights.length, clause: 'dice.position' } as const;
  const pilot: Field<Clause> = {
    kind: 'object',
    label: 'Pilot',
    help: 'One pilot and its two dice.',
    clause: 'setup.pilots',
    fields: {
      state: {
        kind: 'word',
        values: ['flying', 'crashed'],
        label: 'State',
        help: 'Whether it is still in the dogfight.',
        clause: 'turn.crash',
      },
      position: {
        ...roll,
        nullable: true,
        label: 'Position Die',
        help: 'What it shows; null while the pilot’s dice are off the table.',
      },
      face: {
        kind: 'word',
        values: STEPS,
        nullable: true,
        label: 'Action Die',
        help: 'What it shows; null while the pilot’s dice are off the table.',
        clause: 'dice.faces',
      },
      breaks: {
        kind: 'list',
        of: { ...roll, label: 'Tie roll', help: 'A roll for the order alone.' },
        sorted: false,
        unique: false,
        label: 'Tie rolls',
        help: 'The pilot’s tie rolls of this round, oldest first.',
        clause: 'order.tie-roll',
      },
    },
  };
  return positionFields<Clause>(
    source,
    { phases: PHASES, actors: [...seats.all, CHANCE] },
    { whole: 'setup.pilots', turn: 'order.high-to-low', outcome: 'end.victory' },
    {
      round: {
        kind: 'number',
        from: 1,
        to: MOST_ROUNDS,
        label: 'Round',
        help: 'Counted from 1.',
        clause: 'round.count',
      },
      pilots: {
        kind: 'map',
        keys: (position) => {
          const given = Number((position as Partial<SkyPosition> | null)?.options?.pilots);
          return idsOf(Number.isInteger(given) ? given : 0);
        },
        of: pilot,
        label: 'Pilots',
        help: 'Every pilot of both teams, crashed ones too.',
        clause: 'setup.pilots',
      },
    },
  );
}

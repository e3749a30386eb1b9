/** The actions of SKY-FI and their text. */
import { type Notation, notation } from '../../notation.ts';
import type { Clause } from './clauses.ts';
import type { Lore } from './lore.ts';
import { type PilotId, STEPS } from './position.ts';

/** One pilot's two dice as they fell: as typed, so that any number and word can be refused with its clause. */
export interface Throw {
  readonly pilot: PilotId;
  readonly position: number;
  readonly face: string;
}

export type TieThrow = Omit<Throw, 'face'>;

export interface Shot {
  readonly verb: 'attack' | 'cover';
  readonly pilot: PilotId;
  readonly target: PilotId;
}

export type SkyAction =
  | { readonly verb: 'roll'; readonly throws: readonly Throw[] }
  | { readonly verb: 'break'; readonly throws: readonly TieThrow[] }
  | { readonly verb: 'crash' | 'fly' | 'hold'; readonly pilot: PilotId }
  | Shot;

/** What a pilot does in its turn. */
export type TurnAction = Exclude<SkyAction, { throws: unknown }>;

/** Throws may be typed in any order; they are kept in the order in which pilots are named. */
export function actions({ everybody, heights }: Lore): Notation<SkyAction, Clause> {
  const pilot = { label: 'Pilot', values: everybody, reads: /^[a-z]+\d+$/ };
  const target = { ...pilot, label: 'Target' };
  const position = { label: 'Position', values: heights, reads: /^(0|[1-9]\d{0,2})$/ };
  const face = { label: 'Action', values: STEPS, reads: /^[a-z]+$/ };
  const all = { from: 1, to: everybody.length * 2, order: everybody };
  const tie = [['pilot', pilot], '=', ['position', position]] as const;
  return notation<SkyAction, Clause>({
    roll: { label: 'Roll', words: { throws: { ...all, each: [...tie, ':', ['face', face]] } } },
    break: { label: 'Roll off', words: { throws: { ...all, each: tie } } },
    crash: { label: 'Crash', words: { pilot } },
    fly: { label: 'Fly on', words: { pilot } },
    attack: { label: 'Attack', words: { pilot, target } },
    cover: { label: 'Cover', words: { pilot, target } },
    hold: { label: 'Nobody to fire at', words: { pilot } },
  });
}

/** The actions of SKY-FI and their text. */
import { remark } from '../../remark.ts';
import { shown, spoken, words } from '../../text.ts';
import type { Remark } from '../../types.ts';
import type { Clause } from './clauses.ts';
import type { PilotId, Squadrons } from './position.ts';

/** One pilot's two dice as they fell: as typed, so that any number and word can be refused with its clause. */
export interface Throw {
  readonly pilot: PilotId;
  readonly position: number;
  readonly face: string;
}

export type TieThrow = Omit<Throw, 'face'>;

export type SkyAction =
  | { readonly verb: 'roll'; readonly throws: readonly Throw[] }
  | { readonly verb: 'break'; readonly throws: readonly TieThrow[] }
  | { readonly verb: 'crash' | 'fly' | 'hold'; readonly pilot: PilotId }
  | Shot;

export interface Shot {
  readonly verb: 'attack' | 'cover';
  readonly pilot: PilotId;
  readonly target: PilotId;
}

/** What a pilot does in its turn. */
export type TurnAction = Exclude<SkyAction, { throws: unknown }>;

const NOTATION = {
  roll: 'roll PILOT=POSITION:FACE for every pilot, such as roll p1=12:fire r1=3:fly',
  break: 'break PILOT=POSITION for every pilot in the tie, such as break p1=4 r1=9',
  crash: 'crash PILOT',
  fly: 'fly PILOT',
  hold: 'hold PILOT',
  attack: 'attack PILOT TARGET',
  cover: 'cover PILOT TARGET',
} as const;

type SkyVerb = keyof typeof NOTATION;

const isVerb = (word: string): word is SkyVerb => Object.hasOwn(NOTATION, word);

/** Throws may be typed in any order; they are kept in the order in which pilots are named. */
export function read(text: string, { everybody }: Squadrons): SkyAction | Remark<Clause> {
  const [verb = '', ...rest] = words(text);
  const [pilot = '', target = ''] = rest;
  const ordered = <T extends TieThrow>(throws: readonly T[]) =>
    throws.toSorted((a, b) => place(everybody, a.pilot) - place(everybody, b.pilot));
  if (!isVerb(verb)) return misread(text, spoken(Object.values(NOTATION), 'or'));
  if (verb === 'roll') {
    const throws = rest.map((word) => /^([a-z]+\d+)=(0|[1-9]\d{0,2}):([a-z]+)$/.exec(word));
    const read = throws.flatMap((match) => {
      return match === null ? [] : [{ pilot: match[1] ?? '', position: Number(match[2]), face: match[3] ?? '' }];
    });
    return read.length === 0 || read.length < rest.length
      ? misread(text, NOTATION[verb])
      : { verb, throws: ordered(read) };
  }
  if (verb === 'break') {
    const throws = rest.map((word) => /^([a-z]+\d+)=(0|[1-9]\d{0,2})$/.exec(word));
    const read = throws.flatMap((match) => {
      return match === null ? [] : [{ pilot: match[1] ?? '', position: Number(match[2]) }];
    });
    return read.length === 0 || read.length < rest.length
      ? misread(text, NOTATION[verb])
      : { verb, throws: ordered(read) };
  }
  const shoots = verb === 'attack' || verb === 'cover';
  const named = rest.every((word) => /^[a-z]+\d+$/.test(word));
  if (!named || rest.length !== (shoots ? 2 : 1)) return misread(text, NOTATION[verb]);
  return shoots ? { verb, pilot, target } : { verb, pilot };
}

/** Unknown names go last. */
const place = (everybody: readonly PilotId[], id: PilotId) =>
  everybody.includes(id) ? everybody.indexOf(id) : everybody.length;

const misread = (text: string, notation: string): Remark<Clause> =>
  remark<Clause>(null, `${shown(text)} is no action of this game.`, { hint: `Write ${notation}.` });

export function write(action: SkyAction): string {
  if (action.verb === 'roll') {
    return `roll ${action.throws.map(({ pilot, position, face }) => `${pilot}=${position}:${face}`).join(' ')}`;
  }
  if (action.verb === 'break') {
    return `break ${action.throws.map(({ pilot, position }) => `${pilot}=${position}`).join(' ')}`;
  }
  return 'target' in action ? `${action.verb} ${action.pilot} ${action.target}` : `${action.verb} ${action.pilot}`;
}

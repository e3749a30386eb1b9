/** The position of SKY-FI: its type, its declared fields, and what follows from the dice on the table. */
import { type Field, positionFields } from '../../fields.ts';
import { draw, win } from '../../outcome.ts';
import { CHANCE, type Outcome, type Position, type RulesSource, type Seat } from '../../types.ts';
import type { Clause } from './clauses.ts';
import type { Facts } from './facts.ts';

export const TEAMS = ['planes', 'robots'] as const;
export type Team = (typeof TEAMS)[number];

export const PHASES = ['roll', 'break', 'turn', 'over'] as const;

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

/** Phase, seats to act and outcome, which all follow from the dice on the table. */
export type Due = Pick<SkyPosition, 'phase' | 'active' | 'outcome'>;

export const WAITING: Pilot = { state: 'flying', position: null, face: null, breaks: [] };
export const CRASHED: Pilot = { ...WAITING, state: 'crashed' };

export const isTeam = (seat: Seat): seat is Team => (TEAMS as readonly Seat[]).includes(seat);
export const onTable = (pilot: Pilot): pilot is Rolled => pilot.position !== null;

/** Whose turn comes first, of two pilots with dice on the table: negative where it is `a`'s. */
export function earlier(a: Rolled, b: Rolled): number {
  const [rollsA, rollsB] = [
    [a.position, ...a.breaks],
    [b.position, ...b.breaks],
  ];
  const differs = rollsA.findIndex((roll, index) => roll !== rollsB[index]);
  return differs < 0 ? rollsB.length - rollsA.length : (rollsB[differs] ?? 0) - (rollsA[differs] ?? 0);
}

/** What rules, faults and table ask of the squadrons and their dice. */
export interface Squadrons {
  /** Every pilot there is a name for, in naming order: planes before robots. */
  readonly everybody: readonly PilotId[];
  /** A Position Die shows 1 to this. */
  readonly highest: number;
  /** The pilots of a dogfight with so many on each side; as many as the option allows, whatever is given. */
  idsOf(aSide: number): readonly PilotId[];
  teamOf(id: PilotId): Team | null;
  teamName(team: Team): string;
  stepName(face: Face | null): string;
  /** The sides of a team's Action Die. */
  sidesOf(team: Team): readonly Face[];
  /** The pilots of a position with what is known of them, in naming order. */
  pilotsOf(position: SkyPosition): readonly (readonly [PilotId, Pilot])[];
  /** Those with dice on the table, whose turn comes first before the others. */
  lineOf(position: SkyPosition): readonly (readonly [PilotId, Rolled])[];
  /** Those whose turn it is: the first of the line and everybody equal to it. */
  dueOf(position: SkyPosition): readonly PilotId[];
  /** What follows from the dice as they lie. */
  whatIsDue(position: SkyPosition): Due;
}

export function squadrons(source: RulesSource<Facts>): Squadrons {
  const { steps, dice, positions } = source.facts;
  const names = { ...source.facts.pilots, ...source.facts['second-set'] };
  const everybody = TEAMS.flatMap((team) => Object.keys(names).filter((id) => names[id]?.team === team));
  const teamOf = (id: PilotId) => (Object.hasOwn(names, id) ? (names[id]?.team ?? null) : null);

  const sides = source.options.pilots;
  const [fewest, most] = sides?.kind === 'range' ? [sides.from, sides.to] : [1, everybody.length];
  const squads = Array.from({ length: most + 1 }, (_, aSide) =>
    TEAMS.flatMap((team) => everybody.filter((id) => teamOf(id) === team).slice(0, aSide)),
  );
  const idsOf = (aSide: number) => squads[Math.min(Math.max(aSide, fewest), most)] ?? [];

  // Pilots beyond the option are a fault of the fields; nothing else is said of them.
  const pilotsOf = ({ options, pilots }: SkyPosition) =>
    idsOf(options.pilots).flatMap((id) => {
      const pilot = pilots[id];
      return pilot === undefined ? [] : [[id, pilot] as const];
    });

  const lineOf = (position: SkyPosition) =>
    pilotsOf(position)
      .flatMap(([id, pilot]) => (onTable(pilot) ? [[id, pilot] as const] : []))
      .sort(([, a], [, b]) => earlier(a, b));

  const dueOf = (position: SkyPosition) => {
    const line = lineOf(position);
    const [first] = line;
    return first === undefined ? [] : line.filter(([, pilot]) => earlier(first[1], pilot) === 0).map(([id]) => id);
  };

  /** Null while the dogfight goes on. */
  const result = (position: SkyPosition): Outcome<Clause> | null => {
    const all = pilotsOf(position);
    const [winner, rival] = TEAMS.filter((team) =>
      all.some(([id, pilot]) => teamOf(id) === team && pilot.state === 'flying'),
    );
    const late = position.options.end === 'end-of-round';
    if (rival !== undefined || (late && all.some(([, pilot]) => onTable(pilot)))) return null;
    if (winner !== undefined) return win(winner, ['end.victory']);
    return late ? draw(['end.nobody-left']) : null;
  };

  return {
    everybody,
    highest: positions,
    idsOf,
    teamOf,
    teamName: (team) => source.seats[team]?.name ?? team,
    stepName: (face) => (face === null ? 'nothing' : steps[face].name),
    sidesOf: (team) => Object.values(dice[team]),
    pilotsOf,
    lineOf,
    dueOf,
    whatIsDue(position) {
      const outcome = result(position);
      if (outcome !== null) return { phase: 'over', active: [], outcome };
      const teams = TEAMS.filter((team) => dueOf(position).some((id) => teamOf(id) === team));
      if (teams.length === 1) return { phase: 'turn', active: teams, outcome };
      return { phase: teams.length === 0 ? 'roll' : 'break', active: [CHANCE], outcome };
    },
  };
}

/** More rounds than any dogfight lasts. */
const MOST_ROUNDS = 999;

export function fields(source: RulesSource<Facts>): Field<Clause> {
  const { highest, idsOf } = squadrons(source);
  const roll = { kind: 'number', from: 1, to: highest, clause: 'dice.position' } as const;
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
    { phases: PHASES, actors: [...TEAMS, CHANCE] },
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

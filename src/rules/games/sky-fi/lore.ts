/** What facts and the dice on the table tell in SKY-FI: who flies for whom, who comes first, and what is due. */
import { draw, win } from '../../outcome.ts';
import { type Seats, seatsOf } from '../../seats.ts';
import { CHANCE, type Due, type Outcome, type RulesSource } from '../../types.ts';
import type { Shot } from './actions.ts';
import type { Clause } from './clauses.ts';
import type { Facts } from './facts.ts';
import {
  type Face,
  onTable,
  type Pilot,
  type PilotId,
  type Rolled,
  type SkyPosition,
  STEPS,
  type Team,
} from './position.ts';

export interface Lore {
  readonly source: RulesSource<Facts>;
  readonly seats: Seats<Team>;
  /** Every pilot there is a name for, in naming order: team by team. */
  readonly everybody: readonly PilotId[];
  /** What a Position Die can show. */
  readonly heights: readonly number[];
  /** The pilots of a dogfight with so many on each side; as many as the option allows, whatever is given. */
  idsOf(aSide: number): readonly PilotId[];
  teamOf(id: PilotId): Team | null;
  stepName(face: Face | null): string;
  /** The sides of a team's Action Die. */
  sidesOf(team: Team): readonly Face[];
  /** The pilots of a position with what is known of them, in naming order. */
  pilotsOf(position: SkyPosition): readonly (readonly [PilotId, Pilot])[];
  /** Those with dice on the table, whose turn comes first before the others. */
  lineOf(position: SkyPosition): readonly (readonly [PilotId, Rolled])[];
  /** Those whose turn it is: the first of the line and everybody equal to it. */
  dueOf(position: SkyPosition): readonly PilotId[];
  /** Those who have to throw now; nobody in a turn. */
  throwers(position: SkyPosition): readonly PilotId[];
  /** How the dogfight has ended; null while it goes on. */
  outcomeOf(position: SkyPosition): Outcome<Clause> | null;
  /** What follows from the dice as they lie. */
  due(position: SkyPosition): Due<SkyPosition>;
}

/** Whose turn comes first, of two pilots with dice on the table: negative where it is `a`'s. */
export function earlier(a: Omit<Rolled, 'state' | 'face'>, b: Omit<Rolled, 'state' | 'face'>): number {
  if (a.position !== b.position) return b.position - a.position;
  const differs = a.breaks.findIndex((roll, index) => roll !== b.breaks[index]);
  return differs < 0 ? b.breaks.length - a.breaks.length : (b.breaks[differs] ?? 0) - (a.breaks[differs] ?? 0);
}

/** The face that a shot leaves; null where there is no further step. */
export function turned({ face }: Pilot, verb: Shot['verb']): Face | null {
  return face === null ? null : (STEPS[STEPS.indexOf(face) + (verb === 'attack' ? -1 : 1)] ?? null);
}

export function loreOf(source: RulesSource<Facts>): Lore {
  const { steps, dice, positions } = source.facts;
  const seats = seatsOf<Team>(source);
  const names = { ...source.facts.pilots, ...source.facts['second-set'] };
  const everybody = seats.all.flatMap((team) => Object.keys(names).filter((id) => names[id]?.team === team));
  const teams = new Map(everybody.map((id) => [id, names[id]?.team as Team]));
  const teamOf = (id: PilotId) => teams.get(id) ?? null;

  const sides = source.options.pilots;
  const [fewest, most] = sides?.kind === 'range' ? [sides.from, sides.to] : [1, everybody.length];
  const squads = Array.from({ length: most + 1 }, (_, aSide) =>
    seats.all.flatMap((team) => everybody.filter((id) => teamOf(id) === team).slice(0, aSide)),
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

  function dueOf({ options, pilots }: SkyPosition): readonly PilotId[] {
    let first: Rolled | null = null;
    let due: PilotId[] = [];
    for (const id of idsOf(options.pilots)) {
      const pilot = pilots[id];
      if (pilot === undefined || !onTable(pilot)) continue;
      const order: number = first === null ? -1 : earlier(pilot, first);
      if (order === 0) due.push(id);
      if (order >= 0) continue;
      first = pilot;
      due = [id];
    }
    return due;
  }

  function outcomeOf({ options, pilots }: SkyPosition): Outcome<Clause> | null {
    const ids = idsOf(options.pilots);
    const flies = (team: Team) => ids.some((id) => teamOf(id) === team && pilots[id]?.state === 'flying');
    const [winner, rival] = seats.all.filter(flies);
    const late = options.end === 'end-of-round';
    if (rival !== undefined || (late && ids.some((id) => (pilots[id]?.position ?? null) !== null))) return null;
    if (winner !== undefined) return win(winner, ['end.victory']);
    return late ? draw(['end.nobody-left']) : null;
  }

  return {
    source,
    seats,
    everybody,
    heights: Array.from({ length: positions }, (_, index) => index + 1),
    idsOf,
    teamOf,
    stepName: (face) => (face === null ? 'nothing' : steps[face].name),
    sidesOf: (team) => Object.values(dice[team] ?? {}),
    pilotsOf,
    lineOf,
    dueOf,
    throwers(position) {
      if (position.phase === 'break') return dueOf(position);
      if (position.phase !== 'roll') return [];
      return pilotsOf(position).flatMap(([id, { state }]) => (state === 'flying' ? [id] : []));
    },
    outcomeOf,
    due(position) {
      const outcome = outcomeOf(position);
      if (outcome !== null) return { phase: 'over', active: [], outcome };
      const first = dueOf(position);
      const sides = seats.all.filter((team) => first.some((id) => teamOf(id) === team));
      if (sides.length === 1) return { phase: 'turn', active: sides, outcome };
      return { phase: sides.length === 0 ? 'roll' : 'break', active: [CHANCE], outcome };
    },
  };
}

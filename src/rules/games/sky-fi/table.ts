/** The sky of SKY-FI: who is up there with which dice, the highest first. */
import type { Item, ItemsArea, Table } from '../../../definition/table.ts';
import { endSpoken } from '../../outcome.ts';
import { spoken } from '../../text.ts';
import type { Lore } from './lore.ts';
import { type Pilot, type PilotId, type SkyPosition, STEPS, type Team } from './position.ts';

/** The Action Die of each team, as a component. */
const ACTION_DIE: Readonly<Record<Team, string>> = { planes: 'plane-die', robots: 'robot-die' };

export function table(lore: Lore, position: SkyPosition): Table {
  const line = lore.lineOf(position).map(([id]) => id);
  const others = lore.pilotsOf(position).filter(([id]) => !line.includes(id));
  const inState = (state: Pilot['state']) => others.flatMap(([id, pilot]) => (pilot.state === state ? [id] : []));
  const inTheAir = (team: Team) =>
    lore.pilotsOf(position).filter(([id, { state }]) => lore.teamOf(id) === team && state === 'flying').length;
  return {
    caption: caption(lore, position),
    areas: [...line, ...inState('flying'), ...inState('crashed')].map((id) => pilotArea(lore, position, id)),
    counters: [
      { label: 'Round', value: position.round, path: ['round'] },
      ...lore.seats.all.map((team) => ({
        label: `${lore.seats.name(team)} in the air`,
        value: inTheAir(team),
        of: position.options.pilots,
      })),
    ],
    tray: [
      ...STEPS.map((step) => ({
        word: step,
        face: `${ACTION_DIE.planes}.${step}`,
        label: `${lore.stepName(step)}, on the Action Die`,
        of: null,
      })),
      ...lore.heights.map((height) => ({
        word: `${height}`,
        face: `position-die-planes.${height}`,
        label: `Position ${height}`,
        of: null,
        beside: 'position',
      })),
    ],
  };
}

function pilotArea(lore: Lore, { pilots, phase }: SkyPosition, id: PilotId): ItemsArea {
  const pilot = pilots[id] as Pilot;
  const team = lore.teamOf(id) ?? 'planes';
  const off = pilot.position === null && pilot.face === null;
  const empty =
    pilot.state === 'crashed' ? 'Crashed' : phase === 'roll' ? 'About to roll' : 'Has had its turn, no target';
  const area = {
    kind: 'dice',
    id,
    label: `${id}, ${lore.seats.name(team)}`,
    owner: team,
    items: off ? [] : dice(lore, id, pilot, team),
    empty,
    path: ['pilots', id, 'face'],
    word: id,
  } as const;
  return pilot.breaks.length === 0 ? area : { ...area, note: `tie roll ${pilot.breaks.join(', then ')}` };
}

function dice(lore: Lore, id: PilotId, pilot: Pilot, team: Team): readonly Item[] {
  const { position, face } = pilot;
  const flipPath = ['pilots', id, 'state'];
  const at = (part: string) => ({ path: ['pilots', id, part], turnPath: ['pilots', id, part], flipPath });
  return [
    {
      word: null,
      face: position === null ? null : `position-die-${team}.${position}`,
      label: position === null ? 'No Position Die' : `Position ${position}`,
      owner: team,
      ...at('position'),
    },
    {
      word: null,
      face: face === null ? null : `${ACTION_DIE[team]}.${face}`,
      label: face === null ? 'No Action Die' : lore.stepName(face),
      owner: team,
      ...at('face'),
    },
  ];
}

function caption(lore: Lore, position: SkyPosition): string {
  const due = lore.dueOf(position);
  const [first] = lore.lineOf(position);
  const height = first?.[1].position;
  if (position.phase === 'roll') return `Round ${position.round}: everybody still flying is about to roll.`;
  if (position.phase === 'break') return `${spoken(due)} are all at ${height} and have to roll off who goes first.`;
  if (position.phase === 'turn') {
    const [team] = position.active.filter(lore.seats.is);
    const verb = due.length > 1 ? 'are' : 'is';
    return `${team === undefined ? 'A team' : lore.seats.name(team)} to act: ${spoken(due)} ${verb} highest, at ${height}.`;
  }
  return endSpoken('The dogfight', position.outcome, lore.seats.name);
}

/** What proves the rules of SKY-FI; run by the case runner, with the clauses that each case shows. */
import type { Case } from '../../cases.ts';
import { CHANCE, type Seat } from '../../types.ts';
import type { Clause } from './clauses.ts';
import { CRASHED, type Face, type Pilot, type SkyPosition, WAITING } from './position.ts';

type Steps = readonly (readonly [Seat, string])[];

const chance = (action: string): Steps => [[CHANCE, action]];
const planes = (action: string): Steps => [['planes', action]];
const robots = (action: string): Steps => [['robots', action]];

/** `12 fire`, `7 fly 4 12` (position, face, tie rolls), `crashed`, or `off` for dice off the table. */
function pilot(dice: string): Pilot {
  if (dice === 'off') return WAITING;
  if (dice === 'crashed') return CRASHED;
  const [position, face, ...breaks] = dice.split(' ');
  return { state: 'flying', position: Number(position), face: face as Face, breaks: breaks.map(Number) };
}

/** Three pilots a side in round 2, the turn of `active`; pilots not named have had their turn. */
function sky(active: Seat, dice: Readonly<Record<string, string>>, changes: Partial<SkyPosition> = {}): SkyPosition {
  const ids = ['p1', 'p2', 'p3', 'r1', 'r2', 'r3'];
  return {
    game: 'sky-fi',
    options: { pilots: 3, end: 'at-once' },
    phase: active === CHANCE ? 'break' : 'turn',
    active: [active],
    outcome: null,
    round: 2,
    pilots: Object.fromEntries(ids.map((id) => [id, pilot(dice[id] ?? 'off')])),
    ...changes,
  };
}

/** The given position with a pilot that no play leads to. */
const spoilt = (position: SkyPosition, id: string, changes: Partial<Pilot> | object) => ({
  ...position,
  pilots: { ...position.pilots, [id]: { ...position.pilots[id], ...changes } },
});

const FIRST_ROLL = 'roll p1=12:fire p2=5:fly p3=1:crash r1=9:fly r2=8:fire r3=2:crash';
const TIE_AT_7 = 'roll p1=7:fire p2=4:fly p3=3:fly r1=7:fire r2=2:fly r3=7:fly';
const LATE = { options: { pilots: 3, end: 'end-of-round' } } as const;

/** One pilot is left on each side, and both show Crash. */
const lastTwo = (p1: string, r1: string) => ({ p1, p2: 'crashed', p3: 'crashed', r1, r2: 'crashed', r3: 'crashed' });

const FIRE_AT_3 = sky('planes', { p1: '3 fire', r1: '2 crash' });
const FIRE_AT_9 = sky('planes', { p1: '9 fire', p2: '4 fly', p3: '11 fly', r1: '6 fly', r2: '2 fire', r3: 'crashed' });

export const cases: readonly Case<Clause>[] = [
  {
    name: 'everybody in the air rolls both dice, and only they',
    legal: { chance: 'many' },
    refused: [
      ['chance', 'roll p1=12:fire p2=5:fly p3=1:crash r1=9:fly r2=8:fire', 'roll.all'],
      ['chance', `${FIRST_ROLL} r4=1:fly`, 'roll.all'],
      ['chance', FIRST_ROLL.replace('p1=12', 'p1=13'), 'dice.position'],
      ['chance', FIRST_ROLL.replace('p1=12:fire', 'p1=0:stall'), 'dice.position', 'dice.faces'],
      ['planes', FIRST_ROLL, 'roll.all'],
      ['planes', 'fly p1', 'order.high-to-low'],
      ['chance', 'break p1=1 r1=2', 'order.tie-roll'],
    ],
  },
  {
    name: 'the highest fires: at enemies below, for friends below',
    play: chance(FIRST_ROLL),
    effects: ['roll.all', 'dice.position', 'dice.faces'],
    legal: { planes: ['attack p1 r1', 'attack p1 r2', 'cover p1 p2', 'cover p1 p3'] },
    refused: [
      ['planes', 'attack p1 r3', 'fire.step-limit'],
      ['planes', 'hold p1', 'fire.must'],
      ['planes', 'fly p1', 'turn.fire'],
      ['planes', 'crash p1', 'turn.fire'],
      ['planes', 'fly p2', 'order.high-to-low'],
      ['planes', 'fly p4', 'order.high-to-low', 'setup.pilots'],
      ['robots', 'fly r1', 'order.high-to-low'],
      ['chance', FIRST_ROLL, 'roll.all'],
    ],
  },
  {
    name: 'an attack turns a die one step down',
    play: [...chance(FIRST_ROLL), ...planes('attack p1 r1')],
    effects: ['turn.fire', 'fire.attack', 'turn.pick-up', 'order.high-to-low'],
    legal: { robots: ['crash r1'] },
    refused: [['robots', 'fly r1', 'turn.crash']],
    after: {
      pilots: { p1: { position: null, face: null }, r1: { position: 9, face: 'crash' } },
      active: ['robots'],
    },
  },
  {
    name: 'who was shot down crashes when its turn comes',
    play: [
      ...chance(FIRST_ROLL),
      ...[...planes('attack p1 r1'), ...robots('crash r1'), ...robots('attack r2 p2'), ...planes('crash p2')],
    ],
    effects: ['turn.crash'],
    refused: [['robots', 'attack r3 p2', 'turn.crash']],
    after: { pilots: { r1: { state: 'crashed' }, p2: { state: 'crashed' } } },
  },
  {
    name: 'covering turns a die one step up',
    play: [...chance(FIRST_ROLL), ...planes('cover p1 p3')],
    effects: ['turn.fire', 'fire.cover'],
    after: { pilots: { p3: { position: 1, face: 'fly' } } },
  },
  {
    name: 'a friend covered up to Fire fires',
    play: [...chance(FIRST_ROLL), ...planes('cover p1 p2'), ...robots('fly r1')],
    effects: ['turn.fly'],
    legal: { robots: ['attack r2 p2', 'cover r2 r3'] },
    after: { pilots: { p2: { face: 'fire' } } },
  },
  {
    name: 'planes and robots at the same height roll off',
    play: chance(TIE_AT_7),
    legal: { chance: 'many' },
    refused: [
      ['chance', 'break p1=4 r1=9', 'order.tie-roll'],
      ['chance', 'break p1=4 p2=2 r1=9 r3=4', 'order.tie-roll'],
      ['chance', 'break p1=4 r1=9 r3=13', 'dice.position'],
      ['robots', 'break p1=4 r1=9 r3=4', 'order.tie-roll'],
      ['planes', 'attack p1 p2', 'order.high-to-low'],
    ],
    after: { phase: 'break', active: ['chance'] },
  },
  {
    name: 'the tie roll settles the order, not the height',
    play: [...chance(TIE_AT_7), ...chance('break p1=4 r1=9 r3=4')],
    effects: ['order.tie-roll', 'order.original'],
    refused: [['robots', 'attack r1 p1', 'fire.lower', 'order.original']],
    after: { active: ['robots'] },
  },
  {
    name: 'those still equal roll again when their turn comes',
    play: [...chance(TIE_AT_7), ...chance('break p1=4 r1=9 r3=4'), ...robots('attack r1 p2')],
    legal: { chance: 144 },
    after: { phase: 'break' },
  },
  {
    name: 'and the higher of them goes first',
    play: [
      ...[...chance(TIE_AT_7), ...chance('break p1=4 r1=9 r3=4'), ...robots('attack r1 p2')],
      ...chance('break p1=12 r3=1'),
    ],
    after: { active: ['planes'], pilots: { p1: { breaks: [4, 12] }, r3: { breaks: [4, 1] } } },
  },
  {
    name: 'pilots of one team do not roll off: they go as they like',
    position: sky('planes', { p1: '7 fly', p2: '7 fly', r1: '3 fly' }),
    legal: { planes: ['fly p1', 'fly p2'] },
    play: [],
  },
  {
    name: 'and the second of them goes next',
    position: sky('planes', { p1: '7 fly', p2: '7 fly', r1: '3 fly' }),
    play: planes('fly p2'),
    effects: ['order.same-side', 'turn.fly', 'turn.pick-up'],
    legal: { planes: ['fly p1'] },
  },
  {
    name: 'with nobody to fire at the turn passes',
    position: FIRE_AT_3,
    legal: { planes: ['hold p1'] },
    refused: [
      ['planes', 'attack p1 r3', 'turn.pick-up'],
      ['planes', 'fly p2', 'turn.pick-up'],
    ],
  },
  {
    name: 'holding fire',
    position: FIRE_AT_3,
    play: planes('hold p1'),
    effects: ['turn.fire', 'fire.no-target'],
    after: { pilots: { p1: { position: null } } },
  },
  {
    name: 'whom one may aim at',
    position: spoilt(FIRE_AT_9, 'p3', pilot('8 fire')) as SkyPosition,
    refused: [
      ['planes', 'attack p1 p2', 'fire.attack'],
      ['planes', 'attack p1 r3', 'fire.attack'],
      ['planes', 'attack p1 r4', 'fire.attack'],
      ['planes', 'attack p1 p1', 'fire.attack'],
      ['planes', 'cover p1 r1', 'fire.cover'],
      ['planes', 'cover p1 p1', 'fire.cover'],
      ['planes', 'cover p1 r3', 'fire.cover'],
      ['planes', 'cover p1 p3', 'fire.step-limit'],
    ],
  },
  {
    name: 'a pilot that shows Fly does nothing else',
    position: FIRE_AT_9,
    legal: { planes: ['fly p3'] },
    refused: [
      ['planes', 'attack p3 r1', 'turn.fly'],
      ['planes', 'crash p3', 'turn.fly'],
    ],
  },
  {
    name: 'nobody aims higher',
    position: sky('planes', { p1: '9 fire', p2: '9 fly', r1: '6 fly', r2: '2 fire', r3: 'crashed' }),
    refused: [
      ['planes', 'cover p1 p2', 'fire.lower'],
      ['planes', 'crash r3', 'turn.crash'],
    ],
  },
  {
    name: 'after the last turn of a round everybody picks up the dice and rolls again',
    play: [
      ...chance('roll p1=12:fly p2=11:fly p3=10:fly r1=9:fly r2=8:fly r3=7:fly'),
      ...[...planes('fly p1'), ...planes('fly p2'), ...planes('fly p3')],
      ...[...robots('fly r1'), ...robots('fly r2'), ...robots('fly r3')],
    ],
    effects: ['round.count'],
    legal: { chance: 'many' },
    after: { phase: 'roll', round: 2, pilots: { p1: { position: null }, r3: { position: null } } },
  },
  {
    name: 'checked at once, the first team to lose its last pilot has lost',
    position: sky('planes', lastTwo('9 crash', '4 crash')),
    play: planes('crash p1'),
    effects: ['turn.crash', 'end.victory'],
    outcome: { result: 'win', winners: ['robots'], by: ['end.victory'] },
    refused: [['robots', 'crash r1', 'end.victory']],
    after: { pilots: { r1: { position: 4, face: 'crash' } } },
  },
  {
    name: 'checked at the end of the round, both can lose',
    position: sky('planes', lastTwo('9 crash', '4 crash'), LATE),
    play: [...planes('crash p1'), ...robots('crash r1')],
    effects: ['turn.crash', 'end.nobody-left'],
    outcome: { result: 'draw', winners: [], by: ['end.nobody-left'] },
  },
  {
    name: 'checked at the end of the round, the one still flying wins then',
    position: sky('planes', lastTwo('9 crash', '4 fly'), LATE),
    play: [...planes('crash p1'), ...robots('fly r1')],
    effects: ['end.victory'],
    outcome: { result: 'win', winners: ['robots'], by: ['end.victory'] },
  },
  {
    name: 'two last pilots at the same height roll off who crashes first',
    position: sky('chance', lastTwo('9 crash', '9 crash')),
    play: [...chance('break p1=3 r1=8'), ...robots('crash r1')],
    outcome: { result: 'win', winners: ['planes'], by: ['end.victory'] },
  },
  {
    name: 'twelve pilots fly with two sets of dice',
    options: { pilots: 6 },
    refused: [['chance', FIRST_ROLL, 'roll.all']],
    after: { pilots: { p6: WAITING, r6: WAITING } },
  },
  {
    name: 'fault: a pilot too few',
    position: { ...FIRE_AT_9, options: { pilots: 4, end: 'at-once' } },
    faults: ['setup.pilots'],
  },
  {
    name: 'fault: two pilots a side',
    position: { ...FIRE_AT_9, options: { pilots: 2, end: 'at-once' } },
    faults: ['setup.pilots'],
  },
  {
    name: 'fault: a crashed pilot with dice',
    position: spoilt(FIRE_AT_9, 'r1', { state: 'crashed' }),
    faults: ['turn.crash'],
  },
  {
    name: 'fault: somebody crashed before the first roll',
    position: sky(CHANCE, { p1: 'crashed' }, { phase: 'roll', round: 1 }),
    faults: ['turn.crash'],
  },
  {
    name: 'fault: a Position Die alone, and one that shows 13',
    position: spoilt(FIRE_AT_9, 'p1', { position: 13, face: null }),
    faults: ['dice.two', 'dice.position'],
  },
  { name: 'fault: an Action Die alone', position: spoilt(FIRE_AT_9, 'p1', { position: null }), faults: ['dice.two'] },
  { name: 'fault: an unknown side', position: spoilt(FIRE_AT_9, 'p1', { face: 'stall' }), faults: ['dice.faces'] },
  {
    name: 'fault: tie rolls without dice',
    position: spoilt(FIRE_AT_3, 'p2', { breaks: [3] }),
    faults: ['order.tie-roll'],
  },
  {
    name: 'fault: tie rolls below the highest Position',
    position: sky('planes', { p1: '9 fly', p2: '4 fly 3', r1: '4 fly 5' }),
    faults: ['order.tie-roll'],
  },
  {
    name: 'fault: only one of two rolled off',
    position: sky('planes', { p1: '9 fly 3', r1: '9 fly' }),
    faults: ['order.tie-roll'],
  },
  {
    name: 'fault: only one of two rolled a second time',
    position: sky('planes', { p1: '9 fly 3 4', r1: '9 fly 3' }),
    faults: ['order.tie-roll'],
  },
  {
    name: 'fault: a second tie roll before the winner of the first had its turn',
    position: sky('robots', { p1: '7 fire 4 12', r1: '7 fire 9', r3: '7 fly 4 1' }),
    faults: ['order.tie-roll'],
  },
  {
    name: 'fault: one team has no pilot left, and there is no outcome',
    position: sky('planes', { p1: '9 fly', r1: 'crashed', r2: 'crashed', r3: 'crashed' }),
    faults: ['end.victory', 'order.high-to-low'],
  },
  {
    name: 'fault: nobody is left, though the first to lose its last pilot had lost',
    position: sky('planes', lastTwo('crashed', 'crashed'), { phase: 'over', active: [] }),
    faults: ['end.victory'],
  },
  {
    name: 'fault: it is not the turn of the highest',
    position: { ...FIRE_AT_9, active: ['robots'] },
    faults: ['order.high-to-low'],
  },
  { name: 'fault: rounds are counted from 1', position: { ...FIRE_AT_9, round: 0 }, faults: ['round.count'] },
];

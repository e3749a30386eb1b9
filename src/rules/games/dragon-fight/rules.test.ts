/** The geometry of Dragon Fight, square by square, and its two symmetries. */
import { describe, expect, test } from 'vitest';
import { loadReferee } from '../../../node/referees.ts';
import { seeded } from '../../chance.ts';
import { check, legalTexts } from '../../look.ts';
import { sorted } from '../../multiset.ts';
import { play } from '../../playout.ts';
import { everyOptions } from '../../testing.ts';
import type { RulesSource } from '../../types.ts';
import type { Facts } from './facts.ts';
import { loreOf } from './lore.ts';
import { type DragonPosition, type Facing, OFF, type Rider } from './position.ts';
import { rules } from './rules.ts';

const referee = await loadReferee('dragon-fight');
const lore = loreOf(referee.source as RulesSource<Facts>);
const { each, other } = lore.seats;
const lines = { 'wing-buffet': 'lines', 'stand-off': 'none' } as const;
const ring = { 'wing-buffet': 'ring', 'stand-off': 'none' } as const;

describe('a dragon on c3 flies', () => {
  test.each([
    ['n', 'forward', 'c4 n'],
    ['n', 'about-face', 'c4 s'],
    ['n', 'bank-left', 'b4 w'],
    ['n', 'bank-right', 'd4 e'],
    ['n', 'strafe-left', 'b3 n'],
    ['n', 'strafe-right', 'd3 n'],
    ['e', 'forward', 'd3 e'],
    ['e', 'about-face', 'd3 w'],
    ['e', 'bank-left', 'd4 n'],
    ['e', 'bank-right', 'd2 s'],
    ['e', 'strafe-left', 'c4 e'],
    ['e', 'strafe-right', 'c2 e'],
    ['s', 'forward', 'c2 s'],
    ['s', 'about-face', 'c2 n'],
    ['s', 'bank-left', 'd2 e'],
    ['s', 'bank-right', 'b2 w'],
    ['s', 'strafe-left', 'd3 s'],
    ['s', 'strafe-right', 'b3 s'],
    ['w', 'forward', 'b3 w'],
    ['w', 'about-face', 'b3 e'],
    ['w', 'bank-left', 'b2 s'],
    ['w', 'bank-right', 'b4 n'],
    ['w', 'strafe-left', 'c2 w'],
    ['w', 'strafe-right', 'c4 w'],
  ] as const)('facing %s, %s: %s', (facing, move, expected) => {
    const { cell, facing: after } = lore.flown({ cell: 'c3', facing }, move);
    expect(`${cell} ${after}`).toBe(expected);
  });
});

describe('the squares that an attack hits', () => {
  const hits = (attack: string, pose: string, options: DragonPosition['options']) => {
    const [cell = '', facing = 'n'] = pose.split(' ');
    const struck = lore.grid.cells.map(
      (target) => [target, lore.dealt(attack, { cell, facing: facing as Facing }, target, options)] as const,
    );
    return Object.fromEntries(struck.filter(([, points]) => points > 0));
  };
  test.each([
    ['claw', 'c3 e', lines, { c4: 1, c5: 1, c2: 1, c1: 1 }],
    ['breathe-fire', 'c3 e', lines, { d3: 2, e3: 1, d4: 1, d2: 1 }],
    ['tail-whip', 'c3 e', lines, { b3: 1, b4: 1, b2: 1 }],
    ['wing-buffet', 'a1 n', lines, { a4: 1, d1: 1, d4: 1 }],
    ['wing-buffet', 'a1 n', ring, { a4: 1, b4: 1, c4: 1, d4: 1, d3: 1, d2: 1, d1: 1 }],
    ['wing-buffet', 'c3 n', lines, {}],
  ] as const)('%s from %s', (attack, pose, options, expected) => {
    expect(hits(attack, pose, options)).toEqual(expected);
  });
});

test('on the far row, facing out, without strafe-right, every order flies off', () => {
  for (const move of lore.moves.filter((one) => one !== 'strafe-right')) {
    expect(lore.flown({ cell: 'a5', facing: 'n' }, move).cell).toBe(OFF);
  }
});

test('no picture of a sealed token tells which token it is', () => {
  const start = referee.setup({ 'wing-buffet': 'lines', 'stand-off': 'none' });
  const faces = lore.moves.map((move) => {
    const sealed = referee.play(start, 'red', referee.read(`order ${move} claw`)).position;
    return JSON.stringify(referee.table(sealed, 'green'));
  });
  expect(new Set(faces).size).toBe(1);
  expect(faces[0]).toContain('a movement token, face down');
  expect(faces[0]).toContain('an attack token, face down');
});

describe('what the last choice turns up', () => {
  const start = referee.setup({ 'wing-buffet': 'lines', 'stand-off': 'none' });
  const told = (from: DragonPosition, first: string, last: string, viewer: Rider | null) => {
    const sealed = referee.play(from, 'red', referee.read(first)).position;
    return referee.seen(sealed, 'green', referee.read(last), viewer);
  };
  test.each([null, 'red', 'green'] as const)('both orders are told to %s', (viewer) => {
    expect(told(start, 'order forward breathe-fire', 'order strafe-left claw', viewer)).toBe(
      'Red rider: Forward, then Breathe fire. Green rider: Strafe left, then Claw.',
    );
  });

  test.each([
    [null, 'Red rider: Forward; the attack is not shown. Green rider: Forward; the attack is not shown.'],
    ['red', 'Red rider: Forward, then Breathe fire. Green rider: Forward; the attack is not shown.'],
    ['green', 'Red rider: Forward; the attack is not shown. Green rider: Forward, then Claw.'],
  ] as const)('after a collision %s learns the flights and no attack but its own', (viewer, sentence) => {
    const near = { ...start, dragons: { ...start.dragons, red: { ...start.dragons.red, cell: 'c3' } } };
    expect(told(near, 'order forward breathe-fire', 'order forward claw', viewer)).toBe(sentence);
  });
});

test('with other numbers in the definition it is another game that holds as well', () => {
  const { facts } = lore.source;
  const claw = { name: 'Claw', icon: 'claw', clause: 'attack.claw', distance: 2, points: 3 };
  const attacks = { ...facts.attacks, claw };
  const other = rules({ ...lore.source, facts: { ...facts, wounds: 5, attacks } });
  for (let seed = 0; seed < 20; seed += 1) {
    const played = [...play(other, other.setup({ 'wing-buffet': 'ring', 'stand-off': 'twenty-turns' }), seeded(seed))];
    for (const { after } of played) expect(check(other, after).faults).toEqual([]);
    expect(played.at(-1)?.after.outcome).not.toBeNull();
  }
});

describe('(10) what is legal and what follows is the same', () => {
  const HALF_TURN: Readonly<Record<Facing, Facing>> = { n: 's', s: 'n', e: 'w', w: 'e' };
  const MIRROR: Readonly<Record<Facing, Facing>> = { n: 'n', s: 's', e: 'w', w: 'e' };
  const { files, ranks } = lore.grid;
  const moved = (cell: string, map: (file: number, rank: number) => readonly [number, number]) => {
    const point = lore.grid.point(cell);
    if (point === null) return cell;
    const [file, rank] = map(point.file, point.rank);
    return lore.grid.cell({ file, rank }) ?? cell;
  };
  const swapSides = (text: string) => text.replace(/(left|right)/g, (side) => (side === 'left' ? 'right' : 'left'));
  const canonical = (text: string) =>
    text.startsWith('give') ? `give ${sorted(text.split(' ').slice(1)).join(' ')}` : text;

  const turned = {
    seat: (seat: Rider) => other(seat),
    text: (text: string) => text,
    cell: (cell: string) => moved(cell, (file, rank) => [files.length + 1 - file, ranks.length + 1 - rank]),
    facing: (facing: Facing) => HALF_TURN[facing],
  };
  const mirrored = {
    seat: (seat: Rider) => seat,
    text: (text: string) => canonical(swapSides(text)),
    cell: (cell: string) => moved(cell, (file, rank) => [files.length + 1 - file, rank]),
    facing: (facing: Facing) => MIRROR[facing],
  };

  test.each([
    ['with the board turned round and the colours exchanged', turned],
    ['in a mirror', mirrored],
  ])('%s', (_name, symmetry) => {
    const image = (position: DragonPosition): DragonPosition => ({
      ...position,
      active: sorted(position.active.map((seat) => symmetry.seat(seat as Rider))).toReversed(),
      outcome: position.outcome && {
        ...position.outcome,
        winners: position.outcome.winners.map((seat) => symmetry.seat(seat as Rider)),
      },
      dragons: each((rider) => {
        const { cell, facing, tokens } = position.dragons[symmetry.seat(rider)];
        return {
          cell: symmetry.cell(cell),
          facing: symmetry.facing(facing),
          tokens: sorted(tokens.map(symmetry.text)),
        };
      }),
      owes: each((rider) => position.owes[symmetry.seat(rider)]),
      sealed: each((rider) => {
        const text = position.sealed[symmetry.seat(rider)];
        return text === null ? null : symmetry.text(text);
      }),
    });
    for (const [seed, options] of everyOptions(referee.source.options).entries()) {
      for (let game = 0; game < 10; game += 1) {
        for (const { before, after, seat, action } of play(
          referee,
          referee.setup(options),
          seeded(seed * 10 + game),
          60,
        )) {
          const from = image(before as DragonPosition);
          const actor = symmetry.seat(seat as Rider);
          expect(check(referee, from).faults).toEqual([]);
          const legal = legalTexts(referee, before, seat);
          expect(legal === 'many' ? legal : sorted(legal.map(symmetry.text))).toEqual(legalTexts(referee, from, actor));
          const action2 = referee.read(symmetry.text(action));
          expect(referee.play(from, actor, action2).position).toEqual(image(after as DragonPosition));
        }
      }
    }
  });
});

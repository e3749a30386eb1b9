/** Cases that prove the rules of Dragon Fight: the edge cases of its specification and one for every clause. */
import type { Case } from '../../cases.ts';
import { without } from '../../multiset.ts';
import { draw, win } from '../../outcome.ts';
import type { Clause } from './clauses.ts';
import type { Dragon, DragonPosition, PerRider } from './position.ts';

interface Change extends Partial<Omit<DragonPosition, 'options'>> {
  readonly lost?: Partial<PerRider<readonly string[]>>;
  readonly options?: Partial<DragonPosition['options']>;
}

const all = ['about-face', 'bank-left', 'bank-right', 'forward', 'strafe-left', 'strafe-right'];
const start: DragonPosition = {
  game: 'dragon-fight',
  phase: 'orders',
  active: ['red', 'green'],
  outcome: null,
  options: { 'wing-buffet': 'lines', 'stand-off': 'twenty-turns' },
  dragons: {
    red: { cell: 'c1', facing: 'n', tokens: all },
    green: { cell: 'c5', facing: 's', tokens: all },
  },
  owes: { red: 0, green: 0 },
  sealed: { red: null, green: null },
  quiet: 0,
};

/** `c2 n` and `c4 s`, with what else differs from the start. */
function duel(red: string, green: string, { lost = {}, options = {}, ...change }: Change = {}): DragonPosition {
  const dragon = (pose: string, given: readonly string[] = []): Dragon => {
    const [cell = '', facing = ''] = pose.split(' ');
    return { cell, facing: facing as Dragon['facing'], tokens: without(all, ...given) };
  };
  const dragons = { red: dragon(red, lost.red), green: dragon(green, lost.green) };
  return { ...start, dragons, ...change, options: { ...start.options, ...options } };
}

const two = ['bank-left', 'bank-right'];
const over = duel('off n', 'c4 s', { phase: 'over', active: [], outcome: win('green', ['end.flight']), quiet: 1 });
const collided = duel('c3 n', 'c3 s', {
  phase: 'wounds',
  active: ['red', 'green'],
  owes: { red: 1, green: 1 },
});

export const cases: readonly Case<Clause>[] = [
  { name: '1: at the start each rider has 24 orders', legal: { red: 24, green: 24 }, outcome: null },
  {
    name: '2, 15: fire reaches two squares ahead; the token just flown may be given, and is gone for good',
    play: [
      ['red', 'order forward breathe-fire'],
      ['green', 'order forward claw'],
      ['green', 'give forward'],
    ],
    effects: ['wound.give', 'wound.choice', 'wound.public', 'wound.score'],
    after: {
      phase: 'orders',
      dragons: { red: { cell: 'c2', facing: 'n' }, green: { cell: 'c4', facing: 's' } },
      quiet: 0,
    },
    refused: [['green', 'order forward claw', 'order.available', 'wound.permanent']],
    legal: { red: 24, green: 20 },
  },
  {
    name: '2: the attack that reaches and the one that does not both take effect',
    play: [
      ['red', 'order forward breathe-fire'],
      ['green', 'order forward claw'],
    ],
    effects: ['move.together', 'move.forward', 'attack.together', 'attack.breathe-fire', 'attack.reach'],
    after: { phase: 'wounds', active: ['green'], owes: { red: 0, green: 1 }, sealed: { red: null, green: null } },
  },
  {
    name: '4: two points for the square right ahead, paid with two tokens in alphabetical order',
    position: duel('c2 n', 'c5 e', { quiet: 3 }),
    play: [
      ['red', 'order forward breathe-fire'],
      ['green', 'order strafe-right tail-whip'],
    ],
    after: { owes: { red: 0, green: 2 }, active: ['green'] },
    legal: { green: 15 },
    refused: [
      ['green', 'give forward', 'wound.give'],
      ['green', 'give strafe-left forward', 'wound.choice'],
      ['green', 'give forward forward', 'wound.choice'],
      ['green', 'give sideways', 'wound.choice'],
      ['green', 'give', 'wound.give'],
      ['green', 'order forward claw', 'wound.give', 'turn.steps'],
      ['red', 'order forward claw', 'wound.give'],
    ],
  },
  {
    name: '4: and then the two tokens are gone',
    position: duel('c2 n', 'c5 e', { quiet: 3 }),
    play: [
      ['red', 'order forward breathe-fire'],
      ['green', 'order strafe-right tail-whip'],
      ['green', 'give forward strafe-right'],
    ],
    after: {
      phase: 'orders',
      owes: { red: 0, green: 0 },
      dragons: { green: { tokens: without(all, 'forward', 'strafe-right') } },
    },
  },
  {
    name: '5: a collision costs each a point and no attack is shown',
    position: duel('c2 n', 'c4 s', { quiet: 1 }),
    play: [
      ['red', 'order forward breathe-fire'],
      ['green', 'order forward breathe-fire'],
    ],
    effects: ['collide.same-square', 'collide.damage', 'collide.no-attack'],
    after: { phase: 'wounds', owes: { red: 1, green: 1 }, dragons: { red: { cell: 'c3' }, green: { cell: 'c3' } } },
  },
  {
    name: '5: both choose what to hand over before either shows',
    position: collided,
    play: [['red', 'give forward']],
    effects: ['wound.together'],
    after: { active: ['green'], sealed: { red: 'give forward' }, dragons: { red: { tokens: all } } },
    refused: [
      ['red', 'give about-face', 'wound.together'],
      ['red', 'order forward claw', 'wound.together'],
    ],
  },
  {
    name: '5: after a collision both fly on from the same square, and claw and tail miss',
    position: duel('c3 n', 'c3 s', { lost: { red: ['strafe-left'], green: ['strafe-left'] } }),
    play: [
      ['red', 'order forward claw'],
      ['green', 'order forward tail-whip'],
    ],
    effects: ['attack.reach', 'turn.take-back'],
    after: {
      phase: 'orders',
      dragons: { red: { cell: 'c4', facing: 'n' }, green: { cell: 'c2', facing: 's' } },
      quiet: 1,
    },
  },
  {
    name: '6: dragons that trade places do not collide, and each is hit by the other',
    position: duel('c3 n', 'c4 e', { quiet: 2 }),
    play: [
      ['red', 'order forward tail-whip'],
      ['green', 'order strafe-right claw'],
    ],
    effects: ['move.pass', 'move.strafe', 'attack.tail-whip', 'attack.claw'],
    after: { owes: { red: 1, green: 1 }, dragons: { red: { cell: 'c4' }, green: { cell: 'c3' } } },
  },
  {
    name: '7: the third wound for both at once is a tie',
    position: duel('b2 n', 'c5 s', { lost: { red: two, green: two }, quiet: 1 }),
    play: [
      ['red', 'order strafe-right breathe-fire'],
      ['green', 'order forward breathe-fire'],
    ],
    outcome: draw(['end.tie', 'end.third-wound']),
    after: { owes: { red: 1, green: 1 }, quiet: 0, active: [] },
  },
  {
    name: '7: two points on top of two wounds end the match, and nothing is handed over',
    position: duel('c2 n', 'c5 e', { lost: { green: two }, quiet: 1 }),
    play: [
      ['red', 'order forward breathe-fire'],
      ['green', 'order strafe-right wing-buffet'],
    ],
    outcome: win('red', ['end.third-wound']),
    after: { phase: 'over', owes: { red: 0, green: 2 } },
  },
  {
    name: '8: a collision can be the third wound',
    position: duel('c2 n', 'c4 s', { lost: { red: two, green: ['about-face'] }, quiet: 1 }),
    play: [
      ['red', 'order forward claw'],
      ['green', 'order forward claw'],
    ],
    outcome: win('green', ['end.third-wound']),
  },
  {
    name: '9: a dragon that leaves the board loses before any attack is shown',
    position: duel('a3 w', 'b5 s', { lost: { red: ['about-face'] }, quiet: 1 }),
    play: [
      ['red', 'order forward claw'],
      ['green', 'order forward breathe-fire'],
    ],
    effects: ['flight.off-board', 'flight.ends', 'end.flight'],
    outcome: win('green', ['end.flight']),
    after: { dragons: { red: { cell: 'off', facing: 'w' } }, owes: { red: 0, green: 0 }, quiet: 1 },
  },
  {
    name: '10: both off the board in the same moment is a tie',
    position: duel('a3 w', 'e3 e', { lost: { red: ['forward'] }, quiet: 1 }),
    play: [
      ['red', 'order bank-left claw'],
      ['green', 'order about-face claw'],
    ],
    effects: ['move.bank-left', 'move.about-face'],
    outcome: draw(['end.tie', 'end.flight']),
  },
  {
    name: 'banking right, then three squares apart along a file: the wing buffet hits',
    play: [
      ['red', 'order bank-right wing-buffet'],
      ['green', 'order strafe-left claw'],
    ],
    effects: ['move.bank-right', 'attack.wing-buffet'],
    after: {
      owes: { red: 0, green: 1 },
      dragons: { red: { cell: 'd2', facing: 'e' }, green: { cell: 'd5', facing: 's' } },
    },
  },
  {
    name: '14: what is sealed is not changed, and an order needs both tokens',
    play: [['red', 'order forward claw']],
    effects: ['order.choose', 'order.sealed'],
    legal: { green: 24 },
    refused: [
      ['red', 'order forward claw', 'order.sealed'],
      ['red', 'give forward', 'order.sealed'],
      ['green', 'order forward', 'order.choose'],
      ['green', 'order', 'order.choose'],
      ['green', 'order forward bite', 'order.choose'],
      ['green', 'order sideways claw', 'order.choose'],
      ['green', 'order forward claw claw', 'order.choose'],
      ['green', 'fly', 'order.choose'],
      ['green', 'give forward', 'order.choose', 'wound.give'],
      ['blue', 'order forward claw', 'setup.seats'],
    ],
  },
  {
    name: '14: after the end nothing is done any more',
    position: over,
    refused: [
      ['red', 'order forward claw', 'end.at-once'],
      ['green', 'give forward', 'end.at-once'],
    ],
    legal: {},
  },
  {
    name: 'a token handed over before cannot be handed over again',
    position: { ...collided, dragons: duel('c3 n', 'c3 s', { lost: { red: ['forward'] } }).dragons },
    refused: [['red', 'give forward', 'wound.choice', 'wound.permanent']],
  },
  {
    name: '16: nineteen quiet turns are not a tie',
    position: duel('a5 n', 'a1 s', { quiet: 18 }),
    play: [
      ['red', 'order strafe-right claw'],
      ['green', 'order strafe-left claw'],
    ],
    outcome: null,
    after: { quiet: 19, phase: 'orders' },
  },
  {
    name: '16: twenty are',
    position: duel('b5 n', 'b1 s', { quiet: 19 }),
    play: [
      ['red', 'order strafe-right claw'],
      ['green', 'order strafe-left claw'],
    ],
    outcome: draw(['end.stand-off']),
    after: { quiet: 20 },
  },
  {
    name: '16: without the option the match goes on',
    position: duel('b5 n', 'b1 s', { quiet: 19, options: { 'stand-off': 'none' } }),
    play: [
      ['red', 'order strafe-right claw'],
      ['green', 'order strafe-left claw'],
    ],
    outcome: null,
    after: { quiet: 20, phase: 'orders' },
  },
  {
    name: '16: a wound on what would be the twentieth turn',
    position: duel('c2 n', 'c4 s', { quiet: 19 }),
    play: [
      ['red', 'order strafe-left breathe-fire'],
      ['green', 'order strafe-right claw'],
    ],
    after: { quiet: 0, owes: { red: 0, green: 1 } },
  },
  {
    name: '16: leaving the board on that turn loses',
    position: duel('b5 n', 'b1 s', { quiet: 19 }),
    play: [
      ['red', 'order forward claw'],
      ['green', 'order strafe-left claw'],
    ],
    outcome: win('green', ['end.flight']),
    after: { quiet: 19 },
  },

  ...(
    [
      ['17: both on one square, and no token lost', duel('c3 n', 'c3 s', { quiet: 2 }), 'collide.damage'],
      ['17: nose to nose', duel('c3 n', 'c4 s', { quiet: 2 }), 'move.step-parity'],
      [
        '17: three tokens handed over',
        duel('c2 n', 'c4 s', { lost: { red: ['forward', 'bank-left', 'bank-right'] }, quiet: 1 }),
        'end.third-wound',
      ],
      ['17: too far from the start in two turns', duel('c4 n', 'c5 s', { quiet: 2 }), 'setup.start'],
      ['a dragon away from its start before the first turn', duel('c2 n', 'c4 s'), 'setup.start'],
      [
        '17: one point where only two are possible',
        duel('c3 n', 'c4 e', { phase: 'wounds', active: ['green'], owes: { red: 0, green: 1 } }),
        'attack.reach',
      ],
      [
        '17: a stand-off with something owed',
        duel('c2 n', 'c4 s', {
          phase: 'over',
          active: [],
          owes: { red: 1, green: 0 },
          quiet: 20,
          outcome: draw(['end.stand-off']),
        }),
        'end.stand-off',
      ],
      ['twenty quiet turns and no end', duel('a5 n', 'a1 s', { quiet: 20 }), 'end.at-once'],
      ['more quiet turns than there can be', duel('a5 n', 'a1 s', { quiet: 21 }), 'end.stand-off'],
      [
        'a wound just paid, though nobody can have dealt it',
        duel('a5 n', 'a1 s', { lost: { red: two } }),
        'end.stand-off',
      ],
      ['a dragon off the board in the middle of the match', duel('off n', 'c4 s', { quiet: 1 }), 'setup.board'],
      ['a square that is not there', duel('f6 n', 'c4 s', { quiet: 1 }), 'setup.board'],
      ['a dragon that faces along a diagonal', duel('c2 ne', 'c4 s', { quiet: 1 }), 'move.facing'],
      [
        'a token twice',
        { ...start, dragons: { ...start.dragons, red: { ...start.dragons.red, tokens: ['forward', 'forward'] } } },
        'setup.tokens',
      ],
      [
        'an option that is not there',
        { ...start, options: { 'wing-buffet': 'square', 'stand-off': 'none' } },
        'setup.options',
      ],
      ['no options', { ...start, options: {} }, 'setup.options'],
      ['a field too many', { ...start, weather: 'fair' }, 'setup.seats'],
      ['no entry for green', { ...start, owes: { red: 0 } }, 'setup.seats'],
      ['something owed while orders are laid', { ...collided, phase: 'orders' }, 'turn.steps'],
      [
        'wounds to be paid, but none owed',
        duel('c2 n', 'c4 s', { phase: 'wounds', active: [], quiet: 1 }),
        'turn.steps',
      ],
      ['three points in one turn', { ...collided, owes: { red: 3, green: 1 } }, 'wound.give'],
      ['a dragon off the board and something owed', { ...over, owes: { red: 1, green: 0 } }, 'flight.ends'],
      ['sealed with a token that is lost', sealedWithALostToken(), 'order.available'],
      [
        'sealed text that is no order',
        { ...start, active: ['green'], sealed: { red: 'fly', green: null } },
        'order.choose',
      ],
      [
        'two tokens sealed where one is owed',
        { ...collided, active: ['green'], sealed: { red: 'give about-face forward', green: null } },
        'wound.give',
      ],
      [
        'everybody has sealed and nothing was shown',
        { ...start, active: [], sealed: { red: 'order forward claw', green: 'order forward claw' } },
        'order.sealed',
      ],
      ['only one is said to act', { ...start, active: ['red'] }, 'turn.steps'],
      ['something sealed after the end', { ...over, sealed: { red: 'order forward claw', green: null } }, 'turn.steps'],
      ['an outcome in the middle of the match', { ...start, outcome: draw(['end.tie']) }, 'end.at-once'],
      ['over without a cause', duel('c2 n', 'c4 s', { phase: 'over', active: [], quiet: 1 }), 'turn.steps'],
      ['the wrong winner', { ...over, outcome: win('red', ['end.flight']) }, 'end.at-once'],
    ] satisfies readonly (readonly [string, unknown, Clause])[]
  ).map(([name, position, clause]) => ({ name: `fault: ${name}`, position, faults: [clause] })),
];

function sealedWithALostToken(): DragonPosition {
  const sealed = { red: 'order forward claw', green: null };
  return duel('c2 n', 'c4 s', { lost: { red: ['forward'] }, quiet: 1, active: ['green'], sealed });
}

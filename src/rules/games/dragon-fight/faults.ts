/** What no play of Dragon Fight can reach: everything that fields alone cannot tell of an entered position. */
import { distinct } from '../../multiset.ts';
import { atArea, atField, isRemark, remark } from '../../remark.ts';
import { same } from '../../same.ts';
import { counted, spoken } from '../../text.ts';
import type { Edit, Remark, Seat } from '../../types.ts';
import type { Clause } from './clauses.ts';
import { type DragonAction, outcomeOf } from './flight.ts';
import { type DragonPosition, OFF, otherThan, pointsAgainst, RIDERS, type Rider, spotOf } from './position.ts';
import type { Sky } from './sky.ts';

type Faults = Generator<Remark<Clause>>;

/** The rules that a sealed choice must obey. */
interface Notation {
  read(text: string): DragonAction | Remark<Clause>;
  refuse(position: DragonPosition, seat: Seat, action: DragonAction): Iterable<Remark<Clause>>;
}

export function* faults(game: Sky, position: DragonPosition, notation: Notation): Faults {
  yield* wounds(game, position);
  yield* places(game, position);
  yield* reach(game, position);
  yield* quiet(game, position);
  yield* sealed(game, position, notation);
  yield* turn(game, position);
  yield* ending(game, position);
}

const set = (value: unknown, ...path: readonly string[]): readonly Edit[] => [{ path, value }];
const isOff = ({ dragons }: DragonPosition) => RIDERS.some((rider) => dragons[rider].cell === OFF);
const share = ({ dragons }: DragonPosition) => dragons.red.cell === dragons.green.cell && dragons.red.cell !== OFF;
const debtors = ({ owes }: DragonPosition) => RIDERS.filter((rider) => owes[rider] > 0);

function* wounds(game: Sky, position: DragonPosition): Faults {
  const { dragons, owes, phase } = position;
  const most = game.source.facts.wounds;
  for (const rider of RIDERS) {
    const lost = lostBy(game, position, rider);
    const spots = [atField('dragons', rider, 'tokens'), atArea(`moves-${rider}`)];
    if (lost.length >= most) {
      const back = [...dragons[rider].tokens, ...lost.slice(most - 1)].sort();
      yield remark(
        'end.third-wound',
        `The ${game.riderName(rider)} has handed over ${lost.length} tokens, but the third wound ends the match before a third is handed over.`,
        {
          hint: `Give back ${counted(lost.length - most + 1, 'token')}.`,
          spots,
          mend: set(back, 'dragons', rider, 'tokens'),
        },
      );
    } else if (phase !== 'over' && pointsAgainst(position, rider, game.moves.length) >= most) {
      const hint = 'Set what is owed or the tokens left, or end the match.';
      yield remark('end.third-wound', `The ${game.riderName(rider)} has three points against it: the match is over.`, {
        hint,
        spots,
      });
    }
  }
  if (phase === 'orders') {
    for (const rider of debtors(position)) {
      yield remark(
        'wound.give',
        `The ${game.riderName(rider)} must hand over ${owes[rider]} before new orders are laid.`,
        {
          hint: 'Nothing is owed while orders are laid.',
          spots: [atField('owes', rider)],
          mend: set(0, 'owes', rider),
        },
      );
    }
  }
  if (phase === 'wounds' && debtors(position).length === 0) {
    const hint = 'Set who owes, or let orders be due.';
    yield remark('wound.give', 'Nobody owes a token.', { hint, spots: [atField('owes')] });
  }
}

function* places(game: Sky, position: DragonPosition): Faults {
  const { dragons, owes, phase } = position;
  for (const rider of RIDERS.filter((one) => dragons[one].cell === OFF && phase !== 'over')) {
    const hint = 'Put it on a1 to e5; off is for the end of the match.';
    yield remark('setup.board', `The dragon of the ${game.riderName(rider)} must stand on the board.`, {
      hint,
      spots: [atField('dragons', rider, 'cell')],
    });
  }
  const spots = RIDERS.map((rider) => spotOf(position, rider));
  if (isOff(position)) {
    for (const rider of debtors(position)) {
      yield remark('flight.ends', 'A dragon flew off: no attack is shown, so nothing is owed.', {
        hint: 'Set what is owed to 0.',
        spots: [atField('owes', rider)],
        mend: set(0, 'owes', rider),
      });
    }
    return;
  }
  if (game.parity(dragons.red) !== game.parity(dragons.green)) {
    yield remark(
      'move.step-parity',
      'Facing along the same line the dragons must be on squares of one chequerboard colour, facing across each other on different ones.',
      { hint: 'Turn one dragon a quarter, or move it by one square.', spots },
    );
  }
  if (!share(position)) return;
  const paid =
    phase === 'orders'
      ? (rider: Rider) => lostBy(game, position, rider).length > 0
      : (rider: Rider) => owes[rider] === 1;
  if (!RIDERS.every(paid)) {
    const hint = phase === 'orders' ? 'Take a token from each rider, or part the dragons.' : 'Let each rider owe 1.';
    const mend = phase === 'orders' ? {} : { mend: [{ path: ['owes'], value: { red: 1, green: 1 } }] };
    yield remark('collide.damage', 'Both dragons are on one square, and a collision costs each exactly one token.', {
      hint,
      spots,
      ...mend,
    });
  }
}

/** After a turn what a rider owes must be what the other dragon can have dealt from where it stands. */
function* reach(game: Sky, position: DragonPosition): Faults {
  const { dragons, owes, options, phase } = position;
  if (phase === 'orders' || share(position) || isOff(position)) return;
  for (const rider of debtors(position)) {
    const attacker = otherThan(rider);
    const possible = game.dealable(dragons[attacker], dragons[rider].cell, options);
    if (possible.includes(owes[rider])) continue;
    const instead =
      possible.length === 0 ? 'no attack reaches it' : `only ${spoken(possible.map(String), 'or')} is possible`;
    yield remark(
      'attack.reach',
      `The ${game.riderName(attacker)} cannot have dealt ${counted(owes[rider], 'point')} from where its dragon stands: ${instead}.`,
      {
        hint: 'Move or turn a dragon, or change what is owed.',
        spots: [atField('owes', rider), ...RIDERS.map((one) => spotOf(position, one))],
        mend: set(possible[0] ?? 0, 'owes', rider),
      },
    );
  }
}

function* quiet(game: Sky, position: DragonPosition): Faults {
  const { dragons, options, phase, quiet: turns } = position;
  const { facts, options: specs } = game.source;
  const spots = [atField('quiet')];
  const most = phase === 'over' && !isOff(position) ? facts.quiet : facts.quiet - 1;
  if (options['stand-off'] === 'twenty-turns' && turns > most) {
    const hint = `At most ${most}, unless ${specs['stand-off']?.title ?? 'stand-off'} is none.`;
    yield remark('end.stand-off', `After ${facts.quiet} quiet turns the match is a tie.`, {
      hint,
      spots,
      mend: set(most, 'quiet'),
    });
  }
  const owed = debtors(position).length > 0;
  const collided = phase === 'orders' && share(position);
  if ((owed || collided) && turns !== 0) {
    const hint = 'Set quiet to 0.';
    yield remark('end.stand-off', 'A point has just been dealt: quiet must be 0.', {
      hint,
      spots,
      mend: set(0, 'quiet'),
    });
  }
  if (phase !== 'orders') return;
  const lost = (rider: Rider) => lostBy(game, position, rider).length;
  if (RIDERS.some((rider) => lost(rider) > 0)) {
    const justHit = (rider: Rider) =>
      game.dealable(dragons[otherThan(rider)], dragons[rider].cell, options).some((points) => points <= lost(rider));
    if (turns === 0 && !share(position) && !RIDERS.some(justHit)) {
      yield remark(
        'end.stand-off',
        'Quiet is 0, yet neither dragon is in reach of the other, so no point was just dealt.',
        {
          hint: 'Count the turns since the last point.',
          spots: [...spots, ...RIDERS.map((rider) => spotOf(position, rider))],
        },
      );
    }
    return;
  }
  for (const rider of RIDERS) {
    const dragon = dragons[rider];
    if (dragon.cell === OFF || game.comesTo(rider, dragon, turns)) continue;
    const { cell, facing } = facts.start[rider];
    const start =
      turns === 0 ? { mend: [...set(cell, 'dragons', rider, 'cell'), ...set(facing, 'dragons', rider, 'facing')] } : {};
    yield remark(
      'setup.start',
      `With no wound yet, ${counted(Math.max(turns, 0), 'turn')} cannot have brought the dragon of the ${game.riderName(rider)} to ${dragon.cell} facing ${dragon.facing}.`,
      {
        hint: `It starts on ${cell} facing ${facing}; quiet counts the turns.`,
        spots: [spotOf(position, rider), ...spots],
        ...start,
      },
    );
  }
}

function* sealed(game: Sky, position: DragonPosition, notation: Notation): Faults {
  const { owes, phase, sealed: choices } = position;
  if (phase === 'over') return;
  for (const rider of RIDERS) {
    const text = choices[rider];
    const action = text === null ? null : notation.read(text);
    if (action === null || isRemark(action)) continue;
    const unsealed = { ...position, sealed: { ...choices, [rider]: null } };
    for (const reason of notation.refuse(unsealed, rider, action)) {
      yield remark(reason.clause, `The sealed choice of the ${game.riderName(rider)} is not legal. ${reason.message}`, {
        hint: reason.hint,
        spots: [atField('sealed', rider)],
        mend: set(null, 'sealed', rider),
      });
    }
  }
  const choosers = RIDERS.filter((rider) => phase === 'orders' || owes[rider] > 0);
  if (choosers.length > 0 && choosers.every((rider) => choices[rider] !== null)) {
    yield remark('order.sealed', 'Everybody has chosen: the choices should have been shown and carried out.', {
      hint: 'Take a sealed choice away, or set up the position after them.',
      spots: [atField('sealed')],
    });
  }
}

function* turn(game: Sky, position: DragonPosition): Faults {
  const { active, owes, phase, sealed: choices } = position;
  const due = (rider: Rider) => phase === 'orders' || (phase === 'wounds' && owes[rider] > 0);
  const expected = RIDERS.filter((rider) => due(rider) && choices[rider] === null);
  if (!same(active, expected)) {
    const who = expected.length === 0 ? 'nobody' : spoken(expected.map((rider) => `the ${game.riderName(rider)}`));
    yield remark('turn.steps', `To act should be ${who}.`, {
      hint: `Set active to [${expected.join(', ')}].`,
      spots: [atField('active')],
      mend: set(expected, ...['active']),
    });
  }
  if (phase !== 'over') return;
  for (const rider of RIDERS.filter((one) => choices[one] !== null)) {
    yield remark('turn.steps', `The match is over: nothing of the ${game.riderName(rider)} lies face down.`, {
      hint: 'Take the sealed choice away.',
      spots: [atField('sealed', rider)],
      mend: set(null, 'sealed', rider),
    });
  }
}

function* ending(game: Sky, position: DragonPosition): Faults {
  const { outcome, phase } = position;
  const spots = [atField('outcome')];
  if (phase !== 'over') {
    if (outcome !== null) {
      yield remark('end.at-once', 'The match goes on, so nobody has won yet.', {
        hint: 'Set outcome to null, or phase to over.',
        spots,
        mend: set(null, 'outcome'),
      });
    }
    return;
  }
  const expected = outcomeOf(game, position);
  if (expected === null) {
    const hint = 'A third point, a dragon off the board or a stand-off ends it. Set phase to orders if it goes on.';
    yield remark('end.at-once', 'The match is over without a cause.', { hint, spots: [atField('phase')] });
  } else if (!same(outcome, expected)) {
    const who = expected.result === 'draw' ? 'a tie' : `a win of the ${spoken(expected.winners.map(game.riderName))}`;
    yield remark('end.at-once', `The outcome should be ${who} by ${spoken(expected.by)}.`, {
      hint: 'Let the outcome say what the table shows.',
      spots,
      mend: set(expected, 'outcome'),
    });
  }
}

function lostBy(game: Sky, { dragons }: DragonPosition, rider: Rider): readonly string[] {
  const left = distinct(dragons[rider].tokens);
  return game.moves.filter((move) => !left.includes(move));
}

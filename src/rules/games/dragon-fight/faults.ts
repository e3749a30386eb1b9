/** What no play of Dragon Fight can reach: everything that fields alone cannot tell of an entered position. */
import { distinct, sorted } from '../../multiset.ts';
import { atArea, atCell, atField, isRemark, mending, remark } from '../../remark.ts';
import { counted, spoken } from '../../text.ts';
import type { Remark } from '../../types.ts';
import type { DragonAction } from './actions.ts';
import type { Clause } from './clauses.ts';
import type { Lore } from './lore.ts';
import { type DragonPosition, OFF, type Rider } from './position.ts';
import { refuse } from './refuse.ts';

type Faults = Iterable<Remark<Clause>>;
type Read = (text: string) => DragonAction | Remark<Clause>;

export function* faults(lore: Lore, position: DragonPosition, read: Read): Faults {
  for (const rider of lore.seats.all) yield* tooManyWounds(lore, position, rider);
  yield* wrongPlaces(lore, position);
  yield* beyondReach(lore, position);
  yield* wrongQuiet(lore, position);
  for (const rider of lore.seats.all) yield* wrongSealed(lore, position, rider, read);
  yield* stillSealed(lore, position);
}

const isOff = ({ dragons: { red, green } }: DragonPosition) => red.cell === OFF || green.cell === OFF;
const share = ({ dragons: { red, green } }: DragonPosition) => red.cell === green.cell && red.cell !== OFF;
const spotsOf = (lore: Lore, { dragons }: DragonPosition) => lore.seats.all.map((rider) => atCell(dragons[rider].cell));

function lostBy(lore: Lore, { dragons }: DragonPosition, rider: Rider): readonly string[] {
  const left = distinct(dragons[rider].tokens);
  return lore.moves.filter((move) => !left.includes(move));
}

function* tooManyWounds(lore: Lore, position: DragonPosition, rider: Rider): Faults {
  const lost = lostBy(lore, position, rider);
  if (lost.length <= lore.mostGiven) return;
  const path = ['dragons', rider, 'tokens'];
  const back = sorted([...position.dragons[rider].tokens, ...lost.slice(lore.mostGiven)]);
  const ends = `the match ends before more than ${counted(lore.mostGiven, 'is', 'are')}`;
  const message = `The ${lore.seats.name(rider)} has handed over ${counted(lost.length, 'token')}, but ${ends}.`;
  yield remark('end.third-wound', message, {
    ...mending(path, back),
    hint: `Give back ${counted(lost.length - lore.mostGiven, 'token')}.`,
    spots: [atField(...path), atArea(`moves-${rider}`)],
  });
}

function* wrongPlaces(lore: Lore, position: DragonPosition): Faults {
  const { dragons, owes, phase } = position;
  const { all, name } = lore.seats;
  const debtors = lore.debtors(position);
  for (const rider of all.filter((one) => dragons[one].cell === OFF && phase !== 'over')) {
    const hint = `Put it on ${lore.grid.cells[0]} to ${lore.grid.cells.at(-1)}; off is for the end of the match.`;
    const spots = [atField('dragons', rider, 'cell')];
    yield remark('setup.board', `The dragon of the ${name(rider)} must stand on the board.`, { hint, spots });
  }
  if (isOff(position)) {
    for (const rider of debtors) {
      const told = { ...mending(['owes', rider], 0), hint: 'Set what is owed to 0.' };
      yield remark('flight.ends', 'A dragon flew off: no attack is shown, so nothing is owed.', told);
    }
    return;
  }
  const spots = spotsOf(lore, position);
  if (lore.parity(dragons.red) !== lore.parity(dragons.green)) {
    const message =
      'Facing along the same line the dragons must be on squares of one chequerboard colour, facing across each other on different ones.';
    const hint = 'Turn one dragon a quarter, or move it by one square.';
    yield remark('move.step-parity', message, { hint, spots });
  }
  if (!share(position)) return;
  const message = 'Both dragons are on one square, and a collision costs each exactly one token.';
  if (debtors.length > 0 && all.some((rider) => owes[rider] !== 1)) {
    const told = {
      ...mending(
        ['owes'],
        lore.seats.each(() => 1),
      ),
      hint: 'Let each rider owe 1.',
      spots,
    };
    yield remark('collide.damage', message, told);
  } else if (debtors.length === 0 && all.some((rider) => lostBy(lore, position, rider).length === 0)) {
    yield remark('collide.damage', message, { hint: 'Take a token from each rider, or part the dragons.', spots });
  }
}

/** After a turn what a rider owes must be what the other dragon can have dealt from where it stands. */
function* beyondReach(lore: Lore, position: DragonPosition): Faults {
  const { dragons, owes, options } = position;
  if (share(position) || isOff(position)) return;
  for (const rider of lore.debtors(position)) {
    const attacker = lore.seats.other(rider);
    const possible = lore.dealable(dragons[attacker], dragons[rider].cell, options);
    if (possible.includes(owes[rider])) continue;
    const instead =
      possible.length === 0 ? 'no attack reaches it' : `only ${spoken(possible.map(String), 'or')} is possible`;
    const dealt = `cannot have dealt ${counted(owes[rider], 'point')} from where its dragon stands`;
    const { mend, spots } = mending(['owes', rider], possible[0] ?? 0);
    yield remark('attack.reach', `The ${lore.seats.name(attacker)} ${dealt}: ${instead}.`, {
      hint: 'Move or turn a dragon, or change what is owed.',
      spots: [...spots, ...spotsOf(lore, position)],
      mend,
    });
  }
}

function* wrongQuiet(lore: Lore, position: DragonPosition): Faults {
  const { dragons, options, quiet } = position;
  const { facts, options: specs } = lore.source;
  const { all, other } = lore.seats;
  const paying = lore.debtors(position).length > 0;
  if (options['stand-off'] === 'twenty-turns' && quiet > facts.quiet) {
    const hint = `At most ${facts.quiet}, unless ${specs['stand-off']?.title ?? 'stand-off'} is none.`;
    const told = { ...mending(['quiet'], facts.quiet), hint };
    yield remark('end.stand-off', `After ${facts.quiet} quiet turns the match is a tie.`, told);
  }
  const lost = (rider: Rider) => lostBy(lore, position, rider).length;
  if ((paying || (share(position) && all.some(lost))) && quiet !== 0) {
    yield remark('end.stand-off', 'A point has just been dealt: quiet must be 0.', {
      ...mending(['quiet'], 0),
      hint: 'Set quiet to 0.',
    });
  }
  if (paying || isOff(position)) return;
  if (!all.some(lost)) {
    for (const rider of all) yield* tooFarFromStart(lore, position, rider);
    return;
  }
  const justHit = (rider: Rider) =>
    lore.dealable(dragons[other(rider)], dragons[rider].cell, options).some((points) => points <= lost(rider));
  if (quiet === 0 && !share(position) && !all.some(justHit)) {
    const message = 'Quiet is 0, yet neither dragon is in reach of the other, so no point was just dealt.';
    const hint = 'Count the turns since the last point.';
    yield remark('end.stand-off', message, { hint, spots: [atField('quiet'), ...spotsOf(lore, position)] });
  }
}

/** Nobody has lost a token, so every turn since the start was a quiet one. */
function* tooFarFromStart(lore: Lore, { dragons, quiet }: DragonPosition, rider: Rider): Faults {
  const { cell, facing } = dragons[rider];
  if (lore.comesTo(rider, dragons[rider], quiet)) return;
  const start = lore.startOf(rider);
  const turns = counted(Math.max(quiet, 0), 'turn');
  const there = `the dragon of the ${lore.seats.name(rider)} to ${cell} facing ${facing}`;
  const back = (['cell', 'facing'] as const).map((part) => ({ path: ['dragons', rider, part], value: start[part] }));
  yield remark('setup.start', `With no wound yet, ${turns} cannot have brought ${there}.`, {
    hint: `It starts on ${start.cell} facing ${start.facing}; quiet counts the turns.`,
    spots: [atCell(cell), atField('quiet')],
    ...(quiet === 0 ? { mend: back } : {}),
  });
}

function* wrongSealed(lore: Lore, position: DragonPosition, rider: Rider, read: Read): Faults {
  const { phase, sealed } = position;
  const text = sealed[rider];
  if (text === null) return;
  const name = lore.seats.name(rider);
  const away = mending(['sealed', rider], null);
  if (phase === 'over') {
    const message = `The match is over: nothing of the ${name} lies face down.`;
    yield remark('turn.steps', message, { ...away, hint: 'Take the sealed choice away.' });
    return;
  }
  const action = read(text);
  if (isRemark(action)) return;
  const unsealed = { ...position, sealed: { ...sealed, [rider]: null } };
  for (const { clause, message, hint } of refuse(lore, unsealed, rider, action)) {
    yield remark(clause, `The sealed choice of the ${name} is not legal. ${message}`, { ...away, hint });
  }
}

function* stillSealed(lore: Lore, position: DragonPosition): Faults {
  const { phase, sealed } = position;
  const debtors = lore.debtors(position);
  const choosers = debtors.length > 0 ? debtors : lore.seats.all;
  if (phase === 'over' || choosers.some((rider) => sealed[rider] === null)) return;
  yield remark('order.sealed', 'Everybody has chosen: the choices should have been shown and carried out.', {
    hint: 'Take a sealed choice away, or set up the position after them.',
    spots: [atField('sealed')],
  });
}

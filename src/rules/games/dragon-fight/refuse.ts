/** Why something may not be done in Dragon Fight. */
import { distinct, isSorted, sorted } from '../../multiset.ts';
import { atField, atWord, remark } from '../../remark.ts';
import { counted, shown, spoken } from '../../text.ts';
import type { Remark, Seat } from '../../types.ts';
import type { DragonAction, Order } from './actions.ts';
import type { Clause } from './clauses.ts';
import type { Lore } from './lore.ts';
import type { DragonPosition, Rider } from './position.ts';

type Remarks = Iterable<Remark<Clause>>;

export function* refuse(lore: Lore, position: DragonPosition, seat: Seat, action: DragonAction): Remarks {
  const { phase, owes, sealed } = position;
  const { all, is, name, other } = lore.seats;
  if (!is(seat)) {
    const hint = `At the table are ${spoken(all)}.`;
    yield remark('setup.seats', `${shown(seat)} has no place in this game.`, { hint });
  } else if (phase === 'over') {
    yield remark('end.at-once', 'The match is over.');
  } else if (sealed[seat] !== null) {
    const clause = phase === 'orders' ? 'order.sealed' : 'wound.together';
    const hint = `Wait for the ${name(other(seat))}.`;
    yield remark(clause, `The ${name(seat)} has laid a choice face down already.`, { hint });
  } else if (phase === 'orders') {
    if (action.verb === 'give') yield* refuseEarlyGift(lore, position, seat);
    else if (!position.dragons[seat].tokens.includes(action.move)) yield* refuseLost(lore, position, seat, action);
  } else if (action.verb === 'order' || owes[seat] === 0) {
    yield* refuseInWounds(lore, position, seat);
  } else {
    yield* refuseGift(lore, position, seat, action.tokens);
  }
}

function* refuseLost(lore: Lore, { dragons }: DragonPosition, rider: Rider, { move }: Order): Remarks {
  const hint = `Left: ${spoken(dragons[rider].tokens)}.`;
  const told = { hint, spots: [atWord(1), atField('dragons', rider, 'tokens')] };
  yield remark('order.available', `The ${lore.seats.name(rider)} no longer has ${move} to fly.`, told);
  yield remark('wound.permanent', `${lore.moveName(move)} was handed over and stays out of the match.`, told);
}

function* refuseEarlyGift(lore: Lore, { dragons }: DragonPosition, rider: Rider): Remarks {
  const hint = `Lay an order, such as order ${dragons[rider].tokens[0] ?? lore.moves[0]} ${lore.attacks[0]}.`;
  yield remark('order.choose', 'Orders are due: one movement token and one attack token.', { hint });
  yield remark('wound.give', `The ${lore.seats.name(rider)} owes no token now.`, { hint });
}

function* refuseInWounds(lore: Lore, position: DragonPosition, rider: Rider): Remarks {
  const owed = position.owes[rider];
  const name = `The ${lore.seats.name(rider)}`;
  if (owed === 0) {
    const debtors = lore.debtors(position).map((one) => `the ${lore.seats.name(one)}`);
    yield remark('wound.give', `${name} owes no token; ${spoken(debtors)} must hand over first.`);
  } else {
    const hint = `Name ${counted(owed, 'token')} after give.`;
    yield remark('wound.give', `${name} must hand over ${counted(owed, 'token')} first.`, { hint });
    yield remark('turn.steps', 'The next orders are laid when all wounds are paid.', { hint });
  }
}

function* refuseGift(lore: Lore, { dragons, owes }: DragonPosition, rider: Rider, tokens: readonly string[]): Remarks {
  const own = dragons[rider].tokens;
  const name = lore.seats.name(rider);
  if (tokens.length !== owes[rider]) {
    yield remark('wound.give', `The ${name} owes ${counted(owes[rider], 'token')}, not ${tokens.length}.`);
  }
  for (const token of distinct(tokens.filter((one) => !own.includes(one)))) {
    const told = { hint: `Left: ${spoken(own)}.`, spots: [atWord(tokens.indexOf(token) + 1)] };
    yield remark('wound.choice', `${lore.moveName(token)} is not among the tokens left to the ${name}.`, told);
    yield remark('wound.permanent', `${lore.moveName(token)} was handed over before.`, told);
  }
  if (distinct(tokens).length < tokens.length) {
    yield remark('wound.choice', 'The same token is named twice.', { hint: 'Name different tokens.' });
  } else if (!isSorted(tokens)) {
    const hint = `Write give ${sorted(tokens).join(' ')}.`;
    yield remark('wound.choice', 'Tokens are named in alphabetical order.', { hint });
  }
}

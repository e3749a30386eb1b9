/** Dragon Fight: both riders seal a movement and an attack token, then both dragons fly and strike at once. */
import { pick } from '../../chance.ts';
import { defineRules } from '../../define.ts';
import { distinct, isSorted, sorted, without } from '../../multiset.ts';
import { atField, atWord, isRemark, remark } from '../../remark.ts';
import { seal, sealedSeenBy } from '../../sealed.ts';
import { counted, nearest, shown, spoken, words } from '../../text.ts';
import type { Form, Referee, Remark, RulesSource, Seat } from '../../types.ts';
import type { Clause } from './clauses.ts';
import type { Facts } from './facts.ts';
import { faults } from './faults.ts';
import { type DragonAction, fly, NOTHING_SEALED, type Order } from './flight.ts';
import {
  type DragonPosition,
  fields,
  forBoth,
  isRider,
  otherThan,
  type PerRider,
  RIDERS,
  type Rider,
} from './position.ts';
import { sky } from './sky.ts';
import { table } from './table.ts';

/** At most two points can be dealt in a turn that doesn't end the match. */
const MOST_GIVEN = 2;

export function rules(source: RulesSource<Facts>): Referee<Clause, DragonPosition, DragonAction> {
  const game = sky(source);

  function* legal(position: DragonPosition, seat: Seat): Iterable<DragonAction> {
    if (!isRider(seat) || !position.active.includes(seat)) return;
    const { tokens } = position.dragons[seat];
    if (position.phase === 'orders') {
      for (const move of tokens) for (const attack of game.attacks) yield { verb: 'order', move, attack };
    } else if (position.owes[seat] === 1) {
      for (const token of tokens) yield { verb: 'give', tokens: [token] };
    } else {
      for (const [index, first] of tokens.entries()) {
        for (const second of tokens.slice(index + 1)) yield { verb: 'give', tokens: [first, second] };
      }
    }
  }

  function* refuse(position: DragonPosition, seat: Seat, action: DragonAction): Iterable<Remark<Clause>> {
    const { phase, dragons, owes, sealed } = position;
    if (!isRider(seat)) {
      yield remark('setup.seats', `${shown(seat)} has no place in this game.`, { hint: 'Red and green ride.' });
    } else if (phase === 'over') {
      yield remark('end.at-once', 'The match is over.');
    } else if (sealed[seat] !== null) {
      const clause = phase === 'orders' ? 'order.sealed' : 'wound.together';
      const hint = `Wait for the ${game.riderName(otherThan(seat))}.`;
      yield remark(clause, `The ${game.riderName(seat)} has laid a choice face down already.`, { hint });
    } else if (phase === 'orders') {
      yield* action.verb === 'order' ? refuseOrder(seat, action) : refuseEarlyGift(seat);
    } else if (action.verb === 'order' || owes[seat] === 0) {
      yield* refuseInWounds(seat);
    } else {
      yield* refuseGift(seat, action.tokens);
    }

    function* refuseOrder(rider: Rider, { move }: Order): Iterable<Remark<Clause>> {
      if (dragons[rider].tokens.includes(move)) return;
      const left = `Left: ${spoken(dragons[rider].tokens)}.`;
      const told = { hint: left, spots: [atWord(1), atField('dragons', rider, 'tokens')] };
      yield remark('order.available', `The ${game.riderName(rider)} no longer has ${move} to fly.`, told);
      yield remark('wound.permanent', `${game.moveName(move)} was handed over and stays out of the match.`, told);
    }

    function* refuseEarlyGift(rider: Rider): Iterable<Remark<Clause>> {
      const hint = `Lay an order, such as order ${dragons[rider].tokens[0] ?? 'forward'} ${game.attacks[0]}.`;
      yield remark('order.choose', 'Orders are due: one movement token and one attack token.', { hint });
      yield remark('wound.give', `The ${game.riderName(rider)} owes no token now.`, { hint });
    }

    function* refuseInWounds(rider: Rider): Iterable<Remark<Clause>> {
      const debtors = RIDERS.filter((one) => owes[one] > 0).map((one) => `the ${game.riderName(one)}`);
      if (owes[rider] === 0) {
        yield remark(
          'wound.give',
          `The ${game.riderName(rider)} owes no token; ${spoken(debtors)} must hand over first.`,
        );
      } else {
        const hint = `Name ${counted(owes[rider], 'token')} after give.`;
        yield remark(
          'wound.give',
          `The ${game.riderName(rider)} must hand over ${counted(owes[rider], 'token')} first.`,
          { hint },
        );
        yield remark('turn.steps', 'The next orders are laid when all wounds are paid.', { hint });
      }
    }

    function* refuseGift(rider: Rider, tokens: readonly string[]): Iterable<Remark<Clause>> {
      const own = dragons[rider].tokens;
      const missing = distinct(tokens.filter((token) => !own.includes(token)));
      if (tokens.length !== owes[rider]) {
        yield remark(
          'wound.give',
          `The ${game.riderName(rider)} owes ${counted(owes[rider], 'token')}, not ${tokens.length}.`,
        );
      }
      for (const token of missing) {
        const told = { hint: `Left: ${spoken(own)}.`, spots: [atWord(tokens.indexOf(token) + 1)] };
        yield remark(
          'wound.choice',
          `${game.moveName(token)} is not among the tokens left to the ${game.riderName(rider)}.`,
          told,
        );
        yield remark('wound.permanent', `${game.moveName(token)} was handed over before.`, told);
      }
      if (distinct(tokens).length < tokens.length) {
        yield remark('wound.choice', 'The same token is named twice.', { hint: 'Name two different tokens.' });
      } else if (!isSorted(tokens)) {
        const hint = `Write give ${sorted(tokens).join(' ')}.`;
        yield remark('wound.choice', 'Two tokens are named in alphabetical order.', { hint });
      }
    }
  }

  function apply(position: DragonPosition, seat: Seat, action: DragonAction): DragonPosition {
    const laid = seal(position, seat, write(action));
    if (laid.active.length > 0) return laid;
    return position.phase === 'orders' ? fly(game, laid, ordersOf(laid)).position : handOver(laid);
  }

  function handOver(position: DragonPosition): DragonPosition {
    const dragons = forBoth((rider) => {
      const action = readSealed(position, rider);
      const given = action?.verb === 'give' ? action.tokens : [];
      const dragon = position.dragons[rider];
      return { ...dragon, tokens: without(dragon.tokens, ...given) };
    });
    const owes = { red: 0, green: 0 };
    return { ...position, phase: 'orders', active: RIDERS, dragons, owes, sealed: NOTHING_SEALED };
  }

  function readSealed(position: DragonPosition, rider: Rider): DragonAction | null {
    const action = read(position.sealed[rider] ?? '');
    return isRemark(action) ? null : action;
  }

  function ordersOf(position: DragonPosition): PerRider<Order> {
    return forBoth((rider) => {
      const action = readSealed(position, rider);
      if (action?.verb !== 'order') throw new Error(`the order of ${rider} is not sealed`);
      return action;
    });
  }

  function effects(position: DragonPosition, seat: Seat, action: DragonAction): readonly Clause[] {
    const laid = seal(position, seat, write(action));
    if (position.phase === 'wounds') {
      const choice: readonly Clause[] = ['wound.give', 'wound.choice'];
      return laid.active.length > 0 ? [...choice, 'wound.together'] : [...choice, 'wound.public', 'wound.score'];
    }
    if (laid.active.length > 0) return ['order.choose', 'order.sealed'];
    return fly(game, laid, ordersOf(laid)).by;
  }

  function read(text: string): DragonAction | Remark<Clause> {
    const [verb = '', ...rest] = words(text);
    if (verb === 'order') {
      const [move = '', attack = '', ...more] = rest;
      const known = game.moves.includes(move) && game.attacks.includes(attack);
      return known && more.length === 0 ? { verb, move, attack } : misreadOrder(rest);
    }
    if (verb === 'give') {
      const unknown = rest.findIndex((token) => !game.moves.includes(token));
      if (rest.length === 0 || rest.length > MOST_GIVEN) {
        return remark('wound.give', 'One or two tokens are handed over at a time.', { hint: 'Write give TOKEN.' });
      }
      if (unknown < 0) return { verb, tokens: rest };
      const told = { hint: likely(rest[unknown] ?? '', game.moves), spots: [atWord(unknown + 1)] };
      return remark('wound.choice', `There is no movement token ${shown(rest[unknown])}.`, told);
    }
    const hint = 'Write order MOVEMENT ATTACK, or give TOKEN to pay for a wound.';
    return remark('order.choose', `${shown(text)} is no action of this game.`, { hint });
  }

  function misreadOrder([move, attack, ...more]: readonly string[]): Remark<Clause> {
    const message = 'An order names one movement token and one attack token.';
    if (move === undefined) return remark('order.choose', message, { hint: 'Write order MOVEMENT ATTACK.' });
    if (!game.moves.includes(move)) {
      const told = { hint: likely(move, game.moves), spots: [atWord(1)] };
      return remark('order.choose', `${message} ${shown(move)} is no movement token.`, told);
    }
    if (attack === undefined)
      return remark('order.choose', message, { hint: 'Add an attack token.', spots: [atWord(2)] });
    if (more.length > 0) return remark('order.choose', message, { hint: 'Name nothing more.', spots: [atWord(3)] });
    const told = { hint: likely(attack, game.attacks), spots: [atWord(2)] };
    return remark('order.choose', `${message} ${shown(attack)} is no attack token.`, told);
  }

  const likely = (word: string, known: readonly string[]) => `Did you mean ${nearest(word, known, 1)[0]}?`;

  function write(action: DragonAction): string {
    return action.verb === 'order' ? `order ${action.move} ${action.attack}` : `give ${action.tokens.join(' ')}`;
  }

  function say(_position: DragonPosition, seat: Seat, action: DragonAction): string {
    const rider = game.riderName(seat);
    return action.verb === 'order'
      ? `${rider}: ${game.moveName(action.move)}, then ${game.attackName(action.attack)}.`
      : `${rider} hands over ${spoken(action.tokens.map(game.moveName))}.`;
  }

  /** A choice lies face down until the last one is made; after a collision or over the edge no attack is ever shown. */
  function seen(position: DragonPosition, seat: Seat, action: DragonAction, by: Seat | null): string {
    const laid = seal(position, seat, write(action));
    const rider = game.riderName(seat);
    if (by === seat) return say(position, seat, action);
    if (laid.active.length > 0) {
      const hidden = action.verb === 'order' ? 'an order' : counted(action.tokens.length, 'token');
      return `${rider} lays ${hidden} face down.`;
    }
    if (action.verb === 'give' || fly(game, laid, ordersOf(laid)).by.includes('attack.together')) {
      return say(position, seat, action);
    }
    return `${rider}: ${game.moveName(action.move)}; the attack is not shown.`;
  }

  function view(position: DragonPosition, seat: Seat | null): DragonPosition {
    return { ...position, sealed: sealedSeenBy(position.sealed, seat) as DragonPosition['sealed'] };
  }

  function worlds(seenPosition: DragonPosition, _seat: Seat, random: () => number): DragonPosition {
    const sealed = forBoth((rider) => {
      if (seenPosition.sealed[rider] !== '?') return seenPosition.sealed[rider];
      return write(pick([...legal({ ...seenPosition, active: [rider] }, rider)], random));
    });
    return { ...seenPosition, sealed };
  }

  /** Hands can fly a token that was lost, and name two tokens in any order; nothing else can be played on from. */
  function force(position: DragonPosition, seat: Seat, action: DragonAction): DragonPosition | null {
    if (!isRider(seat) || !position.active.includes(seat)) return null;
    if (position.phase === 'orders') return action.verb === 'order' ? apply(position, seat, action) : null;
    if (action.verb !== 'give') return null;
    const alphabetical: DragonAction = { verb: 'give', tokens: sorted(action.tokens) };
    return [...refuse(position, seat, alphabetical)].length === 0 ? apply(position, seat, alphabetical) : null;
  }

  function forms(position: DragonPosition): readonly Form[] {
    const slot = (label: string, values: readonly string[]) => ({ label, parts: [{ label, values }] });
    const token = slot('Movement token', game.moves);
    if (position.phase === 'orders') {
      return [{ id: 'order', verb: 'order', label: 'Order', slots: [token, slot('Attack token', game.attacks)] }];
    }
    if (position.phase === 'over') return [];
    return [
      { id: 'give-1', verb: 'give', label: 'Hand over one token', slots: [token] },
      { id: 'give-2', verb: 'give', label: 'Hand over two tokens', slots: [token, token] },
    ];
  }

  return defineRules<Clause, DragonPosition, DragonAction>({
    source,
    verbs: {
      order: { label: 'Lay an order', clauses: ['order.choose'] },
      give: { label: 'Hand over', clauses: ['wound.give'] },
    },
    fields: fields(source),
    seats: () => RIDERS,
    setup: (options) => ({
      game: source.slug,
      phase: 'orders',
      active: RIDERS,
      outcome: null,
      options: options as DragonPosition['options'],
      dragons: forBoth((rider) => {
        const { cell, facing } = source.facts.start[rider];
        return { cell, facing, tokens: game.moves };
      }),
      owes: { red: 0, green: 0 },
      sealed: NOTHING_SEALED,
      quiet: 0,
    }),
    legal,
    refuse,
    apply,
    faults: (position) => faults(game, position, { read, refuse }),
    forms,
    read,
    write,
    say,
    seen,
    table: (position, seat) => table(game, seat === null ? position : view(position, seat), seat),
    force,
    effects,
    view,
    worlds,
  });
}

/** Dragon Fight: both riders seal a movement and an attack token, then both dragons fly and strike at once. */
import { defineRules } from '../../define.ts';
import { combinations, distinct, sorted, without } from '../../multiset.ts';
import { isRemark } from '../../remark.ts';
import { seal } from '../../sealed.ts';
import { counted } from '../../text.ts';
import type { Consequence, Form, Referee, RulesSource, Seat } from '../../types.ts';
import { actions, type DragonAction, type Order } from './actions.ts';
import type { Clause } from './clauses.ts';
import type { Facts } from './facts.ts';
import { faults } from './faults.ts';
import { loreOf } from './lore.ts';
import { type DragonPosition, fields, OFF, type PerRider } from './position.ts';
import { refuse } from './refuse.ts';
import { say, seen } from './say.ts';
import { table } from './table.ts';
import { maySee, worlds } from './view.ts';

type Turn = Consequence<DragonPosition, Clause>;

export function rules(source: RulesSource<Facts>): Referee<Clause, DragonPosition, DragonAction> {
  const lore = loreOf(source);
  const { all, each, is, other } = lore.seats;
  const { read, write, form } = actions(lore);
  const nothing = each(() => null);

  function* legal({ active, dragons, owes, phase }: DragonPosition, seat: Seat): Iterable<DragonAction> {
    if (!is(seat) || !active.includes(seat)) return;
    const { tokens } = dragons[seat];
    if (phase === 'orders') {
      for (const move of tokens) for (const attack of lore.attacks) yield { verb: 'order', move, attack };
    } else {
      for (const given of combinations(tokens, owes[seat])) yield { verb: 'give', tokens: given };
    }
  }

  function play(position: DragonPosition, seat: Seat, action: DragonAction): Turn {
    const laid = seal(position, seat, write(action));
    const last = laid.active.length === 0;
    if (position.phase === 'orders') {
      return last ? fly(laid, ordersOf(laid)) : { position: laid, by: ['order.choose', 'order.sealed'] };
    }
    const choice: readonly Clause[] = ['wound.give', 'wound.choice'];
    return last
      ? { position: handOver(laid), by: [...choice, 'wound.public', 'wound.score'] }
      : { position: laid, by: [...choice, 'wound.together'] };
  }

  /** Both dragons fly, then both strike. */
  function fly(laid: DragonPosition, orders: PerRider<Order>): Turn {
    const dragons = each((rider) => lore.flown(laid.dragons[rider], orders[rider].move));
    const flown = { ...laid, dragons, sealed: nothing };
    const by: Clause[] = ['move.together', ...distinct(all.map((rider) => lore.clauseOf(orders[rider].move)))];
    if (all.some((rider) => dragons[rider].cell === OFF)) {
      return { position: flown, by: [...by, 'flight.off-board', 'flight.ends'] };
    }
    const { red, green } = dragons;
    const collided = red.cell === green.cell;
    if (!collided && red.cell === laid.dragons.green.cell && green.cell === laid.dragons.red.cell) by.push('move.pass');
    const owes = each((rider) => {
      const attacker = other(rider);
      return collided ? 1 : lore.dealt(orders[attacker].attack, dragons[attacker], dragons[rider].cell, laid.options);
    });
    const hits = all.filter((rider) => owes[other(rider)] > 0);
    if (collided) {
      by.push('collide.same-square', 'collide.damage', 'collide.no-attack');
    } else {
      by.push('attack.together', ...distinct(hits.map((rider) => lore.clauseOf(orders[rider].attack))));
      if (hits.length < all.length) by.push('attack.reach');
    }
    if (hits.length === 0) by.push('turn.take-back');
    return { position: { ...flown, owes, quiet: hits.length > 0 ? 0 : laid.quiet + 1 }, by };
  }

  function handOver(laid: DragonPosition): DragonPosition {
    const dragons = each((rider) => {
      const action = sealedOf(laid, rider);
      const given = action?.verb === 'give' ? action.tokens : [];
      const dragon = laid.dragons[rider];
      return { ...dragon, tokens: without(dragon.tokens, ...given) };
    });
    return { ...laid, dragons, owes: each(() => 0), sealed: nothing };
  }

  function ordersOf(laid: DragonPosition): PerRider<Order> {
    return each((rider) => {
      const action = sealedOf(laid, rider);
      if (action?.verb !== 'order') throw new Error(`the order of ${rider} is not sealed`);
      return action;
    });
  }

  function sealedOf({ sealed }: DragonPosition, seat: Seat): DragonAction | null {
    const action = read((is(seat) ? sealed[seat] : null) ?? '');
    return isRemark(action) ? null : action;
  }

  function due(position: DragonPosition) {
    const outcome = lore.outcomeOf(position);
    if (outcome !== null) return { phase: 'over', active: [], outcome } as const;
    const debtors = lore.debtors(position);
    const choosers = debtors.length > 0 ? debtors : all;
    const active = choosers.filter((rider) => position.sealed[rider] === null);
    return { phase: debtors.length > 0 ? 'wounds' : 'orders', active, outcome } as const;
  }

  /** Hands can fly a token that was lost, and name tokens in any order; nothing else can be played on from. */
  function force(position: DragonPosition, seat: Seat, action: DragonAction): DragonAction | null {
    if (!is(seat) || !position.active.includes(seat)) return null;
    if (position.phase === 'orders') return action.verb === 'order' ? action : null;
    if (action.verb !== 'give') return null;
    const alphabetical: DragonAction = { verb: 'give', tokens: sorted(action.tokens) };
    return [...refuse(lore, position, seat, alphabetical)].length === 0 ? alphabetical : null;
  }

  function forms({ phase }: DragonPosition): readonly Form[] {
    if (phase === 'over') return [];
    if (phase === 'orders') return [form('order')];
    return Array.from({ length: lore.mostGiven }, (_, index) => {
      const tokens = index + 1;
      return form('give', { tokens }, { id: `give-${tokens}`, label: `Hand over ${counted(tokens, 'token')}` });
    });
  }

  return defineRules<Clause, DragonPosition, DragonAction>({
    source,
    fields: fields(lore),
    setup: (options) => ({
      game: source.slug,
      phase: 'orders',
      active: all,
      outcome: null,
      options: options as DragonPosition['options'],
      dragons: each((rider) => ({ ...lore.startOf(rider), tokens: lore.moves })),
      owes: each(() => 0),
      sealed: nothing,
      quiet: 0,
    }),
    read,
    write,
    forms,
    refuse: (position, seat, action) => refuse(lore, position, seat, action),
    legal,
    play,
    due,
    faults: (position) => faults(lore, position, read),
    say: (_position, seat, action) => say(lore, seat, action),
    seen: (position, seat, action, viewer) => {
      const effects = () => play(position, seat, action).by;
      return seen(lore, position, seat, action, viewer, effects, (rider) => sealedOf(position, rider));
    },
    table: (position, viewer) => table(lore, position, viewer),
    force,
    maySee,
    worlds: (view, _seat, random) =>
      worlds(lore, view, (position, rider) => Array.from(legal(position, rider), write), random),
  });
}

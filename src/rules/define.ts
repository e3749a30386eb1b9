/** Fills in what a game leaves to the core: everything is open, what is legal is what nothing refuses, and so on. */
import { fillings } from './choices.ts';
import { settled, undue } from './due.ts';
import { hidden } from './hidden.ts';
import { isRemark } from './remark.ts';
import type { Action, ClauseId, Position, Referee, Rules, Seat } from './types.ts';

/** The view of a game that hides nothing. */
export const openView = <P>(position: P): P => position;

/** Every rules module returns its rules through this. */
export function defineRules<C extends ClauseId, P extends Position<C>, A extends Action>(
  rules: Rules<C, P, A>,
): Referee<C, P, A> {
  const { maySee } = rules;
  const seats = Object.keys(rules.source.seats);
  const view =
    maySee === undefined
      ? openView
      : (position: P, seat: Seat | null) => hidden(rules.fields, position, (path) => maySee(position, seat, path)) as P;
  const play: Referee<C, P, A>['play'] = (position, seat, action) => settled(rules, rules.play(position, seat, action));
  return {
    seats: () => seats,
    legal: (position, seat) => unrefused(rules, position, seat),
    seen: (position, seat, action) => rules.say(position, seat, action),
    ...rules,
    view,
    play,
    force(position, seat, action) {
      const done = rules.force?.(position, seat, action) ?? null;
      return done === null ? null : play(position, seat, done).position;
    },
    *faults(position) {
      yield* rules.faults(position);
      yield* undue(rules, position);
    },
    table: (position, seat) => rules.table(seat === null ? position : view(position, seat), seat),
  };
}

/** Every filling of every form that nothing speaks against. */
function* unrefused<C extends ClauseId, P extends Position<C>, A extends Action>(
  rules: Rules<C, P, A>,
  position: P,
  seat: Seat,
): Iterable<A> {
  if (!position.active.includes(seat)) return;
  for (const form of rules.forms(position, seat)) {
    for (const text of fillings(form)) {
      const action = rules.read(text);
      if (!isRemark(action) && (form.free === true || isAllowed(rules, position, seat, action))) yield action;
    }
  }
}

function isAllowed<C extends ClauseId, P extends Position<C>, A extends Action>(
  rules: Rules<C, P, A>,
  position: P,
  seat: Seat,
  action: A,
): boolean {
  for (const _ of rules.refuse(position, seat, action)) return false;
  return true;
}

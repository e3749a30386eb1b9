/** Fills in what a game leaves to the default: everything is open, and a wrong action changes nothing. */
import type { Action, ClauseId, Position, Referee, Rules } from './types.ts';

/** The view of a game that hides nothing. */
export const openView = <P>(position: P): P => position;

/** Every rules module returns its rules through this. */
export function defineRules<C extends ClauseId, P extends Position<C>, A extends Action>(
  rules: Rules<C, P, A>,
): Referee<C, P, A> {
  return {
    force: () => null,
    effects: (_position, _seat, action) => rules.verbs[action.verb]?.clauses ?? [],
    view: openView,
    seen: (position, seat, action) => rules.say(position, seat, action),
    ...rules,
  };
}

/**
 * What the page may be guided by. Offers, marks and suggestions come from lists of what is allowed, and where something
 * is hidden, what chance can still bring tells what it has brought to others: so then every outcome is offered alike.
 */
import { fillings } from '../../rules/choices.ts';
import { openView } from '../../rules/define.ts';
import { isRemark } from '../../rules/remark.ts';
import { type Action, type AnyReferee, CHANCE, type Form, type Position, type Seat } from '../../rules/types.ts';
import type { Session } from './session.ts';

/** Whether a game keeps anything from anybody. */
export const hides = (rules: AnyReferee): boolean => rules.view !== openView;

/** Whether chance is entered by somebody who may not know what it can still bring. */
export function isBlind({ rules, viewer, acting }: Pick<Session, 'rules' | 'viewer' | 'acting'>): boolean {
  return acting === CHANCE && viewer.kind !== 'all' && hides(rules);
}

/** The referee to ask for offers and suggestions: to a blind session everything that is well-formed is allowed. */
export function guideOf(session: Session): AnyReferee {
  const { rules } = session;
  if (!isBlind(session)) return rules;
  const forms = (position: Position, seat: Seat): readonly Form[] =>
    rules.forms(position, seat).map((form: Form) => ({ ...form, free: true }));
  return { ...rules, forms, legal, refuse: () => [] };

  function* legal(position: Position, seat: Seat): Iterable<Action> {
    for (const form of forms(position, seat)) {
      for (const text of fillings(form)) {
        const action = rules.read(text);
        if (!isRemark(action)) yield action;
      }
    }
  }
}

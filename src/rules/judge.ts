/** «May I?»: reads the text, then asks whose turn it is, then the rules. */
import { isRemark, remark } from './remark.ts';
import { LONGEST_ACTION } from './text.ts';
import type { Action, ClauseId, Position, Referee, Remark, Seat, Stage, Verdict } from './types.ts';

/** The position must be without faults (`check` it first where it was entered by hand). */
export function judge<C extends ClauseId, P extends Position<C>, A extends Action>(
  rules: Referee<C, P, A>,
  position: P,
  seat: Seat,
  text: string,
): Verdict<P, C> {
  const refused = (stage: Stage, [first, ...rest]: readonly Remark<C>[]): Verdict<P, C> => {
    if (first === undefined) throw new Error(`${rules.source.slug} refuses "${text}" of ${seat} without a reason`);
    return { ok: false, stage, remarks: [first, ...rest] };
  };
  if (text.length > LONGEST_ACTION) {
    return refused('reads', [remark<C>(null, 'That is far too long for an action of this game.')]);
  }
  const action = rules.read(text);
  if (isRemark(action)) return refused('reads', [action]);
  const remarks = [...rules.refuse(position, seat, action)];
  if (!position.active.includes(seat)) return refused('turn', remarks);
  if (remarks.length > 0) return refused('rules', remarks);
  return { ok: true, ...rules.play(position, seat, action) };
}

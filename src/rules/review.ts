/** A game as it was played by hand, judged step by step; it plays on after a wrong step, as tables do. */
import { openView } from './define.ts';
import { judge } from './judge.ts';
import { check } from './look.ts';
import { isRemark } from './remark.ts';
import { same } from './same.ts';
import type { AnyReferee, GameRecord, Position, Remark, Seat, Step, Verdict } from './types.ts';
import { CHANCE } from './types.ts';

export interface Review {
  /** Faults of the entered position that the record starts from; nothing is judged where there are some. */
  readonly start: readonly Remark[];
  readonly steps: readonly ReviewedStep[];
  /** The first step that was refused. */
  readonly firstFault: number | null;
  /** After the last step; null where the record starts from a position that can't be drawn. */
  readonly position: Position | null;
}

export interface ReviewedStep {
  readonly step: Step;
  readonly before: Position;
  readonly after: Position;
  readonly verdict: Verdict<Position>;
  /** Somebody else has learnt something by it, so it can't be taken back. */
  readonly reveals: boolean;
  /** It was refused, and the hands did it all the same. */
  readonly playedOn: boolean;
}

/** The options must be valid (`readOptions`); everything else may be foreign. */
export function review(rules: AnyReferee, record: GameRecord<unknown>): Review {
  const from = record.from === undefined ? null : check(rules, record.from);
  const start = from === null ? (rules.setup(record.options) as Position) : from.position;
  if (start === null || (from !== null && from.faults.length > 0)) {
    return { start: from?.faults ?? [], steps: [], firstFault: null, position: start };
  }
  let position = start;
  const steps = record.steps.map((step): ReviewedStep => {
    const before = position;
    const verdict: Verdict<Position> = judge(rules, before, step.seat, step.action);
    const forced = verdict.ok ? null : playOn(rules, before, step);
    const after = verdict.ok ? verdict.position : (forced ?? before);
    position = after;
    return {
      step,
      before,
      after,
      verdict,
      reveals: reveals(rules, before, after, step.seat),
      playedOn: forced !== null,
    };
  });
  const firstFault = steps.findIndex((one) => !one.verdict.ok);
  return { start: [], steps, firstFault: firstFault < 0 ? null : firstFault, position };
}

/** How many steps must stay: undo is free back to there, because nobody has learnt anything since. */
export function undoTo(reviewed: Review): number {
  return reviewed.steps.findLastIndex((one) => one.reveals) + 1;
}

/**
 * What the hands did with an illegal action, where the game says that it can go on from there. The position may have
 * faults (a lost token lies sealed until both are shown), but every part of it must be there.
 */
function playOn(rules: AnyReferee, before: Position, step: Step): Position | null {
  const action = rules.read(step.action);
  if (isRemark(action)) return null;
  const forced: Position | null = rules.force(before, step.seat, action);
  return forced === null ? null : check(rules, forced).position;
}

/** Undo is free in open play, but not past dice and cards; behind the curtain, not past what somebody has learnt. */
function reveals(rules: AnyReferee, before: Position, after: Position, seat: Seat): boolean {
  if (seat === CHANCE) return true;
  if (rules.view === openView) return false;
  const others = rules.seats(before.options ?? {}).filter((one: Seat) => one !== seat);
  return others.some((other: Seat) => !same(rules.view(before, other), rules.view(after, other)));
}

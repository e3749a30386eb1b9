/** The record as it is listed: a sentence a step, as the viewer may read it, with what was wrong with it. */
import type { ReviewedStep } from '../../rules/review.ts';
import type { ClauseId, Seat } from '../../rules/types.ts';
import { positionOf, type Session, sentenceOf, undoLimit } from './session.ts';

/** A step that was not allowed: the clauses it breaks, and whether the table did it all the same. */
export interface StepFault {
  readonly clauses: readonly ClauseId[];
  readonly playedOn: boolean;
}

/** One line of the record, as the viewer may read it. */
export interface Line {
  readonly seat: Seat;
  readonly sentence: string;
  /** What was wrong with it, for those who may know: the referee, and everybody once the game is over. */
  readonly fault: StepFault | null;
  /** It was taken back and can be played again. */
  readonly undone: boolean;
  readonly outOfReach: boolean;
}

export function linesOf(session: Session): readonly Line[] {
  const limit = undoLimit(session);
  const faultsShown = session.viewer.kind === 'all' || positionOf(session).outcome !== null;
  return session.reviewed.steps.map((one, index) => ({
    seat: one.step.seat,
    sentence: sentenceOf(session, one),
    fault: faultsShown ? faultOf(one) : null,
    undone: index >= session.at,
    outOfReach: index + 1 < limit,
  }));
}

function faultOf({ verdict, playedOn }: ReviewedStep): StepFault | null {
  if (verdict.ok) return null;
  const clauses = verdict.remarks.flatMap(({ clause }) => (clause === null ? [] : [clause]));
  return { clauses: [...new Set(clauses)], playedOn };
}

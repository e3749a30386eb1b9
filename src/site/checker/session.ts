/**
 * What the checker knows, and every way in which it changes: pure functions from session to session, without a page.
 * A session that hides something (sealed orders, hands) is always seen by somebody: one seat, everybody, or the referee.
 */
import type { Table } from '../../definition/table.ts';
import { judge } from '../../rules/judge.ts';
import { defaultOptions } from '../../rules/options.ts';
import { isRemark } from '../../rules/remark.ts';
import { type Review, type ReviewedStep, review, undoTo } from '../../rules/review.ts';
import type { AnyReferee, GameRecord, Options, Position, Remark, Seat, Step, Verdict } from '../../rules/types.ts';
import { CHANCE } from '../../rules/types.ts';
import { type Draft, draftFor, textOf } from './draft.ts';
import type { Editing } from './editing.ts';
import { guideOf, hides, isBlind } from './guide.ts';

/** Who looks at the screen. `all`: the referee, who sees everything; `public`: what everybody may see. */
export type Viewer =
  | { readonly kind: 'all' }
  | { readonly kind: 'public' }
  | { readonly kind: 'seat'; readonly seat: Seat };

/** An action that was tried and refused; it stays until it is changed or let go. */
export interface Refusal {
  readonly seat: Seat;
  readonly text: string;
  readonly verdict: Extract<Verdict<Position>, { ok: false }>;
}

export interface Session {
  readonly rules: AnyReferee;
  /** Every step, also those taken back. */
  readonly record: GameRecord<unknown>;
  readonly reviewed: Review;
  /** How many steps of the record are in force. */
  readonly at: number;
  readonly viewer: Viewer;
  /** Whose action is being put together; null behind the curtain and when nobody owes one. */
  readonly acting: Seat | null;
  readonly draft: Draft | null;
  readonly refusal: Refusal | null;
  /** The position being set up by hand; null while playing. */
  readonly editing: Editing | null;
  /** Something about the whole session that must be read: a link of another edition, say. */
  readonly notice: string | null;
  /** The last change as a sentence, for the live region. */
  readonly said: string;
}

/** A new game with these options, or with the usual ones. */
export function start(rules: AnyReferee, options: Options = defaultOptions(rules.source.options)): Session {
  const { slug, edition, title } = rules.source;
  return opened(rules, { game: slug, edition, options, steps: [] }, `A new game of ${title}.`);
}

/** A game that starts from this position; it must be without faults. */
export function startFrom(rules: AnyReferee, from: Position): Session {
  const { slug, edition } = rules.source;
  const record = { game: slug, edition, options: from.options ?? {}, from, steps: [] };
  return opened(rules, record, 'The game goes on from this position.');
}

/** The session of a record, at its last step. */
export function opened(rules: AnyReferee, record: GameRecord<unknown>, said: string): Session {
  const session: Session = {
    rules,
    record,
    reviewed: review(rules, record),
    at: record.steps.length,
    viewer: hides(rules) ? { kind: 'public' } : { kind: 'all' },
    acting: null,
    draft: null,
    refusal: null,
    editing: null,
    notice: null,
    said,
  };
  return settle(session, record.steps.length, said);
}

/** The position on the table now. */
export function positionOf({ reviewed, at }: Session): Position {
  const position = reviewed.steps[at]?.before ?? reviewed.position;
  if (position === null) throw new Error('a session is only opened on a position that can be drawn');
  return position;
}

/** The table as the viewer may see it. */
export function tableOf(session: Session): Table {
  return tableFor(session.rules, positionOf(session), session.viewer);
}

export function tableFor(rules: AnyReferee, position: Position, viewer: Viewer): Table {
  if (viewer.kind === 'seat') return rules.table(position, viewer.seat);
  return rules.table(viewer.kind === 'all' ? position : rules.view(position, null), null);
}

/** Seats that owe a secret choice and have to be handed the screen, where the curtain is down. */
export function awaited(session: Session): readonly Seat[] {
  const curtain = session.viewer.kind === 'public' && session.acting === null;
  return curtain ? positionOf(session).active.filter((seat) => seat !== CHANCE) : [];
}

export function seatName(rules: AnyReferee, seat: Seat): string {
  return seat === CHANCE ? 'Chance' : (rules.source.seats[seat]?.name ?? seat);
}

/** This seat takes the screen: it sees what it may see, and acts. */
export function takeScreen(session: Session, seat: Seat): Session {
  const said = `Looking now: ${seatName(session.rules, seat)}.`;
  return actAs({ ...session, viewer: { kind: 'seat', seat } }, seat, said);
}

/** The curtain comes down: only what everybody may see is left. */
export function lowerCurtain(session: Session): Session {
  return settle({ ...session, viewer: { kind: 'public' } }, session.at, 'The curtain is down.');
}

/** The referee sees everything, and may go back as far as it likes. */
export function seeAll(session: Session): Session {
  return settle(
    { ...session, viewer: { kind: 'all' } },
    session.at,
    'Everything is shown: this is the referee’s view.',
  );
}

/** Puts together an action of this seat, in or out of turn. */
export function actAs(session: Session, seat: Seat, said = `To act: ${seatName(session.rules, seat)}.`): Session {
  const acting: Session = { ...session, acting: seat, refusal: null, said };
  return { ...acting, draft: draftFor(guideOf(acting), positionOf(session), seat) };
}

/** Lets go of what was put together or refused. */
export function letGo(session: Session): Session {
  if (session.acting === null) return { ...session, refusal: null };
  return actAs(session, session.acting, 'Let go.');
}

/**
 * What the draft says now, judged as soon as it is complete: so that a reason stands beside a wrong choice at once. Not
 * so where that would tell what is hidden.
 */
export function drafted(session: Session, draft: Draft, said: string): Session {
  const text = textOf(draft);
  const base: Session = { ...session, draft, refusal: null, said };
  if (text === null || session.acting === null || isBlind(session)) return base;
  const verdict = judge(session.rules, positionOf(session), session.acting, text);
  if (verdict.ok) return { ...base, said: `${said} Allowed.` };
  return { ...base, refusal: { seat: session.acting, text, verdict }, said: `${said} ${refusalSaid(verdict)}` };
}

/** Tries an action. A refused one changes nothing and stays, with its reasons. */
export function attempt(session: Session, seat: Seat, text: string): Session {
  const verdict = judge(session.rules, positionOf(session), seat, text);
  if (!verdict.ok) {
    const told = isBlind(session) ? bare(verdict) : verdict;
    return { ...session, refusal: { seat, text, verdict: told }, said: refusalSaid(told) };
  }
  return stepped(session, { seat, action: text });
}

/** A refusal without what would be right instead: that would tell what lies hidden. A misread text is told in full. */
function bare(verdict: Refusal['verdict']): Refusal['verdict'] {
  if (verdict.stage === 'reads') return verdict;
  const [first, ...rest] = verdict.remarks;
  const plain = (one: Remark): Remark => ({ clause: one.clause, message: one.message, hint: null, spots: [] });
  return { ...verdict, remarks: [plain(first), ...rest.map(plain)] };
}

/** Whether the table could play on after this refused action. */
export function canPlayOn(session: Session): boolean {
  const { refusal } = session;
  if (refusal === null) return false;
  const { reviewed } = withStep(session, { seat: refusal.seat, action: refusal.text });
  return reviewed.steps.at(-1)?.playedOn === true;
}

/** Plays on as the hands did: the refused step stays in the record, flagged. */
export function playOn(session: Session): Session {
  const { refusal } = session;
  if (refusal === null || !canPlayOn(session)) return session;
  return stepped(session, { seat: refusal.seat, action: refusal.text });
}

/** Steps that must stay, because somebody has learnt something by them. */
export function undoLimit({ rules, viewer, reviewed, at }: Session): number {
  if (!hides(rules) || viewer.kind === 'all') return 0;
  return undoTo({ ...reviewed, steps: reviewed.steps.slice(0, at) });
}

/** Goes to after the step with this number; 0 is the start. Out of reach: nothing changes. */
export function goTo(session: Session, at: number): Session {
  if (at < undoLimit(session) || at > session.record.steps.length || at === session.at) return session;
  const said = at < session.at ? `Back to ${stepName(at)}.` : `Forward to ${stepName(at)}.`;
  return settle(session, at, said);
}

export const undo = (session: Session): Session => goTo(session, session.at - 1);
export const redo = (session: Session): Session => goTo(session, session.at + 1);

/** A step as the viewer may read it. */
export function sentenceOf({ rules, viewer }: Session, { step, before, verdict, playedOn }: ReviewedStep): string {
  const action = rules.read(step.action);
  const open = viewer.kind === 'all';
  if (isRemark(action) || (!verdict.ok && !playedOn)) {
    return open ? `${seatName(rules, step.seat)} tried “${step.action.slice(0, 80)}”.` : 'An action that was refused.';
  }
  if (open) return rules.say(before, step.seat, action);
  const by = viewer.kind === 'seat' ? viewer.seat : null;
  return rules.seen(before, step.seat, action, by) ?? `${seatName(rules, step.seat)} did something unseen.`;
}

function stepped(session: Session, step: Step): Session {
  const next = curtained(withStep(session, step));
  const done = next.reviewed.steps.at(-1);
  return settle(next, next.at, done === undefined ? '' : sentenceOf(next, done));
}

/** After a step the screen goes back to everybody, unless the same seat goes on. */
function curtained(session: Session): Session {
  const { viewer } = session;
  if (viewer.kind !== 'seat') return session;
  const { active } = positionOf(session);
  const goesOn = active.length === 1 && active[0] === viewer.seat;
  return goesOn ? session : { ...session, viewer: { kind: 'public' } };
}

function withStep(session: Session, step: Step): Session {
  const steps = [...session.record.steps.slice(0, session.at), step];
  const record = { ...session.record, steps };
  return { ...session, record, reviewed: review(session.rules, record), at: steps.length };
}

/** Settles on a step: who acts next, an empty draft, and whose turn it is in the live region. */
export function settle(session: Session, at: number, said: string): Session {
  const moved: Session = { ...session, at, acting: null, draft: null, refusal: null };
  const { active } = positionOf(moved);
  const due = nextToAct(moved, active);
  const caption = tableOf(moved).caption;
  const settled = due === null ? moved : actAs(moved, due);
  return { ...settled, said: `${said} ${caption}`.trim() };
}

function nextToAct({ viewer }: Session, active: readonly Seat[]): Seat | null {
  if (viewer.kind === 'seat') return viewer.seat;
  const [first = null] = active;
  return viewer.kind === 'public' && first !== CHANCE ? null : first;
}

function stepName(at: number): string {
  return at === 0 ? 'the start' : `step ${at}`;
}

function refusalSaid({ remarks }: { readonly remarks: readonly Remark[] }): string {
  return `Not allowed: ${remarks.map((one) => one.message).join(' ')}`;
}

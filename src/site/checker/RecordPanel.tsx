/** The record: every step as a sentence with its verdict, and the way back and forth. */
import type { PanelProps } from './ActionPanel.tsx';
import { ClauseLink, ClauseList } from './Reasons.tsx';
import { type Line, linesOf, type StepFault } from './record-lines.ts';
import { SeatMark } from './SeatMark.tsx';
import { goTo, redo, undo, undoLimit } from './session.ts';

export function RecordPanel({ session, act, clauses }: PanelProps) {
  const lines = linesOf(session);
  const limit = undoLimit(session);
  const { at, record, reviewed, viewer } = session;
  const last = reviewed.steps[at - 1];
  const by = viewer.kind === 'all' && last?.verdict.ok ? last.verdict.by : [];
  return (
    <section class="panel" aria-labelledby="checker-record">
      <h3 id="checker-record">The record</h3>
      <div class="row">
        <button type="button" aria-disabled={at <= limit} onClick={() => act(undo)}>
          Undo
        </button>
        <button type="button" aria-disabled={at >= record.steps.length} onClick={() => act(redo)}>
          Redo
        </button>
        <button type="button" aria-disabled={at === 0 || limit > 0} onClick={() => act((now) => goTo(now, 0))}>
          To the start
        </button>
      </div>
      {limit > 0 && at <= limit && (
        <p class="aside">
          Somebody has learnt something by the last step, so it stands. The referee can go back further.
        </p>
      )}
      {lines.length === 0 ? (
        <p class="aside">
          {record.from === undefined ? 'Nothing has been played.' : 'The game starts from a position.'}
        </p>
      ) : (
        <ol class="record">
          {lines.map((line, index) => (
            <li key={`${index} ${line.sentence}`} class={lineClass(line, index + 1 === at)}>
              <button
                type="button"
                aria-current={index + 1 === at ? 'step' : undefined}
                aria-disabled={line.outOfReach}
                onClick={() => act((now) => goTo(now, index + 1))}
              >
                <SeatMark seat={line.seat} seats={session.rules.source.seats} />
                <span>
                  {line.sentence}
                  {line.undone && <span class="visually-hidden"> (taken back)</span>}
                </span>
              </button>
              {line.fault !== null && <Flag fault={line.fault} />}
            </li>
          ))}
        </ol>
      )}
      {by.length > 0 && (
        <details>
          <summary>The rules at work in this step</summary>
          <ClauseList ids={by} clauses={clauses} />
        </details>
      )}
    </section>
  );
}

function lineClass({ undone, fault }: Line, current: boolean): string {
  return [undone && 'undone', fault !== null && 'flagged', current && 'current'].filter(Boolean).join(' ');
}

function Flag({ fault }: { fault: StepFault }) {
  return (
    <p class="flag">
      {fault.playedOn ? 'Not allowed, played on:' : 'Not allowed, changed nothing:'}{' '}
      {fault.clauses.map((id) => (
        <span key={id}>
          <ClauseLink id={id} />{' '}
        </span>
      ))}
    </p>
  );
}

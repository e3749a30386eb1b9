/** Who has won, and by which clause. */
import type { PanelProps } from './ActionPanel.tsx';
import { ClauseList } from './Reasons.tsx';
import { positionOf, seatName } from './session.ts';

export function OutcomePanel({ session, clauses }: PanelProps) {
  const { outcome } = positionOf(session);
  if (outcome === null) return null;
  const { rules, reviewed, at } = session;
  const winners = outcome.winners.map((seat) => seatName(rules, seat)).join(' and ');
  const wrong = reviewed.steps.slice(0, at).some((step) => step.playedOn);
  return (
    <section class="panel outcome" aria-labelledby="checker-outcome">
      <h3 id="checker-outcome">{outcome.result === 'draw' ? 'Nobody wins' : `Won by ${winners}`}</h3>
      {outcome.scores !== undefined && (
        <p>
          {Object.entries(outcome.scores)
            .map(([seat, score]) => `${seatName(rules, seat)} ${score}`)
            .join(', ')}
        </p>
      )}
      <ClauseList ids={outcome.by} clauses={clauses} />
      {wrong && <p class="flag">As played: a step of this record was not allowed, and the table played on.</p>}
    </section>
  );
}

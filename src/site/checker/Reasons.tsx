/** Reasons with their clauses: each a link to the sentence on the page, and the sentence itself. */
import type { ClauseId } from '../../definition/game.ts';
import type { Remark } from '../../rules/types.ts';

/** Every clause's sentence, plain. */
export type Clauses = Readonly<Record<ClauseId, string>>;

interface Props {
  readonly remarks: readonly Remark[];
  readonly clauses: Clauses;
  /** A button that mends it, where one is known. */
  readonly action?: (remark: Remark) => preact.ComponentChildren;
}

export function Reasons({ remarks, clauses, action }: Props) {
  return (
    <ul class="reasons">
      {remarks.map((remark, index) => (
        <li key={`${index} ${remark.message}`}>
          <p>
            {remark.message}
            {remark.hint !== null && <span class="hint">{` ${remark.hint}`}</span>}
          </p>
          {remark.clause !== null && <ClauseQuote id={remark.clause} clauses={clauses} />}
          {action?.(remark)}
        </li>
      ))}
    </ul>
  );
}

function ClauseQuote({ id, clauses }: { id: ClauseId; clauses: Clauses }) {
  return (
    <p class="quote">
      <ClauseLink id={id} />
      {clauses[id] !== undefined && ` ${clauses[id]}`}
    </p>
  );
}

export function ClauseLink({ id }: { id: ClauseId }) {
  return (
    <a class="clause-link" href={`#${id}`}>
      {id}
    </a>
  );
}

/** The clauses that an outcome or a step came by. */
export function ClauseList({ ids, clauses }: { ids: readonly ClauseId[]; clauses: Clauses }) {
  return (
    <ul class="reasons">
      {ids.map((id) => (
        <li key={id}>
          <ClauseQuote id={id} clauses={clauses} />
        </li>
      ))}
    </ul>
  );
}

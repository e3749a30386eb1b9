/** The outcome of a position that is set up: who has won. By which clause is told, and mended, by the faults. */
import { valueAt } from '../../definition/path.ts';
import type { Outcome } from '../../rules/types.ts';
import type { ControlProps } from './FieldControl.tsx';

const NOBODY = '';
const DRAW = '*';

export function OutcomeControl({ field, path, root, set, seats, lit }: ControlProps) {
  const outcome = valueAt(root, path) as Outcome | null | undefined;
  const winners = Array.isArray(outcome?.winners) ? outcome.winners : [];
  const chosen = outcome == null ? NOBODY : outcome.result === 'draw' ? DRAW : String(winners[0] ?? NOBODY);
  const choose = (value: string) => {
    if (value === NOBODY) set(path, null);
    else if (value === DRAW) set(path, { result: 'draw', winners: [], by: [] });
    else set(path, { result: 'win', winners: [value], by: [] });
  };
  return (
    <label class="field" data-lit={lit.field(path) || undefined} title={field.help}>
      <span>{field.label}</span>
      <select value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
        <option value={NOBODY}>the game goes on</option>
        {Object.entries(seats).map(([seat, { name }]) => (
          <option key={seat} value={seat}>{`won by ${name}`}</option>
        ))}
        <option value={DRAW}>nobody wins</option>
      </select>
    </label>
  );
}

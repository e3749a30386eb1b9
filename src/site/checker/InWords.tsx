/** The table as sentences: a panel for everybody, not a second page for some. */
import type { Table } from '../../definition/table.ts';
import { speak } from '../../rules/speak.ts';

export function InWords({ table }: { table: Table }) {
  return (
    <details class="in-words">
      <summary>The table in words</summary>
      <ul>
        {speak(table).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}

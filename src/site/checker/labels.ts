/** Words of actions as people read them: by what lies on the table under that word. */
import type { Table } from '../../definition/table.ts';

/** `breathe-fire` → `breathe fire`. */
export const plainWord = (word: string): string => word.replace(/-/g, ' ');

/** A name for every word that something on the table answers to. */
export function labelsOf(table: Table): (word: string) => string {
  const labels = new Map<string, string>();
  const name = (word: string | null | undefined, label: string) => {
    if (word && !labels.has(word)) labels.set(word, label);
  };
  for (const area of table.areas) {
    if (area.kind === 'grid') {
      for (const place of area.rows.flat()) for (const item of place.items) name(item.word, item.label);
    } else {
      name(area.word, area.label);
      for (const item of area.items) name(item.word, item.label);
    }
  }
  return (word) => {
    const plain = plainWord(word);
    const label = labels.get(word);
    const piece = table.tray.find((one) => one.word === word);
    if (label === undefined && piece !== undefined) return piece.label;
    if (label === undefined || label.toLowerCase() === plain) return plain;
    return label.toLowerCase().includes(plain) ? label : `${plain}: ${label}`;
  };
}

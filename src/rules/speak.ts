/** The table in words, for screen readers and for people without a picture. */
import type { Area, Item, Table } from '../definition/table.ts';
import { spoken } from './text.ts';

/** One sentence each: what is going on, every area, every counter. */
export function speak(table: Table): readonly string[] {
  const counters = table.counters.map(
    ({ label, value, of }) => `${label}: ${value}${of === undefined ? '' : ` of ${of}`}.`,
  );
  return [table.caption, ...table.areas.map(areaSpoken), ...counters];
}

function areaSpoken(area: Area): string {
  if (area.kind === 'grid') {
    const held = area.rows
      .flat()
      .filter((place) => place.items.length > 0)
      .map((place) => `${place.label}: ${itemsSpoken(place.items)}`);
    return `${area.label}. ${held.length === 0 ? 'Empty' : held.join('; ')}.`;
  }
  const note = area.note === undefined ? '' : ` (${area.note})`;
  return `${area.label}${note}: ${area.items.length === 0 ? area.empty : itemsSpoken(area.items)}.`;
}

/** Equal items side by side are counted: `3 unseen cards`. */
function itemsSpoken(items: readonly Item[]): string {
  const counts = new Map<string, number>();
  for (const { label } of items) counts.set(label, (counts.get(label) ?? 0) + 1);
  return spoken(Array.from(counts, ([label, count]) => (count === 1 ? label : `${count} × ${label}`)));
}

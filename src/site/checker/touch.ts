/** What a hand may do with the table that is drawn: a table without it is a picture. */
import type { Area, Item, ItemsArea, Place } from '../../definition/table.ts';

/** How something on the table is marked. Words go with every mark, so that it is heard as well as seen. */
export interface Marking {
  /** It leads to a legal action, or takes what is held. */
  readonly offered: boolean;
  readonly picked: boolean;
  /** A remark points at it. */
  readonly lit: boolean;
}

export interface Touch {
  place(place: Place): Marking;
  /** Null: nothing can be done with it, it is no button. */
  item(item: Item, area: ItemsArea, index: number): Marking | null;
  /** Null: the area as a whole is no button. */
  area(area: ItemsArea): Marking | null;
  pickPlace(place: Place): void;
  pickItem(item: Item): void;
  pickArea(area: ItemsArea): void;
  letGo(): void;
  /** What is lit without being a button. */
  isLit(area: Area): boolean;
}

export function markClass(marking: Marking | null): string {
  if (marking === null) return '';
  const { offered, picked, lit } = marking;
  return [offered && 'offered', picked && 'picked', lit && 'lit'].filter(Boolean).join(' ');
}

/** The marks in words, to follow a name: `, can be chosen`. */
export function markWords(marking: Marking | null): string {
  if (marking === null) return '';
  const { offered, picked, lit } = marking;
  const words = [picked ? 'chosen' : offered ? 'can be chosen' : '', lit ? 'concerned' : ''].filter(Boolean);
  return words.map((word) => `, ${word}`).join('');
}

/**
 * What lies where, in words: enough to draw it, to tab through it, to read it out, to turn a click into a word of an
 * action and an edit into a field of the position. Rules fill it, print and site draw it; neither knows the other.
 */
import type { FaceRef, Seat } from './game.ts';
import type { Path } from './path.ts';

export interface Table {
  /** One sentence: what is going on. */
  readonly caption: string;
  /** In reading order, top of the table first. */
  readonly areas: readonly Area[];
  readonly counters: readonly Counter[];
  /** What the editor's tray offers: every kind of piece, whether on the table or not. */
  readonly tray: readonly TrayItem[];
}

export type Area = GridArea | ItemsArea;

/** A board of squares. */
export interface GridArea {
  readonly kind: 'grid';
  readonly id: string;
  readonly label: string;
  /** Column headers, left to right. */
  readonly files: readonly string[];
  /** Row headers, top row first. */
  readonly ranks: readonly string[];
  /** Rows, top row first. */
  readonly rows: readonly (readonly Place[])[];
  /** The printed board lying under the squares: where they start and how large they are, mm. */
  readonly board: {
    readonly face: FaceRef;
    readonly left: number;
    readonly top: number;
    readonly square: number;
  } | null;
}

/** A square, or another spot that holds items. */
export interface Place {
  /** As actions name it: `c3`. */
  readonly word: string;
  readonly label: string;
  readonly items: readonly Item[];
  /** The list or word of the position that takes a piece put here, where pieces have no field of their own. */
  readonly path?: Path;
}

/**
 * Items without a geometry of their own.
 * hand: a seat's pieces, spread; pile: stacked, count shown, top item last; row: side by side, order counts;
 * tower: laid one above another, first lowest; dice: one or more dice that belong together.
 */
export interface ItemsArea {
  readonly kind: 'hand' | 'pile' | 'row' | 'tower' | 'dice';
  readonly id: string;
  readonly label: string;
  readonly owner: Seat | null;
  readonly items: readonly Item[];
  /** Said when there are no items: `No wounds yet`. */
  readonly empty: string;
  /** The list or word of the position that this area shows: where the editor puts a piece. */
  readonly path?: Path;
  /** As actions name the whole area, where they do: `p1`. */
  readonly word?: string;
  /** A short remark beside the label: `shot down`, `7, 4`. */
  readonly note?: string;
}

export interface Item {
  /** As actions name it: `forward`, `held`; null where no action does. */
  readonly word: string | null;
  /** The printed face that lies up; null draws a blank counter with the label. */
  readonly face: FaceRef | null;
  readonly label: string;
  readonly owner: Seat | null;
  /** Clockwise degrees by which the printed face lies turned on the table. */
  readonly turn?: number;
  /** Its place in the position, for the editor: an element of a list or a word. */
  readonly path?: Path;
  /** The field that takes the word of a place when the piece is moved there. */
  readonly cellPath?: Path;
  /** The field that the editor's «turn» steps through. */
  readonly turnPath?: Path;
  /** The field that the editor's «flip» steps through. */
  readonly flipPath?: Path;
}

export interface TrayItem {
  /** The word written into the position. */
  readonly word: string;
  readonly face: FaceRef | null;
  readonly label: string;
  /** How many the sheet prints; null: no limit. */
  readonly of: number | null;
  /** For a piece of which there is one: the field that takes the word of the square where it is put. */
  readonly cellPath?: Path;
  /** The only list or word that takes it, where its kind belongs to one seat. */
  readonly path?: Path;
  /** The neighbour of an area's own field that takes it instead: a pilot's `position`, beside its `face`. */
  readonly beside?: string;
}

export interface Counter {
  readonly label: string;
  readonly value: number;
  readonly of?: number;
  /** The number of the position that it shows, for the editor. */
  readonly path?: Path;
}

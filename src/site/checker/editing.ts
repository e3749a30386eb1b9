/** Setting up a position by hand: pieces from a tray, and every field as a labelled control. Pure, as the session is. */

import { valueAt } from '../../definition/path.ts';
import type { Item, ItemsArea, Place, Table, TrayItem } from '../../definition/table.ts';
import { edit, flip, mend, move, put, remove, turn } from '../../rules/edit.ts';
import { check } from '../../rules/look.ts';
import type { AnyReferee, Edit, Path, Position, Remark } from '../../rules/types.ts';
import { samePath, within } from './lit.ts';
import { positionOf, type Session, settle, startFrom } from './session.ts';

/** What the hand holds: a kind of piece from the tray, or a piece on the table. */
export type Held =
  | { readonly from: 'tray'; readonly piece: TrayItem }
  | { readonly from: 'table'; readonly item: Item }
  | null;

export interface Editing {
  /** As entered: whether it fits is told by `faults`. */
  readonly entered: unknown;
  /** The same, where it can be drawn. */
  readonly position: Position | null;
  readonly faults: readonly Remark[];
  readonly held: Held;
}

/** Opens the editor on what lies on the table now, or on a position that came from outside. */
export function beginEditing(session: Session, entered: unknown = positionOf(session)): Session {
  return { ...entering(session, entered), said: 'Setting up a position.' };
}

export function stopEditing(session: Session): Session {
  return settle({ ...session, editing: null }, session.at, 'Back to the game.');
}

/** Plays on from the position that was set up; it must be without faults. */
export function playFromHere(session: Session): Session {
  const { editing, rules } = session;
  if (editing?.position == null || editing.faults.length > 0) return session;
  return startFrom(rules, editing.position);
}

export function hold(session: Session, held: Held): Session {
  if (session.editing === null) return session;
  const label = held === null ? null : held.from === 'tray' ? held.piece.label : held.item.label;
  return {
    ...session,
    editing: { ...session.editing, held },
    said: label === null ? 'Let go.' : `Holding ${label}.`,
  };
}

/** Lays what is held on a square or into an area. */
export function layOn(session: Session, target: Place | ItemsArea): Session {
  const { editing, rules } = session;
  if (editing?.position == null || editing.held === null) return session;
  const { held, position } = editing;
  const label = held.from === 'tray' ? held.piece.label : held.item.label;
  const laid =
    held.from === 'tray' ? put(rules, position, held.piece, target) : move(rules, position, held.item, target);
  if (laid === null) return { ...session, said: `${label} cannot lie there: ${target.label}.` };
  return changed(session, laid, `${label}: ${target.label}.`);
}

/** The first kind of piece of the tray that an empty area takes; null: none does. */
export function firstFor({ editing, rules }: Session, table: Table, area: ItemsArea): TrayItem | null {
  const position = editing?.position;
  if (position == null) return null;
  return table.tray.find((piece) => put(rules, position, piece, area) !== null) ?? null;
}

/** Lays a piece into an empty area and keeps it in hand, to be turned to what it shows. */
export function layAndHold(session: Session, piece: TrayItem, area: ItemsArea): Session {
  const next = layOn(hold(session, { from: 'tray', piece }), area);
  const item = itemsIn(next, area.id)[0];
  return item === undefined ? next : holding(next, item);
}

const CHANGES = { turn, flip, remove } as const;
export type Change = keyof typeof CHANGES;

/** What can be done to a piece on the table. */
export function changesOf(rules: AnyReferee, position: Position, item: Item): readonly Change[] {
  return (Object.keys(CHANGES) as Change[]).filter((change) => CHANGES[change](rules, position, item) !== null);
}

const DONE: Readonly<Record<Change, string>> = { turn: 'turned', flip: 'flipped', remove: 'taken off' };

/** Turns, flips or takes off the piece that is held. */
export function changeHeld(session: Session, change: Change): Session {
  const { editing, rules } = session;
  if (editing?.position == null || editing.held?.from !== 'table') return session;
  const { item } = editing.held;
  const after = CHANGES[change](rules, editing.position, item);
  if (after === null) return session;
  const next = changed(session, after, `${item.label} ${DONE[change]}.`);
  return change === 'remove' ? next : holding(next, item);
}

/** Sets the value of one field. */
export function setField(session: Session, path: Path, value: unknown, label: string): Session {
  const { editing, rules } = session;
  if (editing === null) return session;
  const next = changed(session, edit(rules, editing.entered as Position, [{ path, value }]), `${label} set.`);
  return editing.held?.from === 'table' ? holding(next, editing.held.item) : next;
}

export function applyMend(session: Session, fault: Remark): Session {
  const { editing, rules } = session;
  if (editing === null) return session;
  const mended = mend(rules, editing.entered as Position, fault);
  return changed(session, mended, `Mended: ${fault.hint ?? fault.message}`);
}

/** How many of a kind of piece lie on the table. */
export function lying(table: Table, position: Position, piece: TrayItem): number {
  const items = table.areas.flatMap((area) =>
    area.kind === 'grid' ? area.rows.flat().flatMap((place) => place.items) : area.items,
  );
  const isIt = ({ path, cellPath }: Item) =>
    piece.cellPath !== undefined
      ? cellPath !== undefined && samePath(cellPath, piece.cellPath)
      : path !== undefined && valueAt(position, path) === piece.word && within(path, piece.path ?? []);
  return items.filter(isIt).length;
}

/** Whether the list or word at this path is set up with pieces on the table, and needs no control besides. */
export function liesOnTable(rules: AnyReferee, position: Position, { areas, tray }: Table, path: Path): boolean {
  const isIt = (at: Path | undefined) => at !== undefined && samePath(at, path);
  const takers = areas.flatMap((area): readonly (Place | ItemsArea)[] =>
    area.kind === 'grid' ? area.rows.flat() : [area],
  );
  const laid = takers.some(
    (taker) => isIt(taker.path) && tray.some((piece) => put(rules, position, piece, taker) !== null),
  );
  const isWord = typeof valueAt(position, path) === 'string';
  const lying = takers.flatMap(({ items }) => items).some((item) => isIt(item.cellPath) || (isWord && isIt(item.path)));
  return laid || lying || tray.some((piece) => isIt(piece.cellPath));
}

/** What a mend would do, for people who want to know before they click: `quiet → 0`. */
export function mendSaid(edits: readonly Edit[]): string {
  const value = (one: unknown) => (one === undefined ? 'taken out' : one === null ? 'nothing' : plain(one));
  return edits.map(({ path, value: to }) => `${path.join(' ')}: ${value(to)}`).join('; ');
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(plain).join(', ');
  if (value !== null && typeof value === 'object') return Object.values(value).map(plain).join(', ');
  return String(value);
}

function changed(session: Session, entered: unknown, said: string): Session {
  const next = entering(session, entered);
  const count = next.editing?.faults.length ?? 0;
  const verdict = count === 0 ? 'No fault.' : count === 1 ? 'One fault.' : `${count} faults.`;
  return { ...next, said: `${said} ${verdict}` };
}

function entering(session: Session, entered: unknown): Session {
  const { faults, position } = check(session.rules, entered);
  return {
    ...session,
    acting: null,
    draft: null,
    refusal: null,
    editing: { entered, position, faults, held: null },
  };
}

/** The same piece in hand after a change, so that it can be changed again. */
function holding(session: Session, item: Item): Session {
  const { editing } = session;
  if (editing === null) return session;
  const key = (one: Item) => JSON.stringify([one.cellPath, one.path, one.turnPath, one.flipPath]);
  const found = itemsIn(session).find((one) => key(one) === key(item));
  return { ...session, editing: { ...editing, held: found === undefined ? null : { from: 'table', item: found } } };
}

/** Everything that lies on the table, or in one area of it. */
function itemsIn({ editing, rules }: Session, id?: string): readonly Item[] {
  if (editing?.position == null) return [];
  const areas = (rules.table(editing.position, null).areas as Table['areas']).filter(
    (area) => id === undefined || area.id === id,
  );
  return areas.flatMap((area) =>
    area.kind === 'grid' ? area.rows.flat().flatMap((place) => place.items) : area.items,
  );
}

/** Hands on the table while a position is set up: pick a piece up, lay it down somewhere else. */
import type { Area, Item, ItemsArea, Place, Table } from '../../definition/table.ts';
import { move, put } from '../../rules/edit.ts';
import { firstFor, hold, layAndHold, layOn } from './editing.ts';
import { type Lit, samePath } from './lit.ts';
import type { Session } from './session.ts';
import type { Touch } from './touch.ts';

type Act = (change: (session: Session) => Session) => void;

export function editingTouch(session: Session, table: Table, act: Act, lit: Lit): Touch {
  const { editing, rules } = session;
  const held = editing?.held ?? null;
  const position = editing?.position ?? null;
  const takes = (target: Place | ItemsArea): boolean => {
    if (held === null || position === null) return false;
    const laid =
      held.from === 'tray' ? put(rules, position, held.piece, target) : move(rules, position, held.item, target);
    return laid !== null;
  };
  // dice are never far from their place: a touch on it brings them
  const wanting = (area: ItemsArea) =>
    held === null && area.kind === 'dice' && area.items.length === 0 ? firstFor(session, table, area) : null;
  const isHeld = (item: Item) => held?.from === 'table' && isSame(held.item, item);
  const pickUp = (item: Item) => act((now) => hold(now, isHeld(item) ? null : { from: 'table', item }));
  return {
    place: (place) => ({
      offered: takes(place),
      picked: place.items.some(isHeld),
      lit: lit.place(place) || litItems(place),
    }),
    item: (item, area, index) => ({ offered: false, picked: isHeld(item), lit: lit.item(item, area, index) }),
    area: (area) =>
      takes(area) || wanting(area) !== null ? { offered: takes(area), picked: false, lit: lit.area(area) } : null,
    pickPlace: (place) => {
      const next = nextPiece(place, isHeld);
      if (takes(place) && !place.items.some(isHeld)) act((now) => layOn(now, place));
      else if (next !== null) pickUp(next);
      else act((now) => ({ ...now, said: `${place.label} is empty.` }));
    },
    pickItem: pickUp,
    pickArea: (area) => {
      const piece = wanting(area);
      act((now) => (piece === null ? layOn(now, area) : layAndHold(now, piece, area)));
    },
    letGo: () => act((now) => hold(now, null)),
    isLit: (area: Area) => lit.area(area),
  };

  function litItems(place: Place): boolean {
    return place.items.some((item) =>
      [item.cellPath, item.turnPath, item.path].some((path) => path && lit.field(path)),
    );
  }
}

/** Clicks on a square with several pieces take them up one after another. */
function nextPiece({ items }: Place, isHeld: (item: Item) => boolean): Item | null {
  const held = items.findIndex(isHeld);
  return items[held + 1] ?? items[held] ?? null;
}

function isSame(one: Item, other: Item): boolean {
  const pathOf = (item: Item) => item.cellPath ?? item.path ?? item.turnPath ?? item.flipPath;
  const [a, b] = [pathOf(one), pathOf(other)];
  return a !== undefined && b !== undefined && samePath(a, b);
}

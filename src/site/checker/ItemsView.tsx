/** Hands, piles, rows, towers and dice: a list of pictured pieces under the name of their area. */
import type { Item, ItemsArea } from '../../definition/table.ts';
import { FaceOf } from './FaceOf.tsx';
import { type FacePictures, scaleFor } from './faces.ts';
import { SeatMark, type Seats } from './SeatMark.tsx';
import { type Marking, markClass, markWords, type Touch } from './touch.ts';

interface Props {
  readonly area: ItemsArea;
  readonly faces: FacePictures;
  readonly seats: Seats;
  readonly touch: Touch | undefined;
}

/** Height of the largest piece of an area, CSS pixels. */
const TALLEST: Readonly<Record<ItemsArea['kind'], number>> = { hand: 72, pile: 64, row: 64, tower: 72, dice: 48 };

/** More pieces than this take a whole line of the table. */
const SPREAD = 3;

export function ItemsView({ area, faces, seats, touch }: Props) {
  const { kind, items, label, note, owner } = area;
  const marking = touch?.area(area) ?? null;
  const scale = scaleFor(
    faces,
    items.map((item) => item.face),
    TALLEST[kind],
  );
  const lit = touch?.isLit(area) || undefined;
  const heading = (
    <>
      {owner !== null && <SeatMark seat={owner} seats={seats} />}
      {label}
      {kind === 'pile' && items.length > 1 && <span class="count">{` ${items.length}`}</span>}
      {note !== undefined && <span class="note">{` ${note}`}</span>}
    </>
  );
  const list =
    items.length === 0 ? (
      <p class="empty">{area.empty}</p>
    ) : (
      <ul class="items">
        {shown(area, touch !== undefined).map(({ item, index, count }) => (
          <li key={index}>
            <ItemView {...{ item, area, index, count, faces, touch, scale }} />
          </li>
        ))}
      </ul>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: pieces on a table are no form, so no fieldset
    <div
      role="group"
      class={items.length > SPREAD && kind !== 'pile' ? `area ${kind} spread` : `area ${kind}`}
      data-seat={owner ?? undefined}
      data-lit={lit}
      aria-label={label}
    >
      {marking === null || touch === undefined ? (
        <p class="area-name">{heading}</p>
      ) : (
        <p class="area-name">
          <button
            type="button"
            class={`whole ${markClass(marking)}`}
            data-spot={area.id}
            tabIndex={-1}
            aria-pressed={marking.picked || undefined}
            onClick={() => touch.pickArea(area)}
          >
            {heading}
            <span class="visually-hidden">{markWords(marking)}</span>
          </button>
        </p>
      )}
      {list}
    </div>
  );
}

interface Shown {
  readonly item: Item;
  readonly index: number;
  /** How many like it lie together. */
  readonly count: number;
}

/**
 * A pile shows each kind once, with its number, to hands that may go through it; as a picture it shows its top.
 * Everything else lies spread.
 */
function shown({ kind, items }: ItemsArea, inHand: boolean): readonly Shown[] {
  const all = items.map((item, index) => ({ item, index, count: 1 }));
  if (kind !== 'pile') return all;
  if (!inHand) return all.slice(-1);
  const alike = (one: Item, other: Item) => one.face === other.face && one.label === other.label;
  const first = all.filter(({ item }, index) => items.findIndex((other) => alike(item, other)) === index);
  return first.map((one) => ({ ...one, count: items.filter((other) => alike(one.item, other)).length }));
}

interface ItemProps extends Shown, Omit<Props, 'seats'> {
  readonly scale: number;
}

function ItemView({ item, area, index, count, faces, touch, scale }: ItemProps) {
  const marking: Marking | null = touch?.item(item, area, index) ?? null;
  const inside = (
    <>
      <FaceOf face={item.face} faces={faces} scale={scale} turn={item.turn} />
      <span class="name">
        {count > 1 && `${count} × `}
        {item.label}
      </span>
    </>
  );
  if (marking === null || touch === undefined) return <span class="item">{inside}</span>;
  return (
    <button
      type="button"
      class={`item ${markClass(marking)}`}
      data-spot={`${area.id} ${index}`}
      tabIndex={-1}
      aria-pressed={marking.picked || undefined}
      onClick={() => touch.pickItem(item)}
    >
      {inside}
      <span class="visually-hidden">{markWords(marking)}</span>
    </button>
  );
}

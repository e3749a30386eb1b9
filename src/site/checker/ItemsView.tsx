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
  readonly touch?: Touch | undefined;
  /** Its name below its owner's; null: the whole label, with the owner's mark. */
  readonly title: string | null;
  readonly isFar: boolean;
  /** A board lies on the table and takes most of the room. */
  readonly hasBoard: boolean;
}

/** Height of the largest piece of an area, CSS pixels. */
const TALLEST: Readonly<Record<ItemsArea['kind'], number>> = { hand: 72, pile: 72, row: 64, tower: 72, dice: 44 };
const TALLEST_FAR = 40;
/** On a table without a board there is room to read a hand. */
const TALLEST_HAND = 132;

/** More pieces than this take a whole line of the table, and up to so many lie in one row on any screen. */
const SPREAD = 3;
const ONE_ROW = 7;

export function ItemsView(props: Props) {
  const { area, touch, title } = props;
  const marking = touch?.area(area) ?? null;
  const things = shown(area, touch !== undefined);
  // pieces that are nothing to a hand by themselves are one thing with their area
  const isWhole = marking !== null && things.every(({ item, index }) => touch?.item(item, area, index) == null);
  const inside = isWhole ? <Pieces {...props} things={things} still /> : null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: pieces on a table are no form, so no fieldset
    <div
      role="group"
      class={`area ${area.kind}${things.length > SPREAD ? ' spread' : ''}${things.length === 0 ? ' bare' : ''}`}
      data-seat={area.owner ?? undefined}
      data-lit={touch?.isLit(area) || undefined}
      aria-label={area.label}
    >
      {marking === null || touch === undefined ? (
        <p class="area-name">
          <Heading {...props} />
        </p>
      ) : (
        <button
          type="button"
          class={`whole ${markClass(marking)}`}
          data-spot={area.id}
          tabIndex={-1}
          aria-pressed={marking.picked || undefined}
          onClick={() => touch.pickArea(area)}
        >
          <span class="area-name">
            <Heading {...props} />
            {title !== null && <span class="visually-hidden">{`, ${area.label}`}</span>}
          </span>
          {inside}
          <span class="visually-hidden">{markWords(marking)}</span>
        </button>
      )}
      {!isWhole && <Pieces {...props} things={things} />}
    </div>
  );
}

function Heading({ area, seats, title }: Props) {
  const { kind, items, label, note, owner } = area;
  return (
    <>
      {owner !== null && title === null && <SeatMark seat={owner} seats={seats} />}
      {title ?? label}
      {kind === 'pile' && items.length > 1 && <span class="count">{` ${items.length}`}</span>}
      {note !== undefined && <span class="note">{` ${note}`}</span>}
    </>
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

/** The pieces as a list; `still` as mere pictures, to stand in a button. */
function Pieces({ things, still = false, ...props }: Props & { things: readonly Shown[]; still?: boolean }) {
  const { area, faces, isFar, hasBoard } = props;
  if (things.length === 0) return <span class="empty">{area.empty}</span>;
  const scale = scaleFor(
    faces,
    things.map(({ item }) => item.face),
    isFar ? TALLEST_FAR : area.kind === 'hand' && !hasBoard ? TALLEST_HAND : TALLEST[area.kind],
  );
  const List = still ? 'span' : 'ul';
  const Entry = still ? 'span' : 'li';
  return (
    <List class={things.length <= ONE_ROW ? 'items one-row' : 'items'}>
      {things.map((thing) => (
        <Entry key={thing.index}>
          <ItemView {...props} {...thing} scale={scale} kinds={things.length} touch={still ? undefined : props.touch} />
        </Entry>
      ))}
    </List>
  );
}

interface ItemProps extends Shown, Props {
  readonly scale: number;
  /** How many kinds lie in the area: the number of an only one stands beside the area's name. */
  readonly kinds: number;
}

function ItemView({ item, area, index, count, kinds, faces, touch, scale }: ItemProps) {
  const marking: Marking | null = touch?.item(item, area, index) ?? null;
  const inside = (
    <>
      <FaceOf face={item.face} faces={faces} scale={scale} turn={item.turn} />
      <span class="name">
        {count > 1 && kinds > 1 && `${count} × `}
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
      title={item.label}
      tabIndex={-1}
      aria-pressed={marking.picked || undefined}
      onClick={() => touch.pickItem(item)}
    >
      {inside}
      <span class="visually-hidden">{markWords(marking)}</span>
    </button>
  );
}

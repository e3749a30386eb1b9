/** What lies on the table, drawn from words: a readable picture without script, and alive where hands may touch it. */
import type { Table } from '../../definition/table.ts';
import { type Block, blocksOf, underOwner } from './blocks.ts';
import type { FacePictures } from './faces.ts';
import { GridView } from './GridView.tsx';
import { ItemsView } from './ItemsView.tsx';
import { SeatMark, type Seats } from './SeatMark.tsx';
import './table.css';
import './areas.css';
import type { Touch } from './touch.ts';

interface Props {
  readonly table: Table;
  readonly faces: FacePictures;
  readonly seats: Seats;
  /** Left out: a picture. */
  readonly touch?: Touch;
}

export function TableView({ table, ...drawn }: Props) {
  const hasBoard = table.areas.some(({ kind }) => kind === 'grid');
  return (
    <div class="table">
      {blocksOf(table).map((block) =>
        block.kind === 'board' ? (
          <GridView key={block.area.id} area={block.area} faces={drawn.faces} touch={drawn.touch} />
        ) : (
          <Side key={block.areas[0]?.id} block={block} hasBoard={hasBoard} {...drawn} />
        ),
      )}
      {table.counters.length > 0 && (
        <dl class="counters">
          {table.counters.map(({ label, value, of }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {of !== undefined && ` of ${of}`}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

type SideBlock = Exclude<Block, { kind: 'board' }>;

/** One side of the table: whose it is, and what lies there. */
function Side({ block, seats, ...drawn }: Omit<Props, 'table'> & { block: SideBlock; hasBoard: boolean }) {
  const { kind, owner, areas, isFar } = block;
  const name = owner === null || (areas.length === 1 && !isFar) ? undefined : seats[owner]?.name;
  return (
    <div class={isFar ? `${kind} far` : kind} data-seat={owner ?? undefined}>
      {name !== undefined && owner !== null && (
        <p class="side-name">
          <SeatMark seat={owner} seats={seats} />
          {name}
        </p>
      )}
      {areas.map((area) => (
        <ItemsView
          key={area.id}
          {...drawn}
          area={area}
          seats={seats}
          title={name === undefined ? null : underOwner(area.label, name)}
          isFar={isFar}
        />
      ))}
    </div>
  );
}

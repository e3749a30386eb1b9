/** What lies on the table, drawn from words: a readable picture without script, and alive where hands may touch it. */
import type { Table } from '../../definition/table.ts';
import type { FacePictures } from './faces.ts';
import { GridView } from './GridView.tsx';
import { ItemsView } from './ItemsView.tsx';
import type { Seats } from './SeatMark.tsx';
import './table.css';
import type { Touch } from './touch.ts';

interface Props {
  readonly table: Table;
  readonly faces: FacePictures;
  readonly seats: Seats;
  /** Left out: a picture. */
  readonly touch?: Touch;
}

export function TableView({ table, faces, seats, touch }: Props) {
  return (
    <div class="table">
      {table.areas.map((area) =>
        area.kind === 'grid' ? (
          <GridView key={area.id} area={area} faces={faces} touch={touch} />
        ) : (
          <ItemsView key={area.id} area={area} faces={faces} seats={seats} touch={touch} />
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

/** The pieces in sight, large enough to read: a table drawn on a screen is smaller than the one it is drawn from. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Area, Item, Table } from '../../definition/table.ts';
import { FaceOf } from './FaceOf.tsx';
import type { FacePictures } from './faces.ts';

interface Props {
  readonly table: Table;
  readonly faces: FacePictures;
}

/** CSS pixels; on a narrow screen a face is as wide as there is room. */
const TALLEST = 320;

export function LookCloser({ table, faces }: Props) {
  const [open, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  // what lies nearest comes first: one's own hand
  const groups = table.areas
    .toReversed()
    .map((area) => ({ area, items: kindsIn(area).filter(({ face }) => face !== null && faces[face] !== undefined) }))
    .filter(({ items }) => items.length > 0);
  if (groups.length === 0) return null;
  return (
    <div class="closer">
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Look closer
      </button>
      <dialog ref={dialog} aria-label="The pieces, large" onClose={() => setOpen(false)}>
        {open && (
          <>
            <button type="button" class="main" onClick={() => dialog.current?.close()}>
              Back to the table
            </button>
            <div class="groups">
              {groups.map(({ area, items }) => (
                <section key={area.id} aria-label={area.label}>
                  <h3>{area.label}</h3>
                  <ul>
                    {items.map((item) => (
                      <li key={`${item.face} ${item.label}`}>
                        <FaceOf face={item.face} faces={faces} tallest={TALLEST} />
                        <span>{item.label}</span>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </>
        )}
      </dialog>
    </div>
  );
}

/** What lies in an area, each kind once. */
function kindsIn(area: Area): readonly Item[] {
  const items = area.kind === 'grid' ? area.rows.flat().flatMap((place) => place.items) : area.items;
  const isFirst = (one: Item, index: number) =>
    items.findIndex(({ face, label }) => face === one.face && label === one.label) === index;
  return items.filter(isFirst);
}

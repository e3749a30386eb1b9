/** The checker while a position is set up by hand: pieces from the tray, fields as controls, faults with their mends. */
import { fieldAt } from '../../rules/edit.ts';
import {
  applyMend,
  beginEditing,
  changeHeld,
  changesOf,
  type Editing,
  hold,
  liesOnTable,
  lying,
  mendSaid,
  playFromHere,
  setField,
  stopEditing,
} from './editing.ts';
import { editingTouch } from './editing-touch.ts';
import { FaceOf } from './FaceOf.tsx';
import { type ControlProps, FieldControl } from './FieldControl.tsx';
import { InWords } from './InWords.tsx';
import { LookCloser } from './LookCloser.tsx';
import { litBy } from './lit.ts';
import { Now } from './Now.tsx';
import type { ModeProps } from './Playing.tsx';
import { Reasons } from './Reasons.tsx';
import { useRoving } from './roving.ts';
import { Share } from './Share.tsx';
import { positionOf, type Session, tableFor } from './session.ts';
import { TableView } from './TableView.tsx';

export function Editor(props: ModeProps) {
  const { session, act, faces, now } = props;
  const { editing, rules } = session;
  const board = useRoving(() => act((one) => hold(one, null)));
  if (editing === null) return null;
  const lit = litBy(editing.faults);
  const table = tableFor(rules, editing.position ?? positionOf(session), { kind: 'all' });
  const drawn = { faces, seats: rules.source.seats, touch: editingTouch(session, table, act, lit) };
  return (
    <>
      <Now session={session} now={now}>
        {editing.position === null
          ? 'This position cannot be drawn: mend its faults first.'
          : `Setting up a position: ${countFaults(editing.faults.length)}`}
      </Now>
      <div class="desk setting">
        <div>
          <div class="board" {...board}>
            {editing.position !== null && <TableView {...drawn} table={table} />}
          </div>
          {editing.position !== null && <LookCloser table={table} faces={faces} />}
        </div>
        <div class="acts">
          <HeldPanel {...props} editing={editing} />
          <TrayPanel {...props} editing={editing} table={table} />
          <FaultsPanel {...props} editing={editing} />
          <div class="panel row">
            <button
              type="button"
              class="main"
              aria-disabled={editing.faults.length > 0}
              aria-describedby="checker-faults"
              onClick={() => act(playFromHere)}
            >
              Play from here
            </button>
            <button type="button" onClick={() => act(stopEditing)}>
              Back to the game
            </button>
            <button type="button" onClick={() => act((one) => beginEditing(one, rules.setup(one.record.options)))}>
              Clear to the set-up
            </button>
            <Share session={session} />
          </div>
        </div>
        <div class="rest">
          {editing.position !== null && <InWords table={table} />}
          <section class="panel fields" aria-labelledby="checker-fields">
            <h3 id="checker-fields">Everything else</h3>
            <FieldControl
              {...fieldsOf(session, act)}
              field={rules.fields}
              path={[]}
              onTable={(path) => editing.position !== null && liesOnTable(rules, editing.position, table, path)}
            />
          </section>
        </div>
      </div>
    </>
  );
}

interface Props extends ModeProps {
  readonly editing: Editing;
}

/** What every control of a position needs. */
function fieldsOf(
  { rules, editing }: Session,
  act: ModeProps['act'],
): Omit<ControlProps, 'field' | 'path' | 'onTable'> {
  return {
    root: editing?.entered,
    position: editing?.position ?? null,
    rules,
    set: (path, value) => act((one) => setField(one, path, value, fieldAt(rules.fields, path)?.label ?? 'Field')),
    lit: litBy(editing?.faults ?? []),
    seats: rules.source.seats,
  };
}

/** What a mend would do is told up to this length: a whole deck, written out, tells nobody anything. */
const LONGEST_MEND = 70;

const CHANGE_LABELS = { turn: 'Turn', flip: 'Flip', remove: 'Take off' } as const;

/** The piece in the hand and what can be done with it. */
function HeldPanel({ session, act, editing }: Props) {
  const { held, position } = editing;
  if (held === null || position === null) {
    return <p class="panel aside">Pick a piece on the table or in the tray, then the place where it goes.</p>;
  }
  const label = held.from === 'tray' ? held.piece.label : held.item.label;
  const changes = held.from === 'table' ? changesOf(session.rules, position, held.item) : [];
  return (
    <fieldset class="panel row held" aria-label="The piece in your hand">
      <b>{label}</b>
      {changes.map((change) => (
        <button key={change} type="button" onClick={() => act((one) => changeHeld(one, change))}>
          {CHANGE_LABELS[change]}
        </button>
      ))}
      <button type="button" onClick={() => act((one) => hold(one, null))}>
        Let go
      </button>
      {held.from === 'table' &&
        [held.item.turnPath, held.item.flipPath].map((path) => {
          const field = path === undefined ? null : fieldAt(session.rules.fields, path);
          return (
            path !== undefined &&
            field !== null && (
              <FieldControl key={path.join(' ')} {...fieldsOf(session, act)} field={field} path={path} />
            )
          );
        })}
    </fieldset>
  );
}

function TrayPanel({ act, editing, table, faces }: Props & { table: Parameters<typeof lying>[0] }) {
  const { held, position } = editing;
  if (table.tray.length === 0 || position === null) return null;
  return (
    <section class="panel" aria-labelledby="checker-tray">
      <h3 id="checker-tray">The tray</h3>
      <ul class="items tray">
        {table.tray.map((piece) => {
          const isHeld = held?.from === 'tray' && held.piece.label === piece.label;
          const out = lying(table, position, piece);
          return (
            <li key={piece.label}>
              <button
                type="button"
                class={isHeld ? 'item picked' : 'item'}
                aria-pressed={isHeld}
                onClick={() => act((one) => hold(one, isHeld ? null : { from: 'tray', piece }))}
              >
                <FaceOf face={piece.face} faces={faces} tallest={48} />
                <span class="name">{piece.label}</span>
                {piece.of !== null && <span class="note">{`${out} of ${piece.of} out`}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function FaultsPanel({ act, editing, clauses }: Props) {
  return (
    <section class="panel" aria-labelledby="checker-faults">
      <h3 id="checker-faults">{countFaults(editing.faults.length)}</h3>
      {editing.faults.length === 0 ? (
        <p class="allowed">This position can be played on.</p>
      ) : (
        <Reasons
          remarks={editing.faults}
          clauses={clauses}
          action={(fault) =>
            fault.mend !== undefined && (
              <p class="row">
                <button type="button" onClick={() => act((one) => applyMend(one, fault))}>
                  Mend it
                </button>
                {mendSaid(fault.mend).length <= LONGEST_MEND && <span class="aside">{mendSaid(fault.mend)}</span>}
              </p>
            )
          }
        />
      )}
    </section>
  );
}

function countFaults(count: number): string {
  return count === 0 ? 'No fault' : count === 1 ? 'One fault' : `${count} faults`;
}

/** The checker while a game is played: the table first, then what may be done and why not, then the record. */
import type { RefObject } from 'preact';
import { ActionPanel, type PanelProps } from './ActionPanel.tsx';
import { CommandLine } from './CommandLine.tsx';
import { Confirm } from './Confirm.tsx';
import { Curtain, ViewerLine } from './Curtain.tsx';
import { beginEditing } from './editing.ts';
import type { FacePictures } from './faces.ts';
import { hides } from './guide.ts';
import { InWords } from './InWords.tsx';
import { LookCloser } from './LookCloser.tsx';
import { labelsOf } from './labels.ts';
import { litBy } from './lit.ts';
import { NewGame } from './NewGame.tsx';
import { Now } from './Now.tsx';
import { OutcomePanel } from './OutcomePanel.tsx';
import { playingTouch } from './playing.ts';
import { RecordPanel } from './RecordPanel.tsx';
import { useRoving } from './roving.ts';
import { Share } from './Share.tsx';
import { letGo, tableOf } from './session.ts';
import { TableView } from './TableView.tsx';

export interface ModeProps extends PanelProps {
  readonly faces: FacePictures;
  /** Takes the focus when its panel is gone. */
  readonly now: RefObject<HTMLParagraphElement>;
}

export function Playing({ session, act, faces, clauses, now }: ModeProps) {
  const table = tableOf(session);
  const lit = litBy(session.refusal?.verdict.remarks ?? []);
  const board = useRoving(() => act(letGo));
  const { rules, viewer } = session;
  const drawn = { faces, seats: rules.source.seats, touch: playingTouch(session, act, lit) };
  const panel = { session, act, clauses };
  return (
    <>
      <Now session={session} now={now}>
        {table.caption}
      </Now>
      <div class="desk">
        <div>
          <div class="board" {...board}>
            <TableView {...drawn} table={table} />
          </div>
          <LookCloser table={table} faces={faces} />
        </div>
        <div class="acts">
          {hides(rules) && <ViewerLine {...panel} />}
          <OutcomePanel {...panel} />
          <Curtain {...panel} />
          <ActionPanel {...panel} label={labelsOf(table)} lit={lit} />
          <CommandLine {...panel} />
          <RecordPanel {...panel} />
        </div>
        <div class="rest">
          <InWords table={table} />
          <div class="panel row">
            {hides(rules) && viewer.kind !== 'all' && session.record.steps.length > 0 ? (
              <Confirm
                label="Set up a position"
                question="The position is set up with everything in sight, hands and sealed choices too."
                yes="Set up"
                onYes={() => act((one) => beginEditing(one))}
              />
            ) : (
              <button type="button" onClick={() => act((one) => beginEditing(one))}>
                Set up a position
              </button>
            )}
            <Share session={session} />
          </div>
          <NewGame {...panel} />
        </div>
      </div>
    </>
  );
}

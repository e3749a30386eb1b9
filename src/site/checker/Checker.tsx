/**
 * The checker on a page: the set-up as a readable picture, drawn on the server. The referee itself is fetched when
 * somebody wants it, or when the address holds a game.
 */
import { useEffect, useState } from 'preact/hooks';
import type { Table } from '../../definition/table.ts';
import type { RulesSource } from '../../rules/types.ts';
import './checker.css';
import './hands.css';
import './acts.css';
import './setting-up.css';
import './closer.css';
import type { FacePictures } from './faces.ts';
import type { Fetched, Wanted } from './Live.tsx';
import type { Clauses } from './Reasons.tsx';
import { TableView } from './TableView.tsx';
import { useUnderfoot } from './underfoot.ts';

export interface CheckerProps {
  readonly source: RulesSource;
  readonly faces: FacePictures;
  readonly clauses: Clauses;
  /** The set-up, as everybody may see it. */
  readonly table: Table;
}

type LivePart = typeof import('./Live.tsx').Live;

/** A fragment that holds a position or a record, read or not. */
const SHARED = /^#[pr]=/;

export function Checker(props: CheckerProps) {
  const [awake, setAwake] = useState(false);
  const [live, setLive] = useState<{ part: LivePart; fetched: Fetched } | null>(null);
  const [trouble, setTrouble] = useState(false);
  const place = useUnderfoot();

  const wake = (wanted: Wanted) => {
    setTrouble(false);
    // the picture stays until everything is there, so that nothing jumps
    import('./Live.tsx')
      .then(async ({ Live: part, fetched }) => {
        const got = await fetched(props.source, wanted);
        setLive((before) => before ?? { part, fetched: got });
      })
      .catch(() => setTrouble(true));
  };
  useEffect(() => {
    setAwake(true);
    const openShared = () => {
      if (SHARED.test(location.hash)) wake('link');
    };
    openShared();
    addEventListener('hashchange', openShared);
    return () => removeEventListener('hashchange', openShared);
  }, []);

  if (live !== null) {
    return (
      <div class="checker" ref={place}>
        <live.part {...props} {...live.fetched} />
      </div>
    );
  }
  return (
    <div class="checker asleep" ref={place}>
      <p class="now">{props.table.caption}</p>
      <div class="desk">
        <TableView table={props.table} faces={props.faces} seats={props.source.seats} />
        <div class="panel start" data-awake={awake || undefined}>
          <button type="button" class="main" disabled={!awake} onClick={() => wake('play')}>
            Play here
          </button>
          <p class="aside">By the rules, or against them: what is not allowed gets its reason and its clause.</p>
          <button type="button" disabled={!awake} onClick={() => wake('edit')}>
            Set up a position
          </button>
          <p class="aside">Lay out what is on your table, and see whether it can be, and what may be done.</p>
          {trouble && <p class="notice">The referee could not be fetched. Are you online? Try again.</p>}
        </div>
      </div>
    </div>
  );
}

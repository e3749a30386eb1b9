/** The checker alive: keeps the session, and shows the game or the editor. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { GAMES } from '../../rules/games/index.ts';
import type { AnyReferee, RulesSource } from '../../rules/types.ts';
import type { CheckerProps } from './Checker.tsx';
import { beginEditing } from './editing.ts';
import { hides } from './guide.ts';
import { Playing } from './Playing.tsx';
import { type Session, start } from './session.ts';
import { addressOf, openAddress } from './sharing.ts';

type EditorPart = typeof import('./Editor.tsx').Editor;

/** What the reader asked for: it decides what is shown first, and the focus goes there. */
export type Wanted = 'play' | 'edit' | 'link';

/** What has to be there before anything can be shown. */
export interface Fetched {
  readonly wanted: Wanted;
  readonly rules: AnyReferee;
  /** Null where it isn't needed at once. */
  readonly editor: EditorPart | null;
}

/** Fetches the game's rules, and the editor where it is shown first. */
export async function fetched(source: RulesSource, wanted: Wanted): Promise<Fetched> {
  const isEdited = wanted === 'edit' || location.hash.startsWith('#p=');
  const [module, parts] = await Promise.all([
    GAMES[source.slug]?.rules(),
    isEdited ? import('./Editor.tsx') : Promise.resolve(null),
  ]);
  if (module === undefined) throw new Error(`no rules for ${source.slug}`);
  return { wanted, rules: module.rules(source), editor: parts?.Editor ?? null };
}

export function Live({ faces, clauses, wanted, rules, editor }: CheckerProps & Fetched) {
  const [session, setSession] = useState<Session>(() => {
    const fresh = openAddress(rules, location.hash) ?? start(rules);
    return wanted === 'edit' ? beginEditing(fresh) : fresh;
  });
  const [trouble, setTrouble] = useState(false);
  const [Editor, setEditor] = useState(editor === null ? null : { part: editor });
  const root = useRef<HTMLDivElement>(null);
  const now = useRef<HTMLParagraphElement>(null);
  const hadFocus = useRef(wanted !== 'link');
  const played = useRef(false);

  useEffect(() => {
    const open = () => {
      const opened = openAddress(rules, location.hash);
      if (opened !== null) setSession(opened);
    };
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [rules]);

  const editing = session.editing !== null;
  useEffect(() => {
    if (editing && Editor === null) {
      import('./Editor.tsx').then(
        ({ Editor: part }) => setEditor({ part }),
        () => setTrouble(true),
      );
    }
  }, [editing, Editor]);

  // what had the focus may be gone with its panel: the focus then waits where the news stands
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) now.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  });

  // an open game can be left and found again; a hidden one never stands in the address unasked
  useEffect(() => {
    if (!played.current || hides(session.rules)) return;
    const made = addressOf(session);
    if (made.ok) history.replaceState(history.state, '', `#${made.text}`);
  }, [session]);

  const act = (change: (session: Session) => Session) => {
    hadFocus.current = root.current?.contains(document.activeElement) === true;
    played.current = true;
    setSession(change);
  };

  return (
    <div ref={root}>
      {trouble && <p class="notice">The referee could not be fetched. Are you online? Load the page again to retry.</p>}
      {editing && Editor !== null ? (
        <Editor.part {...{ session, act, faces, clauses, now }} />
      ) : (
        <Playing {...{ session, act, faces, clauses, now }} />
      )}
      <Announcement session={session} />
    </div>
  );
}

/** Every change as a sentence. The same sentence twice is told apart by a space, so that it is read twice. */
function Announcement({ session }: { session: Session }) {
  const odd = useRef(false);
  const last = useRef(session);
  if (last.current !== session) {
    last.current = session;
    odd.current = !odd.current;
  }
  return (
    <p class="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {`${session.said}${odd.current ? '\u00a0' : ''}`}
    </p>
  );
}

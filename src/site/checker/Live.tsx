/** The checker alive: fetches the game's rules, keeps the session, and shows the game or the editor. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { GAMES } from '../../rules/games/index.ts';
import type { CheckerProps } from './Checker.tsx';
import { beginEditing } from './editing.ts';
import { Playing } from './Playing.tsx';
import { hides, type Session, start } from './session.ts';
import { addressOf, openAddress } from './sharing.ts';

type EditorPart = typeof import('./Editor.tsx').Editor;

interface Props extends CheckerProps {
  /** What the reader asked for: it decides what is shown first, and the focus goes there. */
  readonly wanted: 'play' | 'edit' | 'link';
}

export function Live({ source, faces, clauses, wanted }: Props) {
  const [session, setSession] = useState<Session | null>(null);
  const [trouble, setTrouble] = useState(false);
  const [Editor, setEditor] = useState<{ part: EditorPart } | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const now = useRef<HTMLParagraphElement>(null);
  const hadFocus = useRef(false);
  const played = useRef(false);

  useEffect(() => {
    const load = async () => {
      const module = await GAMES[source.slug]?.rules();
      if (module === undefined) return;
      const rules = module.rules(source);
      hadFocus.current = wanted !== 'link';
      const fresh = openAddress(rules, location.hash) ?? start(rules);
      setSession(wanted === 'edit' ? beginEditing(fresh) : fresh);
      addEventListener('hashchange', () => {
        const opened = openAddress(rules, location.hash);
        if (opened !== null) setSession(opened);
      });
    };
    load().catch(() => setTrouble(true));
  }, [source, wanted]);

  const editing = session !== null && session.editing !== null;
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
    if (session === null || !played.current || hides(session.rules)) return;
    const made = addressOf(session);
    if (made.ok) history.replaceState(history.state, '', `#${made.text}`);
  }, [session]);

  const act = (change: (session: Session) => Session) => {
    hadFocus.current = root.current?.contains(document.activeElement) === true;
    played.current = true;
    setSession((before) => (before === null ? null : change(before)));
  };

  return (
    <div ref={root}>
      {trouble && <p class="notice">The referee could not be fetched. Are you online? Load the page again to retry.</p>}
      {session === null ? null : editing && Editor !== null ? (
        <Editor.part {...{ session, act, faces, clauses, now }} />
      ) : (
        <Playing {...{ session, act, faces, clauses, now }} />
      )}
      <Announcement session={session} />
    </div>
  );
}

/** Every change as a sentence. The same sentence twice is told apart by a space, so that it is read twice. */
function Announcement({ session }: { session: Session | null }) {
  const odd = useRef(false);
  const last = useRef(session);
  if (last.current !== session) {
    last.current = session;
    odd.current = !odd.current;
  }
  return (
    <p class="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {session === null ? '' : `${session.said}${odd.current ? '\u00a0' : ''}`}
    </p>
  );
}

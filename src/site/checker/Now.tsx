/** The head of both modes: what must be read of the whole session, and what is going on now. */
import type { ComponentChildren, RefObject } from 'preact';
import type { Session } from './session.ts';

interface Props {
  readonly session: Session;
  /** Takes the focus when the panel that had it is gone. */
  readonly now: RefObject<HTMLParagraphElement>;
  readonly children: ComponentChildren;
}

export function Now({ session, now, children }: Props) {
  return (
    <>
      {session.notice !== null && (
        <p class="notice" role="alert">
          {session.notice}
        </p>
      )}
      <p class="now" ref={now} tabIndex={-1}>
        {children}
      </p>
    </>
  );
}

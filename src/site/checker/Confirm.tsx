/** A button that asks once more before it does something that can't be taken back. */
import { useEffect, useRef, useState } from 'preact/hooks';

interface Props {
  readonly label: string;
  readonly question: string;
  readonly yes: string;
  readonly onYes: () => void;
}

export function Confirm({ label, question, yes, onYes }: Props) {
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const answer = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (asking) answer.current?.focus();
    else if (asked.current) opener.current?.focus();
    asked.current = asking;
  }, [asking]);
  if (!asking) {
    return (
      <button type="button" ref={opener} onClick={() => setAsking(true)}>
        {label}
      </button>
    );
  }
  return (
    <fieldset
      class="confirm"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setAsking(false);
      }}
    >
      <p>{question}</p>
      <p class="row">
        <button
          type="button"
          ref={answer}
          onClick={() => {
            setAsking(false);
            onYes();
          }}
        >
          {yes}
        </button>
        <button type="button" onClick={() => setAsking(false)}>
          No
        </button>
      </p>
    </fieldset>
  );
}

/** The link that opens what is on the table again. It is made on the click: a hidden hand never stands in the page. */
import { useState } from 'preact/hooks';
import { Confirm } from './Confirm.tsx';
import { hides } from './guide.ts';
import type { Session } from './session.ts';
import { addressOf } from './sharing.ts';

export function Share({ session }: { session: Session }) {
  const [answer, setAnswer] = useState('');
  const copy = async () => {
    const made = addressOf(session);
    if (!made.ok) return setAnswer(made.message);
    const link = new URL(location.href);
    link.hash = made.text;
    try {
      await navigator.clipboard.writeText(link.href);
      setAnswer('The link is copied.');
    } catch {
      history.replaceState(history.state, '', link);
      setAnswer('The link stands in the address bar: copy it from there.');
    }
  };
  const secret = hides(session.rules) && session.editing === null && session.record.steps.length > 0;
  return (
    <div class="share">
      {secret ? (
        <Confirm
          label="Copy a link"
          question="The link holds the whole record, with every hand and every sealed choice."
          yes="Copy it all the same"
          onYes={copy}
        />
      ) : (
        <button type="button" onClick={copy}>
          Copy a link
        </button>
      )}
      <span class="aside" role="status">
        {answer}
      </span>
    </div>
  );
}

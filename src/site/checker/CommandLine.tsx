/** Typed actions, with those to complete from that may be offered. */
import { useState } from 'preact/hooks';
import { legalTexts } from '../../rules/look.ts';
import { tidy } from '../../rules/text.ts';
import type { PanelProps } from './ActionPanel.tsx';
import { draftOf, wordsOf } from './draft.ts';
import { guideOf } from './guide.ts';
import { attempt, drafted, positionOf } from './session.ts';

export function CommandLine({ session, act }: Omit<PanelProps, 'clauses'>) {
  const [line, setLine] = useState('');
  const { acting, draft } = session;
  if (acting === null || draft === null) return null;
  const legal = legalTexts(guideOf(session), positionOf(session), acting);
  const [example] =
    legal === 'many' ? draft.forms.map((form) => wordsOf({ ...draft, form, picks: [] }).join(' ')) : legal;
  const submit = (event: Event) => {
    event.preventDefault();
    const text = tidy(line);
    if (text === '') return;
    act((now) => {
      const said = now.draft === null ? null : draftOf(now.draft, text);
      const tried = said === null ? now : drafted(now, said, '');
      return attempt(tried, acting, text);
    });
    setLine('');
  };
  return (
    <form class="command" onSubmit={submit}>
      <label for="checker-command">Type an action</label>
      <div class="row">
        <input
          id="checker-command"
          list="checker-legal"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={400}
          placeholder={example}
          value={line}
          onInput={(event) => setLine(event.currentTarget.value)}
        />
        <button type="submit">Try it</button>
      </div>
      {legal !== 'many' && (
        <datalist id="checker-legal">
          {legal.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </form>
  );
}

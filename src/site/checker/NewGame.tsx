/** A new game, with what was agreed before it. */
import { useRef, useState } from 'preact/hooks';
import { everyValue } from '../../rules/options.ts';
import type { OptionSpec, Options } from '../../rules/types.ts';
import { Confirm } from './Confirm.tsx';
import { plainWord } from './labels.ts';
import { type Session, start } from './session.ts';

interface Props {
  readonly session: Session;
  readonly act: (change: (session: Session) => Session) => void;
}

export function NewGame({ session, act }: Props) {
  const specs: Readonly<Record<string, OptionSpec>> = session.rules.source.options;
  const [options, setOptions] = useState<Options>(session.record.options);
  const whole = useRef<HTMLDetailsElement>(null);
  const again = () => {
    whole.current?.removeAttribute('open');
    act((now) => start(now.rules, options));
  };
  return (
    <details class="panel new-game" ref={whole}>
      <summary>Start again</summary>
      <p class="aside">A new game takes the place of this one and its record.</p>
      {Object.entries(specs).map(([name, spec]) => (
        <label key={name} class="field">
          <span>{spec.title}</span>
          <select
            value={String(options[name] ?? spec.default)}
            onChange={(event) => {
              const value = everyValue(spec).find((one) => String(one) === event.currentTarget.value) ?? spec.default;
              setOptions({ ...options, [name]: value });
            }}
          >
            {spec.kind === 'choice'
              ? spec.values.map(({ value, text }) => (
                  <option key={value} value={value}>
                    {`${plainWord(value)}: ${text}`}
                  </option>
                ))
              : everyValue(spec).map((value) => (
                  <option key={value} value={value}>
                    {value}
                  </option>
                ))}
          </select>
        </label>
      ))}
      {session.record.steps.length === 0 ? (
        <button type="button" onClick={again}>
          Start a new game
        </button>
      ) : (
        <Confirm
          label="Start a new game"
          question="The record of this one can’t be brought back, unless you have copied a link to it."
          yes="Start again"
          onYes={again}
        />
      )}
    </details>
  );
}

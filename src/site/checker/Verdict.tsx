/** What the rules say of the action being put together, and of one that was refused. */
import { nearestLegal } from '../../rules/look.ts';
import type { PanelProps } from './ActionPanel.tsx';
import { draftOf, textOf, wordsOf } from './draft.ts';
import { guideOf, isBlind } from './guide.ts';
import { plainWord } from './labels.ts';
import type { Lit } from './lit.ts';
import { Reasons } from './Reasons.tsx';
import { attempt, canPlayOn, drafted, letGo, playOn, positionOf } from './session.ts';

interface Props extends PanelProps {
  readonly lit: Lit;
}

/** The words of the action and what the rules say of them; a refused one stays, and its reasons beside it. */
export function Verdict(props: Props) {
  const { session, act } = props;
  const { draft, acting, refusal, rules } = session;
  if (draft === null || acting === null) return null;
  const text = textOf(draft);
  const position = positionOf(session);
  return (
    <div class="verdict">
      {draft.picks.some((pick) => pick !== null) && (
        <p class="words">
          {wordsOf(draft).map((word, index) => (
            <span key={`${index} ${word}`} data-lit={props.lit.word(index) || undefined}>
              {word}{' '}
            </span>
          ))}
        </p>
      )}
      {refusal !== null ? (
        <Refused {...props} />
      ) : text === null ? (
        <p class="aside" id="checker-verdict">
          Pick on the table or here.
        </p>
      ) : isBlind(session) ? (
        <p class="aside" id="checker-verdict">
          Play it, if this is how it came.
        </p>
      ) : (
        <p class="allowed" id="checker-verdict">
          <b>Allowed.</b> {rules.say(position, acting, rules.read(text))}
        </p>
      )}
      <p class="row">
        <button
          type="button"
          class="main"
          aria-disabled={text === null || refusal !== null}
          aria-describedby="checker-verdict"
          onClick={() => text !== null && act((now) => attempt(now, acting, text))}
        >
          Play it
        </button>
        {canPlayOn(session) && (
          <button type="button" onClick={() => act(playOn)}>
            Play on anyway
          </button>
        )}
        <button type="button" onClick={() => act(letGo)}>
          Let go
        </button>
      </p>
    </div>
  );
}

const STAGES = {
  reads: 'This can’t be read as an action',
  turn: 'Not now',
  rules: 'Not allowed',
} as const;

export function Refused({ session, act, clauses }: Props) {
  const { acting, draft, refusal } = session;
  if (refusal === null) return null;
  const { remarks, stage } = refusal.verdict;
  const nearest =
    acting === null || isBlind(session)
      ? []
      : nearestLegal(guideOf(session), positionOf(session), acting, refusal.text);
  return (
    <div class="refused" id="checker-verdict">
      <p>
        <b>{STAGES[stage]}.</b> <q>{refusal.text}</q>
      </p>
      <Reasons remarks={remarks} clauses={clauses} />
      {nearest.length > 0 && (
        <fieldset class="row" aria-label="Nearest legal actions">
          <span class="aside">Allowed instead:</span>
          {nearest.map((text) => (
            <button
              key={text}
              type="button"
              onClick={() =>
                act((now) => {
                  const said = draft === null ? null : draftOf(draft, text);
                  return said === null ? now : drafted(now, said, `${plainWord(text)}.`);
                })
              }
            >
              {text}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** What may I do: verbs, choices, the words so far, and the verdict beside the button that plays them. */
import { sample } from '../../rules/chance.ts';
import { openForms } from '../../rules/choices.ts';
import { CHANCE, type Form, type Seat } from '../../rules/types.ts';
import { type Choice, choicesOf, draftOf, textOf, withForm, withPick, wordsOf } from './draft.ts';
import { plainWord } from './labels.ts';
import type { Lit } from './lit.ts';
import { type Clauses, Reasons } from './Reasons.tsx';
import { randomNumber } from './random.ts';
import { SeatMark } from './SeatMark.tsx';
import {
  actAs,
  attempt,
  canPlayOn,
  drafted,
  hides,
  letGo,
  playOn,
  positionOf,
  type Session,
  seatName,
} from './session.ts';

export interface PanelProps {
  readonly session: Session;
  readonly act: (change: (session: Session) => Session) => void;
  readonly clauses: Clauses;
}

interface Props extends PanelProps {
  readonly label: (word: string) => string;
  readonly lit: Lit;
}

/** With more choices than this a form is made of selects, with fewer of buttons. */
const MOST_IN_BUTTONS = 3;
const MOST_BUTTONS = 14;

export function ActionPanel(props: Props) {
  const { session, act } = props;
  const { acting, rules, draft } = session;
  const position = positionOf(session);
  if (acting === null || draft === null) return null;
  const due = position.active.includes(acting);
  return (
    <section class="panel" aria-labelledby="checker-act">
      <h3 id="checker-act">{acting === CHANCE ? 'What fell?' : 'What may I do?'}</h3>
      {session.viewer.kind === 'all' && <SeatSwitch {...props} />}
      {acting === CHANCE && due && rules.odds !== undefined && (
        <p class="row">
          <button
            type="button"
            class="main"
            onClick={() =>
              act((now) => attempt(now, CHANCE, rules.write(sample(rules.odds?.(position) as never, randomNumber))))
            }
          >
            Let it fall here
          </button>
          <span class="aside">
            {hides(rules)
              ? 'Or enter what the table drew, out of sight of those who may not see it:'
              : 'Or enter what fell on the table:'}
          </span>
        </p>
      )}
      {draft.forms.length === 0 && <p class="aside">{`${seatName(rules, acting)} has nothing to do now.`}</p>}
      {draft.forms.length > 1 && <VerbButtons {...props} acting={acting} />}
      {choicesOf(rules, position, acting, draft).map((choice, index, all) => (
        <ChoiceField
          key={`${draft.form?.verb} ${index}`}
          choice={choice}
          inSelect={all.length > MOST_IN_BUTTONS || choice.offers.length > MOST_BUTTONS}
          label={props.label}
          lit={props.lit.word(choice.word)}
          pick={(value) =>
            act((now) =>
              now.draft === null ? now : drafted(now, withPick(now.draft, index, value), `${props.label(value)}.`),
            )
          }
        />
      ))}
      {draft.form !== null && <Verdict {...props} />}
      {draft.form === null && session.refusal !== null && <Refused {...props} />}
    </section>
  );
}

function SeatSwitch({ session, act }: Props) {
  const { rules, acting } = session;
  const position = positionOf(session);
  const seats: readonly Seat[] = rules.seats(position.options ?? {});
  const all = position.active.includes(CHANCE) ? [...seats, CHANCE] : seats;
  return (
    <fieldset class="row" aria-label="Who acts">
      {all.map((seat) => (
        <button key={seat} type="button" aria-pressed={seat === acting} onClick={() => act((now) => actAs(now, seat))}>
          <SeatMark seat={seat} seats={rules.source.seats} />
          {seatName(rules, seat)}
          {!position.active.includes(seat) && <span class="visually-hidden"> (not to act now)</span>}
        </button>
      ))}
    </fieldset>
  );
}

function VerbButtons({ session, act, acting }: Props & { acting: Seat }) {
  const { rules, draft } = session;
  const open = openForms(rules, positionOf(session), acting).map((form) => form.verb);
  return (
    <fieldset class="row" aria-label="Action">
      {draft?.forms.map((form: Form) => (
        <OfferButton
          key={form.verb}
          legal={open.includes(form.verb)}
          pressed={draft.form?.verb === form.verb}
          onClick={() => act((now) => (now.draft ? drafted(now, withForm(now.draft, form), `${form.label}.`) : now))}
        >
          {form.label}
        </OfferButton>
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly choice: Choice;
  readonly inSelect: boolean;
  readonly label: (word: string) => string;
  readonly lit: boolean;
  readonly pick: (value: string) => void;
}

function ChoiceField({ choice, inSelect, label, lit, pick }: ChoiceProps) {
  if (choice.offers.length === 1) return null;
  if (inSelect) {
    return (
      <label class="field" data-lit={lit || undefined}>
        <span>{choice.label}</span>
        <select value={choice.picked ?? ''} onChange={(event) => pick(event.currentTarget.value)}>
          <option value="" disabled>
            …
          </option>
          {choice.offers.map(({ value, legal }) => (
            <option key={value} value={value}>
              {label(value)}
              {!legal && ' (not allowed)'}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <fieldset class="choice" data-lit={lit || undefined}>
      <legend>{choice.label}</legend>
      <div class="row">
        {choice.offers.map(({ value, legal }) => (
          <OfferButton key={value} legal={legal} pressed={choice.picked === value} onClick={() => pick(value)}>
            {label(value)}
          </OfferButton>
        ))}
      </div>
    </fieldset>
  );
}

interface OfferProps {
  readonly legal: boolean;
  readonly pressed: boolean;
  readonly onClick: () => void;
  readonly children: preact.ComponentChildren;
}

function OfferButton({ legal, pressed, onClick, children }: OfferProps) {
  return (
    <button type="button" class={legal ? 'offer' : 'offer not-now'} aria-pressed={pressed} onClick={onClick}>
      {children}
      {!legal && <span class="visually-hidden"> (not allowed now)</span>}
    </button>
  );
}

/** The words of the action and what the rules say of them; a refused one stays, and its reasons beside it. */
function Verdict(props: Props) {
  const { session, act } = props;
  const { draft, acting, refusal, rules } = session;
  if (draft === null || acting === null) return null;
  const text = textOf(draft);
  const position = positionOf(session);
  return (
    <div class="verdict">
      <p class="words">
        {wordsOf(draft).map((word, index) => (
          <span key={`${index} ${word}`} data-lit={props.lit.word(index) || undefined}>
            {word}{' '}
          </span>
        ))}
      </p>
      {refusal !== null ? (
        <Refused {...props} />
      ) : text === null ? (
        <p class="aside" id="checker-verdict">
          Pick on the table or here.
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

function Refused({ session, act, clauses }: Props) {
  const { refusal, draft } = session;
  if (refusal === null) return null;
  const { remarks, stage, nearest } = refusal.verdict;
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

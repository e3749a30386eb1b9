/** What may I do: verbs, choices, the words so far, and the verdict beside the button that plays them. */
import { sample } from '../../rules/chance.ts';
import { openForms } from '../../rules/choices.ts';
import { CHANCE, type Form, type Seat } from '../../rules/types.ts';
import { ChoiceFields, OfferButton } from './ChoiceFields.tsx';
import { choicesOf, withForm, withPick } from './draft.ts';
import { guideOf, isBlind } from './guide.ts';
import type { Lit } from './lit.ts';
import type { Clauses } from './Reasons.tsx';
import { randomNumber } from './random.ts';
import { SeatMark } from './SeatMark.tsx';
import { actAs, attempt, drafted, positionOf, type Session, seatName } from './session.ts';
import { Refused, Verdict } from './Verdict.tsx';

export interface PanelProps {
  readonly session: Session;
  readonly act: (change: (session: Session) => Session) => void;
  readonly clauses: Clauses;
}

interface Props extends PanelProps {
  readonly label: (word: string) => string;
  readonly lit: Lit;
}

export function ActionPanel(props: Props) {
  const { session, act } = props;
  const { acting, rules, draft } = session;
  const position = positionOf(session);
  if (acting === null || draft === null) return null;
  const due = position.active.includes(acting);
  const [event] = acting === CHANCE && draft.forms.length === 1 ? draft.forms : [];
  return (
    <section class="panel" aria-labelledby="checker-act">
      <h3 id="checker-act">{acting === CHANCE ? (event?.label ?? 'Chance') : 'What may I do?'}</h3>
      {session.viewer.kind === 'all' && position.active.length > 1 && <SeatSwitch {...props} />}
      {acting === CHANCE && due && rules.odds !== undefined && (
        <p class="row">
          <button
            type="button"
            class="main"
            onClick={() =>
              act((now) => attempt(now, CHANCE, rules.write(sample(rules.odds?.(position) as never, randomNumber))))
            }
          >
            {event === undefined ? 'Let chance decide' : `${event.label} for us`}
          </button>
          <span class="aside">
            {isBlind(session)
              ? 'Or enter how it came at your table, out of sight of those who may not see it:'
              : 'Or enter how it came at your table:'}
          </span>
        </p>
      )}
      {draft.forms.length === 0 && <p class="aside">{`${seatName(rules, acting)}: nothing to do now.`}</p>}
      {draft.forms.length > 1 && <VerbButtons {...props} acting={acting} />}
      <ChoiceFields
        key={draft.form?.verb}
        choices={choicesOf(guideOf(session), position, acting, draft)}
        label={props.label}
        lit={props.lit}
        pick={(index, value) =>
          act((now) =>
            now.draft === null ? now : drafted(now, withPick(now.draft, index, value), `${props.label(value)}.`),
          )
        }
      />
      {draft.form !== null && <Verdict {...props} />}
      {draft.form === null && session.refusal !== null && <Refused {...props} />}
      {session.viewer.kind === 'all' && position.active.length === 1 && (
        <details class="out-of-turn" open={!due || undefined}>
          <summary>Somebody else acts</summary>
          <SeatSwitch {...props} />
        </details>
      )}
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
  const { draft } = session;
  const open = openForms(guideOf(session), positionOf(session), acting).map((form) => form.verb);
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

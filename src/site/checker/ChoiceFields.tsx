/** The choices of an action: buttons where they are few, selects in rows where they are many. */
import type { Choice } from './draft.ts';
import type { Lit } from './lit.ts';

interface Props {
  readonly choices: readonly Choice[];
  readonly label: (word: string) => string;
  readonly lit: Pick<Lit, 'word'>;
  readonly pick: (index: number, value: string) => void;
  /** Few as they are: in selects. */
  readonly inSelects?: boolean;
}

/** With more choices or values than this a form is made of selects, with fewer of buttons. */
const MOST_IN_BUTTONS = 3;
const MOST_BUTTONS = 14;

export function ChoiceFields({ choices, label, lit, pick, inSelects = false }: Props) {
  const rows = rowsOf(choices);
  return (
    <>
      {rows.map((row) => {
        const isLong =
          choices.length > MOST_IN_BUTTONS || row.some(({ choice }) => choice.offers.length > MOST_BUTTONS);
        const [only] = row;
        return inSelects || isLong || row.length > 1 ? (
          <SelectRow key={row[0]?.index} {...{ row, label, lit, pick }} />
        ) : (
          only !== undefined && (
            <ButtonRow
              key={only.index}
              choice={only.choice}
              label={label}
              isLit={lit.word(only.choice.word)}
              pick={(value) => pick(only.index, value)}
            />
          )
        );
      })}
    </>
  );
}

interface Placed {
  readonly choice: Choice;
  /** Among all choices of the form. */
  readonly index: number;
}

/** The choices of one word stand in one row; what offers but one value is no choice. */
function rowsOf(choices: readonly Choice[]): readonly (readonly Placed[])[] {
  const placed = choices.map((choice, index) => ({ choice, index })).filter(({ choice }) => choice.offers.length > 1);
  const words = [...new Set(placed.map(({ choice }) => choice.word))];
  return words.map((word) => placed.filter(({ choice }) => choice.word === word));
}

function SelectRow({ row, label, lit, pick }: Omit<Props, 'choices'> & { row: readonly Placed[] }) {
  const slot = row[0]?.choice.slot ?? '';
  const isLit = row.some(({ choice }) => lit.word(choice.word)) || undefined;
  return (
    <fieldset class="select-row" aria-label={label(slot)} data-lit={isLit}>
      <span aria-hidden="true">{label(slot)}</span>
      {row.map(({ choice, index }) => (
        <select
          key={index}
          aria-label={choice.label === slot ? slot : `${label(slot)}: ${choice.label}`}
          value={choice.picked ?? ''}
          onChange={(event) => pick(index, event.currentTarget.value)}
        >
          <option value="" disabled>
            {choice.label} …
          </option>
          {choice.offers.map(({ value, legal }) => (
            <option key={value} value={value}>
              {label(value)}
              {!legal && ' (not allowed)'}
            </option>
          ))}
        </select>
      ))}
    </fieldset>
  );
}

interface ButtonRowProps {
  readonly choice: Choice;
  readonly label: (word: string) => string;
  readonly isLit: boolean;
  readonly pick: (value: string) => void;
}

function ButtonRow({ choice, label, isLit, pick }: ButtonRowProps) {
  return (
    <fieldset class="choice" data-lit={isLit || undefined}>
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

/** Something to choose; what the rules say no to may be chosen all the same. */
export function OfferButton({ legal, pressed, onClick, children }: OfferProps) {
  return (
    <button type="button" class={legal ? 'offer' : 'offer not-now'} aria-pressed={pressed} onClick={onClick}>
      {children}
      {!legal && <span class="visually-hidden"> (not allowed now)</span>}
    </button>
  );
}

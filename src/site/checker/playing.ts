/** Hands on the table while playing: a click is a word of the action being put together. */
import type { Item, ItemsArea } from '../../definition/table.ts';
import { choicesOf, type Draft, withWord } from './draft.ts';
import { guideOf } from './guide.ts';
import type { Lit } from './lit.ts';
import { drafted, letGo, positionOf, type Session } from './session.ts';
import type { Marking, Touch } from './touch.ts';

type Act = (change: (session: Session) => Session) => void;

export function playingTouch(session: Session, act: Act, lit: Lit): Touch {
  const { acting, draft } = session;
  const { taken, offered } = wordsTaken(session);
  const picked = (word: string) => draft?.picks.includes(word) === true;
  const marking = (word: string, isLit: boolean): Marking => ({
    offered: offered.has(word),
    picked: picked(word),
    lit: isLit,
  });
  const pick = (word: string | null | undefined, label: string) => {
    if (word) act((now) => withPicked(now, word, label));
  };
  const another = ({ kind, owner }: ItemsArea) => kind === 'hand' && owner !== null && owner !== acting;
  return {
    place: (place) => marking(place.word, lit.place(place) || place.items.some(({ word }) => word && picked(word))),
    item: (item: Item, area, index) =>
      item.word === null || another(area) || !taken.has(item.word)
        ? null
        : marking(item.word, lit.item(item, area, index)),
    area: (area) => (area.word === undefined || !taken.has(area.word) ? null : marking(area.word, lit.area(area))),
    pickPlace: (place) => {
      const word = [place.word, ...place.items.map((item) => item.word)].find((one) => one !== null && taken.has(one));
      pick(word ?? place.word, place.label);
    },
    pickItem: (item) => pick(item.word, item.label),
    pickArea: (area) => pick(area.word, area.label),
    letGo: () => act(letGo),
    isLit: lit.area,
  };
}

function withPicked(session: Session, word: string, label: string): Session {
  const { acting, draft } = session;
  const next =
    acting === null || draft === null ? null : withWord(guideOf(session), positionOf(session), acting, draft, word);
  return next === null
    ? { ...session, said: `${label}: nothing to choose here now.` }
    : drafted(session, next, `${label}.`);
}

/** The words that a click may give now, and those that lead to a legal action. */
function wordsTaken(session: Session): { readonly taken: ReadonlySet<string>; readonly offered: ReadonlySet<string> } {
  const taken = new Set<string>();
  const offered = new Set<string>();
  const { acting, draft } = session;
  if (acting === null || draft === null) return { taken, offered };
  const position = positionOf(session);
  const guide = guideOf(session);
  for (const form of draft.forms) {
    const mine: Draft = draft.form?.verb === form.verb ? draft : { forms: [form], form, picks: [] };
    const choices = choicesOf(guide, position, acting, mine);
    const due = draft.form === null ? 0 : choices.findIndex(({ picked }) => picked === null);
    const counts = draft.form === null || mine === draft;
    for (const [index, choice] of choices.entries()) {
      if (!counts && index > 0) break;
      for (const { value, legal } of choice.offers) {
        taken.add(value);
        if (counts && index === due && legal) offered.add(value);
      }
    }
  }
  return { taken, offered };
}

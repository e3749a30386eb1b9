/** Why a seat may not do something in Tower Builders. */
import { copies, distinct } from '../../multiset.ts';
import { atArea, atField, remark } from '../../remark.ts';
import { counted, spoken } from '../../text.ts';
import { CHANCE, type Remark, type Seat } from '../../types.ts';
import type { TowerAction, Which } from './actions.ts';
import type { Clause } from './clauses.ts';
import type { Lore } from './lore.ts';
import type { Builder, Card, TowerPosition } from './position.ts';

type Remarks = Iterable<Remark<Clause>>;

export function* refuse(lore: Lore, position: TowerPosition, seat: Seat, action: TowerAction): Remarks {
  if (position.phase === 'over') {
    yield remark('end.last-cards', 'The game is over: every card has been played.');
  } else if (action.verb === 'deal') {
    yield* refuseDeal(
      lore,
      position,
      seat,
      lore.seats.all.map((builder) => action[builder]),
    );
  } else if (action.verb === 'draw') {
    yield* refuseDraw(lore, position, seat, action.card);
  } else if (!lore.seats.is(seat) || seat !== position.turn) {
    yield remark('turn.alternate', `It is the turn of the ${lore.seats.name(position.turn)}.`);
  } else if (position.phase === 'deal') {
    yield remark('setup.deal', 'The cards have not been dealt yet.');
  } else if (position.phase === 'draw') {
    yield remark('turn.draw', 'The turn begins with drawing a card.', { spots: [atArea('deck')] });
  } else if (action.verb === 'accuse') {
    yield* refuseAccusation(lore, position, seat);
  } else {
    yield* refusePlay(lore, position, seat, action);
  }
}

function* refuseDeal(lore: Lore, position: TowerPosition, seat: Seat, cards: readonly Card[]): Remarks {
  if (position.phase !== 'deal') {
    yield remark('setup.deal', 'The cards have been dealt already.');
  } else if (seat !== CHANCE) {
    yield remark('setup.deal', 'The cards are dealt from a shuffled deck: enter them for chance.');
  }
  for (const card of distinct(cards)) {
    if (copies(cards, card) > lore.copiesOf(card)) yield remark('setup.deck', allElsewhere(lore, card));
  }
}

function* refuseDraw(lore: Lore, position: TowerPosition, seat: Seat, card: Card): Remarks {
  if (position.phase === 'deal') {
    yield remark('setup.deal', 'Each builder is dealt a card before anybody draws.');
  } else if (position.deck.length === 0) {
    yield remark('end.last-cards', 'The deck is used up: the last cards are played without drawing.');
  } else if (position.phase === 'play') {
    yield remark('turn.draw', 'A card has been drawn in this turn already.', {
      spots: [atField('seats', position.turn, 'drawn')],
    });
  } else {
    if (seat !== CHANCE) yield remark('turn.draw', 'What is drawn is the top of the deck: enter it for chance.');
    if (!position.deck.includes(card)) {
      const hint = `Left in the deck: ${spoken(distinct(position.deck))}.`;
      yield remark('turn.draw', `${lore.cardName(card)} is not in the deck.`, { hint, spots: [atArea('deck')] });
      yield remark('setup.deck', allElsewhere(lore, card));
    }
  }
}

const allElsewhere = (lore: Lore, card: Card) =>
  `There are only ${counted(lore.copiesOf(card), 'card')} named ${lore.cardName(card)}, and all lie elsewhere.`;

/** What is wrong with playing a card in one's own turn; no card can break a rule that isn't there. */
function* refusePlay(
  lore: Lore,
  { options, seats }: TowerPosition,
  builder: Builder,
  action: TowerAction & { readonly which: Which },
): Remarks {
  const { kept, drawn, caught, held } = seats[builder];
  const atHeld = { spots: [atField('seats', builder, 'held')] };
  const mayKeep = kept + 1 < lore.limit;
  const strict = options.cheating === 'forbidden';
  if (action.verb === 'bury') {
    if (!caught) yield remark('hold.caught', 'Only a builder who was caught lays the held card face down.', atHeld);
    return;
  }
  if (action.which === 'drawn' && drawn === null) {
    yield remark('end.last-cards', 'Nothing was drawn: the held card is the last one.', {
      ...atHeld,
      hint: 'play held',
    });
    return;
  }
  if (action.verb === 'cheat' && mayKeep) {
    const message = `${lore.cardName(held ?? '')} is on turn ${kept + 1} and may be kept: this is no cheating.`;
    yield remark('hold.three-turns', message, { ...atHeld, hint: 'play drawn' });
  } else if (action.which === 'drawn' && !mayKeep && (action.verb === 'play' || strict)) {
    const message = `${lore.cardName(held ?? '')} is on turn ${kept + 1} and has to be played.`;
    const hint = caught ? 'bury held' : strict ? 'play held' : 'play held – or cheat drawn';
    yield remark('hold.third-turn', message, { ...atHeld, hint });
    if (action.verb === 'cheat') {
      yield remark('setup.options', 'It was agreed that nobody cheats in this game.', { hint });
    }
  }
  if (caught) {
    yield remark('hold.caught', `${lore.cardName(held ?? '')} was caught and has to go face down.`, {
      ...atHeld,
      hint: 'bury held',
    });
  }
}

function* refuseAccusation(lore: Lore, position: TowerPosition, builder: Builder): Remarks {
  if (position.options.cheating === 'forbidden') {
    yield remark('setup.options', 'It was agreed that nobody cheats, so nobody is accused.');
    return;
  }
  const other = lore.seats.other(builder);
  const { held, caught } = position.seats[other];
  const turns = lore.turnsOf(position, other);
  const name = lore.seats.name(other);
  const because =
    held === null
      ? `The ${name} holds no card any more.`
      : caught
        ? `The ${name} is caught already.`
        : position.accused
          ? 'You have made your accusation in this turn.'
          : turns < lore.limit
            ? `The ${name} has finished ${counted(turns, 'turn')}: nothing can be overdue before ${lore.limit}.`
            : null;
  if (because !== null) yield remark('hold.accuse', because, { spots: [atField('seats', other, 'held')] });
}

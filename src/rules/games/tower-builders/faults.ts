/** What can be wrong with a position of Tower Builders entered by hand. */
import { copies, sorted, without } from '../../multiset.ts';
import { atField, mending, remark } from '../../remark.ts';
import { counted, spoken } from '../../text.ts';
import type { Remark } from '../../types.ts';
import type { Clause } from './clauses.ts';
import type { Lore } from './lore.ts';
import type { Builder, Hand, TowerPosition } from './position.ts';

type Faults = Iterable<Remark<Clause>>;

/** What is counted in cards (whose turn, how many turns) is only looked at once all cards are there. */
export function* faults(lore: Lore, position: TowerPosition): Faults {
  const miscounted = [...wrongCounts(lore, position)];
  yield* miscounted;
  yield* misplaced(lore, position);
  for (const builder of lore.seats.all) yield* wrongHolding(lore, position, builder);
  if (miscounted.length > 0) return;
  yield* wrongTurn(lore, position);
  yield* wrongDraws(lore, position);
  for (const builder of lore.seats.all) yield* wrongAge(lore, position, builder);
  yield* wrongAccusation(lore, position);
}

function* wrongCounts(lore: Lore, position: TowerPosition): Faults {
  const all = lore.allCards(position);
  const outside = without(sorted(all), ...position.deck);
  // What is missing or too many can only be mended in the deck where the other places don't hold too many already.
  const fits = lore.kinds.every((card) => copies(outside, card) <= lore.copiesOf(card));
  const mend = fits && position.phase !== 'over' ? mending(['deck'], without(lore.fullDeck, ...outside)) : {};
  for (const card of lore.kinds) {
    const printed = lore.copiesOf(card);
    const here = copies(all, card);
    if (here === printed) continue;
    const message = `There are ${counted(printed, 'card')} named ${lore.cardName(card)}; this position has ${here}.`;
    const hint = here > printed ? `Take ${here - printed} away.` : `Put ${printed - here} somewhere: in the deck, say.`;
    yield remark('setup.deck', message, { hint, spots: [atField('deck')], ...mend });
  }
}

function* misplaced(lore: Lore, { seats, discard }: TowerPosition): Faults {
  for (const builder of lore.seats.all) {
    const { tower } = seats[builder];
    const felled = tower.find(lore.fells);
    if (felled !== undefined) {
      const path = ['seats', builder, 'tower'] as const;
      const message = `${lore.cardName(felled)} cannot stand face up in the tower of the ${lore.seats.name(builder)}.`;
      const hint = 'Played, it lies in the discard; caught, it lies face down.';
      yield remark('play.collapse', message, { hint, spots: [atField(...path)] });
    }
  }
  if (discard.length > 0 && !discard.some(lore.fells)) {
    const felling = spoken(lore.kinds.filter(lore.fells).map(lore.cardName), 'or');
    const hint = 'Put the cards where they came from, or the card that felled them beside them.';
    const message = `Cards are discarded only by ${felling}, and none is in the discard.`;
    yield remark('play.discard', message, { hint, spots: [atField('discard')] });
  }
}

/** What one hand says by itself, whatever the turn. */
function* wrongHolding(lore: Lore, { options, seats }: TowerPosition, builder: Builder): Faults {
  const { held, kept, caught, buried } = seats[builder];
  const name = lore.seats.name(builder);
  const strict = options.cheating === 'forbidden';
  const keptPath = ['seats', builder, 'kept'] as const;
  if (held === null && kept !== 0) {
    const message = `The ${name} holds no card, so none has been kept.`;
    yield remark('hold.count', message, mending(keptPath, 0));
  }
  if (strict && kept >= lore.limit) {
    const message = `The ${name} has kept the card past turn ${lore.limit}, which this game does not allow.`;
    const hint = `At most ${lore.limit - 1}, or agree that cheating is allowed.`;
    yield remark('hold.third-turn', message, { ...mending(keptPath, lore.limit - 1), hint });
  }
  if (caught && (strict || held === null || kept < lore.limit)) {
    const path = ['seats', builder, 'caught'] as const;
    const message = strict
      ? `Nobody cheats in this game, so the ${name} cannot be caught.`
      : `The ${name} is not holding a card past turn ${lore.limit}, so there is nothing to be caught with.`;
    yield remark('hold.caught', message, mending(path, false));
  }
  if (strict && buried.length > 0) {
    const message = `Nobody cheats in this game, so no card lies face down on the tower of the ${name}.`;
    yield remark('hold.face-down', message, { spots: [atField('seats', builder, 'buried')] });
  }
}

function* wrongTurn(lore: Lore, position: TowerPosition): Faults {
  const played = lore.played(position);
  const due: Builder = played % 2 === 0 ? 'starter' : 'dealer';
  if (position.turn === due) return;
  const message = `${counted(played, 'card has', 'cards have')} been played, so turn should be ${due}.`;
  yield remark('turn.alternate', message, mending(['turn'], due));
}

function* wrongDraws(lore: Lore, position: TowerPosition): Faults {
  const { deck, seats, turn } = position;
  const played = lore.played(position);
  if (deck.length === lore.fullDeck.length) return;
  const toDraw = lore.fullDeck.length - lore.seats.all.length;
  const drawn = toDraw - deck.length;
  const due = Math.min(toDraw, played + (seats[turn].drawn === null ? 0 : 1));
  if (drawn !== due) {
    const message = `${counted(played, 'turn is', 'turns are')} finished, so ${counted(due, 'card')} should have been drawn, not ${drawn}.`;
    yield remark('turn.draw', message, { spots: [atField('deck')] });
  }
  for (const builder of lore.seats.all) {
    const { held, drawn: fresh, tower, buried } = seats[builder];
    const name = lore.seats.name(builder);
    const turns = lore.turnsOf(position, builder);
    const turnsLeft = lore.fullDeck.length / lore.seats.all.length - turns;
    if (fresh !== null && builder !== turn) {
      const hint = 'The card that it keeps is the held one.';
      const spots = [atField('seats', builder, 'drawn')];
      yield remark('turn.draw', `The ${name} is not to play and has no drawn card.`, { hint, spots });
    }
    if (held === null && turnsLeft > 0) {
      yield remark('turn.play', `The ${name} must hold a card.`, { spots: [atField('seats', builder, 'held')] });
    }
    if (tower.length + buried.length > turns) {
      const lie = tower.length + buried.length;
      const message = `The ${name} has had ${counted(turns, 'turn')}, but ${counted(lie, 'card lies', 'cards lie')} on its tower.`;
      yield remark('turn.play', message, { spots: [atField('seats', builder, 'tower')] });
    }
  }
}

function* wrongAge(lore: Lore, position: TowerPosition, builder: Builder): Faults {
  const { kept, held, buried }: Hand = position.seats[builder];
  const turns = lore.turnsOf(position, builder);
  const name = lore.seats.name(builder);
  if (held !== null && kept > turns) {
    const path = ['seats', builder, 'kept'] as const;
    const message = `The ${name} has had ${counted(turns, 'turn')}, so its card cannot have been kept through ${kept}.`;
    yield remark('hold.count', message, mending(path, turns));
  }
  const needed = buried.length * (lore.limit + 1);
  if (turns < needed) {
    const message = `The ${name} has had ${counted(turns, 'turn')}: too few to be caught ${counted(buried.length, 'time')}.`;
    const hint = `Each time takes ${lore.limit + 1} turns at least.`;
    yield remark('hold.face-down', message, { hint, spots: [atField('seats', builder, 'buried')] });
  }
}

function* wrongAccusation(lore: Lore, position: TowerPosition): Faults {
  const { phase, options, turn, seats, accused } = position;
  const other = lore.seats.other(turn);
  const { held, kept, caught } = seats[other];
  const name = lore.seats.name(other);
  if (accused) {
    const because =
      phase !== 'play'
        ? 'An accusation can only have been made between the draw and the play of this turn.'
        : options.cheating === 'forbidden'
          ? 'It was agreed that nobody cheats, so nobody has been accused.'
          : held === null
            ? `The ${name} holds no card that it could have been accused of.`
            : lore.turnsOf(position, other) < lore.limit
              ? `The ${name} has not had ${counted(lore.limit, 'turn')} yet, so it cannot have been accused.`
              : null;
    if (because !== null) yield remark('hold.accuse', because, mending(['accused'], false));
  }
  const caughtPath = ['seats', other, 'caught'] as const;
  if (accused && held !== null && kept >= lore.limit && !caught) {
    const message = `The accusation was right: the ${name} is caught.`;
    yield remark('hold.caught', message, mending(caughtPath, true));
  }
  if (caught && !accused) {
    const message = `The ${name} has just had its turn: it is caught only when it was accused in this one.`;
    yield remark('hold.caught', message, mending(caughtPath, false));
  }
}

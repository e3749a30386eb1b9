/** What can be wrong with a position of Tower Builders entered by hand. */
import { copies, sorted, without } from '../../multiset.ts';
import { atField, remark } from '../../remark.ts';
import { same } from '../../same.ts';
import { counted, spoken } from '../../text.ts';
import { CHANCE, type Edit, type Remark, type Seat } from '../../types.ts';
import type { Clause } from './clauses.ts';
import { BUILDERS, type Builder, type Cards, type Hand, inHand, otherThan, type TowerPosition } from './position.ts';

type Faults = Iterable<Remark<Clause>>;

/** What is counted in cards (whose turn, how many turns) is only looked at once all cards are there. */
export function* faults(game: Cards, position: TowerPosition): Faults {
  const miscounted = [...wrongCounts(game, position)];
  yield* miscounted;
  yield* misplaced(game, position);
  for (const builder of BUILDERS) yield* wrongHolding(game, position, builder);
  if (miscounted.length > 0) return;
  yield* wrongTurn(game, position);
  yield* wrongDraws(game, position);
  for (const builder of BUILDERS) yield* wrongAge(game, position, builder);
  yield* wrongAccusation(game, position);
  yield* wrongEnd(game, position);
}

const set = (path: Edit['path'], value: unknown) => ({ mend: [{ path, value }] });

function* wrongCounts(game: Cards, position: TowerPosition): Faults {
  const all = game.allCards(position);
  const outside = without(sorted(all), ...position.deck);
  // What is missing or too many can only be mended in the deck where the other places don't hold too many already.
  const fits = game.kinds.every((card) => copies(outside, card) <= game.copiesOf(card));
  const mend = fits && position.phase !== 'over' ? set(['deck'], without(game.fullDeck, ...outside)) : {};
  for (const card of game.kinds) {
    const printed = game.copiesOf(card);
    const here = copies(all, card);
    if (here === printed) continue;
    const message = `There are ${counted(printed, 'card')} named ${game.cardName(card)}; this position has ${here}.`;
    const hint = here > printed ? `Take ${here - printed} away.` : `Put ${printed - here} somewhere: in the deck, say.`;
    yield remark('setup.deck', message, { hint, spots: [atField('deck')], ...mend });
  }
}

function* misplaced(game: Cards, { phase, seats, discard, deck }: TowerPosition): Faults {
  for (const builder of BUILDERS) {
    const { tower } = seats[builder];
    const felled = tower.find(game.fells);
    if (felled !== undefined) {
      const path = ['seats', builder, 'tower'] as const;
      const message = `${game.cardName(felled)} cannot stand face up in the tower of the ${game.builderName(builder)}.`;
      const hint = 'Played, it lies in the discard; caught, it lies face down.';
      yield remark('play.collapse', message, { hint, spots: [atField(...path)] });
    }
  }
  if (discard.length > 0 && !discard.some(game.fells)) {
    const felling = spoken(game.kinds.filter(game.fells).map(game.cardName), 'or');
    const hint = 'Put the cards where they came from, or the card that felled them beside them.';
    const message = `Cards are discarded only by ${felling}, and none is in the discard.`;
    yield remark('play.discard', message, { hint, spots: [atField('discard')] });
  }
  const holding = BUILDERS.filter((builder) => inHand(seats[builder]).length > 0);
  if (phase === 'deal' && (deck.length !== game.fullDeck.length || holding.length > 0)) {
    const message = `Before the deal all ${game.fullDeck.length} cards are in the deck.`;
    yield remark('setup.deal', message, { hint: 'Put every card into the deck.', spots: [atField('deck')] });
  }
  if (phase === 'draw') {
    for (const builder of BUILDERS.filter((one) => seats[one].held === null)) {
      const message = `The ${game.builderName(builder)} must hold a card while there are cards to draw.`;
      yield remark('setup.deal', message, { spots: [atField('seats', builder, 'held')] });
    }
  }
}

/** What one hand says by itself, whatever the turn. */
function* wrongHolding(game: Cards, { options, seats }: TowerPosition, builder: Builder): Faults {
  const { held, kept, caught, buried } = seats[builder];
  const name = game.builderName(builder);
  const strict = options.cheating === 'forbidden';
  const keptPath = ['seats', builder, 'kept'] as const;
  if (held === null && kept !== 0) {
    const message = `The ${name} holds no card, so none has been kept.`;
    yield remark('hold.count', message, { spots: [atField(...keptPath)], ...set(keptPath, 0) });
  }
  if (strict && kept >= game.limit) {
    const message = `The ${name} has kept the card past turn ${game.limit}, which this game does not allow.`;
    const hint = `At most ${game.limit - 1}, or agree that cheating is allowed.`;
    yield remark('hold.third-turn', message, { hint, spots: [atField(...keptPath)], ...set(keptPath, game.limit - 1) });
  }
  if (caught && (strict || held === null || kept < game.limit)) {
    const path = ['seats', builder, 'caught'] as const;
    const message = strict
      ? `Nobody cheats in this game, so the ${name} cannot be caught.`
      : `The ${name} is not holding a card past turn ${game.limit}, so there is nothing to be caught with.`;
    yield remark('hold.caught', message, { spots: [atField(...path)], ...set(path, false) });
  }
  if (strict && buried.length > 0) {
    const message = `Nobody cheats in this game, so no card lies face down on the tower of the ${name}.`;
    yield remark('hold.face-down', message, { spots: [atField('seats', builder, 'buried')] });
  }
}

function* wrongTurn(game: Cards, position: TowerPosition): Faults {
  const { phase, turn, active } = position;
  const played = game.played(position);
  const due: Builder = phase === 'deal' || phase === 'over' || played % 2 === 0 ? 'starter' : 'dealer';
  if (turn !== due) {
    const message =
      phase === 'deal' || phase === 'over'
        ? `Before the first turn and after the last one, turn is ${due}.`
        : `${counted(played, 'card has', 'cards have')} been played, so it is the turn of the ${game.builderName(due)}.`;
    yield remark('turn.alternate', message, { spots: [atField('turn')], ...set(['turn'], due) });
  }
  const owing: readonly Seat[] = phase === 'over' ? [] : phase === 'play' ? [due] : [CHANCE];
  if (!same(active, owing)) {
    const message =
      phase === 'over' ? 'The game is over: nobody has to act.' : `In this phase ${spoken(owing)} has to act.`;
    yield remark('turn.alternate', message, { spots: [atField('active')], ...set(['active'], owing) });
  }
}

function* wrongDraws(game: Cards, position: TowerPosition): Faults {
  const { phase, deck, seats, turn } = position;
  if (phase === 'deal') return;
  const played = game.played(position);
  const toDraw = game.fullDeck.length - BUILDERS.length;
  const drawn = toDraw - deck.length;
  const due = Math.min(toDraw, played + (phase === 'play' ? 1 : 0));
  if (drawn !== due) {
    const message = `${counted(played, 'turn is', 'turns are')} finished, so ${counted(due, 'card')} should have been drawn, not ${drawn}.`;
    yield remark('turn.draw', message, { spots: [atField('deck')] });
  }
  for (const builder of BUILDERS) {
    const { held, drawn: fresh, tower, buried } = seats[builder];
    const name = game.builderName(builder);
    if (fresh !== null && (phase !== 'play' || builder !== turn)) {
      const path = ['seats', builder, 'drawn'] as const;
      const hint = 'The card that it keeps is the held one.';
      yield remark('turn.draw', `The ${name} is not to play and has no drawn card.`, {
        hint,
        spots: [atField(...path)],
      });
    }
    const emptied = builder !== turn && deck.length === 0 && builder === 'starter';
    if (phase === 'play' && held === null && !emptied) {
      yield remark('turn.play', `The ${name} must hold a card.`, { spots: [atField('seats', builder, 'held')] });
    }
    const turns = game.turnsOf(position, builder);
    if (tower.length + buried.length > turns) {
      const lie = tower.length + buried.length;
      const message = `The ${name} has had ${counted(turns, 'turn')}, but ${counted(lie, 'card lies', 'cards lie')} on its tower.`;
      yield remark('turn.play', message, { spots: [atField('seats', builder, 'tower')] });
    }
  }
}

function* wrongAge(game: Cards, position: TowerPosition, builder: Builder): Faults {
  const { kept, held, buried }: Hand = position.seats[builder];
  const turns = game.turnsOf(position, builder);
  const name = game.builderName(builder);
  if (held !== null && kept > turns) {
    const path = ['seats', builder, 'kept'] as const;
    const message = `The ${name} has had ${counted(turns, 'turn')}, so its card cannot have been kept through ${kept}.`;
    yield remark('hold.count', message, { spots: [atField(...path)], ...set(path, turns) });
  }
  const needed = buried.length * (game.limit + 1);
  if (turns < needed) {
    const message = `The ${name} has had ${counted(turns, 'turn')}: too few to be caught ${counted(buried.length, 'time')}.`;
    const hint = `Each time takes ${game.limit + 1} turns at least.`;
    yield remark('hold.face-down', message, { hint, spots: [atField('seats', builder, 'buried')] });
  }
}

function* wrongAccusation(game: Cards, position: TowerPosition): Faults {
  const { phase, options, turn, seats, accused } = position;
  const other = otherThan(turn);
  const { held, kept, caught } = seats[other];
  const name = game.builderName(other);
  if (accused) {
    const because =
      phase !== 'play'
        ? 'An accusation can only have been made between the draw and the play of this turn.'
        : options.cheating === 'forbidden'
          ? 'It was agreed that nobody cheats, so nobody has been accused.'
          : held === null
            ? `The ${name} holds no card that it could have been accused of.`
            : game.turnsOf(position, other) < game.limit
              ? `The ${name} has not had ${counted(game.limit, 'turn')} yet, so it cannot have been accused.`
              : null;
    if (because !== null)
      yield remark('hold.accuse', because, { spots: [atField('accused')], ...set(['accused'], false) });
  }
  const caughtPath = ['seats', other, 'caught'] as const;
  if (accused && held !== null && kept >= game.limit && !caught) {
    const message = `The accusation was right: the ${name} is caught.`;
    yield remark('hold.caught', message, { spots: [atField(...caughtPath)], ...set(caughtPath, true) });
  }
  if (caught && !accused) {
    const message = `The ${name} has just had its turn: it is caught only when it was accused in this one.`;
    yield remark('hold.caught', message, { spots: [atField(...caughtPath)], ...set(caughtPath, false) });
  }
}

function* wrongEnd(game: Cards, position: TowerPosition): Faults {
  const { phase, deck, seats, outcome } = position;
  const left = deck.length + BUILDERS.reduce((sum, builder) => sum + inHand(seats[builder]).length, 0);
  if (phase === 'draw' && deck.length === 0) {
    const message = 'There is nothing to draw: with an empty deck the last cards are played.';
    yield remark('end.last-cards', message, { spots: [atField('phase')], ...set(['phase'], 'play') });
  }
  if (phase === 'over' && left > 0) {
    const message = `The game lasts until deck and hands are used up: ${counted(left, 'card is', 'cards are')} left.`;
    yield remark('end.last-cards', message, { spots: [atField('phase')] });
  }
  if (phase !== 'over' && outcome !== null) {
    const message = 'The game is not over, so there is no outcome yet.';
    yield remark('end.last-cards', message, { spots: [atField('outcome')], ...set(['outcome'], null) });
  }
  if (phase === 'over' && left === 0) {
    const due = game.result(position);
    if (!same(outcome, due)) {
      const scores = `${game.floorsOf(seats.starter.tower)} to ${game.floorsOf(seats.dealer.tower)}`;
      const message = `The towers stand at ${scores}: the outcome should say so.`;
      const hint = due.winners.length === 0 ? 'A draw.' : `${spoken(due.winners)} wins.`;
      yield remark('score.floors', message, { hint, spots: [atField('outcome')], ...set(['outcome'], due) });
    }
  }
}

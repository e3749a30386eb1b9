/** Tower Builders: draw one, play one, and hold a card too long if nobody notices. */
import { defineRules } from '../../define.ts';
import { added, copies, distinct, without } from '../../multiset.ts';
import { CHANCE, type Form, type Odds, type Referee, type RulesSource, type Seat } from '../../types.ts';
import { PLAYS, read, type TowerAction, type Which, write } from './actions.ts';
import type { Clause } from './clauses.ts';
import type { Facts } from './facts.ts';
import { faults } from './faults.ts';
import { BUILDERS, cardsOf, fields, type Hand, otherThan, type TowerPosition } from './position.ts';
import { refuse } from './refuse.ts';
import { say, seen } from './say.ts';
import { table } from './table.ts';
import { view, worlds } from './view.ts';

export function rules(source: RulesSource<Facts>): Referee<Clause, TowerPosition, TowerAction> {
  const game = cardsOf(source);

  const isLegal = (position: TowerPosition, seat: Seat, action: TowerAction) => {
    for (const _ of refuse(game, position, seat, action)) return false;
    return true;
  };

  function* legal(position: TowerPosition, seat: Seat): Iterable<TowerAction> {
    if (!position.active.includes(seat)) return;
    if (position.phase === 'deal') {
      yield* deals().filter((action) => isLegal(position, seat, action));
    } else if (position.phase === 'draw') {
      for (const card of distinct(position.deck)) yield { verb: 'draw', card };
    } else {
      yield* PLAYS.filter((action) => isLegal(position, seat, action));
    }
  }

  const deals = (): readonly TowerAction[] =>
    game.kinds.flatMap((first) => game.kinds.map((second) => ({ verb: 'deal', cards: [first, second] }) as const));

  function apply(position: TowerPosition, _seat: Seat, action: TowerAction): TowerPosition {
    const { deck, seats, turn } = position;
    const mine = seats[turn];
    const other = otherThan(turn);
    switch (action.verb) {
      case 'deal': {
        const [first, second] = action.cards;
        const dealt = {
          starter: { ...seats.starter, held: first },
          dealer: { ...seats.dealer, held: second },
        };
        return { ...position, phase: 'draw', deck: without(deck, first, second), seats: dealt };
      }
      case 'draw': {
        const drawing = { ...seats, [turn]: { ...mine, drawn: action.card } };
        return { ...position, phase: 'play', active: [turn], deck: without(deck, action.card), seats: drawing };
      }
      case 'accuse': {
        const caught = seats[other].kept >= game.limit;
        return { ...position, accused: true, seats: { ...seats, [other]: { ...seats[other], caught } } };
      }
      default:
        return endTurn(play(position, action));
    }
  }

  /** The card leaves the hand and does what it does. */
  function play(position: TowerPosition, action: TowerAction & { readonly which: Which }): TowerPosition {
    const { seats, turn, discard } = position;
    const other = otherThan(turn);
    const { held, drawn, kept } = seats[turn];
    const card = (action.which === 'held' ? held : drawn) ?? '';
    const hand: Hand =
      action.which === 'held'
        ? { ...seats[turn], held: drawn, kept: 0, drawn: null, caught: false }
        : { ...seats[turn], kept: kept + 1, drawn: null };
    if (action.verb === 'bury') {
      return { ...position, seats: { ...seats, [turn]: { ...hand, buried: added(hand.buried, card) } } };
    }
    if (!game.fells(card)) {
      return { ...position, seats: { ...seats, [turn]: { ...hand, tower: added(hand.tower, card) } } };
    }
    const { tower, buried } = seats[other];
    return {
      ...position,
      discard: added(discard, card, ...tower, ...buried),
      seats: { ...seats, [turn]: hand, [other]: { ...seats[other], tower: [], buried: [] } },
    };
  }

  function endTurn(position: TowerPosition): TowerPosition {
    const turn = otherThan(position.turn);
    const next = { ...position, turn, accused: false };
    if (position.deck.length > 0) return { ...next, phase: 'draw', active: [CHANCE] };
    if (position.seats[turn].held !== null) return { ...next, phase: 'play', active: [turn] };
    return { ...next, phase: 'over', active: [], outcome: game.result(position) };
  }

  function effects(position: TowerPosition, _seat: Seat, action: TowerAction): readonly Clause[] {
    if (action.verb === 'deal') return ['setup.deal'];
    if (action.verb === 'draw') return ['turn.draw'];
    const other = position.seats[otherThan(position.turn)];
    if (action.verb === 'accuse') return other.kept >= game.limit ? ['hold.accuse', 'hold.caught'] : ['hold.accuse'];
    const { held, drawn, kept } = position.seats[position.turn];
    const card = (action.which === 'held' ? held : drawn) ?? '';
    const onLimit = kept + 1 >= game.limit;
    const holding: readonly Clause[] =
      action.verb === 'bury'
        ? ['hold.caught', 'hold.face-down']
        : action.verb === 'cheat'
          ? ['hold.overdue']
          : action.which === 'drawn'
            ? ['hold.count', 'hold.three-turns']
            : onLimit
              ? [kept >= game.limit ? 'hold.too-late' : 'hold.third-turn']
              : [];
    const building: readonly Clause[] =
      action.verb === 'bury' ? [] : game.fells(card) ? ['play.collapse', 'play.discard'] : ['play.floor'];
    const { outcome } = endTurn(play(position, action));
    const ending: readonly Clause[] = outcome === null ? [] : ['score.floors', ...outcome.by];
    const last: readonly Clause[] = position.deck.length === 0 && drawn === null ? ['end.last-cards'] : [];
    return ['turn.play', ...building, ...holding, ...last, ...ending];
  }

  /** As the hands did it, although they might not: any card that is there can be laid down. */
  function force(position: TowerPosition, seat: Seat, action: TowerAction): TowerPosition | null {
    if (position.phase !== 'play' || seat !== position.turn || !('which' in action)) return null;
    return position.seats[seat][action.which] === null ? null : apply(position, seat, action);
  }

  function odds(position: TowerPosition): Odds<TowerAction> {
    const deck = position.deck;
    const listed = (actions: readonly TowerAction[], weigh: (action: TowerAction) => number): Odds<TowerAction> => {
      const outcomes = actions.map((action) => ({ action, weight: weigh(action) }));
      return { kind: 'listed', outcomes: outcomes.filter(({ weight }) => weight > 0) };
    };
    if (position.phase === 'draw') {
      const draws = distinct(deck).map((card) => ({ verb: 'draw', card }) as const);
      return listed(draws, (action) => ('card' in action ? copies(deck, action.card) : 0));
    }
    return listed(deals(), (action) => {
      if (!('cards' in action)) return 0;
      const [first, second] = action.cards;
      return copies(deck, first) * copies(without(deck, first), second);
    });
  }

  function forms(position: TowerPosition, seat: Seat): readonly Form[] {
    if (!position.active.includes(seat)) return [];
    const form = (verb: keyof typeof VERBS, ...slots: Form['slots']): Form => {
      return { id: verb, verb, label: VERBS[verb].label, slots };
    };
    const card = (label: string) => ({ label, parts: [{ label, values: game.kinds }] });
    const which = (...values: readonly Which[]) => ({ label: 'Card', parts: [{ label: 'Card', values }] });
    switch (position.phase) {
      case 'deal':
        return [form('deal', ...BUILDERS.map((builder) => card(`To the ${game.builderName(builder)}`)))];
      case 'draw':
        return [form('draw', card('Card'))];
      default:
        return [
          form('play', which('held', 'drawn')),
          form('cheat', which('drawn')),
          form('bury', which('held')),
          form('accuse'),
        ];
    }
  }

  return defineRules<Clause, TowerPosition, TowerAction>({
    source,
    verbs: VERBS,
    fields: fields(source),
    seats: () => BUILDERS,
    setup: (options) => ({
      game: source.slug,
      phase: 'deal',
      active: [CHANCE],
      outcome: null,
      options: options as TowerPosition['options'],
      turn: 'starter',
      deck: game.fullDeck,
      discard: [],
      seats: { starter: EMPTY, dealer: EMPTY },
      accused: false,
    }),
    legal,
    refuse: (position, seat, action) => refuse(game, position, seat, action),
    apply,
    faults: (position) => faults(game, position),
    forms,
    read: (text) => read(text, game.kinds),
    write,
    say: (position, _seat, action) => say(game, position, action),
    seen: (position, seat, action, viewer) => seen(game, position, seat, action, viewer),
    table: (position, viewer) => table(game, position, viewer),
    force,
    effects,
    odds,
    view,
    worlds: (seenPosition, seat, random) => worlds(game, seenPosition, seat, random),
  });
}

const EMPTY: Hand = { held: null, kept: 0, drawn: null, caught: false, tower: [], buried: [] };

const VERBS = {
  deal: { label: 'Deal', clauses: ['setup.deal'] },
  draw: { label: 'Draw', clauses: ['turn.draw'] },
  play: { label: 'Play', clauses: ['turn.play'] },
  cheat: { label: 'Cheat', clauses: ['hold.overdue'] },
  bury: { label: 'Lay face down', clauses: ['hold.caught'] },
  accuse: { label: 'Accuse', clauses: ['hold.accuse'] },
} as const;

/** Tower Builders: draw one, play one, and hold a card too long if nobody notices. */
import { defineRules } from '../../define.ts';
import { added, copies, distinct, without } from '../../multiset.ts';
import {
  CHANCE,
  type Consequence,
  type Form,
  type Odds,
  type Referee,
  type RulesSource,
  type Seat,
} from '../../types.ts';
import { actions, type TowerAction, type Which } from './actions.ts';
import type { Clause } from './clauses.ts';
import type { Facts } from './facts.ts';
import { faults } from './faults.ts';
import { loreOf } from './lore.ts';
import { fields, type Hand, type TowerPosition } from './position.ts';
import { refuse } from './refuse.ts';
import { say, seen } from './say.ts';
import { table } from './table.ts';
import { maySee, worlds } from './view.ts';

type Turn = Consequence<TowerPosition, Clause>;

export function rules(source: RulesSource<Facts>): Referee<Clause, TowerPosition, TowerAction> {
  const lore = loreOf(source);
  const { each, other } = lore.seats;
  const { read, write, form } = actions(lore);

  function play(position: TowerPosition, _seat: Seat, action: TowerAction): Turn {
    const { deck, seats, turn } = position;
    switch (action.verb) {
      case 'deal': {
        const dealt = each((builder) => ({ ...seats[builder], held: action[builder] }));
        const left = without(deck, action.starter, action.dealer);
        return { position: { ...position, deck: left, seats: dealt }, by: ['setup.deal'] };
      }
      case 'draw': {
        const drawing = { ...seats, [turn]: { ...seats[turn], drawn: action.card } };
        return { position: { ...position, deck: without(deck, action.card), seats: drawing }, by: ['turn.draw'] };
      }
      case 'accuse': {
        const accused = other(turn);
        const caught = seats[accused].kept >= lore.limit;
        const after = { ...position, accused: true, seats: { ...seats, [accused]: { ...seats[accused], caught } } };
        return { position: after, by: caught ? ['hold.accuse', 'hold.caught'] : ['hold.accuse'] };
      }
      default: {
        const { card, by, hand } = leaving(position, action);
        const laid = lay(position, action.verb === 'bury', card, hand);
        const last: readonly Clause[] = deck.length === 0 && seats[turn].drawn === null ? ['end.last-cards'] : [];
        const isOver = last.length > 0 && seats[other(turn)].held === null;
        const scored: readonly Clause[] = isOver ? ['score.floors'] : [];
        const ended = { ...laid.position, turn: other(turn), accused: false };
        return { position: ended, by: ['turn.play', ...laid.by, ...by, ...last, ...scored] };
      }
    }
  }

  /** The card that is played, the hand without it, and what that does for the other card of the hand. */
  function leaving({ seats, turn }: TowerPosition, { verb, which }: TowerAction & { readonly which: Which }) {
    const { held, drawn, kept } = seats[turn];
    if (which === 'drawn') {
      const hand: Hand = { ...seats[turn], kept: kept + 1, drawn: null };
      const by: readonly Clause[] = verb === 'cheat' ? ['hold.overdue'] : ['hold.count', 'hold.three-turns'];
      return { card: drawn ?? '', hand, by };
    }
    const hand: Hand = { ...seats[turn], held: drawn, kept: 0, drawn: null, caught: false };
    const onLimit: readonly Clause[] = kept + 1 === lore.limit ? ['hold.third-turn'] : [];
    const late: readonly Clause[] = kept >= lore.limit ? ['hold.too-late'] : onLimit;
    const by: readonly Clause[] = verb === 'bury' ? ['hold.caught', 'hold.face-down'] : late;
    return { card: held ?? '', hand, by };
  }

  /** The card comes down and does what it does. */
  function lay(position: TowerPosition, faceDown: boolean, card: string, hand: Hand): Turn {
    const { seats, turn, discard } = position;
    if (faceDown) {
      const buried = { ...hand, buried: added(hand.buried, card) };
      return { position: { ...position, seats: { ...seats, [turn]: buried } }, by: [] };
    }
    if (!lore.fells(card)) {
      const built = { ...hand, tower: added(hand.tower, card) };
      return { position: { ...position, seats: { ...seats, [turn]: built } }, by: ['play.floor'] };
    }
    const felled = other(turn);
    const { tower, buried } = seats[felled];
    const after = {
      ...position,
      discard: added(discard, card, ...tower, ...buried),
      seats: { ...seats, [turn]: hand, [felled]: { ...seats[felled], tower: [], buried: [] } },
    };
    return { position: after, by: ['play.collapse', 'play.discard'] };
  }

  function due(position: TowerPosition) {
    const { deck, seats, turn } = position;
    const { held, drawn } = seats[turn];
    const going = { active: [CHANCE], outcome: null } as const;
    if (deck.length === lore.fullDeck.length) return { ...going, phase: 'deal' } as const;
    if (drawn === null && deck.length > 0) return { ...going, phase: 'draw' } as const;
    if (drawn !== null || held !== null) return { phase: 'play', active: [turn], outcome: null } as const;
    return { phase: 'over', active: [], outcome: lore.result(position) } as const;
  }

  /** As the hands did it, although they might not: any card that is there can be laid down. */
  function force(position: TowerPosition, seat: Seat, action: TowerAction): TowerAction | null {
    if (position.phase !== 'play' || seat !== position.turn || !('which' in action)) return null;
    return position.seats[seat][action.which] === null ? null : action;
  }

  function odds({ phase, deck }: TowerPosition): Odds<TowerAction> {
    const kinds = distinct(deck);
    if (phase === 'draw') {
      return {
        kind: 'listed',
        outcomes: kinds.map((card) => ({ action: { verb: 'draw', card }, weight: copies(deck, card) })),
      };
    }
    const deals = kinds.flatMap((starter) =>
      kinds.map((dealer) => {
        const weight = copies(deck, starter) * copies(without(deck, starter), dealer);
        return { action: { verb: 'deal', starter, dealer } as const, weight };
      }),
    );
    return { kind: 'listed', outcomes: deals.filter(({ weight }) => weight > 0) };
  }

  function forms({ active, phase }: TowerPosition, seat: Seat): readonly Form[] {
    if (!active.includes(seat)) return [];
    if (seat === CHANCE) return [form(phase === 'deal' ? 'deal' : 'draw')];
    return [form('play'), form('cheat'), form('bury'), form('accuse')];
  }

  return defineRules<Clause, TowerPosition, TowerAction>({
    source,
    fields: fields(lore),
    setup: (options) => ({
      game: source.slug,
      phase: 'deal',
      active: [CHANCE],
      outcome: null,
      options: options as TowerPosition['options'],
      turn: 'starter',
      deck: lore.fullDeck,
      discard: [],
      seats: each(() => EMPTY),
      accused: false,
    }),
    read,
    write,
    forms,
    refuse: (position, seat, action) => refuse(lore, position, seat, action),
    play,
    due,
    faults: (position) => faults(lore, position),
    say: (position, _seat, action) => say(lore, position, action),
    seen: (position, seat, action, viewer) => seen(lore, position, seat, action, viewer),
    table: (position, viewer) => table(lore, position, viewer),
    force,
    odds,
    maySee,
    worlds: (view, seat, random) => worlds(lore, view, seat, random),
  });
}

const EMPTY: Hand = { held: null, kept: 0, drawn: null, caught: false, tower: [], buried: [] };

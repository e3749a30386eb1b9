/** Where the cards of Tower Builders lie, as a builder sees them or (null) with everything told. */
import type { Area, Counter, Item, Table } from '../../../definition/table.ts';
import { listArea } from '../../areas.ts';
import { endSpoken } from '../../outcome.ts';
import { counted } from '../../text.ts';
import type { Path, Seat } from '../../types.ts';
import type { Lore } from './lore.ts';
import type { Builder, Card, TowerPosition } from './position.ts';

export function table(lore: Lore, position: TowerPosition, viewer: Seat | null): Table {
  // One's own cards lie nearest: at the end of the page. Nobody in particular sits where the starter does.
  const near: Builder = viewer !== null && lore.seats.is(viewer) ? viewer : 'starter';
  const far = lore.seats.other(near);
  const { hand, tower, buried, pile } = areas(lore, position);
  const showsBuried = (builder: Builder) => viewer === null || position.seats[builder].buried.length > 0;
  const faceDown = position.options.cheating === 'allowed';
  return {
    caption: caption(lore, position),
    areas: [
      hand(far),
      ...(faceDown && showsBuried(far) ? [buried(far)] : []),
      tower(far),
      pile('deck', 'Deck', 'The deck is used up'),
      pile('discard', 'Discard', 'Nothing has fallen yet'),
      tower(near),
      ...(faceDown && showsBuried(near) ? [buried(near)] : []),
      hand(near),
    ],
    counters: lore.seats.all.flatMap((builder) => counters(lore, position, builder)),
    tray: lore.kinds.map((card) => ({
      word: card,
      face: `${card}.front`,
      label: lore.cardName(card),
      of: lore.copiesOf(card),
    })),
  };
}

function areas(lore: Lore, position: TowerPosition) {
  // All backs are the same, so that of any card shows an unseen one.
  const back = `${lore.kinds[0]}.back`;
  const item = (card: Card, path: Path, owner: Builder | null, word: string | null = null, faceDown = false): Item => {
    const known = lore.copiesOf(card) > 0;
    const label = !known ? 'Face-down card' : faceDown ? `${lore.cardName(card)}, face down` : lore.cardName(card);
    return { word, face: known && !faceDown ? `${card}.front` : back, label, owner, path };
  };
  const hand = (builder: Builder): Area => {
    const { held, drawn } = position.seats[builder];
    const path = (word: string): Path => ['seats', builder, word];
    const kept = held === null ? [] : [item(held, path('held'), builder, 'held')];
    const fresh = drawn === null ? [] : [item(drawn, path('drawn'), builder, 'drawn')];
    return {
      kind: 'hand',
      id: `${builder}-hand`,
      label: `${lore.seats.name(builder)}’s hand`,
      owner: builder,
      items: [...kept, ...fresh.map((one) => ({ ...one, label: `${one.label}, just drawn` }))],
      empty: 'No card in hand',
      path: path(held === null ? 'held' : 'drawn'),
    };
  };
  const tower = (builder: Builder): Area => {
    const path = ['seats', builder, 'tower'];
    const label = `${lore.seats.name(builder)}’s tower`;
    const area = {
      kind: 'tower',
      id: `${builder}-tower`,
      label,
      owner: builder,
      path,
      empty: 'Nothing built',
    } as const;
    return listArea(area, position.seats[builder].tower, (card, at) => item(card, at, builder));
  };
  const buried = (builder: Builder): Area => {
    const path = ['seats', builder, 'buried'];
    const label = `${lore.seats.name(builder)}’s face-down cards`;
    const area = { kind: 'row', id: `${builder}-buried`, label, owner: builder, path, empty: 'No card' } as const;
    return listArea(area, position.seats[builder].buried, (card, at) => item(card, at, builder, null, true));
  };
  const pile = (id: 'deck' | 'discard', label: string, empty: string): Area => {
    const area = { kind: 'pile', id, label, owner: null, path: [id], empty } as const;
    return listArea(area, position[id], (card, at) => item(card, at, null, null, id === 'deck'));
  };
  return { hand, tower, buried, pile };
}

function counters(lore: Lore, position: TowerPosition, builder: Builder): readonly Counter[] {
  const { tower, held, kept } = position.seats[builder];
  const name = lore.seats.name(builder);
  const floors = { label: `${name}’s floors`, value: lore.floorsOf(tower) };
  if (held === null || !Number.isInteger(kept)) return [floors];
  return [floors, { label: `Turns the ${name} kept its card`, value: kept, path: ['seats', builder, 'kept'] }];
}

function caption(lore: Lore, { phase, turn, seats, deck, outcome }: TowerPosition): string {
  const name = `The ${lore.seats.name(turn)}`;
  const left = `${counted(deck.length, 'card')} left in the deck`;
  switch (phase) {
    case 'deal':
      return 'The deck is shuffled and the first two cards are about to be dealt.';
    case 'draw':
      return `${name} is about to draw; ${left}.`;
    case 'play':
      return seats[turn].caught ? `${name} was caught; ${left}.` : `${name} is to play; ${left}.`;
    case 'over':
      return endSpoken('The game', outcome, lore.seats.name);
  }
}

/** Where the cards of Tower Builders lie, as a builder sees them or (null) with everything told. */
import type { Area, Counter, Item, Table } from '../../../definition/table.ts';
import { counted } from '../../text.ts';
import type { Path, Seat } from '../../types.ts';
import { BUILDERS, type Builder, type Card, type Cards, isBuilder, otherThan, type TowerPosition } from './position.ts';
import { view } from './view.ts';

export function table(game: Cards, truth: TowerPosition, viewer: Seat | null): Table {
  const position = viewer === null ? truth : view(truth, viewer);
  // One's own cards lie nearest: at the end of the page. Nobody in particular sits where the starter does.
  const near: Builder = viewer !== null && isBuilder(viewer) ? viewer : 'starter';
  const far = otherThan(near);
  const { hand, tower, buried, pile } = areas(game, position);
  const showsBuried = (builder: Builder) => viewer === null || position.seats[builder].buried.length > 0;
  const faceDown = position.options.cheating === 'allowed';
  return {
    caption: caption(game, position),
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
    counters: BUILDERS.flatMap((builder) => counters(game, position, builder)),
    tray: game.kinds.map((card) => ({
      word: card,
      face: `${card}.front`,
      label: game.cardName(card),
      of: game.copiesOf(card),
    })),
  };
}

function areas(game: Cards, position: TowerPosition) {
  // All backs are the same, so that of any card shows an unseen one.
  const back = `${game.kinds[0]}.back`;
  const item = (card: Card, path: Path, owner: Builder | null, word: string | null = null, faceDown = false): Item => {
    const known = game.copiesOf(card) > 0;
    const label = !known ? 'Face-down card' : faceDown ? `${game.cardName(card)}, face down` : game.cardName(card);
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
      label: `${game.builderName(builder)}’s hand`,
      owner: builder,
      items: [...kept, ...fresh.map((one) => ({ ...one, label: `${one.label}, just drawn` }))],
      empty: 'No card in hand',
      path: path(held === null ? 'held' : 'drawn'),
    };
  };
  const tower = (builder: Builder): Area => ({
    kind: 'tower',
    id: `${builder}-tower`,
    label: `${game.builderName(builder)}’s tower`,
    owner: builder,
    items: position.seats[builder].tower.map((card, index) => {
      return item(card, ['seats', builder, 'tower', index], builder);
    }),
    empty: 'Nothing built',
    path: ['seats', builder, 'tower'],
  });
  const buried = (builder: Builder): Area => ({
    kind: 'row',
    id: `${builder}-buried`,
    label: `${game.builderName(builder)}’s face-down cards`,
    owner: builder,
    items: position.seats[builder].buried.map((card, index) => {
      return item(card, ['seats', builder, 'buried', index], builder, null, true);
    }),
    empty: 'No card',
    path: ['seats', builder, 'buried'],
  });
  const pile = (id: 'deck' | 'discard', label: string, empty: string): Area => ({
    kind: 'pile',
    id,
    label,
    owner: null,
    items: position[id].map((card, index) => item(card, [id, index], null, null, id === 'deck')),
    empty,
    path: [id],
  });
  return { hand, tower, buried, pile };
}

function counters(game: Cards, position: TowerPosition, builder: Builder): readonly Counter[] {
  const { tower, held, kept } = position.seats[builder];
  const name = game.builderName(builder);
  const floors = { label: `${name}’s floors`, value: game.floorsOf(tower) };
  if (held === null || !Number.isInteger(kept)) return [floors];
  return [floors, { label: `Turns the ${name} kept its card`, value: kept, path: ['seats', builder, 'kept'] }];
}

function caption(game: Cards, { phase, turn, seats, deck, outcome }: TowerPosition): string {
  const name = `The ${game.builderName(turn)}`;
  const left = `${counted(deck.length, 'card')} left in the deck`;
  switch (phase) {
    case 'deal':
      return 'The deck is shuffled and the first two cards are about to be dealt.';
    case 'draw':
      return `${name} is about to draw; ${left}.`;
    case 'play':
      return seats[turn].caught ? `${name} was caught; ${left}.` : `${name} is to play; ${left}.`;
    case 'over':
      return outcome?.result === 'win'
        ? `All cards are played: the ${outcome.winners.map((seat) => (isBuilder(seat) ? game.builderName(seat) : seat)).join(' and ')} built higher.`
        : 'All cards are played, and the towers are equally high.';
  }
}

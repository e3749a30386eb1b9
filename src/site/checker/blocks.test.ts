import { describe, expect, it } from 'vitest';
import type { Area } from '../../definition/table.ts';
import { blocksOf, underOwner } from './blocks.ts';

const board: Area = { kind: 'grid', id: 'board', label: 'Board', files: [], ranks: [], rows: [], board: null };
const area = (id: string, owner: string | null, kind: 'hand' | 'row' | 'pile' | 'dice' = 'row'): Area => ({
  kind,
  id,
  label: id,
  owner,
  items: [],
  empty: 'nothing',
});
const laid = (...areas: Area[]) =>
  blocksOf({ caption: '', areas, counters: [], tray: [] }).map((block) =>
    block.kind === 'board'
      ? 'board'
      : `${block.kind}${block.isFar ? ' (far)' : ''}: ${block.areas.map(({ id }) => id)}`,
  );

describe('the blocks of a table', () => {
  it('are the board between the two sides, the one beyond it far', () => {
    const areas = [area('b-hand', 'b'), area('b-wounds', 'b'), board, area('a-hand', 'a'), area('off', null)];
    expect(laid(...areas)).toEqual(['side (far): b-hand,b-wounds', 'board', 'side: a-hand', 'side: off']);
  });

  it('without a board are the sides as they follow each other, none of them far', () => {
    const areas = [area('b-hand', 'b'), area('deck', null, 'pile'), area('discard', null, 'pile'), area('a-hand', 'a')];
    expect(laid(...areas)).toEqual(['side: b-hand', 'side: deck,discard', 'side: a-hand']);
  });

  it('keep all dice together, whoever owns them', () => {
    expect(laid(area('p1', 'a', 'dice'), area('r1', 'b', 'dice'), area('p2', 'a', 'dice'))).toEqual(['dice: p1,r1,p2']);
  });
});

it.each([
  ['Red rider: wounds dealt', 'Red rider', 'Wounds dealt'],
  ['Dealer’s hand', 'Dealer', 'Hand'],
  ['Deck', 'Dealer', 'Deck'],
  ['Dealer', 'Dealer', 'Dealer'],
  ['Dealership', 'Dealer', 'Dealership'],
])('«%s» under «%s» is called «%s»', (label, owner, name) => {
  expect(underOwner(label, owner)).toBe(name);
});

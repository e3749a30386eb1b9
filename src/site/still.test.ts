import { describe, expect, it } from 'vitest';
import type { Area, Item, Table } from '../definition/table.ts';
import { changedFirst, excerpt, still } from './still.ts';

const item = (label: string): Item => ({ word: null, face: 'card.back', label, owner: null });
const items = (id: string, kind: 'hand' | 'pile', owner: string | null, ...labels: string[]): Area => ({
  kind,
  id,
  label: id,
  owner,
  items: labels.map(item),
  empty: 'nothing',
});
const grid: Area = { kind: 'grid', id: 'board', label: 'Board', files: ['a'], ranks: ['1'], rows: [[]], board: null };
const table = (...areas: Area[]): Table => ({
  caption: '',
  areas,
  counters: [{ label: 'Round', value: 1 }],
  tray: [],
});
const ids = ({ areas }: Table) => areas.map(({ id }) => id);

const deck = items('deck', 'pile', null, 'One floor', 'Five floors', 'Collapse');
const hand = items('hand', 'hand', 'red', 'Claw');
const off = items('off', 'hand', null, 'Dragon');
const nothing = items('discard', 'pile', null);

describe('a still picture of a table', () => {
  it('leaves out places where nothing lies', () => {
    expect(ids(still(table(deck, nothing, hand)))).toEqual(['deck', 'hand']);
  });

  it('shows a pile as its top piece, and tells nothing of the order below', () => {
    const [shown] = still(table(deck)).areas;
    expect(shown?.kind === 'pile' && shown.items.map(({ label }) => label)).toEqual(['top of 3']);
    expect(JSON.stringify(shown)).not.toContain('One floor');
  });

  it('beside a clause shows the board and what lies loose, without hands and counters', () => {
    const shown = excerpt(table(grid, hand, off));
    expect(ids(shown)).toEqual(['board', 'off']);
    expect(shown.counters).toEqual([]);
  });

  it('of a worked position shows what has changed, and the rest apart', () => {
    const claws = items('claws', 'hand', 'red', 'Claw', 'Bite');
    const { first, rest } = changedFirst(
      table(grid, hand, claws),
      table(grid, hand, items('claws', 'hand', 'red', 'Claw')),
    );
    expect(ids(first)).toEqual(['board', 'claws']);
    expect(rest && ids(rest)).toEqual(['hand']);
    expect(changedFirst(table(grid, claws), table(grid)).rest).toBeNull();
  });

  it('beside a clause shows a table without a board whole', () => {
    expect(ids(excerpt(table(deck, hand)))).toEqual(['deck', 'hand']);
  });
});

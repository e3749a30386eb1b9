import { describe, expect, it } from 'vitest';
import type { Component, Piece } from '../definition/game.ts';
import { boxItems, folded } from './box.ts';
import type { FaceImage } from './drawings.ts';

const image = (svg: string): FaceImage => ({ svg, width: 63, height: 88, alt: '' });
const piece = (id: string, count = 1) => ({ id, name: id.toUpperCase(), count, sides: [] }) as unknown as Piece;
const cards = (...pieces: Piece[]) => ({ kind: 'card', pieces }) as unknown as Component;
const backs = (all: Record<string, string>) =>
  new Map(Object.entries(all).map(([id, svg]) => [`${id}.back`, image(svg)] as const));
const shown = (component: Component, images = backs({})) =>
  boxItems(component, images).map(({ faces, caption, copies }) => `${caption} ${copies ?? '–'}: ${faces.join(' ')}`);

describe('the pictures of a box', () => {
  it('are fronts alone where nothing is printed behind them', () => {
    expect(shown(cards(piece('a', 3), piece('b')))).toEqual(['A 3: a.front', 'B 1: b.front']);
  });

  it('show a back that all share once, after the fronts', () => {
    expect(shown(cards(piece('a'), piece('b')), backs({ a: 'same', b: 'same' }))).toEqual([
      'A 1: a.front',
      'B 1: b.front',
      'The back of all –: a.back',
    ]);
  });

  it('show a back of its own beside its front', () => {
    expect(shown(cards(piece('a'), piece('b')), backs({ a: 'one', b: 'two' }))).toEqual([
      'A 1: a.front a.back',
      'B 1: b.front b.back',
    ]);
  });

  it('say how many share a back where not all do', () => {
    expect(shown(cards(piece('a'), piece('b'), piece('c')), backs({ a: 'same', b: 'same', c: 'own' }))).toEqual([
      'A 1: a.front',
      'B 1: b.front',
      'C 1: c.front c.back',
      'The back of 2 of them –: a.back',
    ]);
  });

  it('show every side of a die once', () => {
    const sides = ['fly', 'fire', 'fly'].map((value) => ({ value }));
    const die = { kind: 'die', pieces: [{ ...piece('d'), sides }] } as unknown as Component;
    expect(shown(die)).toEqual(['D 1: d.fly d.fire']);
  });
});

describe('a long list', () => {
  const deck = (count: number, height: number) => {
    const pieces = Array.from({ length: count }, (_, place) => piece(`c${place}`));
    const same = Object.fromEntries(pieces.map(({ id }) => [id, 'same']));
    return folded({ width: height, height }, boxItems(cards(...pieces), backs(same)));
  };

  it('shows eight cards, their back among them, and folds the rest', () => {
    const { first, rest } = deck(12, 88);
    expect(first.map(({ caption }) => caption)).toEqual(['C0', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'The back of all']);
    expect(rest.map(({ caption }) => caption)).toEqual(['C7', 'C8', 'C9', 'C10', 'C11']);
  });

  it.each([
    ['nine cards and their back: little would be folded', 9, 88, 0],
    ['ten cards and their back', 10, 88, 3],
    ['twelve small tokens and their back', 12, 38, 0],
    ['thirty small tokens and their back', 30, 38, 17],
  ])('%s', (_name, count, height, rest) => {
    expect(deck(count, height).rest).toHaveLength(rest);
  });
});

import { describe, expect, it } from 'vitest';
import { count, list, millimetres, size, span } from './figures.ts';

describe('figures in words', () => {
  it.each([
    [span({ from: 2, to: 2 }), '2'],
    [span({ from: 2, to: 12 }), '2–12'],
    [count(1, 'sheet'), '1 sheet'],
    [count(3, 'sheet'), '3 sheets'],
    [count(6, 'Position die'), '6 Position dice'],
    [count(2, 'box'), '2 boxes'],
    [count(2, 'enemy'), '2 enemies'],
    [size(120), '1 kB'],
    [size(41_234), '41 kB'],
    [size(1_234_567), '1.2 MB'],
    [millimetres(38.1, 19.05), '38.1 × 19.1 mm'],
    [list(['scissors']), 'scissors'],
    [list(['scissors', 'glue', 'a pen']), 'scissors, glue and a pen'],
    [list([]), ''],
  ])('%s', (said, expected) => {
    expect(said).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { millimetres, size, span } from './figures.ts';

describe('figures in words', () => {
  it.each([
    [span({ from: 2, to: 2 }), '2'],
    [span({ from: 2, to: 12 }), '2–12'],
    [size(120), '1 kB'],
    [size(41_234), '41 kB'],
    [size(1_234_567), '1.2 MB'],
    [millimetres(38.1, 19.05), '38.1 × 19.1 mm'],
  ])('%s', (said, expected) => {
    expect(said).toBe(expected);
  });
});

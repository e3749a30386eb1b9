import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, mix, readable, textOn } from './colour.ts';
import type { Hex } from './game.ts';

const anyColour = fc.integer({ min: 0, max: 0xffffff }).map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);

const light = '#FAF7F2';
const dark = '#16140F';

describe('colours that can be read', () => {
  it('any accent becomes readable on a light and on a dark ground', () => {
    fc.assert(
      fc.property(anyColour, fc.constantFrom(light, dark), (colour, paper) => {
        expect(contrast(readable(colour, paper), paper)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('an accent that reads already stays as it is', () => {
    expect(readable('#b3261e', light)).toBe('#b3261e');
  });

  it('half way between black and white is grey', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  });

  it.each([
    ['#b3261e', '#ffffff'],
    ['#fca311', '#14213d'],
  ] as const)('text on %s is %s', (ground, text) => {
    expect(textOn(ground, '#14213d')).toBe(text);
  });
});

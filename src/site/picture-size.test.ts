import { describe, expect, it } from 'vitest';
import { fitsBeside, shownSize } from './picture-size.ts';

const card = { width: 63, height: 88 };
const token = { width: 38.1, height: 38.1 };
const board = { width: 210, height: 210 };

describe('the size of a face on the page', () => {
  it.each([
    ['a token of 8 mm grows to be read', { width: 8, height: 8 }, { width: 32, height: 32 }],
    ['a card is shown at one scale with the tokens', card, { width: 164, height: 229 }],
    ['a board shrinks to fit', board, { width: 400, height: 400 }],
  ])('%s', (_name, face, size) => {
    expect(shownSize(face)).toEqual(size);
  });
});

describe('in the margin beside a clause', () => {
  it.each([
    ['one card stands', [card], true],
    ['a board stands, made smaller', [board], true],
    ['two tokens stand side by side', [token, token], true],
    ['three cards stand under the clause', [card, card, card], false],
    ['three tokens stand under the clause', [token, token, token], false],
  ])('%s', (_name, faces, fits) => {
    expect(fitsBeside(faces)).toBe(fits);
  });
});

/** Parameters that many faces share: names that the definition's cross-check resolves. */
import { z } from 'zod';
import { HOUSE_COLOURS } from '../../definition/colour.ts';

const name = z.string().min(1);

export const iconName = name.describe('an icon of game-icons or a drawing of the game (art/<name>.svg)');
export const colourName = name.describe('a name in theme.colours, or paper, ink or white');
export const seatName = name.describe('a seat of the game');

/** The theme colours among these names. */
export function themeColours(...names: readonly (string | undefined)[]): string[] {
  return names.filter((found): found is string => found !== undefined && !HOUSE_COLOURS.some((own) => own === found));
}

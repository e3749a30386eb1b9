import { describe, expect, test } from 'vitest';
import type { Game } from '../definition/game.ts';
import { loadKit } from '../node/kit.ts';
import { BARE_GAME, bareKit } from '../node/testing.ts';
import { createKit, fontKeys } from './kit.ts';

const { kit } = await bareKit();

describe('the kit of a face', () => {
  test('knows the game’s colours and those of the house', () => {
    expect(kit.colour('jade')).toBe('#1f6f4a');
    expect(kit.colour('ink')).toBe('#2a1a14');
    expect(kit.colour('white')).toBe('#ffffff');
  });

  test.each<[string, () => unknown, string]>([
    ['colour', () => kit.colour('jaed'), 'unknown colour "jaed"; did you mean "jade"?'],
    ['colour of another kind', () => kit.colour('toString'), 'unknown colour "toString"'],
    ['seat', () => kit.seat('rde'), 'unknown seat "rde"; did you mean "red"?'],
    ['icon', () => kit.icon('dragon-haed'), 'unknown icon "dragon-haed"; did you mean "dragon-head"?'],
  ])('an unknown %s names the nearest', (_name, ask, message) => {
    expect(ask).toThrow(message);
  });

  test('an icon is one form without a colour', () => {
    const { form, icon } = kit.icon('dragon-head');
    expect(form).toBe(kit.icon('dragon-head').form);
    expect(form.children).toEqual([{ kind: 'path', d: icon.d, fill: 'inherit' }]);
    expect(form.box.width).toBeLessThanOrEqual(icon.width);
  });

  test('the game’s own art comes before the icon set', () => {
    const art = { name: 'dragon-head', width: 10, height: 10, d: 'M0 0H10V10Z' };
    const game: Game = { ...BARE_GAME, art: { 'dragon-head': art } };
    const own = createKit(
      game,
      'colour',
      kit.fonts,
      () => art,
      () => {},
    );
    expect(own.icon('dragon-head').icon).toBe(art);
  });

  test('needs the display font and three cuts of the text font', () => {
    expect(
      fontKeys(BARE_GAME).map(({ family, weight, italic }) => `${family} ${weight}${italic ? ' italic' : ''}`),
    ).toEqual(['pirata-one 400', 'source-sans-3 400', 'source-sans-3 700', 'source-sans-3 400 italic']);
  });

  test('a display font that is not installed is named', async () => {
    const game: Game = { ...BARE_GAME, theme: { ...BARE_GAME.theme, display: { font: 'pirata-two', weight: 400 } } };
    await expect(loadKit(game, 'colour', () => {})).rejects.toThrow(
      'unknown font "pirata-two"; did you mean "pirata-one"?',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { contrast } from '../definition/colour.ts';
import type { Game, Hex } from '../definition/game.ts';
import { readHouse } from '../node/content.ts';
import { coverColours, displayFont, gameCss } from './theme.ts';

/** As much of a game as its stylesheet needs. */
const GAME = {
  slug: 'dragon-fight',
  theme: {
    display: { font: 'pirata-one', weight: 400 },
    paper: '#F4EBDD',
    ink: '#2A1A14',
    colours: { vermilion: '#B3261E', jade: '#1F6F4A', gold: '#FCA311', sky: '#1D7CBF' },
  },
  seats: {
    red: { name: 'Red rider', colour: 'vermilion', mark: 'wedge', letter: 'R' },
    green: { name: 'Green rider', colour: 'jade', mark: 'ring', letter: 'G' },
  },
  cover: { icon: 'dragon-head', ground: 'vermilion' },
} as unknown as Game;

const house = readHouse();
const css = gameCss(GAME, house);
const [day = '', night = ''] = css.split('@media (prefers-color-scheme: dark)');
const value = (text: string, name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`, 'i').exec(text)?.[1] as Hex;

describe('the stylesheet of a game', () => {
  it.each(['accent', 'seat-red', 'seat-green'])('has --%s to read by day and by night', (name) => {
    expect(contrast(value(day, name), house.light.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(value(night, name), house.dark.paper)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['vermilion', 'jade', 'gold'])('has --colour-%s to see by day and by night', (name) => {
    expect(contrast(value(day, `colour-${name}`), house.light.paper)).toBeGreaterThanOrEqual(3);
    expect(contrast(value(night, `colour-${name}`), house.dark.paper)).toBeGreaterThanOrEqual(3);
  });

  it('has text that reads on each accent', () => {
    for (const ground of Object.keys(GAME.theme.colours)) {
      const styles = gameCss({ ...GAME, cover: { icon: 'x', ground } }, house);
      expect(contrast(value(styles, 'on-accent'), value(styles, 'accent-ground')), ground).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(value(day, 'on-seat-green'), value(day, 'seat-green-ground'))).toBeGreaterThanOrEqual(4.5);
  });

  it('colours whatever belongs to a seat', () => {
    expect(css).toContain('[data-seat="red"] {\n  --seat: var(--seat-red);');
  });

  it.each([
    ['vermilion', '#ffffff', '#2A1A14'],
    ['gold', '#2A1A14', '#F4EBDD'],
  ])('a cover on %s has text %s and a silhouette %s', (ground, text, shape) => {
    expect(coverColours({ ...GAME, cover: { icon: 'x', ground } })).toMatchObject({ text, shape });
  });
});

describe('a display face', () => {
  it('comes with a fallback as wide and as high', () => {
    expect(css).toContain('src: url("../../fonts/pirata-one-latin-400-normal.woff2") format("woff2");');
    expect(css).toMatch(
      /font-family: "Pirata One fallback";\n {2}src: local\("Arial"\).*;\n {2}size-adjust: 80\.\d\d%/,
    );
  });

  it('says which package is missing', () => {
    const theme = { ...GAME.theme, display: { font: 'no-such-font', weight: 400 } };
    expect(() => displayFont({ ...GAME, theme })).toThrow('@fontsource/no-such-font');
  });
});

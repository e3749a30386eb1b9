import { describe, expect, test } from 'vitest';
import { pathBox } from '../print/path.ts';
import { icon, iconNames } from './icons.ts';

describe('icons from the package', () => {
  test('there are thousands, and every one is a single path', () => {
    expect(iconNames().size).toBeGreaterThan(4000);
    for (const name of iconNames()) expect(icon(name).d).toMatch(/^M/i);
  });

  test('an icon lies in its square', () => {
    const { d, width, height } = icon('dragon-head');
    expect([width, height]).toEqual([512, 512]);
    expect(pathBox(d)?.width).toBeLessThanOrEqual(512);
  });

  test.each(['dragon-haed', '__proto__', '', 'constructor'])('an unknown name is refused: %o', (name) => {
    expect(() => icon(name)).toThrow('unknown icon');
  });

  test('the nearest name is offered', () => {
    expect(() => icon('dragon-haed')).toThrow('did you mean "dragon-head"?');
  });
});

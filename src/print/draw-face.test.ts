import { describe, expect, test } from 'vitest';
import type { FaceUse, Game } from '../definition/game.ts';
import { icon } from '../node/icons.ts';
import { bareKit } from '../node/testing.ts';
import { drawFace } from './draw-face.ts';
import type { FaceBox } from './face.ts';
import { createKit } from './kit.ts';

const box: FaceBox = { shape: 'rectangle', width: 38.1, height: 38.1, bleed: 3 };
const at = { file: 'game.yaml', line: 12, column: 5 };
const emblem = (params: unknown): FaceUse => ({ face: 'emblem', params, at });

describe('drawing a face', () => {
  test('the same face is drawn once, however many pieces show it', async () => {
    const { kit, problems } = await bareKit();
    const one = await drawFace(emblem({ icon: 'dragon-head', colour: 'vermilion' }), box, kit);
    const other = await drawFace(emblem({ colour: 'vermilion', icon: 'dragon-head' }), box, kit);
    const again = await drawFace(emblem({ icon: 'dragon-head', colour: 'vermilion' }), box, kit);
    expect(again).toBe(one);
    expect(other.form.key).toBe(one.form.key);
    expect(one.form.children.length).toBeGreaterThan(0);
    expect(one.alt).not.toBe('');
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('different faces have different keys', async () => {
    const { kit } = await bareKit();
    const red = await drawFace(emblem({ icon: 'dragon-head', colour: 'vermilion' }), box, kit);
    const green = await drawFace(emblem({ icon: 'dragon-head', colour: 'jade' }), box, kit);
    expect(green.form.key).not.toBe(red.form.key);
  });

  test('its form holds trim and bleed', async () => {
    const { kit } = await bareKit();
    const { form } = await drawFace(emblem({ icon: 'dragon-head', colour: 'vermilion' }), box, kit);
    expect(form.box).toEqual({ x: -3, y: -3, width: 44.1, height: 44.1 });
  });

  test.each<[string, FaceUse, string, string | null]>([
    ['an unknown face', { face: 'emblme', params: {}, at }, 'unknown face "emblme"', 'did you mean "emblem"?'],
    [
      'an unknown icon',
      emblem({ icon: 'dragon-hed', colour: 'vermilion' }),
      'emblem: unknown icon "dragon-hed"; did you mean "dragon-head"?',
      null,
    ],
    [
      'an unknown colour',
      emblem({ icon: 'dragon-head', colour: 'vermilon' }),
      'emblem: unknown colour "vermilon"; did you mean "vermilion"?',
      null,
    ],
  ])('%s is a problem with its line, not a crash', async (_name, use, message, hint) => {
    const { kit, problems } = await bareKit();
    const drawn = await drawFace(use, box, kit);
    expect(problems).toEqual([{ ...at, severity: 'error', message, hint }]);
    expect(drawn.form.children).toEqual([]);
  });

  test('text that overflows is a problem with its line', async () => {
    const { kit, problems } = await bareKit();
    const name = 'The rider of the very last red dragon of the northern mountains';
    const game = { ...kit.game, seats: { red: { ...kit.game.seats.red, name } } } as Game;
    const wordy = createKit(game, 'colour', kit.fonts, icon, kit.report);
    await drawFace({ face: 'figure', params: { icon: 'dragon-head', seat: 'red' }, at }, box, wordy);
    const message = expect.stringMatching(/^figure: the text "The rider of .* does not fit/);
    expect(problems).toEqual([{ ...at, severity: 'error', message, hint: 'shorten it' }]);
  });

  test('a card with far too many words has one problem, not one a line', async () => {
    const { kit, problems } = await bareKit();
    const text = 'The rider of the very last red dragon of the northern mountains. '.repeat(12);
    await drawFace({ face: 'card', params: { title: 'Rider', icon: 'dragon-head', text }, at }, box, kit);
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('does not fit into')]);
  });
});

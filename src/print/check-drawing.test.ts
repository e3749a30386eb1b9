import { describe, expect, test } from 'vitest';
import { bareKit, TEXT } from '../node/testing.ts';
import { checkDrawing } from './check-drawing.ts';
import type { DisplayNode, TextNode } from './display.ts';
import type { FaceBox } from './face.ts';
import { points } from './text-lines.ts';

const { fonts } = (await bareKit()).kit;
const card: FaceBox = { shape: 'rectangle', width: 50, height: 40, bleed: 3 };
const text = (more: Partial<TextNode>): TextNode => ({
  kind: 'text',
  text: 'Claw',
  x: 25,
  y: 20,
  anchor: 'middle',
  font: TEXT,
  size: points(9),
  fill: '#000000',
  ...more,
});
const line = (width: number): DisplayNode => ({
  kind: 'path',
  d: 'M0 0L9 9',
  fill: 'none',
  stroke: { colour: '#000000', width },
});
const found = (nodes: readonly DisplayNode[], box = card) =>
  checkDrawing(nodes, box, fonts).map(({ severity, message }) => `${severity}: ${message}`);

describe('a drawing is looked over before it is printed', () => {
  test('text of a good size in the middle is fine', () => {
    expect(found([text({}), line(0.15)])).toEqual([]);
  });

  test.each<[string, DisplayNode, string]>([
    ['no glyph', text({ text: 'Claw ☃' }), 'error: no font has ☃ (U+2603) of the text "Claw ☃"'],
    ['under 6 pt', text({ size: points(5) }), 'error: the text "Claw" is 5.0 pt small'],
    ['under 8 pt', text({ size: points(7) }), 'warning: the text "Claw" is 7.0 pt small'],
    [
      'beyond the trim',
      text({ x: 48 }),
      'error: the text "Claw" is cut off: it lies at 44.7, 17.7, 51.3, 20.0 mm of 50 × 40 mm',
    ],
    ['in the safe zone', text({ x: 46 }), 'warning: the text "Claw" comes close to the cut'],
    ['a hairline', line(0.1), 'warning: a line is 0.10 mm thin'],
  ])('%s is found', (_name, node, message) => {
    expect(found([node])).toEqual([message]);
  });

  test('groups and forms are looked into, with their scale', () => {
    const form = { key: 'small', box: { x: 0, y: 0, width: 50, height: 40 }, children: [text({})] };
    expect(found([{ kind: 'use', form, transform: [0.5, 0, 0, 0.5, 12, 10] }])).toEqual([
      'error: the text "Claw" is 4.5 pt small',
    ]);
  });

  test('a triangle is cut along its long side', () => {
    const triangle: FaceBox = { shape: 'right-triangle', width: 40, height: 40, bleed: 3 };
    expect(found([text({ x: 12, y: 30 })], triangle)).toEqual([]);
    expect(found([text({ x: 30, y: 12 })], triangle)[0]).toContain('is cut off');
  });

  test('text that stands out too little from what lies under it is found', () => {
    const dark: DisplayNode = { kind: 'path', d: 'M0 0H50V40H0Z', fill: '#222222' };
    expect(found([dark, text({ fill: '#ffffff' })])).toEqual([]);
    expect(found([dark, text({ fill: '#444444' })])[0]).toMatch(
      /^warning: the text "Claw" stands out too little: 1\.\d : 1/,
    );
    expect(found([text({ fill: '#ffffff' })])[0]).toContain('stands out too little: 1.0 : 1');
  });

  test('what lies under text that runs off the face is not asked', () => {
    const dark: DisplayNode = { kind: 'path', d: 'M0 0H50V40H0Z', fill: '#222222' };
    expect(found([dark, text({ x: 48, fill: '#ffffff' })])).toEqual([expect.stringContaining('is cut off')]);
  });

  test.each<[string, DisplayNode]>([
    ['a path through nowhere', { kind: 'path', d: 'M0 0L5 NaN', fill: '#000000' }],
    ['a line of endless width', line(Infinity)],
    ['text without a place', text({ x: Number.NaN })],
    ['a group of endless size', { kind: 'group', transform: [Infinity, 0, 0, 1, 0, 0], children: [] }],
    ['a clip through nowhere', { kind: 'group', clip: 'M0 0LNaN 5', children: [] }],
  ])('%s can not be written', (_name, node) => {
    expect(() => found([node])).toThrow('it can not be drawn: a length');
  });

  test('large type needs less contrast', () => {
    expect(found([text({ fill: '#888888' })])).toHaveLength(1);
    expect(found([text({ fill: '#888888', size: points(18) })])).toEqual([]);
  });

  test('the same finding is given once', () => {
    expect(found([line(0.1), line(0.1)])).toHaveLength(1);
  });
});

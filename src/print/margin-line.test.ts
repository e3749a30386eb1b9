/** The strip at the foot of a sheet: its words stay in it and off each other, however long they are. */
import { describe, expect, test } from 'vitest';
import { bareKit } from '../node/testing.ts';
import type { DisplayNode, TextNode } from './display.ts';
import { type MarginWords, marginLine } from './margin-line.ts';

const { kit } = await bareKit();
const A4 = { x: 6.35, y: 263, width: 197.3, height: 10 };
const WORDS: MarginWords = {
  title: 'Dragon Fight',
  edition: '1',
  contents: ['Dragon', 'Movement token', 'Attack token', 'Board'],
  sheet: 2,
  sheets: 7,
  side: 'front',
  advice: 'Print on both sides, flip on the long edge',
};

const texts = (nodes: readonly DisplayNode[]): TextNode[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? texts(node.children) : node.kind === 'text' ? [node] : []));
/** Left and right end of every run, in the rows in which they stand. */
function rows(words: Partial<MarginWords>, strip = A4) {
  const runs = texts(marginLine(strip, { ...WORDS, ...words }, kit)).map(({ text, x, y, anchor, font, size }) => {
    const width = kit.fonts.width(text, font, size);
    const left = anchor === 'end' ? x - width : x;
    return { text, y, left, right: left + width };
  });
  return [...Map.groupBy(runs, ({ y }) => y.toFixed(2)).values()];
}
const said = (words: Partial<MarginWords>, strip = A4): string[] =>
  rows(words, strip)
    .flat()
    .map(({ text }) => text);

describe('says what a sheet is', () => {
  test('title, edition, components, number, side, what to do', () => {
    expect(said({})).toEqual(
      expect.arrayContaining([
        'Dragon Fight · edition 1 · Dragon, Movement token, Attack token, Board',
        'Sheet 2 of 7 · front',
        'Print on both sides, flip on the long edge',
        'Print at 100 %',
      ]),
    );
  });

  const LONG: [string, Partial<MarginWords>, RegExp][] = [
    ['many components', { contents: Array.from({ length: 30 }, (_, i) => `Piece ${i}`) }, /Piece 0, .* and \d+ more$/],
    ['one endless component', { contents: ['W'.repeat(150)] }, /· W+…$/],
    ['an endless component among others', { contents: ['W'.repeat(150), 'Board'] }, /· W+… and 1 more$/],
    ['an endless title', { title: 'Supercalifragilistic'.repeat(10) }, /^Super.*… · edition 1 · Dragon/],
    ['an endless edition', { edition: '1'.repeat(300) }, /^Dragon Fight · edition 1+… · Dragon/],
    [
      'all of them',
      { title: 'T'.repeat(99), edition: '1'.repeat(300), contents: ['W'.repeat(150)], advice: 'fold '.repeat(60) },
      /^T+… · edition 1+… · W+…$/,
    ],
  ];
  test.each(LONG)('%s: shortened, over nothing else', (_name, words, shown) => {
    expect(said(words).join('\n')).toMatch(new RegExp(shown, 'm'));
    expect(said(words)).toContain('Sheet 2 of 7 · front');
    for (const strip of [A4, { ...A4, width: 135.3 }, { ...A4, width: 87.3 }]) {
      for (const row of rows(words, strip)) {
        const inOrder = row.toSorted((a, b) => a.left - b.left);
        for (const [i, run] of inOrder.entries()) {
          expect(run.right).toBeLessThanOrEqual(strip.x + strip.width + 1e-6);
          expect(run.left).toBeGreaterThanOrEqual(i === 0 ? strip.x : (inOrder[i - 1]?.right ?? 0));
        }
      }
    }
  });
});

import { describe, expect, test } from 'vitest';
import { packageFonts } from '../../node/fonts.ts';
import { renderPng } from '../../node/png.ts';
import { TEXT } from '../../node/testing.ts';
import type { DisplayNode, Form } from '../display.ts';
import { loadFonts } from '../fonts.ts';
import { circle, rectangle } from '../path.ts';
import { writeSvg } from './svg.ts';

const fonts = await loadFonts(packageFonts, [TEXT]);
const box = { x: 0, y: 0, width: 20, height: 10 };
const square: DisplayNode = { kind: 'path', d: rectangle({ x: 1, y: 2, width: 3, height: 4 }), fill: '#b3261e' };
const dot: Form = { key: 'dot', box, children: [{ kind: 'path', d: circle({ x: 0, y: 0 }, 1), fill: 'inherit' }] };
const word = (text: string): DisplayNode => ({
  kind: 'text',
  text,
  x: 10,
  y: 5,
  anchor: 'middle',
  font: TEXT,
  size: 3,
  fill: '#000000',
});

describe('a drawing as SVG', () => {
  test('is true to size and titled', () => {
    expect(writeSvg([square], box, { fonts, title: 'Move & "turn"' })).toMatchInlineSnapshot(`
      "<svg xmlns="http://www.w3.org/2000/svg" width="20mm" height="10mm" viewBox="0 0 20 10" role="img"><title>Move &amp; &quot;turn&quot;</title>
      <path d="M1 2h3v4h-3z" fill="#b3261e"/>
      </svg>
      "
    `);
  });

  test('defines a form once and uses it in several colours', () => {
    const use = (x: number, fill: '#ff0000' | '#0000ff'): DisplayNode => ({
      kind: 'use',
      form: dot,
      transform: [1, 0, 0, 1, x, 5],
      fill,
    });
    expect(writeSvg([use(5, '#ff0000'), use(15, '#0000ff')], box, { fonts })).toMatchInlineSnapshot(`
      "<svg xmlns="http://www.w3.org/2000/svg" width="20mm" height="10mm" viewBox="0 0 20 10">
      <defs>
      <g id="f1"><path d="M-1 0a1 1 0 1 1 2 0 1 1 0 1 1-2 0z" fill="currentColor"/></g>
      </defs>
      <use href="#f1" transform="translate(5 5)" color="#ff0000"/>
      <use href="#f1" transform="translate(15 5)" color="#0000ff"/>
      </svg>
      "
    `);
  });

  test.each(['outline', 'text'] as const)('draws hollow letters as their outline alone, set as %s', (text) => {
    const hollow = { ...word('Hi'), outline: 0.2 } as DisplayNode;
    expect(writeSvg([hollow], box, { fonts, text })).toMatch(/fill="none" stroke="#000000" stroke-width="0.2"/);
  });

  test('clips, fades, turns and dashes', () => {
    const line: DisplayNode = {
      kind: 'path',
      d: 'M0 0L10 10',
      fill: 'none',
      stroke: { colour: '#000000', width: 0.15, dash: [1, 0.5], cap: 'round', join: 'bevel' },
    };
    const clip = rectangle({ x: 0, y: 0, width: 5, height: 5 });
    const nodes: DisplayNode[] = [
      { kind: 'group', clip, opacity: 0.5, transform: [0, 1, -1, 0, 10, 0], children: [line] },
    ];
    expect(writeSvg(nodes, box, { fonts })).toMatchInlineSnapshot(`
      "<svg xmlns="http://www.w3.org/2000/svg" width="20mm" height="10mm" viewBox="0 0 20 10">
      <defs>
      <clipPath id="c1"><path d="M0 0h5v5h-5z"/></clipPath>
      </defs>
      <g transform="matrix(0 1 -1 0 10 0)" clip-path="url(#c1)" opacity="0.5"><path d="M0 0l10 10" fill="none" stroke="#000000" stroke-width="0.15" stroke-dasharray="1 0.5" stroke-linecap="round" stroke-linejoin="bevel"/></g>
      </svg>
      "
    `);
  });

  test('keeps words where words are wanted', () => {
    expect(writeSvg([word('Score < 3')], box, { fonts, text: 'text' })).toMatchInlineSnapshot(`
      "<svg xmlns="http://www.w3.org/2000/svg" width="20mm" height="10mm" viewBox="0 0 20 10">
      <text x="10" y="5" font-family="source-sans-3, sans-serif" font-size="3" text-anchor="middle" fill="#000000">Score &lt; 3</text>
      </svg>
      "
    `);
  });

  test('outlines words by default, so that no font is needed where it is shown', () => {
    const svg = writeSvg([word('Hi')], box, { fonts });
    expect(svg).not.toContain('<text');
    expect(svg).toMatch(/<path d="M[^"]+" fill="#000000" transform="translate\(8\.\d+ 5\)"\/>/);
  });

  test('leaves out guides and empty groups', () => {
    const guides: DisplayNode = { kind: 'group', layer: 'guides', children: [square] };
    expect(writeSvg([guides, { kind: 'group', opacity: 0.5, children: [] }], box, { fonts })).not.toMatch(/<path|<g/);
  });

  test('gives every id its prefix, for drawings that share a page', () => {
    const use: DisplayNode = { kind: 'use', form: dot, transform: [1, 0, 0, 1, 0, 0] };
    const clipped: DisplayNode = { kind: 'group', clip: circle({ x: 5, y: 5 }, 5), children: [use] };
    const svg = writeSvg([clipped], box, { fonts, prefix: 'board-' });
    expect([...svg.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['board-f1', 'board-c1']);
  });

  test('holds no style that a strict page would refuse, and lets no text break out', () => {
    const hostile = '"><script>alert(1)</script>\u0000\ud800';
    const svg = writeSvg([word(hostile)], box, { fonts, title: hostile, text: 'text' });
    expect(svg).not.toMatch(/style=|<style|<script/);
    expect(svg).not.toContain('\u0000');
    expect(svg).toContain('&lt;script&gt;');
    expect(() => renderPng(svg, 100)).not.toThrow();
  });

  test('is the same at every writing', () => {
    const nodes = [square, word('Hi')];
    expect(writeSvg(nodes, box, { fonts })).toBe(writeSvg(nodes, box, { fonts }));
  });

  test('becomes a PNG of the wanted width', () => {
    const png = renderPng(writeSvg([square], box, { fonts }), 640);
    const view = new DataView(png.buffer, png.byteOffset);
    expect([view.getUint32(16), view.getUint32(20)]).toEqual([640, 320]);
  });
});

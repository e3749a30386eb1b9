import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { describe, expect, test } from 'vitest';
import { packageFonts } from '../node/fonts.ts';
import { icon } from '../node/icons.ts';
import { BLACKLETTER, BOLD, bareKit, installed, TEXT } from '../node/testing.ts';
import { popplerPixels } from '../node/testing-pdf.ts';
import type { DisplayNode, TextNode } from './display.ts';
import { type FlowChild, flow, flowIcon, h, mm, sentence } from './flow.ts';
import { writePdf } from './formats/pdf.ts';
import { writeSvg } from './formats/svg.ts';
import type { SheetDocument } from './sheet.ts';

const { kit: bare } = await bareKit();
const set = { font: TEXT, size: 3.5, fill: '#222222' } as const;
const card = { x: 0, y: 0, width: 44, height: 50 };

function listening() {
  const problems: string[] = [];
  return { problems, kit: { ...bare, problem: (message: string) => problems.push(message) } };
}

function words(nodes: readonly DisplayNode[]): TextNode[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'text') return [node];
    return node.kind === 'group' ? words(node.children) : [];
  });
}

/** Share of pixels, in percent, whose colour differs by a visible step. */
function difference(one: Uint8Array, other: Uint8Array, channels: readonly [number, number]): number {
  const pixels = one.length / channels[0];
  expect(other.length / channels[1]).toBe(pixels);
  let off = 0;
  for (let pixel = 0; pixel < pixels; pixel++) {
    const steps = [0, 1, 2].map((c) =>
      Math.abs((one[pixel * channels[0] + c] ?? 0) - (other[pixel * channels[1] + c] ?? 0)),
    );
    if (Math.max(...steps) > 60) off++;
  }
  return (100 * off) / pixels;
}

function pixelsOf(svg: string, width: number): Uint8Array {
  const options = {
    fitTo: { mode: 'width', value: width },
    background: '#ffffff',
    font: { loadSystemFonts: false },
  } as const;
  return new Uint8Array(new Resvg(svg, options).render().pixels);
}

describe('flowing text', () => {
  test('breaks into lines inside its box, as runs of whole words', async () => {
    const { nodes, height, size } = await flow(bare, 'Move one square ahead and then turn about.', card, set);
    const lines = words(nodes);
    expect(lines.map((line) => line.text).join(' ')).toBe('Move one square ahead and then turn about.');
    expect(lines).toHaveLength(2);
    expect(size).toBe(3.5);
    expect(height).toBeCloseTo(2 * 3.5 * 1.25, 0);
  });

  test('a box without height takes what it needs', async () => {
    const box = { x: 5, y: 7, width: 20 };
    const { height, nodes } = await flow(bare, 'Move one square ahead and then turn about.', box, set);
    expect(height).toBeGreaterThan(10);
    expect(nodes[0]).toMatchObject({ kind: 'group', transform: [1, 0, 0, 1, 5, 7] });
  });

  test('shrinks until it fits, no further than it must', async () => {
    const { kit, problems } = listening();
    const text = 'A wound is scored for every point of an attack that lands on the square of the dragon.';
    const box = { x: 0, y: 0, width: 44, height: 12 };
    const shrunk = await flow(kit, text, box, { ...set, minimum: 2 });
    expect(shrunk.size).toBeLessThan(3.5);
    expect(shrunk.height).toBeLessThanOrEqual(12.05);
    const larger = await flow(kit, text, box, { ...set, size: shrunk.size + 0.1, minimum: shrunk.size + 0.1 });
    expect(larger.height).toBeGreaterThan(12.05);
    expect(problems).toHaveLength(1);
  });

  test.each<[string, FlowChild, { width: number; height: number }]>([
    ['too many words', 'far too many words for so small a box as this one', { width: 14, height: 8 }],
    ['one word that is too wide', 'Donaudampfschifffahrt', { width: 14, height: 40 }],
    [
      'a row that is too wide',
      h('div', { display: 'flex', width: mm(30) }, 'x', h('div', { marginLeft: mm(25) }, 'y')),
      { width: 14, height: 40 },
    ],
  ])('overflow is reported, not hidden: %s', async (_name, tree, room) => {
    const { kit, problems } = listening();
    await flow(kit, tree, { x: 0, y: 0, ...room }, set);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`does not fit into ${room.width} × ${room.height} mm even at its smallest size`);
  });

  test('a character that no font has is reported', async () => {
    const { kit, problems } = listening();
    await flow(kit, 'Turn → left', card, set);
    expect(problems).toEqual([expect.stringMatching(/^no font has → \(U\+2192\) of the text "Turn →/)]);
  });

  test('a sentence of the rules keeps its bold, italic, links and icons', async () => {
    const inlines = sentence(
      [
        { kind: 'bold', text: 'Forward' },
        { kind: 'text', text: ': one square, ' },
        { kind: 'italic', text: 'facing as before' },
        { kind: 'text', text: ', see ' },
        { kind: 'clause', id: 'move.pass' },
        { kind: 'text', text: ' ' },
        { kind: 'icon', name: 'dragon-head' },
      ],
      bare,
      '#b3261e',
      (id) => `§ ${id}`,
    );
    const { nodes } = await flow(bare, h('div', { display: 'block' }, ...inlines), card, set);
    const runs = words(nodes);
    expect(runs.find((run) => run.text.startsWith('Forward'))?.font.weight).toBe(700);
    expect(runs.find((run) => run.text.startsWith('facing'))?.font.italic).toBe(true);
    expect(runs.map((run) => run.text).join(' ')).toContain('§ move.pass');
    expect(JSON.stringify(nodes)).toContain('"kind":"use"');
  });

  test('stands at the top, in the middle or at the bottom', async () => {
    const tops = await Promise.all(
      (['top', 'middle', 'bottom'] as const).map(async (stand) => {
        const { nodes, height } = await flow(bare, 'One line', card, { ...set, stand });
        const [group] = nodes;
        return [
          group?.kind === 'group' ? group.transform?.[5] : null,
          (card.height - height) * (stand === 'top' ? 0 : stand === 'middle' ? 0.5 : 1),
        ];
      }),
    );
    for (const [found, expected] of tops) expect(found).toBeCloseTo(expected as number, 6);
  });
});

describe('what a flowing face may use', () => {
  const icons = flowIcon(icon('dragon-head'), '#b3261e', 4);
  const box = (style: object, ...children: FlowChild[]) =>
    h('div', { display: 'flex', padding: mm(2), ...style }, ...children);
  const features: readonly [string, FlowChild][] = [
    ['ground and rounded corners', box({ backgroundColor: '#f4ebdd', borderRadius: mm(3) }, 'Words')],
    ['border', box({ border: '4px solid #2a1a14', borderRadius: mm(2) }, 'Words')],
    ['dashed rule', box({ borderBottom: '4px dashed #b3261e' }, 'Words')],
    [
      'bold and another font',
      box({ fontWeight: 700 }, 'Bold', box({ fontFamily: 'pirata-one', fontWeight: 400 }, 'Dragon')),
    ],
    ['letter spacing', box({ letterSpacing: '0.2em' }, 'SPACED OUT')],
    [
      'alignment',
      h('div', { display: 'block', textAlign: 'right' }, 'Some words that end at the right of their lines'),
    ],
    [
      'justified',
      h(
        'div',
        { display: 'block', textAlign: 'justify' },
        'Some words that fill the whole width of all their lines but the last',
      ),
    ],
    ['see-through ground', box({ backgroundColor: 'rgba(31, 111, 74, 0.5)' }, 'Words')],
    ['a faded group', box({ opacity: 0.4, backgroundColor: '#1f6f4a' }, 'Words')],
    [
      'turned',
      box({ transform: 'rotate(12deg)', backgroundColor: '#f4ebdd', marginTop: mm(8), width: mm(20) }, 'Turned'),
    ],
    ['an icon', box({ alignItems: 'center' }, icons, 'beside')],
    [
      'cut off by a round box',
      box(
        { overflow: 'hidden', borderRadius: mm(8), width: mm(16), height: mm(16), padding: 0 },
        h('div', { backgroundColor: '#1f6f4a', width: mm(30), height: mm(10) }),
      ),
    ],
    [
      'grid',
      h(
        'div',
        { display: 'grid', gridTemplateColumns: '1fr 2fr', gap: mm(1) },
        box({ backgroundColor: '#f4ebdd' }, 'one'),
        box({ backgroundColor: '#f4ebdd' }, 'two'),
      ),
    ],
  ];

  test.each(features)('%s: our drawing is satori’s own picture', async (_name, tree) => {
    const { nodes } = await flow(bare, tree, card, { ...set, stand: 'fill' });
    const ours = pixelsOf(writeSvg(nodes, card, { fonts: bare.fonts }), 440);
    const theirs = pixelsOf(await satoriPicture(tree), 440);
    expect(difference(ours, theirs, [4, 4])).toBeLessThan(0.6);
    expect(difference(ours, new Uint8Array(ours.length).fill(255), [4, 4])).toBeGreaterThan(0.3);
  });

  test.skipIf(!installed('pdftoppm')).each(features)('%s: the PDF looks like the SVG', async (_name, tree) => {
    const { nodes } = await flow(bare, tree, card, { ...set, stand: 'fill' });
    const pdf = await writePdf(onePage(nodes), bare.fonts);
    const rgb = popplerPixels(pdf, 1, 440, 500);
    const svg = pixelsOf(writeSvg(nodes, card, { fonts: bare.fonts }), 440);
    expect(difference(svg, rgb, [4, 3])).toBeLessThan(1);
  });

  test.each<[string, FlowChild, string]>([
    ['shadow', box({ boxShadow: '0 0 4px red' }, 'x'), 'can not use'],
    ['gradient', box({ backgroundImage: 'linear-gradient(red, blue)' }, 'x'), 'can not use the colour "url('],
    ['blur', box({ filter: 'blur(2px)' }, 'x'), 'can not use <filter>'],
    ['text shadow', box({ textShadow: '1px 1px 2px red' }, 'x'), 'can not use'],
    ['photograph', { type: 'img', key: null, props: { width: 10, height: 10, src: photograph() } }, 'no photographs'],
  ])('refused by name, not lost: %s', async (_name, tree, message) => {
    await expect(flow(bare, tree, card, set)).rejects.toThrow(message);
  });
});

function photograph(): string {
  return 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
}

function onePage(nodes: readonly DisplayNode[]): SheetDocument {
  const { width, height } = card;
  const page = { kind: 'front', width, height, trim: card, bleed: card, nodes, placements: [] } as const;
  const paper = { id: 'card', name: 'Card', width, height, margin: 0, tray: false };
  return {
    game: 'bare',
    title: 'Bare',
    edition: '1',
    paper,
    layout: 'single',
    ink: 'colour',
    flip: null,
    pages: [page],
    sheets: 1,
  };
}

/** The same tree with satori's own glyph outlines. */
async function satoriPicture(tree: FlowChild): Promise<string> {
  const keys = [TEXT, BOLD, BLACKLETTER];
  const fonts = await Promise.all(
    keys.map(async ({ family, weight }) => {
      const [data] = await packageFonts.load({ family, weight, italic: false });
      return { name: family, data: Buffer.from(data as Uint8Array), weight: weight as 400, style: 'normal' as const };
    }),
  );
  const style = {
    display: 'flex',
    flexDirection: 'column',
    width: mm(card.width),
    height: mm(card.height),
    fontFamily: TEXT.family,
    fontSize: mm(set.size),
    lineHeight: 1.25,
    color: set.fill,
  };
  const size = { width: mm(card.width), height: mm(card.height), pointScaleFactor: 10 };
  return satori(h('div', style, tree) as never, { ...size, fonts });
}

import { beforeAll, describe, expect, test } from 'vitest';
import { packageFonts } from '../../node/fonts.ts';
import { icon } from '../../node/icons.ts';
import { BLACKLETTER, inspect, installed, TEXT } from '../../node/testing.ts';
import { type ReadPdf, readPdf } from '../../node/testing-pdf.ts';
import type { DisplayNode, Form } from '../display.ts';
import { loadFonts } from '../fonts.ts';
import { circle, pathBox, rectangle } from '../path.ts';
import type { Page, SheetDocument } from '../sheet.ts';
import { writePdf } from './pdf.ts';

const fonts = await loadFonts(packageFonts, [TEXT, BLACKLETTER]);
const poppler = installed('pdfinfo');
const qpdf = installed('qpdf');

const { d } = icon('dragon-head');
const dragon: Form = {
  key: 'dragon',
  box: pathBox(d) as Form['box'],
  children: [{ kind: 'path', d, fill: 'inherit' }],
};
const word = (text: string, x: number, y: number, more: object = {}): DisplayNode => ({
  kind: 'text',
  text,
  x,
  y,
  anchor: 'start',
  font: TEXT,
  size: 4,
  fill: '#222222',
  ...more,
});
const square = (x: number, y: number): DisplayNode => ({
  kind: 'path',
  d: rectangle({ x, y, width: 38.1, height: 38.1 }),
  fill: '#f4ebdd',
});
const face: Form = {
  key: 'face',
  box: { x: -3, y: -3, width: 44.1, height: 44.1 },
  children: [
    square(0, 0),
    { kind: 'use', form: dragon, transform: [0.05, 0, 0, 0.05, 6, 2], fill: '#b3261e' },
    word('Bank left', 19.05, 34, { font: BLACKLETTER, anchor: 'middle' }),
  ],
};

const front: Page = {
  kind: 'front',
  width: 210,
  height: 279.4,
  trim: { x: 20, y: 20, width: 76.2, height: 38.1 },
  bleed: { x: 17, y: 17, width: 82.2, height: 44.1 },
  placements: [],
  nodes: [
    {
      kind: 'group',
      layer: 'art',
      children: [0, 1].map((copy) => ({
        kind: 'group',
        tag: { role: 'Figure', alt: `Bank left – copy ${copy + 1}` },
        children: [{ kind: 'use', form: face, transform: [1, 0, 0, 1, 20 + copy * 38.1, 20] }],
      })),
    },
    {
      kind: 'group',
      layer: 'cut',
      children: [
        {
          kind: 'path',
          d: 'M20 10V18M96.2 10V18',
          fill: 'none',
          stroke: { colour: '#000000', width: 0.15, dash: [1, 0.5] },
        },
      ],
    },
    { kind: 'group', layer: 'guides', children: [square(120, 20)] },
    { kind: 'group', tag: { role: 'H1' }, children: [word('Dragon Fight', 20, 80)] },
    {
      kind: 'group',
      opacity: 0.4,
      children: [
        { kind: 'path', d: circle({ x: 30, y: 120 }, 10), fill: '#1f6f4a' },
        { kind: 'path', d: circle({ x: 38, y: 120 }, 10), fill: '#1f6f4a' },
      ],
    },
    word('Office affinity', 20, 90, { spacing: 0.6 }),
    word('Hollow', 20, 100, { outline: 0.2 }),
    word('Sheet 1 of 2, front: 100 %', 20, 270, { size: 2.3 }),
  ],
};
const back: Page = {
  ...front,
  kind: 'back',
  nodes: [{ kind: 'group', tag: { role: 'P' }, children: [word('Back', 20, 80)] }],
};

const sheets: SheetDocument = {
  game: 'dragon-fight',
  title: 'Dragon Fight – ≥ 2 drågons',
  edition: '2026-11-30',
  paper: { id: 'a4-letter', name: 'A4 and Letter', width: 210, height: 279.4, margin: 6.35, tray: false },
  layout: 'duplex',
  ink: 'colour',
  flip: 'long',
  pages: [front, back],
  sheets: 1,
};

let pdf: Uint8Array;
let read: ReadPdf;
beforeAll(async () => {
  pdf = await writePdf(sheets, fonts);
  read = await readPdf(pdf);
});

describe('the sheets as a PDF, read with pdf.js', () => {
  test('the same sheets give the same bytes', async () => {
    expect(Buffer.compare(pdf, await writePdf(sheets, fonts))).toBe(0);
  });

  test('pages are as large as the paper', () => {
    for (const page of read.pages) {
      expect(Math.abs(page.width - 210)).toBeLessThan(0.001);
      expect(Math.abs(page.height - 279.4)).toBeLessThan(0.001);
    }
    expect(read.pages).toHaveLength(2);
  });

  test('a 38.1 mm square is 38.1 mm and lies where it was put, to 0.01 mm', () => {
    const squares = (read.pages[0]?.boxes ?? []).filter((box) => Math.abs(box.width - 38.1) < 0.5 && box.y < 30);
    expect(squares.length).toBe(3);
    [20, 58.1, 120].forEach((x, index) => {
      const box = squares[index];
      expect(Math.abs((box?.x ?? 0) - x)).toBeLessThan(0.01);
      expect(Math.abs((box?.y ?? 0) - 20)).toBeLessThan(0.01);
      expect(Math.abs((box?.width ?? 0) - 38.1)).toBeLessThan(0.01);
      expect(Math.abs((box?.height ?? 0) - 38.1)).toBeLessThan(0.01);
    });
  });

  test('text is text', () => {
    expect(read.pages[0]?.text).toContain('Dragon Fight');
    expect(read.pages[0]?.text.match(/Bank left/g)).toHaveLength(2);
  });

  test('layers can be switched, and guides are off', () => {
    expect(read.layers).toEqual([
      { name: 'Art', visible: true },
      { name: 'Cut marks', visible: true },
      { name: 'Guides (safe zone)', visible: false },
    ]);
  });

  test('the print dialogue is asked for 100 % and the right flip', () => {
    expect(read.preferences).toEqual({ DisplayDocTitle: true, PrintScaling: 'None', Duplex: 'DuplexFlipLongEdge' });
  });

  test.each<[string, Partial<SheetDocument>, Record<string, unknown>]>([
    ['short edge', { flip: 'short' }, { Duplex: 'DuplexFlipShortEdge' }],
    ['single-sided sheets leave the user’s choice', { flip: null }, {}],
    ['real paper picks its tray', { flip: null, paper: { ...sheets.paper, tray: true } }, { PickTrayByPDFSize: true }],
  ])('hints: %s', async (_name, change, expected) => {
    const { preferences } = await readPdf(await writePdf({ ...sheets, ...change }, fonts));
    expect(preferences).toEqual({ DisplayDocTitle: true, PrintScaling: 'None', ...expected });
  });

  test('a colour that is no colour is refused', async () => {
    const wrong = { kind: 'path', d: 'M0 0H1V1Z', fill: 'red' } as unknown as DisplayNode;
    await expect(writePdf({ ...sheets, pages: [{ ...front, nodes: [wrong] }] }, fonts)).rejects.toThrow('#rrggbb');
  });

  test('a shape that can not be written is told with its page and its face', async () => {
    const broken: Form = {
      ...face,
      key: 'move-arrow:1',
      children: [{ kind: 'path', d: 'M0 0LNaN 5', fill: '#000000' }],
    };
    const nodes: DisplayNode[] = [{ kind: 'use', form: broken, transform: [1, 0, 0, 1, 0, 0] }];
    const pages = [front, { ...front, nodes }];
    await expect(writePdf({ ...sheets, pages }, fonts)).rejects.toThrow(/^page 2: move-arrow:1: This is no path data/);
  });

  test('a face that repeats costs next to nothing', async () => {
    const copies = Array.from(
      { length: 40 },
      (_, index): DisplayNode => ({
        kind: 'use',
        form: face,
        transform: [1, 0, 0, 1, index, index],
      }),
    );
    const many = await writePdf({ ...sheets, pages: [{ ...front, nodes: [...front.nodes, ...copies] }, back] }, fonts);
    expect(many.length - pdf.length).toBeLessThan(1500);
  });
});

describe.skipIf(!poppler)('the sheets as a PDF, read with poppler', () => {
  test('boxes: paper, imposed block and its bleed', () => {
    const info = inspect(pdf, 'pdfinfo', '-box', '{}').toString();
    expect(info).toMatch(/MediaBox: +0\.00 +0\.00 +595\.28 +792\.00/);
    expect(info).toMatch(/CropBox: +0\.00 +0\.00 +595\.28 +792\.00/);
    expect(info).toMatch(/TrimBox: +56\.69 +627\.31 +272\.69 +735\.31/);
    expect(info).toMatch(/BleedBox: +48\.19 +618\.80 +281\.20 +743\.81/);
  });

  test('title, date and tags', () => {
    const info = inspect(pdf, 'pdfinfo', '-isodates', '{}').toString();
    expect(info).toContain('Dragon Fight – ≥ 2 drågons (A4 and Letter, duplex, colour)');
    expect(info).toMatch(/CreationDate: +2026-11-30T00:00:00Z/);
    expect(info).toMatch(/ModDate: +2026-11-30T00:00:00Z/);
    expect(info).toMatch(/Tagged: +yes/);
    const structure = inspect(pdf, 'pdfinfo', '-struct-text', '{}').toString();
    expect(structure).toMatch(/Document\n +Sect "Page 1"\n +Figure/);
    expect(structure).toMatch(/H1[^\n]*\n +"Dragon Fight"/);
    expect(structure).not.toContain('Sheet 1 of 2');
  });

  test('every font is embedded, a subset, and can be copied from', () => {
    const rows = inspect(pdf, 'pdffonts', '{}').toString().trim().split('\n').slice(2);
    expect(rows.length).toBe(2);
    for (const row of rows) expect(row).toMatch(/^[A-Z]{6}\+.* yes yes yes /);
  });

  test('words are found, ligatures and letter spacing or not', () => {
    const text = inspect(pdf, 'pdftotext', '{}', '-').toString();
    for (const words of [
      'Bank left',
      'Dragon Fight',
      'Office affinity',
      'Hollow',
      'Sheet 1 of 2, front: 100 %',
      'Back',
    ])
      expect(text).toContain(words);
  });
});

describe.skipIf(!qpdf)('the sheets as a PDF, read with qpdf', () => {
  test('has no faults', () => {
    expect(inspect(pdf, 'qpdf', '--check', '{}').toString()).toContain('No syntax or stream encoding errors');
  });

  test('says its language, and what its figures show', () => {
    const objects = inspect(pdf, 'qpdf', '--qdf', '--object-streams=disable', '{}', '-').toString('latin1');
    expect(objects).toMatch(/\/Lang \(en\)/);
    expect(objects.match(/\/S \/Figure/g)).toHaveLength(2);
    expect(objects.match(/\/Alt /g)).toHaveLength(2);
  });

  test('hollow letters are stroked, and only they', () => {
    const objects = inspect(pdf, 'qpdf', '--qdf', '--object-streams=disable', '{}', '-').toString('latin1');
    expect(objects.match(/\b1 Tr\b/g)).toHaveLength(1);
    expect(objects.match(/\b0 Tr ET/g)).toHaveLength(1);
  });

  test('an icon has no colour of its own, and each form is there once', () => {
    const objects = inspect(pdf, 'qpdf', '--qdf', '--object-streams=disable', '{}', '-').toString('latin1');
    // face, dragon and the group that fades
    expect(objects.match(/\/Subtype \/Form/g)).toHaveLength(3);
    const icon = objects.split('endobj').find((object) => /\/BBox \[\s+21\.262/.test(object));
    expect(icon).toBeDefined();
    expect(icon).not.toMatch(/ rg\b| g\b/);
  });
});

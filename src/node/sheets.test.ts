import { beforeAll, describe, expect, test } from 'vitest';
import type { Component, Game } from '../definition/game.ts';
import type { Problem } from '../definition/problem.ts';
import { INKS, type Ink } from '../print/face.ts';
import { writePdf } from '../print/formats/pdf.ts';
import { FOLD_GAP, sheetArea } from '../print/imposition/area.ts';
import { flipLine, type Laid, type Mirror, outline } from '../print/imposition/flip.ts';
import { makeSheets } from '../print/make-sheets.ts';
import { collide } from '../print/preflight.ts';
import { LAYOUTS, type Layout, type Placement, type SheetDocument } from '../print/sheet.ts';
import { gameSlugs, loadGame } from './content.ts';
import { loadKit } from './kit.ts';
import { paperNamed } from './papers.ts';
import { renderSheets, type SheetChoice, sheetChoices, sheetName } from './sheets.ts';
import { inspect, installed } from './testing.ts';
import { popplerPixels } from './testing-pdf.ts';

const slugs = await gameSlugs();
const games = new Map<string, Game>();
beforeAll(async () => {
  for (const slug of slugs) {
    const { game, problems } = await loadGame(slug);
    if (game === null) throw new Error(`${slug}: ${problems.map(({ message }) => message).join('; ')}`);
    games.set(slug, game);
  }
});
const gameOf = (slug: string): Game => games.get(slug) as Game;

interface Made {
  readonly document: SheetDocument;
  readonly problems: readonly Problem[];
}

const kept = new Map<string, Promise<Made>>();
async function build(
  game: Game,
  paper: string,
  layout: Layout,
  ink: Ink,
  flip: 'long' | 'short' = 'long',
): Promise<Made> {
  const problems: Problem[] = [];
  const kit = await loadKit(game, ink, (problem) => problems.push(problem));
  const document = await makeSheets(kit, { paper: paperNamed(paper), layout, flip });
  return { document, problems };
}
function made(slug: string, paper: string, layout: Layout, ink: Ink, flip: 'long' | 'short' = 'long'): Promise<Made> {
  const key = [slug, paper, layout, ink, flip].join();
  const found = kept.get(key) ?? build(gameOf(slug), paper, layout, ink, flip);
  kept.set(key, found);
  return found;
}

const errors = ({ problems }: Made): string[] =>
  problems
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, message }) => `${file}:${line} ${message}`);
const rows = ({ document }: Made): Placement[] => document.pages.flatMap(({ placements }) => placements);
const laid = (row: Placement): Laid => ({ ...row, turn: row.rotation });

const CHOICES: [string, Layout, Ink][] = [
  ...LAYOUTS.flatMap((layout) => INKS.map((ink): [string, Layout, Ink] => ['a4-letter', layout, ink])),
  ['a4', 'duplex', 'colour'],
  ['letter', 'gutterfold', 'colour'],
  ['a3', 'duplex', 'colour'],
  ['legal', 'single', 'low-ink'],
];
/** Another paper: an uncut board may be made for the usual ones alone. */
const BROAD = '297mm x 210mm';

/** Boards that are not cut and have no room on the paper, either way round. */
function uncut(game: Game, paper: string): Component[] {
  const { width, height } = sheetArea(paperNamed(paper)).pieces;
  const isLarger = (box: Component) =>
    Math.max(box.width, box.height) > Math.max(width, height) ||
    Math.min(box.width, box.height) > Math.min(width, height);
  return game.components.filter(
    (one) => one.kind === 'board' && one.split.columns.length + one.split.rows.length === 0 && isLarger(one),
  );
}

/** Every copy once, inside the margins, over no other. */
function laidWell(slug: string, sheets: Made): void {
  const area = sheetArea(sheets.document.paper).pieces;
  for (const row of rows(sheets)) {
    expect(row.x).toBeGreaterThanOrEqual(area.x - 0.001);
    expect(row.y).toBeGreaterThanOrEqual(area.y - 0.001);
    expect(row.x + row.width).toBeLessThanOrEqual(area.x + area.width + 0.001);
    expect(row.y + row.height).toBeLessThanOrEqual(area.y + area.height + 0.001);
  }
  for (const { placements } of sheets.document.pages)
    for (const [i, a] of placements.entries())
      for (const b of placements.slice(i + 1)) expect(collide(a, b), `${a.piece} and ${b.piece}`).toBe(false);
  for (const component of gameOf(slug).components)
    expect(countsOf(component, rows(sheets))).toEqual(expected(component));
}

describe.each(slugs)('%s', (slug) => {
  test.each(CHOICES)(
    'on %s, %s, %s: every piece once, inside the margins, over no other',
    async (paper, layout, ink) => {
      const sheets = await made(slug, paper, layout, ink);
      expect(errors(sheets)).toEqual([]);
      laidWell(slug, sheets);
    },
  );

  test(`on ${BROAD}: the same, or a board that has no room there is told to be cut`, async () => {
    const sheets = await made(slug, BROAD, 'duplex', 'colour');
    const large = uncut(gameOf(slug), BROAD);
    if (large.length === 0) laidWell(slug, sheets);
    const told = sheets.problems.filter(({ hint }) => hint?.startsWith('say where it may be cut'));
    expect(told.map(({ line }) => line)).toEqual(large.flatMap(({ at, pieces }) => pieces.map(() => at.line)));
    if (large.length === 0) expect(errors(sheets)).toEqual([]);
  });

  test('in the area that A4 and Letter share: inside the margins of both', async () => {
    for (const row of rows(await made(slug, 'a4-letter', 'duplex', 'colour'))) {
      expect(row.x + row.width).toBeLessThanOrEqual(210 - 6.35);
      expect(row.y + row.height).toBeLessThanOrEqual(279.4 - 6.35);
    }
  });

  test('duplex: every front has the next page for its back; the backs of one-sided sheets are blank and come last', async () => {
    const { document } = await made(slug, 'a4-letter', 'duplex', 'colour');
    const kinds = document.pages.map(({ kind }) => kind);
    expect(kinds.length % 2).toBe(0);
    expect(document.sheets).toBe(kinds.length / 2);
    const pairs = kinds.flatMap((kind, i) => (i % 2 === 0 ? [`${kind} ${kinds[i + 1]}`] : []));
    const order = ['instructions instructions', 'instructions blank', 'front back', 'front blank'];
    expect(pairs.map((pair) => order.indexOf(pair))).toEqual(
      pairs.map((pair) => order.indexOf(pair)).toSorted((a, b) => a - b),
    );
    expect(pairs.every((pair) => order.includes(pair))).toBe(true);
  });

  test.each(['gutterfold', 'single'] as const)('%s: nothing is blank, one page a sheet', async (layout) => {
    const { document } = await made(slug, 'a4-letter', layout, 'colour');
    expect(document.pages.every(({ kind }) => kind !== 'blank')).toBe(true);
    expect(document.sheets).toBe(document.pages.length);
  });

  test.each([
    ['duplex', 'long', 'a4-letter'],
    ['duplex', 'short', 'a4-letter'],
    ['duplex', 'long', '297mm x 210mm'],
    ['single', 'long', 'a4-letter'],
    ['gutterfold', 'long', 'a4-letter'],
  ] as const)(
    '%s, %s edge, %s: each back lies on its front once the paper is turned or folded',
    async (layout, flip, paper) => {
      const sheets = await made(slug, paper, layout, 'colour', flip);
      const all = rows(sheets);
      const backs = all.filter(({ face }) => face === 'back');
      for (const back of backs) {
        const front = all.find((row) => row.piece === back.piece && row.face === 'front') as Placement;
        const mirror = layout === 'gutterfold' ? foldOf(sheets.document, back) : flipLine(sheets.document.paper, flip);
        const turned = outline(laid(back), back.shape).map((point) => over(mirror, point));
        for (const corner of outline(laid(front), front.shape))
          expect(
            turned.some((point) => Math.hypot(point.x - corner.x, point.y - corner.y) < 0.002),
            back.piece,
          ).toBe(true);
        if (layout === 'duplex') expect(back.page).toBe(front.page + 1);
        if (layout === 'gutterfold') expect(back.page).toBe(front.page);
      }
    },
  );
});

/** The fold of a page: halfway between any front and its back. */
function foldOf({ pages }: SheetDocument, back: Placement): Mirror {
  const { placements } = pages[back.page - 1] as SheetDocument['pages'][number];
  const front = placements.find((row) => row.piece === back.piece && row.face === 'front') as Placement;
  const across = Math.abs(front.x - back.x) < 0.002;
  const mirror: Mirror = across
    ? { axis: 'across', at: (front.y + back.y + back.height) / 2 }
    : { axis: 'down', at: (front.x + back.x + back.width) / 2 };
  for (const row of placements) {
    const [low, high] = across ? [row.y, row.y + row.height] : [row.x, row.x + row.width];
    expect(Math.min(Math.abs(low - mirror.at), Math.abs(high - mirror.at))).toBeGreaterThanOrEqual(FOLD_GAP);
  }
  return mirror;
}

const over = (mirror: Mirror, { x, y }: { x: number; y: number }) =>
  mirror.axis === 'down' ? { x: 2 * mirror.at - x, y } : { x, y: 2 * mirror.at - y };

/** Fronts, backs, nets and stickers that the definition asks for; a board in parts counts once. */
function expected({ kind, pieces, dice }: Component) {
  const total = pieces.reduce((sum, { count }) => sum + count, 0);
  const sides = pieces.reduce((sum, { count, sides: list }) => sum + count * list.length, 0);
  const backs = pieces.reduce((sum, { count, back }) => sum + (back === null ? 0 : count), 0);
  if (kind !== 'die') return { fronts: total, backs, nets: 0, stickers: 0 };
  return {
    fronts: 0,
    backs: 0,
    nets: dice.includes('net') ? total : 0,
    stickers: dice.includes('sticker') ? sides : 0,
  };
}

function countsOf({ id }: Component, placements: readonly Placement[]) {
  const own = placements.filter(({ component }) => component === id);
  const whole = (face: string): number =>
    new Set(
      own
        .filter((row) => row.face === face && row.shape !== 'net' && row.shape !== 'sticker')
        .map(({ piece }) => piece.split('@')[0]),
    ).size;
  const shaped = (shape: string): number => own.filter((row) => row.shape === shape).length;
  return { fronts: whole('front'), backs: whole('back'), nets: shaped('net'), stickers: shaped('sticker') };
}

describe('the finished PDF, measured from outside', () => {
  const MM = 25.4 / 72;
  interface Segment {
    readonly x1: number;
    readonly y1: number;
    readonly x2: number;
    readonly y2: number;
    readonly dashed: boolean;
    readonly width: number;
  }

  /** Every black line of a page as poppler reads it, in mm from its top left. */
  function blackLines(pdf: Uint8Array, page: number): Segment[] {
    const svg = inspect(
      pdf,
      'pdftocairo',
      '-svg',
      '-noshrink',
      '-nocenter',
      '-f',
      String(page),
      '-l',
      String(page),
      '{}',
      '-',
    ).toString();
    const found: Segment[] = [];
    for (const [element] of svg.matchAll(/<path [^>]*stroke-width[^>]*>/g)) {
      const attribute = (name: string): string =>
        new RegExp(`[ ";]${name}(?:="|:)([^";]*)[";]`).exec(element)?.[1] ?? '';
      if (!/rgb\(0%, ?0%, ?0%\)|#000000|black/.test(attribute('stroke'))) continue;
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = (
        /matrix\(([^)]*)\)/.exec(attribute('transform'))?.[1] ?? '1,0,0,1,0,0'
      )
        .split(',')
        .map(Number);
      const at = (x: number, y: number) => ({ x: (a * x + c * y + e) * MM, y: (b * x + d * y + f) * MM });
      const dashed = attribute('stroke-dasharray') !== '';
      const width = Number(attribute('stroke-width')) * Math.hypot(a, b) * MM;
      let last = { x: 0, y: 0 };
      for (const [, command, x, y] of attribute('d').matchAll(/([ML]) (\S+) (\S+)/g)) {
        const point = at(Number(x), Number(y));
        if (command === 'L') found.push({ x1: last.x, y1: last.y, x2: point.x, y2: point.y, dashed, width });
        last = point;
      }
    }
    return found;
  }

  const ready = installed('pdftocairo') && installed('qpdf') && installed('pdfinfo') && installed('pdftotext');
  test
    .skipIf(!ready)
    .each(slugs.flatMap((slug) => (['duplex', 'gutterfold'] as const).map((layout) => [slug, layout] as const)))(
    '%s, %s: marks stand within 0.01 mm of every trim, and every trim has the size of its definition',
    async (slug, layout) => {
      const { pdf, placements, document } = await renderSheets(gameOf(slug), {
        paper: 'a4-letter',
        layout,
        ink: 'colour',
      });
      const components = new Map(gameOf(slug).components.map((component) => [component.id, component]));
      for (const [i, page] of document.pages.entries()) {
        const fronts = placements.filter((row) => row.page === i + 1 && row.face === 'front' && row.shape !== 'net');
        if (page.kind === 'back')
          expect(blackLines(pdf, i + 1).filter(({ width }) => Math.abs(width - 0.15) < 0.01)).toEqual([]);
        if (fronts.length === 0) continue;
        const lines = blackLines(pdf, i + 1).filter(({ dashed, width }) => !dashed && Math.abs(width - 0.15) < 0.01);
        const uprights = lines.filter(({ x1, x2 }) => Math.abs(x1 - x2) < 0.001).map(({ x1 }) => x1);
        const levels = lines.filter(({ y1, y2 }) => Math.abs(y1 - y2) < 0.001).map(({ y1 }) => y1);
        const nearest = (list: number[], value: number): number =>
          list.reduce((best, n) => (Math.abs(n - value) < Math.abs(best - value) ? n : best), Number.POSITIVE_INFINITY);
        for (const row of fronts) {
          const [left, right] = [nearest(uprights, row.x), nearest(uprights, row.x + row.width)];
          const [top, bottom] = [nearest(levels, row.y), nearest(levels, row.y + row.height)];
          expect(Math.max(Math.abs(left - row.x), Math.abs(top - row.y)), row.piece).toBeLessThan(0.01);
          const component = components.get(row.component) as Component;
          const turned = row.rotation % 180 === 90;
          const [across, down] = turned ? [bottom - top, right - left] : [right - left, bottom - top];
          if (row.piece.includes('@')) {
            expect(Math.abs(across - row[turned ? 'height' : 'width'])).toBeLessThan(0.01);
            expect(Math.abs(down - row[turned ? 'width' : 'height'])).toBeLessThan(0.01);
            continue;
          }
          const [width, height] =
            row.shape === 'sticker' ? [component.sticker, component.sticker] : [component.width, component.height];
          expect(Math.abs(across - (width as number)), row.piece).toBeLessThan(0.01);
          expect(Math.abs(down - (height as number)), row.piece).toBeLessThan(0.01);
        }
      }
    },
  );

  test.skipIf(!ready)('the nets of sky-fi: every fold is as long as the edge of its die', async () => {
    const { pdf, placements } = await renderSheets(gameOf('sky-fi'), {
      paper: 'a4-letter',
      layout: 'duplex',
      ink: 'colour',
    });
    for (const page of new Set(placements.filter(({ shape }) => shape === 'net').map((row) => row.page))) {
      const folds = blackLines(pdf, page).filter(({ dashed }) => dashed);
      for (const row of placements.filter((placed) => placed.page === page && placed.shape === 'net')) {
        const component = gameOf('sky-fi').components.find(({ id }) => id === row.component) as Component;
        const inside = folds.filter(
          ({ x1, y1, x2, y2 }) =>
            Math.min(x1, x2) > row.x - 0.1 &&
            Math.max(x1, x2) < row.x + row.width + 0.1 &&
            Math.min(y1, y2) > row.y - 0.1 &&
            Math.max(y1, y2) < row.y + row.height + 0.1,
        );
        expect(inside).toHaveLength(component.shape === 'd6' ? 12 : 30);
        for (const { x1, y1, x2, y2 } of inside)
          expect(Math.abs(Math.hypot(x1 - x2, y1 - y2) - component.width)).toBeLessThan(0.01);
      }
    }
  });

  test.skipIf(!ready).each(slugs)(
    '%s: a sound file, pages of the common area, ruler and margin line on every page',
    async (slug) => {
      const { pdf, pages, document } = await renderSheets(gameOf(slug), {
        paper: 'a4-letter',
        layout: 'duplex',
        ink: 'colour',
      });
      expect(inspect(pdf, 'qpdf', '--check', '{}').toString()).toContain('No syntax or stream encoding errors');
      const info = inspect(pdf, 'pdfinfo', '-box', '-f', '1', '-l', String(pages), '{}').toString();
      expect(info.match(/MediaBox: +0\.00 +0\.00 +595\.28 +792\.00/g)).toHaveLength(pages);
      for (const [i] of document.pages.entries()) {
        const text = inspect(
          pdf,
          'pdftotext',
          '-layout',
          '-f',
          String(i + 1),
          '-l',
          String(i + 1),
          '{}',
          '-',
        ).toString();
        expect(text).toContain('50 mm');
        expect(text).toContain('2 in');
        expect(text).toContain(`Sheet ${Math.floor(i / 2) + 1} of ${document.sheets}`);
        expect(text).toContain('Print at 100 %');
      }
      const first = inspect(pdf, 'pdftotext', '-l', '2', '{}', '-').toString();
      for (const { name } of gameOf(slug).components) expect(first).toContain(name);
      expect(first).toContain('Lay a bank card here.');
    },
  );

  test.each(slugs)('%s: the same bytes on a second run', async (slug) => {
    const bytes = async (): Promise<Buffer> => {
      const { document } = await build(gameOf(slug), 'a4-letter', 'duplex', 'colour');
      return Buffer.from(await writePdf(document, (await loadKit(gameOf(slug), 'colour', () => {})).fonts));
    };
    expect((await bytes()).equals(await bytes())).toBe(true);
  });

  test.skipIf(!installed('pdftoppm')).each(slugs)(
    '%s: low ink takes less than a fifth of the ink of colour, instructions and margin lines included',
    async (slug) => {
      const ink = async (kind: Ink): Promise<number> => {
        const { pdf, document } = await renderSheets(gameOf(slug), { paper: 'a4-letter', layout: 'duplex', ink: kind });
        return document.pages.reduce(
          (sum, _page, i) => sum + popplerPixels(pdf, i + 1, 620, 825).reduce((dark, value) => dark + 255 - value, 0),
          0,
        );
      };
      expect((await ink('low-ink')) / (await ink('colour'))).toBeLessThan(0.2);
    },
  );
});

describe('what can not be printed is an error with the line of its component', () => {
  const changed = (slug: string, change: Partial<Component>, id: string): Game => {
    const game = gameOf(slug);
    return {
      ...game,
      components: game.components.map((component) => (component.id === id ? { ...component, ...change } : component)),
    };
  };
  test.each([
    [
      'a board that nothing splits',
      'board',
      { split: { rows: [], columns: [] } },
      'duplex',
      'board#1 is 254 × 254 mm, larger than A4 or Letter has room for (197.3 × 256.7 mm)',
    ],
    [
      'a token larger than half a folded sheet',
      'dragon',
      { width: 190, height: 150 },
      'gutterfold',
      'larger than half of a folded A4 or Letter sheet',
    ],
  ] as const)('%s', async (_name, id, change, layout, message) => {
    const game = changed('dragon-fight', change, id);
    const { problems } = await build(game, 'a4-letter', layout, 'colour');
    const found = problems.find((problem) => problem.message.includes(message));
    expect(found?.severity).toBe('error');
    expect(found).toMatchObject(game.components.find((component) => component.id === id)?.at ?? {});
    expect(found?.hint).toBeTruthy();
  });
});

describe('files', () => {
  test('names say game, paper, layout and ink', () => {
    const choice: SheetChoice = { paper: 'a4-letter', layout: 'duplex', ink: 'low-ink' };
    expect(sheetName('sky-fi', choice)).toBe('sky-fi-a4-letter-duplex-low-ink');
  });
  test.each(slugs)('%s: every layout and ink for the common paper', async (slug) => {
    const choices = await sheetChoices(gameOf(slug));
    for (const layout of LAYOUTS)
      for (const ink of INKS) expect(choices).toContainEqual({ paper: 'a4-letter', layout, ink });
    expect(new Set(choices.map((choice) => sheetName(slug, choice))).size).toBe(choices.length);
  });
  test.each([
    ['lettr', 'did you mean "letter"?'],
    ['20mm x 20mm', 'from 100 to 1500 mm'],
    ['wide', 'known: '],
  ])('an unknown paper %s is refused', (name, words) => expect(() => paperNamed(name)).toThrow(words));
});

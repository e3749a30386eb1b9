/** The instruction pages that open every file: title, parts, how to print, cut and put together. Lengths in mm. */
import type { Hex } from '../definition/game.ts';
import type { DisplayNode } from './display.ts';
import { sheetArea } from './imposition/area.ts';
import type { PlannedSheet } from './imposition/plan.ts';
import { cutCount, cutPicture, cutSteps } from './instructions/cut-pictures.ts';
import { type NumberedSheet, partsList } from './instructions/parts-list.ts';
import { type Block, paragraph, type Styles, steps, styles, words } from './instructions/setting.ts';
import { boardMap, TURN_HEIGHT, turnPicture } from './instructions/turn-pictures.ts';
import type { PrintKit } from './kit.ts';
import { BANK_CARD, bankCard } from './margin-line.ts';
import { fitInto } from './matrix.ts';
import { line, movedPath } from './path.ts';
import type { Layout, Paper } from './sheet.ts';

interface Choice {
  readonly paper: Paper;
  readonly layout: Layout;
  readonly flip?: 'long' | 'short';
}

/** What goes on the pages, one below another; never parted. */
interface Piece {
  readonly height: number;
  readonly draw: (y: number) => readonly DisplayNode[];
}

const COLUMN = 180;
const EDGE = 15;
const GAP = 7;

const span = ({ from, to }: { from: number; to: number }, one: string, many: string): string =>
  from === to ? `${from} ${from === 1 ? one : many}` : `${from}–${to} ${many}`;

/** Title, tagline and facts left, the cover's silhouette right. */
function opening(kit: PrintKit, set: Styles, x: number, width: number): Piece {
  const { game, ink } = kit;
  const accent = kit.colour(game.cover.ground);
  const { icon } = kit.icon(game.cover.icon);
  const picture = 40;
  let size = set.title.size;
  while (kit.fonts.width(game.title, set.title.font, size) > width - picture - 6 && size > 6) size *= 0.96;
  const facts = [
    span(game.players, 'player', 'players'),
    `${span(game.minutes, 'minute', 'minutes')}`,
    `edition ${game.edition}`,
  ];
  const needs = game.needs.length > 0 ? `You need ${game.needs.join(', ')}` : '';
  return {
    height: 42,
    draw: (y) => {
      const map = fitInto(
        { x: 0, y: 0, width: icon.width, height: icon.height },
        { x: x + width - picture, y, width: picture, height: picture },
      );
      const d = movedPath(icon.d, map);
      const cap = kit.fonts.metrics(set.title.font, size).cap;
      const base = y + 6 + cap;
      return [
        {
          kind: 'path',
          d,
          fill: ink === 'low-ink' ? 'none' : accent,
          ...(ink === 'low-ink' ? { stroke: { colour: accent, width: 0.35 } } : {}),
        },
        { kind: 'group', tag: { role: 'H1' }, children: [words(game.title, x, base, { ...set.title, size })] },
        {
          kind: 'group',
          tag: { role: 'P' },
          children: [words(game.tagline, x, base + 9, { ...set.body, size: set.body.size * 1.2 })],
        },
        {
          kind: 'group',
          tag: { role: 'P' },
          children: [words([...facts, needs].filter((text) => text !== '').join('  ·  '), x, base + 16, set.small)],
        },
      ];
    },
  };
}

function heading(kit: PrintKit, text: string, set: Styles, x: number, width: number): Piece {
  const { cap } = kit.fonts.metrics(set.head.font, set.head.size);
  return {
    height: cap + 5.5,
    draw: (y) => [
      { kind: 'group', tag: { role: 'H2' }, children: [words(text, x, y + cap, set.head)] },
      {
        kind: 'path',
        d: line({ x, y: y + cap + 2.4 }, { x: x + width, y: y + cap + 2.4 }),
        fill: 'none',
        stroke: { colour: kit.game.theme.ink, width: 0.35 },
      },
    ],
  };
}

const joined = (...pieces: Piece[]): Piece => ({
  height: pieces.reduce((sum, { height }) => sum + height, 0),
  draw: (y) => {
    let at = y;
    return pieces.flatMap(({ height, draw }) => {
      const nodes = draw(at);
      at += height;
      return nodes;
    });
  },
});

/** Blocks are laid out at y = 0 first, for their height. */
const piece = (build: (y: number) => Block): Piece => ({ height: build(0).height, draw: (y) => build(y).nodes });

const SIDES: Readonly<Record<Layout, Readonly<Record<'long' | 'short', string>>>> = {
  duplex: {
    long: 'Print on both sides and choose “flip on long edge”. Without a duplex printer, print the odd pages, turn the stack over like a page of a book, and print the even ones.',
    short:
      'Print on both sides and choose “flip on short edge”. Without a duplex printer, print the odd pages, turn the stack over like a page of a pad, and print the even ones.',
  },
  gutterfold: {
    long: 'Print on one side only. Fold each two-sided sheet along its dashed line with the print outside, glue the halves together flat, and cut when the glue is dry.',
    short:
      'Print on one side only. Fold each two-sided sheet along its dashed line with the print outside, glue the halves together flat, and cut when the glue is dry.',
  },
  single: {
    long: 'Print on one side only. Glue the sheet of backs behind its sheet of fronts: held against the light, the crop marks of both meet.',
    short:
      'Print on one side only. Glue the sheet of backs behind its sheet of fronts: held against the light, the crop marks of both meet.',
  },
};

function printing(
  sheets: readonly PlannedSheet[],
  choice: Choice,
  kit: PrintKit,
  set: Styles,
  x: number,
  width: number,
  accent: Hex,
): Piece {
  const { paper, layout, flip = 'long' } = choice;
  const twoSided = sheets.find(({ backs }) => backs.length > 0);
  const stickers = sheets.some(({ stock }) => stock === 'sticker');
  const texts = [
    `Print at 100 % (“actual size”) on ${paper.id === 'a4-letter' ? 'A4 or Letter' : paper.name}, never “fit to page”. Lay a bank card on the outline, or measure the ruler at the foot of any sheet.`,
    twoSided === undefined ? 'Print on one side only.' : SIDES[layout][flip],
    `Card of 200 to 300 g/m² is best; with ordinary paper, glue the sheet to card before you cut.${stickers ? ' The sticker sheet wants self-adhesive paper.' : ''}`,
  ];
  const beside = width >= BANK_CARD.width + 70;
  const column = beside ? width - BANK_CARD.width - 10 : width;
  const build = (y: number): Block => {
    const list = steps(kit, texts, x, y, column, set.body, accent);
    const card = { x: beside ? x + width - BANK_CARD.width : x, y: beside ? y : y + list.height + 2 };
    const nodes: DisplayNode[] = [...list.nodes, bankCard(card.x, card.y, kit)];
    const below = card.y + BANK_CARD.height + 5;
    let height = Math.max(list.height, card.y + BANK_CARD.height - y);
    if (twoSided !== undefined) {
      nodes.push(...turnPicture(twoSided, paper, layout, flip, { x: card.x, y: below }, set, accent));
      height = Math.max(height, below + TURN_HEIGHT - y);
    }
    return { nodes, height };
  };
  return piece(build);
}

/** The sheets in rows of three, each with its cuts numbered and told. */
function cutting(
  sheets: readonly NumberedSheet[],
  choice: Choice,
  kit: PrintKit,
  set: Styles,
  x: number,
  width: number,
  accent: Hex,
): Piece[] {
  const { paper } = choice;
  const perRow = width >= 150 && sheets.length > 2 ? 3 : 2;
  const column = (width - (perRow - 1) * 12) / perRow;
  const room = 8;
  const factor = (column - room) / paper.width;
  const rows = Array.from({ length: Math.ceil(sheets.length / perRow) }, (_, i) =>
    sheets.slice(i * perRow, (i + 1) * perRow),
  );
  return rows.map((row) =>
    piece((y) => {
      const blocks = row.map(({ sheet, numbers }, i): Block => {
        const left = x + i * (column + 12);
        const top = y + room;
        const height = paper.height * factor;
        const title = `Sheet ${numbers[0] ?? ''}: ${cutCount(sheet)}`;
        const nodes: DisplayNode[] = [
          ...cutPicture(sheet, paper, kit, { x: left + room, y: top, factor }, accent),
          words(title, left, top + height + 6, set.strong),
        ];
        let down = top + height + 8.4;
        for (const text of cutSteps(sheet)) {
          const block = paragraph(kit, text, left, down, column, set.small);
          nodes.push(...block.nodes);
          down += block.height + 0.8;
        }
        return { nodes, height: down - y };
      });
      return { nodes: blocks.flatMap(({ nodes }) => nodes), height: Math.max(...blocks.map(({ height }) => height)) };
    }),
  );
}

function assembling(
  sheets: readonly PlannedSheet[],
  kit: PrintKit,
  set: Styles,
  x: number,
  width: number,
  accent: Hex,
): Piece[] {
  const parts = sheets
    .flatMap(({ fronts }) => fronts.map(({ drawn }) => drawn))
    .filter(({ unit }) => unit.tile !== null);
  const boards = new Map<string, typeof parts>();
  for (const part of parts) {
    const key = part.unit.id.split('@')[0] as string;
    boards.set(key, [...(boards.get(key) ?? []), part]);
  }
  return [...boards.values()].map((tiles) =>
    piece((y) => {
      const { component } = (tiles[0] as (typeof tiles)[number]).unit;
      const map = boardMap(tiles, kit, { x, y }, 60, set, accent);
      const text = steps(
        kit,
        [
          `Cut out the ${tiles.length} parts of the ${component.name.toLowerCase()}, each with its glue strip.`,
          'Start at the top left. Put glue on the strip beyond the dashed line and lay the edge of the next part along that line; the black corners mark its ends.',
          'The pattern runs on under the strip, so a hair’s breadth shows no gap.',
        ],
        x + 98,
        y,
        width - 98,
        set.body,
        accent,
      );
      return { nodes: [...map.nodes, ...text.nodes], height: Math.max(map.height, text.height) };
    }),
  );
}

/** Which papers a sheet's sides are on, in the order in which the document prints them. */
function numbered(sheets: readonly PlannedSheet[], layout: Layout, first: number): NumberedSheet[] {
  const twoSided = sheets.filter(({ backs }) => backs.length > 0);
  return sheets.map((sheet, i) => {
    const at = twoSided.indexOf(sheet);
    if (layout !== 'single') return { sheet, numbers: [first + i] };
    if (at >= 0) return { sheet, numbers: [first + at, first + twoSided.length + at] };
    return { sheet, numbers: [first + twoSided.length + i] };
  });
}

/** Lays pieces one below another on as many pages as they need. */
function paginate(pieces: readonly Piece[], top: number, bottom: number): DisplayNode[][] {
  const pages: DisplayNode[][] = [[]];
  let y = top;
  for (const { height, draw } of pieces) {
    if (y + height > bottom && y > top) {
      pages.push([]);
      y = top;
    }
    (pages.at(-1) as DisplayNode[]).push(...draw(y));
    y += height + GAP;
  }
  return pages;
}

/** The nodes of each instruction page. Sheets are numbered after these pages. */
export function instructionPages(sheets: readonly PlannedSheet[], choice: Choice, kit: PrintKit): DisplayNode[][] {
  const { paper, layout } = choice;
  const width = Math.min(COLUMN, paper.width - 2 * EDGE);
  const x = (paper.width - width) / 2;
  const set = styles(kit);
  const accent = kit.game.theme.ink;
  const { strip } = sheetArea(paper);
  const build = (first: number): DisplayNode[][] => {
    const list = numbered(sheets, layout, first);
    const [cuts = [], boards] = [
      cutting(list, choice, kit, set, x, width, accent),
      assembling(sheets, kit, set, x, width, accent),
    ];
    const [firstCut, ...moreCuts] = cuts;
    const [firstBoard, ...moreBoards] = boards;
    const head = (text: string): Piece => heading(kit, text, set, x, width);
    return paginate(
      [
        opening(kit, set, x, width),
        joined(
          head('What is on the sheets'),
          piece((y) => partsList(list, kit, set, x, y, width)),
        ),
        joined(head('Print'), printing(sheets, choice, kit, set, x, width, accent)),
        ...(firstCut === undefined ? [] : [joined(head('Cut'), firstCut), ...moreCuts]),
        ...(firstBoard === undefined ? [] : [joined(head('Put together'), firstBoard), ...moreBoards]),
      ],
      EDGE + 1,
      strip.y - 3,
    );
  };
  if (layout === 'duplex') {
    const pages = build(2);
    return pages.length <= 2 ? pages : build(1 + Math.ceil(pages.length / 2));
  }
  // The numbers on the pages depend on how many pages there are; their height does not.
  return build(build(1).length + 1);
}

/** The strip at the foot of every sheet: a ruler to check the scale, and a line that says what the sheet is. */
import type { Box, DisplayNode, GroupNode } from './display.ts';
import type { FaceKit } from './face.ts';
import { shortened } from './long-words.ts';
import { line, roundedRectangle } from './path.ts';
import { points } from './text-lines.ts';

const SIZE = points(6.5);
const QUIET = '#666666';
const HAIR = 0.15;

/** ISO/IEC 7810 ID-1: every bank card. */
export const BANK_CARD = { width: 85.6, height: 53.98, radius: 3.18 };

/** Names as many as there is room for: `Dragon, Movement token and 2 more`; the first shortened where it alone is too long. */
function listed(names: readonly string[], room: number, width: (text: string) => number): string {
  const after = (shown: number): string => (shown < names.length ? ` and ${names.length - shown} more` : '');
  for (let shown = names.length; shown > 0; shown--) {
    const text = names.slice(0, shown).join(', ') + after(shown);
    if (width(text) <= room) return text;
  }
  const [first = ''] = names;
  return shortened(first, room - width(after(1)), width) + after(1);
}

/** A ruler of 50 mm above its line and 2 in below it. Starts at x, its line at y. */
function ruler(x: number, y: number, kit: Pick<FaceKit, 'text'>): DisplayNode[] {
  const ticks: string[] = [line({ x, y }, { x: x + 50.8, y })];
  for (let mm = 0; mm <= 50; mm += 1) {
    const height = mm % 10 === 0 ? 2 : mm % 5 === 0 ? 1.4 : 0.8;
    ticks.push(line({ x: x + mm, y }, { x: x + mm, y: y - height }));
  }
  for (let eighth = 0; eighth <= 16; eighth += 1) {
    const height = eighth % 8 === 0 ? 2 : eighth % 4 === 0 ? 1.4 : 0.8;
    const at = x + (eighth * 25.4) / 8;
    ticks.push(line({ x: at, y }, { x: at, y: y + height }));
  }
  const label = (text: string, baseline: number): DisplayNode => ({
    kind: 'text',
    text,
    x: x + 52.3,
    y: baseline,
    anchor: 'start',
    font: kit.text,
    size: SIZE,
    fill: QUIET,
  });
  return [
    { kind: 'path', d: ticks.join(''), fill: 'none', stroke: { colour: QUIET, width: HAIR } },
    label('50 mm', y - 0.5),
    label('2 in', y + 2.1),
  ];
}

export interface MarginWords {
  readonly title: string;
  readonly edition: string;
  /** Names of the components on the sheet, or what it is: `Instructions`. */
  readonly contents: readonly string[];
  readonly sheet: number;
  readonly sheets: number;
  readonly side: string;
  /** What to do with the sheet: how to flip or fold it. */
  readonly advice: string;
}

/** Between words at the left and at the right of a line, mm. */
const BETWEEN = 4;
/** Of a line's room: the most that the edition takes, and what is left to the contents by a long title. */
const SHARE = { edition: 0.25, contents: 0.35 };

/** A shortened text that is no longer than this is left out, mm. */
const STUMP = 12;

/** Title, edition and components, each with its share of the room. */
function whatItIs({ title, edition, contents }: MarginWords, room: number, width: (text: string) => number): string {
  const issue = shortened(`edition ${edition}`, room * SHARE.edition, width);
  const kept = Math.min(width(contents.join(', ')), room * SHARE.contents);
  const head = `${shortened(title, room - kept - width(` · ${issue} · `), width)} · ${issue} · `;
  return shortened(`${head}${listed(contents, room - width(head), width)}`, room, width);
}

/** Everything in the strip: ruler left, words right of it in two lines, shortened where they are too long. */
export function marginLine(strip: Box, words: MarginWords, kit: FaceKit): GroupNode[] {
  const middle = strip.y + strip.height / 2 + 0.4;
  const left = strip.x + 64;
  const right = strip.x + strip.width;
  const width = (text: string): number => kit.fonts.width(text, kit.text, SIZE);
  const text = (content: string, x: number, y: number, anchor: 'start' | 'end'): DisplayNode => ({
    kind: 'text',
    text: content,
    x,
    y,
    anchor,
    font: kit.text,
    size: SIZE,
    fill: QUIET,
  });
  const number = `Sheet ${words.sheet} of ${words.sheets} · ${words.side}`;
  const scale = 'Print at 100 %';
  const lines = [
    { said: whatItIs(words, right - left - width(number) - BETWEEN, width), end: number, y: middle - 0.5 },
    { said: shortened(words.advice, right - left - width(scale) - BETWEEN, width), end: scale, y: middle + 2.6 },
  ];
  return [
    { kind: 'group', layer: 'scale', tag: { role: 'Artifact' }, children: ruler(strip.x, middle, kit) },
    {
      kind: 'group',
      tag: { role: 'P' },
      children: lines.flatMap(({ said, end, y }) => [
        // A stump of a word is of no use to anybody.
        ...(width(said) < STUMP && said.endsWith('…') ? [] : [text(said, left, y, 'start')]),
        text(end, right, y, 'end'),
      ]),
    },
  ];
}

/** The outline of a bank card, its top left at x, y, with a word inside. */
export function bankCard(x: number, y: number, kit: FaceKit): GroupNode {
  const { width, height, radius } = BANK_CARD;
  const words = (text: string, at: number, bold: boolean): DisplayNode => ({
    kind: 'text',
    text,
    x: x + width / 2,
    y: at,
    anchor: 'middle',
    font: bold ? kit.textBold : kit.text,
    size: points(bold ? 10 : 8.5),
    fill: bold ? '#333333' : QUIET,
  });
  return {
    kind: 'group',
    layer: 'scale',
    tag: { role: 'Figure', alt: `An outline of ${width} by ${height} mm, the size of a bank card` },
    children: [
      {
        kind: 'path',
        d: roundedRectangle({ x, y, width, height }, radius),
        fill: 'none',
        stroke: { colour: '#333333', width: 0.2 },
      },
      words('Lay a bank card here.', y + height / 2 - 0.6, true),
      words('If its edges meet the line, the scale is right.', y + height / 2 + 4, false),
    ],
  };
}

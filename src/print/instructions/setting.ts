/** Type on the instruction pages: styles, paragraphs, numbered steps, headings. Lengths in mm. */
import type { Hex } from '../../definition/game.ts';
import type { DisplayNode, FontKey } from '../display.ts';
import type { FaceKit } from '../face.ts';
import { textInk } from '../faces/colours.ts';
import { brokenLines } from '../long-words.ts';
import { circle, line } from '../path.ts';
import { points } from '../text-lines.ts';
import { type Block, stack } from './block.ts';

export interface Style {
  readonly font: FontKey;
  readonly size: number;
  readonly fill: Hex;
  /** Distance of baselines as a multiple of the size. */
  readonly leading: number;
  /** Hollow letters: the width of their outline. */
  readonly outline?: number;
}

export interface Styles {
  readonly head: Style;
  readonly lead: Style;
  readonly body: Style;
  readonly strong: Style;
  readonly small: Style;
}

/** Outlines of small pictures and hairlines between rows. */
export const GREY: Hex = '#8a8a8a';
const QUIET_TEXT: Hex = '#666666';

export function styles(kit: FaceKit): Styles {
  const saving = kit.ink === 'low-ink';
  const ink = textInk(kit);
  const style = (font: FontKey, size: number, leading: number, fill: Hex = ink): Style => ({
    font,
    size: points(size),
    fill,
    leading,
  });
  return {
    head: { ...style(kit.display, 15, 1.1, kit.game.theme.ink), ...(saving ? { outline: 0.2 } : {}) },
    lead: style(kit.text, 12, 1.3),
    body: style(kit.text, 9.5, 1.36),
    strong: style(kit.textBold, 10, 1.36),
    small: style(kit.text, 8, 1.3, QUIET_TEXT),
  };
}

/** One line of text; y is its baseline. */
export function words(
  text: string,
  x: number,
  y: number,
  style: Style,
  anchor: 'start' | 'middle' | 'end' = 'start',
): DisplayNode {
  const { leading: _, ...lettering } = style;
  return { kind: 'text', text, x, y, anchor, ...lettering };
}

/** How wide a run of text is in a style. */
export const widthIn =
  (kit: FaceKit, { font, size }: Style) =>
  (text: string): number =>
    kit.fonts.width(text, font, size);

/** Words wrapped to a width; a word wider than it is broken. */
export function paragraph(kit: FaceKit, text: string, width: number, style: Style): Block {
  return setLines(kit, brokenLines(kit, text, style, width), style);
}

/** Lines one below another. */
export function setLines(kit: FaceKit, lines: readonly string[], style: Style): Block {
  const { cap } = kit.fonts.metrics(style.font, style.size);
  const step = style.size * style.leading;
  const children = lines.map((line, i) => words(line, 0, cap + i * step, style));
  return { nodes: [{ kind: 'group', tag: { role: 'P' }, children }], height: lines.length * step };
}

/** A section's title over a line, smaller where the width is small. */
export function heading(kit: FaceKit, text: string, width: number, given: Style): Block {
  const style = { ...given, size: given.size * Math.min(1, width / widthIn(kit, given)(text)) };
  const { cap } = kit.fonts.metrics(style.font, style.size);
  const under = cap + 2;
  return {
    nodes: [
      { kind: 'group', tag: { role: 'H2' }, children: [words(text, 0, cap, style)] },
      {
        kind: 'path',
        d: line({ x: 0, y: under }, { x: width, y: under }),
        fill: 'none',
        stroke: { colour: style.fill, width: 0.35 },
      },
    ],
    height: under + 3,
  };
}

/** A number that counts a step or a cut: white on a dark disc, or the other way round where ink is saved. */
export function badge(number: number, x: number, y: number, radius: number, kit: FaceKit): DisplayNode[] {
  const size = radius * (number > 9 ? 1.15 : 1.35);
  const { ink } = kit.game.theme;
  const d = circle({ x, y }, radius);
  const hollow = kit.ink === 'low-ink';
  return [
    hollow
      ? { kind: 'path', d, fill: '#ffffff', stroke: { colour: GREY, width: 0.2 } }
      : { kind: 'path', d, fill: ink },
    {
      kind: 'text',
      text: String(number),
      x,
      y: y + kit.fonts.metrics(kit.textBold, size).cap / 2,
      anchor: 'middle',
      font: kit.textBold,
      size,
      fill: hollow ? ink : '#ffffff',
    },
  ];
}

const STEP_BADGE = 2;
const STEP_INDENT = 6.4;

/** Numbered steps one below another. */
export function steps(kit: FaceKit, texts: readonly string[], width: number, style: Style): Block {
  const { cap } = kit.fonts.metrics(style.font, style.size);
  return stack(
    texts.map((text, i): Block => {
      const { nodes, height } = paragraph(kit, text, width - STEP_INDENT, style);
      const moved: DisplayNode = { kind: 'group', transform: [1, 0, 0, 1, STEP_INDENT, 0], children: nodes };
      return { nodes: [...badge(i + 1, STEP_BADGE, cap / 2, STEP_BADGE, kit), moved], height };
    }),
    1.6,
  );
}

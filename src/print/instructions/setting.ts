/** Type on the instruction pages: styles, and paragraphs set one below another. Lengths in mm. */
import type { Hex } from '../../definition/game.ts';
import type { DisplayNode, FontKey, GroupNode, Tag } from '../display.ts';
import type { FaceKit } from '../face.ts';
import { points, wrap } from '../text-lines.ts';

export interface Style {
  readonly font: FontKey;
  readonly size: number;
  readonly fill: Hex;
  /** Distance of baselines as a multiple of the size. */
  readonly leading: number;
}

export interface Styles {
  readonly title: Style;
  readonly head: Style;
  readonly body: Style;
  readonly strong: Style;
  readonly small: Style;
  readonly label: Style;
}

export const QUIET_TEXT: Hex = '#5c5c5c';

export function styles(kit: FaceKit): Styles {
  const { ink } = kit.game.theme;
  const style = (font: FontKey, size: number, leading: number, fill: Hex = ink): Style => ({
    font,
    size: points(size),
    fill,
    leading,
  });
  return {
    title: style(kit.display, 46, 1),
    head: style(kit.display, 18, 1.1),
    body: style(kit.text, 10.5, 1.38),
    strong: style(kit.textBold, 10.5, 1.38),
    small: style(kit.text, 8.5, 1.32, QUIET_TEXT),
    label: style(kit.textBold, 8.5, 1.32),
  };
}

export interface Block {
  readonly nodes: readonly DisplayNode[];
  /** From the top of the first line to the foot of the last. */
  readonly height: number;
}

/** One line of text; y is its baseline. */
export function words(
  text: string,
  x: number,
  y: number,
  style: Style,
  anchor: 'start' | 'middle' | 'end' = 'start',
): DisplayNode {
  return { kind: 'text', text, x, y, anchor, font: style.font, size: style.size, fill: style.fill };
}

/** A paragraph from its top left; words wider than the column stand alone on their line. */
export function paragraph(
  kit: FaceKit,
  text: string,
  x: number,
  y: number,
  width: number,
  style: Style,
  role: Tag['role'] = 'P',
): Block {
  const lines = wrap(kit.fonts, text, { font: style.font, fill: style.fill, size: style.size }, style.size, width) ?? [
    text,
  ];
  const { cap } = kit.fonts.metrics(style.font, style.size);
  const step = style.size * style.leading;
  const group: GroupNode = {
    kind: 'group',
    tag: { role },
    children: lines.map((line, i) => words(line, x, y + cap + i * step, style)),
  };
  return { nodes: [group], height: lines.length * step };
}

/** A number that counts a step or a cut: white on a dark disc, or the other way round. */
export function badge(number: number, x: number, y: number, radius: number, kit: FaceKit, ground: Hex): DisplayNode[] {
  const size = radius * (number > 9 ? 1.15 : 1.35);
  const plain = kit.ink === 'low-ink';
  const d = `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
  return [
    {
      kind: 'path',
      d,
      fill: plain ? '#ffffff' : ground,
      ...(plain ? { stroke: { colour: ground, width: 0.25 } } : {}),
    },
    {
      kind: 'text',
      text: String(number),
      x,
      y: y + kit.fonts.metrics(kit.textBold, size).cap / 2,
      anchor: 'middle',
      font: kit.textBold,
      size,
      fill: plain ? ground : '#ffffff',
    },
  ];
}

/** Numbered steps one below another. */
export function steps(
  kit: FaceKit,
  texts: readonly string[],
  x: number,
  y: number,
  width: number,
  style: Style,
  ground: Hex,
): Block {
  const nodes: DisplayNode[] = [];
  const { cap } = kit.fonts.metrics(style.font, style.size);
  let down = 0;
  for (const [i, text] of texts.entries()) {
    nodes.push(...badge(i + 1, x + 2.1, y + down + cap / 2, 2.1, kit, ground));
    const block = paragraph(kit, text, x + 7, y + down, width - 7, style);
    nodes.push(...block.nodes);
    down += block.height + 1.8;
  }
  return { nodes, height: down };
}

/**
 * Text that flows: trees of boxes and words, laid out by satori and read back as a drawing. For faces and pages with
 * sentences; figures, tokens and boards draw straight. Boxes are measured with `mm`, type and what belongs to it in `em`.
 */
import satori, { type Font, type FontWeight } from 'satori';
import type { Hex, Icon, Inline } from '../definition/game.ts';
import { glyphFinding } from './check-drawing.ts';
import type { Box, DisplayNode, FontKey, Matrix } from './display.ts';
import type { FaceKit } from './face.ts';
import { FALLBACK_FAMILY, fontId } from './fonts.ts';
import { apply, IDENTITY, multiply, translate } from './matrix.ts';
import { PIXEL, readSatoriSvg } from './satori-svg.ts';
import { MINIMUM_SIZE } from './text-lines.ts';

/** A box, span or drawing with its CSS; satori knows flex, block, inline and grid. */
export interface FlowElement {
  readonly type: string;
  readonly key: null;
  readonly props: Readonly<Record<string, unknown>>;
}
export type FlowChild = FlowElement | string;
export type FlowStyle = Readonly<Record<string, string | number>>;

/** Makes an element. Lengths: `mm(3)`, `'0.5em'`. */
export function h(type: 'div' | 'span', style: FlowStyle, ...children: readonly FlowChild[]): FlowElement {
  const base = type === 'div' ? { boxSizing: 'border-box' } : { display: 'inline' };
  return { type, key: null, props: { style: { ...base, ...style }, children } };
}

/** A length in the unit that satori counts in. */
export function mm(length: number): number {
  return length / PIXEL;
}

/** An icon as high as `size` em, standing in a line of text or in a row. */
export function flowIcon({ d, width, height }: Icon, colour: Hex, size = 0.8): FlowElement {
  const path = { type: 'path', key: null, props: { d, fill: colour } };
  const style = { width: `${(size * width) / height}em`, height: `${size}em` };
  return { type: 'svg', key: null, props: { viewBox: `0 0 ${width} ${height}`, style, children: path } };
}

/** The same as an outline: `size` em high in type of `type` mm, its line `line` mm wide. */
export function flowOutline(
  { d, width, height }: Icon,
  colour: Hex,
  { size, type, line }: { readonly size: number; readonly type: number; readonly line: number },
): FlowElement {
  const strokeWidth = (line * height) / (size * type);
  const look = { fill: 'none', stroke: colour, strokeWidth, strokeLinejoin: 'round' };
  const path = { type: 'path', key: null, props: { d, ...look } };
  const style = { width: `${(size * width) / height}em`, height: `${size}em` };
  return { type: 'svg', key: null, props: { viewBox: `0 0 ${width} ${height}`, style, children: path } };
}

/** A sentence of the rules. `clause` says how a link to a clause is written on paper. */
export function sentence(
  inlines: readonly Inline[],
  kit: FaceKit,
  colour: Hex,
  clause: (id: string) => string = (id) => id,
): FlowChild[] {
  return inlines.map((inline) => {
    if (inline.kind === 'bold') return h('span', { fontWeight: 700 }, inline.text);
    if (inline.kind === 'italic') return h('span', { fontStyle: 'italic' }, inline.text);
    if (inline.kind === 'icon') return flowIcon(kit.icon(inline.name).icon, colour);
    return inline.kind === 'clause' ? clause(inline.id) : inline.text;
  });
}

export interface FlowSet {
  readonly font: FontKey;
  /** Wanted type size, mm. */
  readonly size: number;
  /** Shrinks no further than this, mm; 8 pt if not given. */
  readonly minimum?: number;
  readonly fill: Hex;
  /** Distance of baselines as a multiple of the size; 1.25 if not given. */
  readonly leading?: number;
  /** Where a tree lower than the box stands; `fill` makes it as high as the box. */
  readonly stand?: 'top' | 'middle' | 'bottom' | 'fill';
}

export interface Flowed {
  readonly nodes: readonly DisplayNode[];
  /** What the tree took, mm. */
  readonly height: number;
  /** The type size it was set in, mm. */
  readonly size: number;
}

/**
 * Lays the tree out in the box, shrinking the type until it fits; reports to the kit where even the minimum overflows
 * and where a character is in no font. A box without height takes what it needs. Throws where the tree uses what a
 * drawing can't hold (shadows, gradients, pictures).
 */
export async function flow(
  kit: FaceKit,
  tree: FlowChild | readonly FlowChild[],
  box: Omit<Box, 'height'> & { readonly height?: number },
  set: FlowSet,
): Promise<Flowed> {
  const room = { width: box.width, height: box.height ?? Number.POSITIVE_INFINITY };
  const minimum = Math.min(set.size, set.minimum ?? MINIMUM_SIZE);
  let best = await layOut(kit, tree, room, set, set.size);
  if (!best.fits && minimum < set.size) {
    best = await layOut(kit, tree, room, set, minimum);
    for (let [low, high] = [minimum, set.size]; best.fits && high - low > 0.02; ) {
      const size = (low + high) / 2;
      const tried = await layOut(kit, tree, room, set, size);
      if (tried.fits) [best, low] = [tried, size];
      else high = size;
    }
  }
  if (!best.fits) {
    const text = quoted(best.nodes);
    kit.problem(
      `the text ${text} does not fit into ${short(room.width)} × ${short(room.height)} mm even at its smallest size`,
      'shorten it',
    );
  }
  for (const node of texts(best.nodes)) {
    const finding = glyphFinding(node.text, node.font, kit.fonts);
    if (finding !== null) kit.problem(finding.message, finding.hint ?? undefined);
  }
  const spare = Number.isFinite(room.height) ? room.height - best.height : 0;
  const down = { top: 0, fill: 0, middle: spare / 2, bottom: spare }[set.stand ?? 'top'];
  const transform = translate(box.x, box.y + down);
  return { nodes: [{ kind: 'group', transform, children: best.nodes }], height: best.height, size: best.size };
}

interface LaidOut {
  readonly nodes: readonly DisplayNode[];
  readonly height: number;
  readonly size: number;
  readonly fits: boolean;
}

async function layOut(
  kit: FaceKit,
  tree: FlowChild | readonly FlowChild[],
  room: { readonly width: number; readonly height: number },
  set: FlowSet,
  size: number,
): Promise<LaidOut> {
  const filled = set.stand === 'fill' && Number.isFinite(room.height);
  const root = h(
    'div',
    {
      display: 'flex',
      flexDirection: 'column',
      width: mm(room.width),
      ...(filled && { height: mm(room.height) }),
      fontFamily: set.font.family,
      fontWeight: set.font.weight,
      fontStyle: set.font.italic ? 'italic' : 'normal',
      fontSize: mm(size),
      lineHeight: set.leading ?? 1.25,
      color: set.fill,
    },
    ...(Array.isArray(tree) ? (tree as FlowChild[]) : [tree as FlowChild]),
  );
  const svg = await satori(
    root as never,
    {
      width: mm(room.width),
      ...(filled && { height: mm(room.height) }),
      fonts: satoriFonts(kit, set.font),
      embedFont: false,
      pointScaleFactor: 10,
      onStyleError: (error) => {
        throw error;
      },
    } as Parameters<typeof satori>[1],
  );
  const { nodes, height } = readSatoriSvg(svg, kit.fonts);
  const fits = height <= room.height + 0.05 && inside(kit, nodes, room);
  return { nodes, height, size, fits };
}

/** Every word ends inside the room. */
function inside(kit: FaceKit, nodes: readonly DisplayNode[], room: { width: number; height: number }): boolean {
  return texts(nodes).every(({ text, x, y, font, size, spacing, map }) => {
    const { descent } = kit.fonts.metrics(font, size);
    const end = apply(map, { x: x + kit.fonts.width(text, font, size, spacing), y: y + descent });
    return end.x <= room.width + 0.05 && end.y <= room.height + 0.05;
  });
}

function texts(nodes: readonly DisplayNode[], map: Matrix = IDENTITY) {
  return nodes.flatMap((node): (Extract<DisplayNode, { kind: 'text' }> & { map: Matrix })[] => {
    if (node.kind === 'text') return [{ ...node, map }];
    if (node.kind === 'group') return texts(node.children, node.transform ? multiply(map, node.transform) : map);
    return [];
  });
}

/** All files of the kit's fonts. satori looks into every one of them for a character that the family lacks. */
function satoriFonts(kit: FaceKit, font: FontKey): Font[] {
  const files = new Map<string, Font>();
  for (const key of [font, kit.text, kit.textBold, kit.textItalic, kit.display]) {
    for (const { id, bytes } of kit.fonts.files(key)) {
      const family = id.startsWith(`${fontId(key)}-`) ? key.family : FALLBACK_FAMILY;
      const weight = key.weight as FontWeight;
      const data = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
      if (!files.has(id)) files.set(id, { name: family, data, weight, style: key.italic ? 'italic' : 'normal' });
    }
  }
  return [...files.values()];
}

function quoted(nodes: readonly DisplayNode[]): string {
  const whole = texts(nodes)
    .map((node) => node.text)
    .join(' ');
  return JSON.stringify(whole.length > 60 ? `${whole.slice(0, 59)}…` : whole);
}

function short(length: number): string {
  return Number.isFinite(length) ? String(Math.round(length * 10) / 10) : 'any';
}

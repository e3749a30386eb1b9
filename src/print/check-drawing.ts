/** Looks a drawing over before it is printed: glyphs, type sizes, contrast, lines, and text that the knife would meet. */
import { contrast } from '../definition/colour.ts';
import type { Hex } from '../definition/game.ts';
import { quote } from '../definition/problem.ts';
import type { DisplayNode, FontKey, GroupNode, Matrix, TextNode } from './display.ts';
import type { FaceBox } from './face.ts';
import type { Fonts } from './fonts.ts';
import { Ground, insidePath } from './ground.ts';
import { apply, boxAround, growth, IDENTITY, multiply, type Point } from './matrix.ts';
import { points } from './text-lines.ts';
import { insideTrim, safeMargin } from './trim.ts';

export interface Finding {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly hint: string | null;
  /** It is about where a text lies: of no interest where the face has said already that its text overflows. */
  readonly place: boolean;
}

/** Type smaller than this is an error, mm (6 pt). */
const UNREADABLE = points(6);
/** Type smaller than this is a warning, mm (8 pt). */
const SMALL = points(8);
/** Thinner lines vanish in print, mm. */
const THINNEST = 0.15;
const SLACK = 0.01;

/**
 * What print would spoil in a face. Each finding is given once, however often it occurs. Throws on a drawing that
 * nothing can write.
 */
export function checkDrawing(nodes: readonly DisplayNode[], box: FaceBox, fonts: Fonts): Finding[] {
  const found = new Map<string, Finding>();
  const add = (severity: Finding['severity'], message: string, hint: string | null, place = false) =>
    found.set(message, { severity, message, hint, place });

  const ground = new Ground();
  visit(nodes, { map: IDENTITY, opacity: 1, clips: [], fill: '#000000' });
  return [...found.values()];

  function visit(nodes: readonly DisplayNode[], around: Around): void {
    for (const node of nodes) {
      checkNumbers(node);
      if (node.kind === 'group') visit(node.children, inGroup(node, around));
      else if (node.kind === 'use') {
        const map = multiply(around.map, node.transform);
        visit(node.form.children, { ...around, map, fill: node.fill ?? around.fill });
      } else if (node.kind === 'text') {
        if (checkText(node, around.map)) checkContrast(node, around);
      } else {
        const fill = node.fill === 'inherit' ? around.fill : node.fill;
        if (fill !== 'none') ground.add(node, around.map, fill, around.opacity, around.clips);
        if (node.stroke && node.stroke.colour !== 'none') checkStroke(node.stroke.width * growth(around.map));
      }
    }
  }

  function checkContrast(node: TextNode, { map, fill: given }: Around): void {
    const fill = node.fill === 'inherit' ? given : node.fill;
    if (fill === 'none') return;
    const size = node.size * growth(map);
    const large = size >= points(18) || (size >= points(14) && node.font.weight >= 700);
    const least = large ? 3 : 4.5;
    const worst = Math.min(...middlePoints(node, fonts).map((point) => contrast(fill, ground.at(apply(map, point)))));
    if (worst >= least - 0.05) return;
    const message = `the text ${JSON.stringify(node.text)} stands out too little: ${worst.toFixed(1)} : 1`;
    add('warning', message, `${least} : 1 or more can be read by most`, true);
  }

  function checkStroke(width: number): void {
    if (width < THINNEST - 1e-6) {
      add('warning', `a line is ${width.toFixed(2)} mm thin`, `lines under ${THINNEST} mm may vanish in print`);
    }
  }

  /** False where it runs off the face: what lies under it there is nobody's business. */
  function checkText(node: TextNode, map: Matrix): boolean {
    const text = JSON.stringify(node.text);
    const glyphs = glyphFinding(node.text, node.font, fonts);
    if (glyphs !== null) add(glyphs.severity, glyphs.message, glyphs.hint);
    const size = node.size * growth(map);
    const inPoints = (size / points(1)).toFixed(1);
    if (size < UNREADABLE - SLACK)
      add('error', `the text ${text} is ${inPoints} pt small`, 'at least 6 pt can be read');
    else if (size < SMALL - SLACK)
      add('warning', `the text ${text} is ${inPoints} pt small`, '8 pt or more reads well');

    const corners = textCorners(node, fonts).map((corner) => apply(map, corner));
    if (!corners.every((corner) => insideTrim(box, corner, -SLACK))) {
      const { x, y, width, height } = boxAround(corners);
      const where = [x, y, x + width, y + height].map((value) => value.toFixed(1)).join(', ');
      add(
        'error',
        `the text ${text} is cut off: it lies at ${where} mm of ${box.width} × ${box.height} mm`,
        'shorten it',
        true,
      );
      return false;
    }
    if (!corners.every((corner) => insideTrim(box, corner, safeMargin(box) - SLACK))) {
      add(
        'warning',
        `the text ${text} comes close to the cut`,
        `keep text ${safeMargin(box).toFixed(1)} mm away from the trim`,
        true,
      );
    }
    return true;
  }
}

/** Throws where a number in it is none, or endless: no writer could write that. */
export function checkNumbers(node: DisplayNode): void {
  const sound =
    node.kind === 'path'
      ? isPath(node.d) && finite(node.stroke?.width, ...(node.stroke?.dash ?? []))
      : node.kind === 'text'
        ? finite(node.x, node.y, node.size, node.spacing)
        : finite(...(node.transform ?? [])) && (node.kind === 'use' || isPath(node.clip ?? ''));
  if (!sound) throw new Error('it can not be drawn: a length that it is drawn by is 0, or far too large');
}

const finite = (...numbers: readonly (number | undefined)[]): boolean =>
  numbers.every((value) => value === undefined || Number.isFinite(value));
const isPath = (d: string): boolean => !/NaN|Infinity|undefined/.test(d);

interface Around {
  readonly map: Matrix;
  readonly opacity: number;
  readonly clips: readonly ((point: Point) => boolean)[];
  /** What `inherit` means. */
  readonly fill: Hex;
}

function inGroup({ transform, clip, opacity = 1 }: GroupNode, around: Around): Around {
  const map = transform ? multiply(around.map, transform) : around.map;
  const clips = clip === undefined ? around.clips : [...around.clips, insidePath(clip, map)];
  return { ...around, map, clips, opacity: around.opacity * opacity };
}

/** Missing characters that are named one by one. */
const NAMED = 5;

/** Characters that would print as empty boxes; null where every font has all. */
export function glyphFinding(text: string, font: FontKey, fonts: Fonts): Finding | null {
  const missing = fonts.missing(text, font);
  if (missing.length === 0) return null;
  const names = missing.slice(0, NAMED).map((sign) => `${sign} (U+${codePoint(sign)})`);
  const more = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : '';
  const message = `no font has ${names.join(', ')}${more} of the text ${quote(text)}`;
  return { severity: 'error', message, hint: 'write it with other characters', place: false };
}

/** The corners of the ink that a run may have: from its capitals' height to the depth of a g. */
export function textCorners({ text, x, y, anchor, font, size, spacing }: TextNode, fonts: Fonts): Point[] {
  const width = fonts.width(text, font, size, spacing);
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  const { cap, ascent, descent } = fonts.metrics(font, size);
  const top = y - (/[bdfhijklt]/.test(text) ? Math.max(cap, ascent) : cap);
  const bottom = /[gjpqyQ,;()[\]{}]/.test(text) ? y + descent : y;
  return [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: bottom },
    { x: left, y: bottom },
  ];
}

/** Three points along the middle of a run. */
function middlePoints(node: TextNode, fonts: Fonts): Point[] {
  const [left, right, low] = textCorners(node, fonts) as [Point, Point, Point];
  const y = (left.y + Math.min(low.y, node.y)) / 2;
  return [0.1, 0.5, 0.9].map((part) => ({ x: left.x + part * (right.x - left.x), y }));
}

function codePoint(sign: string): string {
  return (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}

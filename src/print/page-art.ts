/** One printed page side: placed faces with their bleed, and the rows that tell where they lie. */
import type { Box, DisplayNode } from './display.ts';
import type { DrawnFace } from './draw-face.ts';
import { bleedOf, grownBox, type Sides } from './imposition/bleed.ts';
import type { DrawnUnit } from './imposition/cells.ts';
import { type Laid, layMatrix, rightAngle } from './imposition/flip.ts';
import { faceWindow } from './imposition/units.ts';
import { multiply, type Point, translate } from './matrix.ts';
import { grown } from './nets/polygon.ts';
import { circle, movedPath, polygon, rectangle } from './path.ts';
import type { Placement } from './sheet.ts';
import { safeMargin, trimCorners, trimOutline } from './trim.ts';

/** A face in its place on a page. */
export interface PlacedFace {
  readonly drawn: DrawnUnit;
  readonly side: 'front' | 'back';
  readonly laid: Laid;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Which faces of a unit: null where it has no such side. */
const faceOf = ({ drawn, side }: PlacedFace): DrawnFace | null => (side === 'front' ? drawn.front : drawn.back);

/** The trim as it lies on the page, as path data; of a net the outlines of its sides. */
export function placedTrim({ drawn: { unit }, laid, side }: PlacedFace): string {
  const { net, component } = unit;
  const window = faceWindow(unit, side);
  const lay = layMatrix(laid, window.width, window.height);
  if (net !== null) return movedPath(net.sides.map((side) => polygon(side.polygon)).join(''), lay);
  const shape = unit.shape === 'sticker' || unit.tile !== null ? 'rectangle' : component.shape;
  return movedPath(trimOutline({ shape, width: window.width, height: window.height }), lay);
}

/** The trim with bleed as path data; a right triangle bleeds over its legs only, its partner lies beyond the third side. */
function clipPath(placed: PlacedFace, bleed: Sides): string {
  const { drawn, laid, side } = placed;
  const { shape } = drawn.unit;
  const all = Math.min(bleed.left, bleed.top, bleed.right, bleed.bottom);
  if (shape === 'circle')
    return circle({ x: laid.x + laid.width / 2, y: laid.y + laid.height / 2 }, laid.width / 2 + all);
  if (shape === 'hex') {
    const { width, height } = faceWindow(drawn.unit, side);
    const corners = trimCorners({ shape, width, height }) ?? [];
    return movedPath(polygon(grown(corners, all)), layMatrix(laid, width, height));
  }
  const box = grownBox(laid, bleed);
  if (shape !== 'right-triangle') return rectangle(box);
  return polygon(bledTriangle(laid, bleed));
}

/** Legs move out by their bleed; the long side runs straight on, so that partner and bleed meet in one line. */
function bledTriangle(laid: Laid, bleed: Sides): Point[] {
  const right = rightAngle(laid);
  const [outX, outY] = [right.x === laid.x ? -1 : 1, right.y === laid.y ? -1 : 1];
  const far = { x: right.x - outX * laid.width, y: right.y - outY * laid.height };
  const [legX, beyondX] = outX < 0 ? [bleed.left, bleed.right] : [bleed.right, bleed.left];
  const [legY, beyondY] = outY < 0 ? [bleed.top, bleed.bottom] : [bleed.bottom, bleed.top];
  const endY = Math.min(legX, beyondY);
  const endX = Math.min(legY, beyondX);
  return [
    { x: right.x + outX * endY, y: far.y - outY * endY },
    { x: right.x + outX * legX, y: far.y - outY * endY },
    { x: right.x + outX * legX, y: right.y + outY * legY },
    { x: far.x - outX * endX, y: right.y + outY * legY },
    { x: far.x - outX * endX, y: right.y + outY * endX },
  ];
}

/** The page's art, one group a face, and its lines above. */
export function pageArt(
  faces: readonly PlacedFace[],
  page: { readonly bleed: number; readonly limits: Box },
): { nodes: DisplayNode[]; bleed: Box | null } {
  const boxes = faces.map(({ laid }) => laid);
  const grown: Box[] = [];
  const art: DisplayNode[] = [];
  const lines: DisplayNode[] = [];
  const guides: string[] = [];
  for (const placed of faces) {
    const { drawn, laid } = placed;
    const face = faceOf(placed);
    if (face === null) continue;
    const { shape } = drawn.unit;
    const window = faceWindow(drawn.unit, placed.side);
    const bleed = face.edge === null ? NONE : bleedOf(laid, boxes, page.bleed, page.limits);
    grown.push(grownBox(laid, bleed));
    const lay = layMatrix(laid, window.width, window.height);
    const use: DisplayNode = {
      kind: 'use',
      form: face.form,
      transform: multiply(lay, translate(-window.x, -window.y)),
    };
    art.push({
      kind: 'group',
      tag: { role: 'Figure', alt: face.alt },
      ...(shape === 'net' ? {} : { clip: clipPath(placed, bleed) }),
      children: [use],
    });
    if (placed.side === 'front' && drawn.lines.length > 0)
      lines.push({ kind: 'group', transform: lay, children: drawn.lines });
    if (placed.side === 'front' && (shape === 'rectangle' || shape === 'sticker')) {
      const safe = safeMargin(laid);
      guides.push(
        rectangle({
          x: laid.x + safe,
          y: laid.y + safe,
          width: laid.width - 2 * safe,
          height: laid.height - 2 * safe,
        }),
      );
    }
  }
  const nodes: DisplayNode[] = [{ kind: 'group', layer: 'art', children: art }, ...lines];
  if (guides.length > 0)
    nodes.push({
      kind: 'group',
      layer: 'guides',
      tag: { role: 'Artifact' },
      children: [
        { kind: 'path', d: guides.join(''), fill: 'none', stroke: { colour: '#00a0c8', width: 0.15, dash: [1, 1] } },
      ],
    });
  return { nodes, bleed: around(grown) };
}

const NONE: Sides = { left: 0, top: 0, right: 0, bottom: 0 };

/** The smallest box round boxes; null for none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The row of the placements file, without its page number. */
export function placementOf({ drawn, side, laid }: PlacedFace, page: number): Placement {
  const { component, id, shape } = drawn.unit;
  return {
    component: component.id,
    piece: id,
    face: side,
    page,
    shape,
    x: round(laid.x),
    y: round(laid.y),
    width: round(laid.width),
    height: round(laid.height),
    rotation: laid.turn,
  };
}

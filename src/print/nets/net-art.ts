/** What is printed on a net: its sides' faces, tabs with the order of gluing, lines to cut and to fold. */
import type { Hex } from '../../definition/game.ts';
import type { DisplayNode } from '../display.ts';
import type { DrawnFace } from '../draw-face.ts';
import type { FaceKit } from '../face.ts';
import { cutLine, foldLine } from '../marks.ts';
import { multiply, rotate, translate } from '../matrix.ts';
import { line, polygon } from '../path.ts';
import { points } from '../text-lines.ts';
import type { Net } from './net.ts';
import { grown, middle, sidePolygon } from './polygon.ts';
import type { Solid } from './polyhedron.ts';

/** Ink beyond a side's cut edges, mm. */
const OVER = 0.8;
const TAB_TEXT = '#555555';

/** How far a side's drawing must reach beyond its square so that it covers the whole side, mm. */
export function sideBleed(solid: Solid, edge: number): number {
  const reach = Math.max(...sidePolygon(solid, edge).flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
  return Math.ceil(Math.max(0, reach - edge / 2) + OVER);
}

/** A tint of a colour on white paper. */
function tint(colour: Hex, share: number): Hex {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `#${parts
    .map((part) =>
      Math.round(255 + (part - 255) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/**
 * The net as one drawing, and the lines that lie above it.
 * @param faces the sides' drawings in the net's order
 */
export function netArt(
  net: Net,
  faces: readonly DrawnFace[],
  die: { readonly name: string; readonly edge: number; readonly key: string },
  kit: FaceKit,
): { front: DrawnFace; lines: DisplayNode[] } {
  const grounds = net.sides.flatMap(({ polygon: outline }, i): DisplayNode[] => {
    const edge = faces[i]?.edge ?? null;
    return edge === null || edge === 'mixed' ? [] : [{ kind: 'path', d: polygon(grown(outline, OVER)), fill: edge }];
  });
  const tabs = net.tabs.flatMap(({ polygon: outline, number }): DisplayNode[] => {
    const at = middle(outline);
    const [from, to] = [outline[0], outline.at(-1)] as [(typeof outline)[number], (typeof outline)[number]];
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    const readable = angle > 90 || angle <= -90 ? angle + 180 : angle;
    const size = points(6);
    return [
      { kind: 'path', d: polygon(outline), fill: kit.ink === 'low-ink' ? '#ffffff' : tint(kit.game.theme.ink, 0.09) },
      {
        kind: 'group',
        transform: multiply(translate(at.x, at.y), rotate(readable)),
        children: [
          {
            kind: 'text',
            text: String(number),
            x: 0,
            y: kit.fonts.metrics(kit.text, size).cap / 2,
            anchor: 'middle',
            font: kit.text,
            size,
            fill: TAB_TEXT,
          },
        ],
      },
    ];
  });
  const sides = net.sides.map(
    ({ polygon: outline, middle: at, turn }, i): DisplayNode => ({
      kind: 'group',
      clip: polygon(outline),
      children: [
        {
          kind: 'use',
          form: (faces[i] as DrawnFace).form,
          transform: multiply(translate(at.x, at.y), rotate(turn), translate(-die.edge / 2, -die.edge / 2)),
        },
      ],
    }),
  );
  const box = { x: -OVER, y: -OVER, width: net.width + 2 * OVER, height: net.height + 2 * OVER };
  const segments = (list: Net['cuts']): string => list.map(({ from, to }) => line(from, to)).join('');
  return {
    front: {
      form: { key: `net:${die.key}`, box, children: [...grounds, ...tabs, ...sides] },
      alt: `${die.name}: a net of ${net.sides.length} sides to cut out, fold and glue. ${faces.map(({ alt }) => alt).join('; ')}`,
      edge: null,
    },
    lines: [
      { kind: 'group', layer: 'fold', children: foldLine(segments(net.folds)) },
      { kind: 'group', layer: 'cut', children: cutLine(segments(net.cuts)) },
    ],
  };
}

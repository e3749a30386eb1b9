/** A sheet as a small picture: its real art, or the trims alone where ink is saved. */
import type { Hex } from '../../definition/game.ts';
import type { DisplayNode } from '../display.ts';
import type { Ink } from '../face.ts';
import type { PlannedSheet } from '../imposition/plan.ts';
import { scale } from '../matrix.ts';
import { pageArt, placedTrim } from '../page-art.ts';
import { rectangle } from '../path.ts';
import type { Paper } from '../sheet.ts';
import { GREY } from './setting.ts';

export type Side = 'front' | 'back';

/** The paper at `factor` of its size, its top left at 0,0, with what lies on those sides of the sheet. */
export function sheetPicture(
  sheet: PlannedSheet,
  sides: readonly Side[],
  paper: Paper,
  look: { readonly ink: Ink; readonly factor: number },
): DisplayNode[] {
  const { ink, factor } = look;
  const faces = sides.map((side) =>
    (side === 'front' ? sheet.fronts : sheet.backs).map((placed) => ({ ...placed, side })),
  );
  // Without their layer and tags: switching the sheets' art off must not blank a picture, and it is no second figure.
  const art = (ink === 'low-ink' ? [] : faces)
    .flatMap((placed) => pageArt(placed, { bleed: 0, limits: sheet.limits.front }).nodes)
    .flatMap((node) => (node.kind === 'group' && node.layer === 'art' ? node.children : []))
    .map((node): DisplayNode => (node.kind === 'group' ? { ...node, tag: { role: 'Artifact' } } : node));
  // Faint where nothing fills them.
  const line: Hex = ink === 'low-ink' ? '#b4b4b4' : GREY;
  const trims = faces.flat().map(placedTrim).join('');
  const page = rectangle({ x: 0, y: 0, width: paper.width * factor, height: paper.height * factor });
  return [
    { kind: 'path', d: page, fill: '#ffffff', stroke: { colour: GREY, width: 0.2 } },
    {
      kind: 'group',
      tag: { role: 'Artifact' },
      transform: scale(factor),
      children: [
        ...art,
        {
          kind: 'path',
          d: trims,
          fill: 'none',
          stroke: { colour: line, width: 0.15 / factor },
        },
      ],
    },
  ];
}

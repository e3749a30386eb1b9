/** Pictures of the real sheets, small, with their cuts numbered in the order of cutting; boards as they come together. */
import type { Hex } from '../../definition/game.ts';
import type { DisplayNode } from '../display.ts';
import type { FaceKit } from '../face.ts';
import { type Cut, countCuts } from '../imposition/cuts.ts';
import type { PlannedSheet } from '../imposition/plan.ts';
import { multiply, scale, translate } from '../matrix.ts';
import { pageArt } from '../page-art.ts';
import { line, rectangle } from '../path.ts';
import type { Paper } from '../sheet.ts';
import { badge } from './setting.ts';

/** Radius of a cut's number, mm on the instruction page. */
const BADGE = 1.55;
/** How far cut lines reach beyond the paper's picture. */
const REACH = 2.2;

const range = (numbers: readonly number[]): string => {
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  if (first === last) return `Cut ${first}`;
  return `Cuts ${first} ${last === first + 1 ? 'and' : 'to'} ${last}`;
};

/** The order of cutting in words, one step a direction. */
export function cutSteps(sheet: PlannedSheet): string[] {
  if (sheet.stock === 'net') {
    return [
      'Cut each net out along its outer line, tabs included.',
      'Score the dashed lines and fold them all backwards, print outside.',
      'Glue the tabs behind their neighbours in the order of their numbers; the last tabs close the lid.',
    ];
  }
  const runs: { axis: Cut['axis']; numbers: number[] }[] = [];
  for (const { axis, number } of sheet.cuts) {
    const last = runs.at(-1);
    if (last?.axis === axis) last.numbers.push(number);
    else runs.push({ axis, numbers: [number] });
  }
  const across = runs[1]?.axis;
  const strips = new Set(sheet.cuts.filter(({ axis }) => axis === across).map(({ from }) => from.toFixed(3))).size;
  const cuts = runs.map(({ axis, numbers }, i) => {
    const direction = axis === 'across' ? 'across' : 'down';
    const what =
      i === 0
        ? 'the whole sheet'
        : i > 1
          ? 'what is left'
          : strips > 1
            ? 'the strips, laid on one another'
            : 'what is left';
    return `${range(numbers)}: ${direction} through ${what}.`;
  });
  const fold = sheet.fold === null ? [] : ['Fold along the dashed line, print outside, and glue the halves together.'];
  const triangles = sheet.fronts.some(({ drawn }) => drawn.unit.shape === 'right-triangle')
    ? ['Last, cut each square of triangles from corner to corner.']
    : [];
  return [...fold, ...cuts, ...triangles];
}

/** `14 cuts`, or what to cut with. */
export const cutCount = (sheet: PlannedSheet): string => {
  if (sheet.stock === 'net') return 'scissors';
  const count = countCuts(sheet.cuts);
  return count === 1 ? '1 cut' : `${count} cuts`;
};

/** The sheet at `factor` of its size, its top left at x, y. */
export function cutPicture(
  sheet: PlannedSheet,
  paper: Paper,
  kit: FaceKit,
  at: { readonly x: number; readonly y: number; readonly factor: number },
  accent: Hex,
): DisplayNode[] {
  const { x, y, factor } = at;
  const size = { width: paper.width * factor, height: paper.height * factor };
  const fronts = pageArt(
    sheet.fronts.map((placed) => ({ ...placed, side: 'front' as const })),
    { bleed: 0, limits: sheet.limits.front },
  );
  const backs =
    sheet.fold === null
      ? []
      : pageArt(
          sheet.backs.map((placed) => ({ ...placed, side: 'back' as const })),
          { bleed: 0, limits: sheet.limits.back },
        ).nodes;
  // Layers belong to the sheets themselves: switching the art off must not blank the instructions.
  const art = [...fronts.nodes, ...backs].flatMap((node) =>
    node.kind === 'group' && node.layer === 'art' ? node.children : [],
  );
  const outlines = sheet.fronts.map(({ laid }) => rectangle(laid)).join('');
  const nodes: DisplayNode[] = [
    { kind: 'path', d: rectangle({ x, y, ...size }), fill: '#ffffff', stroke: { colour: '#8a8a8a', width: 0.2 } },
    {
      kind: 'group',
      transform: multiply(translate(x, y), scale(factor)),
      tag: { role: 'Artifact' },
      children: [
        ...art.map((node) => (node.kind === 'group' ? untagged(node) : node)),
        ...(sheet.stock === 'net'
          ? []
          : [
              {
                kind: 'path' as const,
                d: outlines,
                fill: 'none' as const,
                stroke: { colour: '#8a8a8a' as const, width: 0.12 / factor },
              },
            ]),
      ],
    },
  ];
  const lines: string[] = [];
  const marks: DisplayNode[] = [];
  const seen = new Set<number>();
  const used: { x: number; y: number }[] = [];
  for (const { axis, at: position, from, to, number } of sheet.cuts) {
    const place = (along: number): { x: number; y: number } =>
      axis === 'across'
        ? { x: x + along * factor, y: y + position * factor }
        : { x: x + position * factor, y: y + along * factor };
    const longest = axis === 'across' ? paper.width : paper.height;
    const start = from <= 0 ? -REACH / factor : from;
    const end = to >= longest ? longest + REACH / factor : to;
    lines.push(line(place(start), place(end)));
    if (seen.has(number)) continue;
    seen.add(number);
    for (let step = 0; step < 4; step++) {
      const spot = place(start - (BADGE + step * BADGE * 2.1) / factor);
      if (used.some((other) => Math.hypot(other.x - spot.x, other.y - spot.y) < BADGE * 2.05)) continue;
      used.push(spot);
      marks.push(...badge(number, spot.x, spot.y, BADGE, kit, accent));
      break;
    }
  }
  if (sheet.fold !== null) {
    const { axis, at: fold } = sheet.fold;
    const d =
      axis === 'across'
        ? line({ x: x - REACH, y: y + fold * factor }, { x: x + size.width + REACH, y: y + fold * factor })
        : line({ x: x + fold * factor, y: y - REACH }, { x: x + fold * factor, y: y + size.height + REACH });
    nodes.push({
      kind: 'path',
      d,
      fill: 'none',
      stroke: { colour: kit.game.theme.ink, width: 0.35, dash: [1.4, 0.9] },
    });
  }
  if (lines.length > 0) {
    const d = lines.join('');
    nodes.push(
      { kind: 'path', d, fill: 'none', stroke: { colour: '#ffffff', width: 0.7 } },
      { kind: 'path', d, fill: 'none', stroke: { colour: accent, width: 0.25 } },
    );
  }
  return [...nodes, ...marks];
}

/** A picture of a face is no second figure. */
function untagged(node: Extract<DisplayNode, { kind: 'group' }>): DisplayNode {
  const { tag: _tag, ...rest } = node;
  return rest;
}

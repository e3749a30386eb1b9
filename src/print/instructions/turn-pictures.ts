/** How fronts and backs come together: a sheet turned over, folded, or glued to another. Lengths in mm. */
import type { Hex } from '../../definition/game.ts';
import type { DisplayNode } from '../display.ts';
import type { FaceKit } from '../face.ts';
import type { PlannedSheet } from '../imposition/plan.ts';
import type { Point } from '../matrix.ts';
import { line, polygon, rectangle } from '../path.ts';
import type { LayoutChoice } from '../sheet.ts';
import { type Block, put } from './block.ts';
import { GREY, type Styles, words } from './setting.ts';
import { type Side, sheetPicture } from './sheet-picture.ts';

/** Height of a sheet's picture, and the room over it that an arrow takes. */
const SHEET = 20;
const TOP = 2;

/** An arc from one point to the other, bowed upwards, with a head. */
function arrow(from: Point, to: Point, bow: number, colour: Hex): DisplayNode[] {
  const middle = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - bow };
  const angle = Math.atan2(to.y - middle.y, to.x - middle.x);
  const at = (turn: number, length: number): Point => ({
    x: to.x - Math.cos(angle + turn) * length,
    y: to.y - Math.sin(angle + turn) * length,
  });
  return [
    {
      kind: 'path',
      d: `M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`,
      fill: 'none',
      stroke: { colour, width: 0.45, cap: 'round' },
    },
    { kind: 'path', d: polygon([to, at(0.5, 2.4), at(-0.5, 2.4)]), fill: colour },
  ];
}

/** For a layout's two-sided sheets: how a sheet is turned over, folded, or glued back to back. */
export function turnPicture(
  sheet: PlannedSheet,
  { paper, layout, flip = 'long' }: LayoutChoice,
  kit: FaceKit,
  set: Styles,
): Block {
  const factor = SHEET / paper.height;
  const [width, height] = [paper.width * factor, SHEET];
  const second = width + 20;
  const look = { ink: kit.ink, factor };
  const colour = kit.game.theme.ink;
  const picture = (sides: readonly Side[], x: number): DisplayNode =>
    put({ nodes: sheetPicture(sheet, sides, paper, look), height }, x, TOP);
  const caption = (text: string, x: number, y = TOP + height): DisplayNode =>
    words(text, x, y + 4.2, set.small, 'middle');
  const block = (...nodes: DisplayNode[]): Block => ({ nodes, height: TOP + height + 4.6 });
  const dashed = (d: string, line: number): DisplayNode => ({
    kind: 'path',
    d,
    fill: 'none',
    stroke: { colour, width: line, dash: [1.4, 0.9] },
  });
  if (sheet.fold !== null) {
    const { axis, at } = sheet.fold;
    const fold = at * factor;
    const across = axis === 'across';
    const half = { x: second, y: TOP, width: across ? width : fold, height: across ? fold : height };
    const behind = { ...half, x: half.x + 1.4, y: half.y + (across ? -1.4 : 1.4) };
    return block(
      picture(['front', 'back'], 0),
      dashed(
        across
          ? line({ x: -2, y: TOP + fold }, { x: width + 2, y: TOP + fold })
          : line({ x: fold, y: TOP - 2 }, { x: fold, y: TOP + height + 2 }),
        0.4,
      ),
      { kind: 'path', d: rectangle(behind), fill: '#ffffff', stroke: { colour: GREY, width: 0.2 } },
      { kind: 'group', clip: rectangle(half), children: [picture(['front'], second)] },
      { kind: 'path', d: rectangle(half), fill: 'none', stroke: { colour: GREY, width: 0.2 } },
      ...arrow({ x: width + 2.5, y: TOP + height / 2 }, { x: second - 2.5, y: TOP + height / 2 - 2 }, 4, colour),
      caption('fold', width / 2),
      caption('glue, then cut', second + half.width / 2, half.y + half.height),
    );
  }
  const middle = (width + second) / 2;
  const aboutUpright = (flip === 'long') === paper.height >= paper.width;
  return block(
    picture(['front'], 0),
    picture(['back'], second),
    ...(layout === 'single'
      ? [words('+', middle, TOP + height / 2 + 2, set.head, 'middle')]
      : [
          dashed(
            aboutUpright
              ? line({ x: middle, y: TOP - 1 }, { x: middle, y: TOP + height + 1 })
              : line({ x: middle - 7, y: TOP + height / 2 }, { x: middle + 7, y: TOP + height / 2 }),
            0.3,
          ),
          ...arrow({ x: width + 1.5, y: TOP + height * 0.55 }, { x: second - 1.5, y: TOP + height * 0.55 }, 6, colour),
        ]),
    caption('front', width / 2),
    caption('back', second + width / 2),
  );
}

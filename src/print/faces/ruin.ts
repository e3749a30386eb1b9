/** A tower breaking: the upper half tilts away over the crack, stones fly, dust rises. */
import { mix } from '../../definition/colour.ts';
import type { Hex } from '../../definition/game.ts';
import type { DisplayNode } from '../display.ts';
import type { Drawn, FaceBox, FaceKit } from '../face.ts';
import { rotate } from '../matrix.ts';
import { circle, polygon, rectangle } from '../path.ts';
import { fittedSize } from '../text-lines.ts';
import { textOn } from './colours.ts';
import { clipped, filled, ground, moved, stroked, words } from './draw.ts';
import { facade } from './facade.ts';

/** Stones: middle in shares of the card, size in mm, turned by degrees. */
const STONES = [
  [0.63, 0.44, 3.2, 20],
  [0.7, 0.56, 2.4, 50],
  [0.76, 0.4, 1.8, 10],
  [0.82, 0.62, 2.8, 35],
  [0.73, 0.72, 1.7, 65],
  [0.3, 0.5, 1.8, 30],
  [0.24, 0.62, 2.6, 70],
  [0.9, 0.5, 1.5, 45],
  [0.88, 0.78, 2.2, 15],
  [0.17, 0.74, 1.6, 40],
] as const;

/** Dust at the foot: middle and radius in shares of the width. */
const DUST = [
  [0.02, 0.84, 0.17],
  [0.17, 0.78, 0.13],
  [0.32, 0.81, 0.16],
  [0.5, 0.79, 0.14],
  [0.66, 0.82, 0.16],
  [0.83, 0.78, 0.13],
  [0.98, 0.84, 0.17],
] as const;

export function ruin(kit: FaceKit, name: string, colour: Hex, box: FaceBox): Omit<Drawn, 'alt'> {
  const { width, height, bleed } = box;
  const solid = kit.ink === 'colour';
  const white = kit.colour('white');
  const night = solid ? kit.colour('ink') : white;
  const wall = solid ? colour : white;
  const colours = { wall: colour, window: night, line: solid ? null : colour };
  const tower = { x: width * 0.36, y: height * 0.05, width: width * 0.27, height: height * 0.95 };
  const right = tower.x + tower.width;
  const crack = [
    [tower.x - 12, 0.6],
    [tower.x, 0.56],
    [tower.x + tower.width * 0.22, 0.66],
    [tower.x + tower.width * 0.42, 0.55],
    [tower.x + tower.width * 0.66, 0.67],
    [right, 0.56],
    [right + 30, 0.5],
  ].map(([x, y]) => ({ x: x as number, y: (y as number) * height }));
  const below = polygon([...crack, { x: width + 30, y: height + 20 }, { x: -30, y: height + 20 }]);
  const above = polygon([...crack, { x: width + 30, y: -30 }, { x: -30, y: -30 }]);
  const house = facade(tower, 7, colours);
  const size = fittedSize(kit, name, { font: kit.display, size: 9.5 }, width - 6);
  const dust = DUST.map(([x, y, r]) => circle({ x: x * width, y: y * height + 1.6 }, r * width)).join('');
  const dustFill = solid ? mix(night, kit.colour('paper'), 0.9) : white;
  const corner = 4.4;
  const nodes: DisplayNode[] = [
    ground(box, night),
    words(name, 3, 3.05 + kit.fonts.metrics(kit.display, corner).ascent, {
      font: kit.display,
      size: corner,
      fill: textOn(kit, night),
    }),
    clipped(below, house),
    moved(rotate(24, { x: right, y: 0.56 * height }), [clipped(above, house)]),
    ...STONES.map(([x, y, stone, turned]) => {
      const half = stone / 2;
      const [cx, cy] = [x * width, y * height];
      const d = polygon([
        { x: cx - half, y: cy - half * 0.8 },
        { x: cx + half * 0.8, y: cy - half },
        { x: cx + half, y: cy + half * 0.7 },
        { x: cx - half * 0.6, y: cy + half },
      ]);
      return moved(rotate(turned, { x: cx, y: cy }), [filled(d, wall), ...(solid ? [] : [stroked(d, colour, 0.25)])]);
    }),
    ...(solid ? [] : [stroked(dust, kit.colour('ink'), 0.5)]),
    filled(dust, dustFill),
    filled(rectangle({ x: -bleed, y: height * 0.86, width: width + 2 * bleed, height: height + bleed }), dustFill),
    words(name, width / 2, height - 3.05 - kit.fonts.metrics(kit.display, size).descent, {
      font: kit.display,
      size,
      fill: kit.colour('ink'),
      anchor: 'middle',
    }),
  ];
  return { nodes, edge: 'mixed' };
}

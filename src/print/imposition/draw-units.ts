/** Draws the faces of everything to cut out, once a design, and what belongs to a unit besides its face. */
import type { FaceUse } from '../../definition/game.ts';
import type { DisplayNode } from '../display.ts';
import { type DrawnFace, drawFace } from '../draw-face.ts';
import type { PrintKit } from '../kit.ts';
import { cutLine, foldLine } from '../marks.ts';
import { netArt, sideBleed } from '../nets/net-art.ts';
import type { Solid } from '../nets/polyhedron.ts';
import { line, polygon, roundedRectangle } from '../path.ts';
import { points } from '../text-lines.ts';
import { trimOutline } from '../trim.ts';
import type { DrawnUnit } from './cells.ts';
import { faceWindow, type Unit } from './units.ts';

/** Ink beyond the trim, mm: backs have more, because a printer's two sides drift. */
export const FRONT_BLEED = 3;
export const BACK_BLEED = 5;
/** Length of the corner that shows which edge of a sticker is its top, mm. */
const TICK = 1.6;

const EMPTY: DrawnFace = {
  form: { key: 'empty', box: { x: 0, y: 0, width: 1, height: 1 }, children: [] },
  alt: '',
  edge: null,
};

/** The whole face of a piece, also where the unit is a part of it. */
function pieceFace(use: FaceUse | null, unit: Unit, side: 'front' | 'back', kit: PrintKit): Promise<DrawnFace> {
  const { shape } = unit.component;
  const { width, height } = unit.tile === null ? faceWindow(unit, side) : unit.component;
  const bleed = side === 'front' ? FRONT_BLEED : BACK_BLEED;
  return use === null ? Promise.resolve(EMPTY) : drawFace(use, { shape, width, height, bleed }, kit);
}

/** The strip of a tile that the next one is glued onto: a line to lay that one's edge along, and words. */
function glueStrips({ tile, window }: Unit, kit: PrintKit): DisplayNode[] {
  if (tile === null) return [];
  const { width, height } = window;
  const strip = (text: string, x: number, y: number, long: number, deep: number, upright: boolean): DisplayNode[] => {
    const size = points(6.5);
    const textWidth = kit.fonts.width(text, kit.text, size);
    const [w, h] = [textWidth + 3, 3.2];
    const centre = { x: x + (upright ? deep : long) / 2, y: y + (upright ? long : deep) / 2 };
    const wedges = [0, long].map((at) => {
      const inwards = at === 0 ? 2 : -2;
      const corner = (along: number, across: number) =>
        upright ? { x: x + across, y: y + along } : { x: x + along, y: y + across };
      return polygon([corner(at, 0), corner(at + inwards, 0), corner(at, 2)]);
    });
    return [
      { kind: 'path', d: wedges.join(''), fill: '#000000', stroke: { colour: '#ffffff', width: 0.2 } },
      {
        kind: 'group',
        transform: upright ? [0, 1, -1, 0, centre.x, centre.y] : [1, 0, 0, 1, centre.x, centre.y],
        children: [
          { kind: 'path', d: roundedRectangle({ x: -w / 2, y: -h / 2, width: w, height: h }, 1), fill: '#ffffff' },
          {
            kind: 'text',
            text,
            x: 0,
            y: kit.fonts.metrics(kit.text, size).cap / 2,
            anchor: 'middle',
            font: kit.text,
            size,
            fill: '#333333',
          },
        ],
      },
    ];
  };
  const nodes: DisplayNode[] = [];
  if (tile.overlapRight > 0) {
    const x = width - tile.overlapRight;
    nodes.push(...foldLine(line({ x, y: 0 }, { x, y: height })));
    const words = `Glue the edge of row ${tile.row}, column ${tile.column + 1} along this line`;
    nodes.push(...strip(words, x, 0, height - tile.overlapBelow, tile.overlapRight, true));
  }
  if (tile.overlapBelow > 0) {
    const y = height - tile.overlapBelow;
    nodes.push(...foldLine(line({ x: 0, y }, { x: width, y })));
    const words = `Glue the edge of row ${tile.row + 1}, column ${tile.column} along this line`;
    nodes.push(...strip(words, 0, y, width - tile.overlapRight, tile.overlapBelow, false));
  }
  return [{ kind: 'group', layer: 'fold', tag: { role: 'Artifact' }, children: nodes }];
}

/** The line that scissors follow around a piece that straight cuts do not free. */
function scissorLine({ shape, window, component }: Unit): DisplayNode[] {
  if (shape !== 'circle' && shape !== 'hex') return [];
  const d = trimOutline({ shape: component.shape, width: window.width, height: window.height });
  return [{ kind: 'group', layer: 'cut', tag: { role: 'Artifact' }, children: cutLine(d) }];
}

async function drawNet(unit: Unit, kit: PrintKit): Promise<DrawnUnit> {
  const { component, piece, net } = unit;
  const solid = component.shape as Solid;
  const edge = component.width;
  const bleed = sideBleed(solid, edge);
  const faces = await Promise.all(
    piece.sides.map((side) => drawFace(side.face, { shape: solid, width: edge, height: edge, bleed }, kit)),
  );
  const art = netArt(net as NonNullable<typeof net>, faces, { name: piece.name, edge, key: piece.id }, kit);
  return { unit, ...art, back: null };
}

async function drawSticker(unit: Unit, kit: PrintKit): Promise<DrawnUnit> {
  const { width, height } = unit.window;
  const use = unit.side?.face ?? null;
  const front = use === null ? EMPTY : await drawFace(use, { shape: 'd6', width, height, bleed: FRONT_BLEED }, kit);
  const tick = polygon([
    { x: 0.8, y: 0.8 },
    { x: 0.8 + TICK, y: 0.8 },
    { x: 0.8, y: 0.8 + TICK },
  ]);
  const lines: DisplayNode[] = [{ kind: 'path', d: tick, fill: front.edge === null ? '#555555' : '#ffffff' }];
  return { unit, front, back: null, lines };
}

/** All units with their faces; what goes wrong is reported to the kit with the definition's line. */
export function drawUnits(units: readonly Unit[], kit: PrintKit): Promise<DrawnUnit[]> {
  return Promise.all(
    units.map(async (unit): Promise<DrawnUnit> => {
      if (unit.stock === 'net') return drawNet(unit, kit);
      if (unit.stock === 'sticker') return drawSticker(unit, kit);
      const { front, back } = unit.piece;
      return {
        unit,
        front: await pieceFace(front, unit, 'front', kit),
        back: back === null ? null : await pieceFace(back, unit, 'back', kit),
        lines: [...glueStrips(unit, kit), ...scissorLine(unit)],
      };
    }),
  );
}

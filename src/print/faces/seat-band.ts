/** The strip in a seat's accent along the lower edge that carries its mark and a name: what a seat's pieces share. */
import type { DisplayNode } from '../display.ts';
import type { FaceBox, FaceKit } from '../face.ts';
import { rectangle } from '../path.ts';
import { fittedLine } from '../text-lines.ts';
import { insideTrim, safeMargin } from '../trim.ts';
import { textInk, textOn } from './colours.ts';
import { filled, stroked } from './draw.ts';
import { markPath } from './marks.ts';
import type { Owner } from './owner.ts';

export interface Band {
  readonly name: string;
  /** Type size at most, mm. */
  readonly size: number;
}

/** Over the name, mm: more on a card than on a token. */
const air = (safe: number): number => Math.max(0.75, (safe - 2) * 1.4);

/** Pieces that narrow towards their lower edge: the name stands higher, the mark below it. */
const narrows = ({ shape }: FaceBox): boolean => shape === 'circle' || shape === 'hex';
const NARROW_SHARE = 0.34;

/** How high the strip is, mm: its name keeps clear of the cut. */
export function bandHeight(kit: FaceKit, box: FaceBox, size: number): number {
  if (narrows(box)) return box.height * NARROW_SHARE;
  const { cap, descent } = kit.fonts.metrics(kit.display, size);
  const safe = safeMargin(box);
  return safe + descent + cap + air(safe);
}

/** In low ink a line with mark and name under it. A triangle's strip ends at its slope. */
export function seatBand(kit: FaceKit, owner: Owner, box: FaceBox, band: Band): DisplayNode[] {
  const height = bandHeight(kit, box, band.size);
  const top = box.height - height;
  return [
    kit.ink === 'colour'
      ? filled(
          rectangle({ x: -box.bleed, y: top, width: box.width + 2 * box.bleed, height: height + box.bleed }),
          owner.accent,
        )
      : stroked(`M${-box.bleed} ${top + 0.25}H${box.width + box.bleed}`, owner.accent, 0.5),
    ...(narrows(box) ? nameOverMark(kit, owner, box, band, top) : nameBesideMark(kit, owner, box, band, top)),
  ];
}

function nameBesideMark(kit: FaceKit, owner: Owner, box: FaceBox, { name, size }: Band, top: number): DisplayNode[] {
  const { text, sign } = inks(kit, owner);
  const safe = safeMargin(box);
  const { cap, descent } = kit.fonts.metrics(kit.display, size);
  const baseline = box.height - safe - descent - 0.02;
  const mark = Math.min(cap * 1.15, size * 0.8);
  const left = Math.max(safe, 2.6);
  const start = owner.seat === null ? left : left + mark * 1.5;
  const below = top + (box.height - top) * 0.1;
  const slope = box.shape === 'right-triangle' ? box.width - below * (box.width / box.height) + safe : 0;
  return [
    ...(owner.seat === null
      ? []
      : [filled(markPath(owner.seat.mark, left + mark / 2, baseline - cap / 2, mark), sign)]),
    fittedLine(
      kit,
      name,
      { x: start, y: baseline, width: box.width - safe - slope - start },
      { font: kit.display, size, fill: text },
    ),
  ];
}

function nameOverMark(kit: FaceKit, owner: Owner, box: FaceBox, { name, size }: Band, top: number): DisplayNode[] {
  const { text, sign } = inks(kit, owner);
  const { cap, descent } = kit.fonts.metrics(kit.display, size);
  const middle = box.width / 2;
  const baseline = top + cap + box.height * 0.035;
  const mark = box.height * 0.09;
  const width = widthAt(box, baseline + descent);
  return [
    fittedLine(kit, name, { x: middle, y: baseline, width, anchor: 'middle' }, { font: kit.display, size, fill: text }),
    ...(owner.seat === null
      ? []
      : [filled(markPath(owner.seat.mark, middle, (baseline + box.height) / 2 - mark * 0.1, mark), sign)]),
  ];
}

function inks(kit: FaceKit, { accent }: Owner) {
  return kit.ink === 'colour'
    ? { text: textOn(kit, accent), sign: textOn(kit, accent) }
    : { text: textInk(kit), sign: accent };
}

/** How wide the piece is at that height, text's distance from the cut taken off, mm. */
function widthAt(box: FaceBox, y: number): number {
  const middle = box.width / 2;
  let [inside, outside] = [0, middle];
  while (outside - inside > 0.01) {
    const half = (inside + outside) / 2;
    if (insideTrim(box, { x: middle + half, y }, safeMargin(box))) inside = half;
    else outside = half;
  }
  return 2 * inside;
}

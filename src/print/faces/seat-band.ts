/** The strip in a seat's accent along the lower edge that carries its mark and a name: what a seat's pieces share. */
import type { DisplayNode } from '../display.ts';
import type { FaceBox, FaceKit } from '../face.ts';
import { rectangle } from '../path.ts';
import { fittedLine } from '../text-lines.ts';
import { safeMargin } from '../trim.ts';
import { textInk, textOn } from './colours.ts';
import { filled, stroked } from './draw.ts';
import { markPath } from './marks.ts';

export interface Band {
  readonly name: string;
  /** Type size at most, mm. */
  readonly size: number;
}

/** Over the name, mm: more on a card than on a token. */
const air = (safe: number): number => Math.max(0.75, (safe - 2) * 1.4);

/** How high the strip is, mm: its name keeps clear of the cut. */
export function bandHeight(kit: FaceKit, box: FaceBox, size: number): number {
  const { cap, descent } = kit.fonts.metrics(kit.display, size);
  const safe = safeMargin(box);
  return safe + descent + cap + air(safe);
}

/** In low ink a line with mark and name under it. A triangle's strip ends at its slope. */
export function seatBand(kit: FaceKit, seat: string, box: FaceBox, { name, size }: Band): DisplayNode[] {
  const look = kit.seat(seat);
  const accent = kit.colour(look.colour);
  const solid = kit.ink === 'colour';
  const text = solid ? textOn(kit, accent) : textInk(kit);
  const safe = safeMargin(box);
  const height = bandHeight(kit, box, size);
  const top = box.height - height;
  const { cap, descent } = kit.fonts.metrics(kit.display, size);
  const baseline = box.height - safe - descent - 0.02;
  const mark = Math.min(cap * 1.15, size * 0.8);
  const left = Math.max(safe, 2.6);
  const start = left + mark * 1.5;
  const slope = box.shape === 'right-triangle' ? box.width - (top + height * 0.1) * (box.width / box.height) + safe : 0;
  return [
    ...(solid
      ? [
          filled(
            rectangle({ x: -box.bleed, y: top, width: box.width + 2 * box.bleed, height: height + box.bleed }),
            accent,
          ),
        ]
      : [stroked(`M${-box.bleed} ${top + 0.25}H${box.width + box.bleed}`, accent, 0.5)]),
    filled(markPath(look.mark, left + mark / 2, baseline - cap / 2, mark), solid ? text : accent),
    fittedLine(
      kit,
      name,
      { x: start, y: baseline, width: box.width - safe - slope - start },
      { font: kit.display, size, fill: text },
    ),
  ];
}

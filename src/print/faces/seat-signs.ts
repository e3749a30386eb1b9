/** A seat's mark and letter in two corners of a small piece: what tells its seat in grey. */
import type { Hex, SeatLook } from '../../definition/game.ts';
import type { DisplayNode } from '../display.ts';
import type { FaceBox, FaceKit } from '../face.ts';
import { MINIMUM_SIZE } from '../text-lines.ts';
import { safeMargin } from '../trim.ts';
import { filled, words } from './draw.ts';
import { markPath } from './marks.ts';

/** The mark on the left, the letter on the right, at the head or the foot of a square or oblong piece. */
export function seatSigns(
  kit: FaceKit,
  { mark, letter }: SeatLook,
  box: FaceBox,
  at: 'head' | 'foot',
  fill: Hex,
): DisplayNode[] {
  const solid = kit.ink === 'colour';
  const safe = safeMargin(box) + 0.05;
  const size = MINIMUM_SIZE;
  const { cap } = kit.fonts.metrics(kit.textBold, size);
  const baseline = at === 'head' ? safe + cap : box.height - safe;
  return [
    filled(markPath(mark, safe + cap / 2, baseline - cap / 2, solid ? cap : cap * 0.85), fill),
    words(letter, box.width - safe, baseline, { font: solid ? kit.textBold : kit.text, size, fill, anchor: 'end' }),
  ];
}

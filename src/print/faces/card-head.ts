/** The top of a card: its number and its name, the same size on every card of a size, so that a fanned hand reads. */
import type { Hex } from '../../definition/game.ts';
import type { DisplayNode } from '../display.ts';
import type { FaceBox, FaceKit } from '../face.ts';
import { rectangle } from '../path.ts';
import { fittedLines, fittedSize } from '../text-lines.ts';
import { safeMargin } from '../trim.ts';
import { textInk, textOn } from './colours.ts';
import { filled, hollow, stroked, words } from './draw.ts';

export interface Corner {
  readonly text: string;
  /** Type size, mm. */
  readonly size: number;
  /** Of the number as it is set, mm. */
  readonly width: number;
  /** Height of its figures, mm. */
  readonly cap: number;
}

const LEADING = 1.02;
/** Under the name, mm. */
const AIR = 1.8;

/** `accent` is the ground of the strip; null leaves it paper with a line below. `height` reaches from the trim. */
export function cardHead(
  kit: FaceKit,
  box: FaceBox,
  title: string,
  value: string | number | undefined,
  accent: Hex | null,
): { nodes: readonly DisplayNode[]; height: number; corner: Corner | null } {
  const { width, bleed } = box;
  const safe = safeMargin(box);
  // Long names take a second line before they shrink; the strip is as high on a card whose name is short.
  const size = Math.max(2.4, Math.min(3.6, width * 0.057)) / kit.fonts.metrics(kit.display, 1).cap;
  const { cap, ascent, descent } = kit.fonts.metrics(kit.display, size);
  const lines = Math.max(cap, ascent) + size * LEADING + descent;
  const height = safe + lines + AIR;
  const solid = kit.ink === 'colour' && accent !== null;
  const fill = solid ? textOn(kit, accent) : textInk(kit);
  const corner = value === undefined ? null : cornerOf(kit, String(value), lines * 0.94, width * 0.3);
  const start = corner === null ? safe : safe + corner.width + 2.4;
  const name = { x: start, y: safe + 0.05, width: width - safe - start, height: lines + 0.1 };
  return {
    nodes: [
      solid
        ? filled(rectangle({ x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + bleed }), accent)
        : stroked(`M${-bleed} ${height}H${width + bleed}`, accent ?? fill, accent === null ? 0.35 : 0.5),
      ...(corner === null
        ? []
        : [
            words(corner.text, safe, safe + (lines + corner.cap) / 2, {
              font: kit.display,
              size: corner.size,
              fill,
              ...hollow(kit, corner.size),
            }),
          ]),
      ...fittedLines(kit, title, name, { font: kit.display, size, fill }, { leading: LEADING, stand: 'middle' }),
    ],
    height,
    corner,
  };
}

/** As high as the strip allows; a long number as wide as leaves the name its room. */
function cornerOf(kit: FaceKit, text: string, high: number, wide: number): Corner {
  const most = high / kit.fonts.metrics(kit.display, 1).cap;
  const size = fittedSize(kit, text, { font: kit.display, size: Math.min(most, 14) }, wide);
  return { text, size, width: kit.fonts.width(text, kit.display, size), cap: kit.fonts.metrics(kit.display, size).cap };
}

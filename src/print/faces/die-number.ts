/** A side of a die with a number; 6, 9 and their like underlined; its seat's mark; hollow where ink is saved. */
import { z } from 'zod';
import type { Shape } from '../../definition/game.ts';
import { rectangle } from '../path.ts';
import { fittedSize } from '../text-lines.ts';
import { edgeOf, textInk, textOn } from './colours.ts';
import { defineFace } from './define-face.ts';
import { filled, ground, hollow, words } from './draw.ts';
import { markPath } from './marks.ts';
import { ownedName, ownerNames, ownerOf, ownerParams } from './owner.ts';
import { seatSigns } from './seat-signs.ts';

const params = z.strictObject({
  number: z.int().min(0).max(999).describe('what the side shows'),
  ...ownerParams,
});

/** Numbers that read as another one upside down. */
const TURNS: readonly number[] = [6, 9, 66, 99, 68, 89, 86, 98, 16, 91, 19, 61];

interface Layout {
  /** Of the number, in edges of the die: type size, most width, middle from the top of the face's square. */
  readonly size: number;
  readonly width: number;
  readonly middle: number;
  /** Middle and size of a mark below the number; null for a square, whose mark and letter stand in the corners. */
  readonly mark: { readonly middle: number; readonly size: number } | null;
}

const SQUARE: Layout = { size: 0.72, width: 0.86, middle: 0.46, mark: null };
/** The square lies about the middle of the side: a pentagon reaches below it, a triangle and a kite are narrower. */
const PENTAGON: Layout = { size: 0.82, width: 0.86, middle: 0.46, mark: { middle: 1, size: 0.16 } };
const TRIANGLE: Layout = { size: 0.36, width: 0.36, middle: 0.47, mark: { middle: 0.7, size: 0.09 } };
const KITE: Layout = { size: 0.4, width: 0.44, middle: 0.5, mark: { middle: 0.78, size: 0.09 } };
const LAYOUTS: Partial<Readonly<Record<Shape, Layout>>> = {
  d4: TRIANGLE,
  d8: TRIANGLE,
  d10: KITE,
  d12: PENTAGON,
  d20: TRIANGLE,
};

export const dieNumber = defineFace<z.infer<typeof params>>({
  name: 'die-number',
  params,
  ...ownerNames,
  draw({ number, seat, colour }, box, kit) {
    const { width, height } = box;
    const owner = ownerOf(kit, { seat, colour });
    const layout = LAYOUTS[box.shape] ?? SQUARE;
    const solid = kit.ink === 'colour';
    const under = solid ? owner.accent : kit.colour('white');
    const bright = solid ? textOn(kit, owner.accent) : owner.accent;
    const fill = solid ? bright : textInk(kit);
    const text = String(number);
    const wanted = { font: kit.display, size: height * layout.size * (solid ? 1 : 0.88) };
    const size = fittedSize(kit, text, wanted, width * layout.width);
    const { cap } = kit.fonts.metrics(kit.display, size);
    const across = kit.fonts.width(text, kit.display, size) * 0.8;
    const foot = height * layout.middle + cap / 2;
    const underline = { x: (width - across) / 2, y: foot + cap * 0.085, width: across, height: cap * 0.11 };
    const { mark } = layout;
    return {
      nodes: [
        ground(box, under),
        words(text, width / 2, foot, { font: kit.display, size, fill, anchor: 'middle', ...hollow(kit, size) }),
        ...(TURNS.includes(number) ? [filled(rectangle(underline), fill)] : []),
        ...(owner.seat === null
          ? []
          : mark === null
            ? seatSigns(kit, owner.seat, box, 'foot', bright)
            : [filled(markPath(owner.seat.mark, width / 2, height * mark.middle, height * mark.size), bright)]),
      ],
      alt: ownedName(text, owner),
      edge: edgeOf(kit, under),
    };
  },
});

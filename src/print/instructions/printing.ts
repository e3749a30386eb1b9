/** How to print, in words. */
import type { FaceKit } from '../face.ts';
import type { PlannedSheet } from '../imposition/plan.ts';
import type { Layout, LayoutChoice } from '../sheet.ts';
import type { Block } from './block.ts';
import { type Styles, steps } from './setting.ts';

const FLIP = {
  long: { edge: 'long', turn: 'like a page of a book' },
  short: { edge: 'short', turn: 'like a page of a pad' },
} as const;

function sides(layout: Layout, flip: 'long' | 'short'): string {
  const { edge, turn } = FLIP[flip];
  switch (layout) {
    case 'duplex':
      return `Print on both sides, flipped on the ${edge} edge. Without a duplex printer: print the odd pages, turn the stack over ${turn}, print the even ones.`;
    case 'gutterfold':
      return 'Print on one side. Fold each two-sided sheet along its dashed line with the print outside, glue the halves together flat, and cut when the glue is dry.';
    case 'single':
      return 'Print on one side. Glue each sheet of backs behind its sheet of fronts: held against the light, the crop marks of both meet.';
  }
}

/** Steps for a paper and a layout. */
export function printingSteps(
  sheets: readonly PlannedSheet[],
  { paper, layout, flip = 'long' }: LayoutChoice,
  kit: FaceKit,
  set: Styles,
  width: number,
): Block {
  const twoSided = sheets.some(({ backs }) => backs.length > 0);
  const stickers = sheets.some(({ stock }) => stock === 'sticker');
  const sizes = paper.id === 'a4-letter' ? 'A4 or Letter' : paper.name;
  return steps(
    kit,
    [
      `Print at 100 % (“actual size”) on ${sizes}, never “fit to page”: a bank card must fill the outline below.`,
      twoSided ? sides(layout, flip) : 'Print on one side only.',
      `Card of 200 to 300 g/m² is best; or glue the paper to card before you cut.${stickers ? ' The sticker sheet wants self-adhesive paper.' : ''}`,
    ],
    width,
    set.body,
  );
}

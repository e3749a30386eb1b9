/** Which sheets a game takes on a paper in a layout: the fronts of each, where it folds, where its backs lie. */
import type { Box } from '../display.ts';
import type { Layout, Paper } from '../sheet.ts';
import { FOLD_GAP, type Fold, foldedArea, STRIP, sheetArea } from './area.ts';
import type { DrawnUnit } from './cells.ts';
import { type Cut, cutPlan } from './cuts.ts';
import { FRONT_BLEED } from './draw-units.ts';
import { flipLine, type Laid, type Mirror, mirrored } from './flip.ts';
import { impose, type Placed, tooLarge } from './impose.ts';
import type { Stock } from './units.ts';

export interface PlannedSheet {
  readonly stock: Stock;
  readonly fronts: readonly Placed[];
  /** Where each front's back lies; empty where there are none. */
  readonly backs: readonly Placed[];
  /** On sheets that are folded before they are cut. */
  readonly fold: Fold | null;
  /** Straight cuts that free the fronts; empty for sheets that scissors cut. */
  readonly cuts: readonly Cut[];
  /** Ink must stay inside, mm: fronts, backs. */
  readonly limits: { readonly front: Box; readonly back: Box };
}

export interface SheetPlan {
  readonly sheets: readonly PlannedSheet[];
  /** Units that no orientation fits on the paper: they are on no sheet. */
  readonly tooLarge: readonly { readonly drawn: DrawnUnit; readonly area: Box }[];
}

const backOf = (front: Placed, mirror: Mirror): Placed => {
  const laid: Laid = mirrored(front.laid, mirror, front.drawn.unit.shape);
  return { drawn: front.drawn, laid };
};

/** All the paper above the strip: bleed may run into the printer's margins. */
function paperAbove(paper: Paper): Box {
  return { x: 0, y: 0, width: paper.width, height: sheetArea(paper).strip.y };
}

function cutsOf(fronts: readonly Placed[], paper: { width: number; height: number }): readonly Cut[] {
  const boxes = new Map(fronts.map(({ laid }) => [[laid.x, laid.y].join(), laid]));
  return cutPlan([...boxes.values()], paper) ?? [];
}

/** Backs bleed no wider than fronts here: about a fold nothing drifts. Both ways to fold a sheet; the one that takes fewer sheets, across if both are alike. */
function folded(
  drawn: readonly DrawnUnit[],
  paper: Paper,
): { sheets: PlannedSheet[]; tooLarge: SheetPlan['tooLarge'] } {
  const above = paperAbove(paper);
  const ways = (['across', 'down'] as const).map((axis) => {
    const { half, fold } = foldedArea(sheetArea(paper).pieces, axis, FRONT_BLEED);
    const large = tooLarge(drawn, half);
    const fitting = drawn.filter((one) => !large.includes(one));
    const near = fold.at - FOLD_GAP;
    const far = fold.at + FOLD_GAP;
    const limits =
      axis === 'across'
        ? { front: { ...above, height: near }, back: { ...above, y: far, height: above.height - far } }
        : { front: { ...above, width: near }, back: { ...above, x: far, width: above.width - far } };
    const folded =
      axis === 'across' ? { width: paper.width, height: fold.at } : { width: fold.at, height: paper.height };
    const sheets = impose(fitting, half).map(
      (fronts): PlannedSheet => ({
        stock: 'two-sided',
        fronts,
        backs: fronts.map((front) => backOf(front, fold)),
        fold,
        cuts: cutsOf(fronts, folded),
        limits,
      }),
    );
    return { sheets, tooLarge: large.map((one) => ({ drawn: one, area: half })) };
  });
  return ways.reduce((best, next) => {
    const fewer = next.tooLarge.length - best.tooLarge.length || next.sheets.length - best.sheets.length;
    return fewer < 0 ? next : best;
  });
}

/** @param flip the edge about which a duplex printer turns the sheet; backs printed apart are laid out for the long edge */
export function planSheets(
  drawn: readonly DrawnUnit[],
  paper: Paper,
  layout: Layout,
  flip: 'long' | 'short',
): SheetPlan {
  const mirror = flipLine(paper, flip);
  const limits = { front: paperAbove(paper), back: paperAbove(paper) };
  const of = (...stocks: Stock[]): DrawnUnit[] =>
    stocks.flatMap((stock) => drawn.filter(({ unit }) => unit.stock === stock));
  const { pieces } = sheetArea(paper);
  // Turned over upside down, a back must not fall on the strip at the foot: nothing lies that near the head either.
  const turned = { ...pieces, y: pieces.y + STRIP, height: pieces.height - STRIP };
  const areaOf = (stock: Stock): Box => (stock === 'two-sided' && mirror.axis === 'across' ? turned : pieces);
  const lay = (members: readonly DrawnUnit[], stock: Stock): PlannedSheet[] => {
    const large = tooLarge(members, areaOf(stock));
    return impose(
      members.filter((one) => !large.includes(one)),
      areaOf(stock),
    ).map((fronts): PlannedSheet => {
      const backs = fronts.filter(({ drawn }) => drawn.back !== null).map((front) => backOf(front, mirror));
      const own = stockOf(fronts);
      return { stock: own, fronts, backs, fold: null, cuts: own === 'net' ? [] : cutsOf(fronts, paper), limits };
    });
  };
  const large = (...stocks: Stock[]): SheetPlan['tooLarge'][number][] =>
    stocks.flatMap((stock) => tooLarge(of(stock), areaOf(stock)).map((one) => ({ drawn: one, area: areaOf(stock) })));
  /** Null where something is too large for the area that they would share. */
  const shared = (...stocks: [Stock, ...Stock[]]): PlannedSheet[] | null => {
    const members = of(...stocks);
    return tooLarge(members, areaOf(stocks[0])).length > 0 ? null : lay(members, stocks[0]);
  };
  const alone = (stock: Stock): PlannedSheet[] => lay(of(stock), stock);
  const [oneSided, nets, stickers] = [alone('one-sided'), alone('net'), alone('sticker')];
  const oneSidedWithNets = shared('one-sided', 'net');
  if (layout === 'gutterfold') {
    const plan = folded(of('two-sided'), paper);
    return {
      sheets: [...plan.sheets, ...fewest([[...oneSided, ...nets], oneSidedWithNets]), ...stickers],
      tooLarge: [...plan.tooLarge, ...large('one-sided', 'net', 'sticker')],
    };
  }
  // What has no back shares a sheet with what has one, and a net with either, where that saves a sheet.
  const twoSided = alone('two-sided');
  const mixed = shared('two-sided', 'one-sided');
  const sheets = fewest([
    [...twoSided, ...oneSided, ...nets],
    mixed && [...mixed, ...nets],
    oneSidedWithNets && [...twoSided, ...oneSidedWithNets],
    shared('two-sided', 'one-sided', 'net'),
  ]);
  const order: readonly Stock[] = ['two-sided', 'one-sided', 'net'];
  const sorted = sheets.toSorted((a, b) => order.indexOf(a.stock) - order.indexOf(b.stock));
  return { sheets: [...sorted, ...stickers], tooLarge: large('two-sided', 'one-sided', 'net', 'sticker') };
}

/** What has the most to it on a sheet gives the sheet its stock. */
function stockOf(fronts: readonly Placed[]): Stock {
  const stocks = (['two-sided', 'one-sided', 'net', 'sticker'] as const).filter((stock) =>
    fronts.some(({ drawn }) => drawn.unit.stock === stock),
  );
  return stocks[0] ?? 'one-sided';
}

/** The first of the ways that takes the fewest sheets. */
function fewest(ways: readonly [PlannedSheet[], ...(PlannedSheet[] | null)[]]): PlannedSheet[] {
  const [first, ...others] = ways;
  return others.reduce<PlannedSheet[]>(
    (best, next) => (next !== null && next.length < best.length ? next : best),
    first,
  );
}

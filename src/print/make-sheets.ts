/** From a checked game to a finished sheet document: units, faces, imposition, pages. Lengths in mm. */
import { type Problem, problemAt } from '../definition/problem.ts';
import { checkPages, type PagePart } from './check-pages.ts';
import { draftPages, openingPages } from './draft-pages.ts';
import { sheetArea } from './imposition/area.ts';
import { drawUnits } from './imposition/draw-units.ts';
import { planSheets, type SheetPlan } from './imposition/plan.ts';
import { unitsOf } from './imposition/units.ts';
import { instructionPages } from './instructions.ts';
import type { PrintKit } from './kit.ts';
import { type MarginWords, marginLine } from './margin-line.ts';
import { around, placementOf } from './page-art.ts';
import { checkSheets } from './preflight.ts';
import type { LayoutChoice, Page, SheetDocument } from './sheet.ts';

/**
 * The sheets of the kit's game in the kit's ink. What is wrong is reported to the kit: where an error is among it, the
 * document must not be used.
 */
export async function makeSheets(kit: PrintKit, choice: LayoutChoice): Promise<SheetDocument> {
  const { paper, layout, flip = 'long' } = choice;
  const { game } = kit;
  const { pieces, strip } = sheetArea(paper);
  const { units, problems } = unitsOf(game, pieces);
  for (const problem of problems) kit.report(problem);
  const plan = planSheets(await drawUnits(units, kit), paper, layout, flip);
  for (const problem of tooLarge(plan.tooLarge, choice)) kit.report(problem);
  const introduction = instructionPages(plan.sheets, choice, kit);
  const duplex = layout === 'duplex';
  const opening = openingPages(introduction, choice);
  const first = 1 + (duplex ? opening.length / 2 : opening.length);
  const all = [...opening, ...draftPages(plan.sheets, choice, first)];
  const sheets = duplex ? all.length / 2 : all.length;
  const parts: PagePart[] = [];
  const pages = all.map((page, i): Page => {
    const whole = { x: 0, y: 0, width: paper.width, height: paper.height };
    const trim = around(page.faces.map(({ laid }) => laid)) ?? whole;
    const words: MarginWords = {
      title: game.title,
      edition: game.edition,
      contents: page.contents,
      sheet: duplex ? Math.floor(i / 2) + 1 : i + 1,
      sheets,
      side: page.side,
      advice: page.advice,
    };
    const margin = marginLine(strip, words, kit);
    parts.push({ nodes: page.nodes, area: pieces }, { nodes: margin, area: strip });
    return {
      kind: page.kind,
      width: paper.width,
      height: paper.height,
      trim,
      bleed: page.bleed ?? trim,
      nodes: [...page.nodes, ...margin],
      placements: page.faces.map((face) => placementOf(face, i + 1)),
    };
  });
  const document: SheetDocument = {
    game: game.slug,
    title: game.title,
    edition: game.edition,
    paper,
    layout,
    ink: kit.ink,
    flip: duplex && plan.sheets.some(({ backs }) => backs.length > 0) ? flip : null,
    pages,
    sheets,
  };

  const told = new Set(plan.tooLarge.map(({ drawn }) => drawn.unit));
  const due = units.filter((unit) => !told.has(unit));
  for (const problem of [...checkPages(parts, kit), ...checkSheets(document, due, plan.sheets)]) kit.report(problem);
  return document;
}

/** One problem for all copies and pieces of a component that are of one size. */
function tooLarge(large: SheetPlan['tooLarge'], choice: LayoutChoice): Problem[] {
  const sizes = Map.groupBy(large, ({ drawn: { unit } }) =>
    [unit.component.id, unit.window.width, unit.window.height].join(' '),
  );
  return [...sizes.values()].map((alike) => oneTooLarge(alike, choice));
}

function oneTooLarge(alike: SheetPlan['tooLarge'], { paper, layout }: LayoutChoice): Problem {
  const [{ drawn, area }] = alike as [SheetPlan['tooLarge'][number]];
  const { component, window } = drawn.unit;
  const more = alike.length - 1;
  const id = more === 0 ? `${drawn.unit.id} is` : `${drawn.unit.id} (and ${more} more like it) is`;
  const size = (box: { width: number; height: number }): string => `${mm(box.width)} × ${mm(box.height)} mm`;
  const where = layout === 'gutterfold' && drawn.back !== null ? `half of a folded ${paper.name} sheet` : paper.name;
  return problemAt(
    component.at,
    `${id} ${size(window)}, larger than ${where} has room for (${size(area)})`,
    component.kind === 'board'
      ? 'say where it may be cut: split: { rows: […], columns: […] }'
      : 'make it smaller or choose a larger paper',
  );
}

const mm = (length: number): string => length.toFixed(1).replace(/\.0$/, '');

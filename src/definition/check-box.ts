/** The box against itself and the house: fonts, icons, colours and seats that must be told apart. */
import { contrast } from './colour.ts';
import type { SourceDocument } from './document.ts';
import type { GameYaml } from './game-schema.ts';
import type { Known } from './known.ts';
import { nearest, type Problem, problemAt, quote, suggest, warningAt } from './problem.ts';

const READABLE = 4.5;

export function checkBox(
  yaml: GameYaml,
  document: SourceDocument,
  icons: ReadonlySet<string>,
  known: Known,
  problems: Problem[],
): void {
  const { theme, seats, cover } = yaml;
  const name = (what: string, wrong: string, names: Iterable<string>, ...path: string[]) => {
    const all = new Set(names);
    if (!all.has(wrong))
      problems.push(problemAt(document.spot(path), `no ${what} is called ${quote(wrong)}`, suggest(wrong, all)));
  };
  const colours = Object.keys(theme.colours);
  const { font } = theme.display;
  if (!known.fonts.has(font)) {
    const install = `npm install --save-exact @fontsource/${font} makes it known, where Fontsource has it`;
    const near = nearest(font, [...known.fonts.keys()]);
    const hint = near === undefined ? install : `did you mean ${quote(near)}? ${install}`;
    problems.push(
      problemAt(document.spot(['theme', 'display', 'font']), `no display font is called ${quote(font)}`, hint),
    );
  }
  const weights = known.fonts.get(theme.display.font);
  if (weights !== undefined && !weights.includes(theme.display.weight)) {
    const message = `${theme.display.font} has no weight ${theme.display.weight}`;
    problems.push(problemAt(document.spot(['theme', 'display', 'weight']), message, `known: ${weights.join(', ')}`));
  }
  name('icon', cover.icon, icons, 'cover', 'icon');
  name('colour of the theme', cover.ground, colours, 'cover', 'ground');
  const ratio = contrast(theme.ink, theme.paper);
  if (ratio < READABLE) {
    const message = `ink on paper has a contrast of ${ratio.toFixed(1)} : 1`;
    problems.push(
      problemAt(
        document.spot(['theme', 'ink']),
        message,
        `text needs ${READABLE} : 1: a darker ink or a lighter paper`,
      ),
    );
  }
  for (const [seat, look] of Object.entries(seats))
    name('colour of the theme', look.colour, colours, 'seats', seat, 'colour');
  checkSeatsDiffer(yaml, document, problems);
}

function checkSeatsDiffer({ seats }: GameYaml, document: SourceDocument, problems: Problem[]): void {
  const entries = Object.entries(seats);
  entries.forEach(([seat, look], index) => {
    for (const [other, earlier] of entries.slice(0, index)) {
      for (const field of ['mark', 'letter', 'name'] as const) {
        if (look[field] !== earlier[field]) continue;
        const message = `${seat} has the same ${field} as ${other}: ${look[field]}`;
        problems.push(problemAt(document.spot(['seats', seat, field]), message, 'seats are told apart without colour'));
      }
      if (look.colour !== earlier.colour) continue;
      const message = `${seat} has the same colour as ${other}: only the marks tell them apart`;
      problems.push(warningAt(document.spot(['seats', seat, 'colour']), message));
    }
  });
}

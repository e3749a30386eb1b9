/** papers.yaml and house.yaml: what all games share. */
import { z } from 'zod';
import { hex, sentence, word } from './game-schema.ts';
import { length, size } from './length.ts';

/** What home printers leave unprinted on each side, mm: a quarter of an inch. */
export const HOME_MARGIN = 6.35;

const paper = z
  .strictObject({
    name: sentence.describe('For people: A4 or Letter'),
    size: size.describe('Width x height, upright'),
    margin: length.default(HOME_MARGIN).describe('What printers leave unprinted on each side; 6.35mm unless said'),
    tray: z
      .boolean()
      .default(true)
      .describe('It is a real paper size, so that a viewer may pick the tray by it; true unless said'),
  })
  .refine((paper) => paper.margin >= 0 && paper.margin * 2 < Math.min(paper.size.width, paper.size.height), {
    error: 'the margins leave nothing of the page',
    path: ['margin'],
  });

export const papersSchema = z.record(word, paper).transform((papers) =>
  Object.entries(papers).map(
    ([
      id,
      {
        name,
        size: { width, height },
        margin,
        tray,
      },
    ]) => ({ id, name, width, height, margin, tray }),
  ),
);

const colours = z.strictObject({
  paper: hex.describe('Ground of a page'),
  ink: hex.describe('Text on it'),
});

const font = word.describe('A @fontsource package name without its scope');
const weight = z.int().min(100).max(900);

export const houseSchema = z.strictObject({
  light: colours.describe('Pages by day'),
  dark: colours.describe('Pages by night'),
  text: z
    .strictObject({
      font,
      regular: weight.describe('Weight of sentences'),
      bold: weight.describe('Weight of what stands out in them'),
    })
    .describe('For everything that is read'),
  display: z.strictObject({ font, weight: weight.describe('Weight of headings') }).describe("The house's own headings"),
});

export type House = z.output<typeof houseSchema>;

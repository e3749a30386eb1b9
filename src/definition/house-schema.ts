/** papers.yaml and house.yaml: what all games share. */
import { z } from 'zod';
import { hex, sentence, word } from './game-schema.ts';
import { length, size } from './length.ts';

const paper = z
  .strictObject({
    name: sentence.describe('For people: A4 or Letter'),
    size: size.describe('Width x height, upright'),
    margin: length.describe('What home printers leave unprinted, on each side'),
    tray: z.boolean().describe('It is a real paper size, so that a viewer may pick the tray by it'),
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

const colours = z.strictObject({ paper: hex, ink: hex });

export const houseSchema = z.strictObject({
  light: colours.describe('Pages by day'),
  dark: colours.describe('Pages by night'),
  text: z.strictObject({
    font: word.describe('A @fontsource package name without its scope'),
    regular: z.int(),
    bold: z.int(),
  }),
  display: z.strictObject({ font: word, weight: z.int() }).describe("The house's own headings"),
});

export type House = z.output<typeof houseSchema>;

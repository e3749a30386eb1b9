/** The components of game.yaml: one entry a kind of piece, written before `each` and references are worked out. */
import { z } from 'zod';
import { KINDS, SHAPES } from './game.ts';
import { sentence, word } from './game-schema.ts';
import { positiveLength, size } from './length.ts';
import { described } from './problem.ts';

const reference = z.string().regex(/^\$/, {
  error: ({ input }) => `expected a number or a reference such as $cards.copies, not ${described(input)}`,
});
const number = z.union([z.int().min(0).max(1000), reference]);
const text = z.string().min(1);

const face = z
  .looseObject({ face: text.describe('A face of the catalogue: figure, emblem, zone') })
  .describe('One printed side: the face and its parameters, which may be references');

export const componentSchema = z.strictObject({
  name: sentence.describe('For people: Movement token'),
  kind: z.enum(KINDS).describe('What kind of thing it is'),
  shape: z.enum(SHAPES).optional().describe('rectangle unless said; a die is a d6 unless said'),
  size: size.describe('Trim size, width x height; one length is a square, a circle, or the edge of a die'),
  each: z
    .union([word, z.array(word).min(1)])
    .transform((value) => (typeof value === 'string' ? [value] : value))
    .default([])
    .describe('seat, or a list of facts, or several: one piece for every member or combination'),
  id: text.optional().describe('Name of a piece; component-member-member unless said'),
  title: text.optional().describe('What people call a piece: $moves.name'),
  count: number.default(1).describe('Copies of each piece'),
  total: number.optional().describe('What all copies add up to, as the rules say it; checked'),
  seat: text.optional().describe('Whose pieces they are, where `each` does not say it'),
  front: face.optional(),
  back: face.optional(),
  sides: z
    .unknown()
    .optional()
    .describe(
      'Of a die: 12 for 1 to 12, 0 to 9, a list whose first lies opposite its last (for a d6: top, front, right, left, back, bottom), or for a d6 top, front, right, back, left and bottom by name; each is $side in front',
    ),
  split: z
    .strictObject({
      columns: z.array(positiveLength).default([]).describe('Cuts in from the left edge'),
      rows: z.array(positiveLength).default([]).describe('Cuts in from the top edge'),
    })
    .default({ columns: [], rows: [] })
    .describe('How a board larger than the page is cut'),
  print: z
    .array(z.enum(['net', 'sticker']))
    .min(1)
    .optional()
    .describe('Of a die: paper nets (the default), stickers for blank dice, or both'),
  sticker: positiveLength.optional().describe('Edge of a sticker'),
  note: sentence.optional().describe('A sentence for the parts list'),
});

export type ComponentYaml = z.output<typeof componentSchema>;

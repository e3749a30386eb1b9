/**
 * rules.yaml: the rules clause by clause, with rulings, options and pictures. Every sentence may tell facts as game.yaml
 * does: `$positions`, `${wounds in words}`, and `${printed.card}` for how many of a component the sheets hold.
 */
import { z } from 'zod';
import { sentence, word } from './game-schema.ts';
import { CLAUSE_ID } from './inline.ts';
import { size } from './length.ts';

export const clauseId = z.string().regex(CLAUSE_ID, {
  error: ({ input }) => `${JSON.stringify(input)} is no clause id: dotted lower-case words such as move.strafe`,
});

const caption = sentence.describe('A sentence under the picture');

const picture = z.union([
  z.strictObject({
    caption,
    faces: z.array(z.string().min(1)).min(1).describe('Printed faces: move-red-forward.front, plane-die.fire'),
  }),
  z.strictObject({ caption, position: word.describe('A worked position: the name of a file in positions/') }),
  z.strictObject({
    caption,
    id: word.describe('Names the drawing; unique in its game'),
    size: size.describe('Width x height'),
    draw: z
      .looseObject({ face: z.string().min(1).describe('A face of the catalogue') })
      .describe('A face drawn for the page alone'),
  }),
]);

const pictures = z.array(picture).default([]);

const clause = z
  .union([
    sentence,
    z.strictObject({
      text: sentence.describe('The sentence; may hold **bold**, *italic*, [clause.id] and {icon-name}'),
      informs: z.boolean().default(false).describe('It only informs: nothing can break it and nothing follows from it'),
      pictures: pictures.describe('Pictures beside the clause'),
    }),
  ])
  .transform((value) => (typeof value === 'string' ? { text: value, informs: false, pictures: [] } : value));

const section = z.strictObject({
  id: word.optional().describe('For links to it; made of the title unless said'),
  title: sentence.describe('As it stands above its clauses'),
  clauses: z.record(clauseId, clause).describe('The sentences by id, in reading order'),
  pictures: pictures.describe('Pictures of the whole section'),
});

const ruling = z.strictObject({
  question: sentence.describe('What tables ask'),
  answer: sentence.describe('May hold the same markup as a clause'),
  clause: clauseId.optional().describe('The clause it belongs to'),
  option: word.optional().describe('The option that changes it'),
});

const optionTitle = sentence.describe('What is agreed: Reach of the wing buffet');

const option = z.union([
  z.strictObject({
    title: optionTitle,
    values: z
      .array(
        z.strictObject({
          value: word.describe('The word that positions and links use'),
          text: sentence.describe('What is agreed by it'),
        }),
      )
      .min(2)
      .describe('The first is the default unless `default` says otherwise'),
    default: word.optional().describe('One of the values'),
  }),
  z.strictObject({
    title: optionTitle,
    from: z.int().describe('The smallest number that may be agreed'),
    to: z.int().describe('The largest'),
    default: z.int().describe('Where nothing is agreed'),
  }),
]);

export const rulesSchema = z.strictObject({
  intro: sentence.describe('The theme in a paragraph or two, parted by an empty line'),
  sections: z.array(section).min(1).describe('The rules, in reading order'),
  rulings: z.array(ruling).default([]).describe('What tables ask, and the answer'),
  options: z.record(word, option).default({}).describe('What may be agreed before a game'),
});

export type RulesYaml = z.output<typeof rulesSchema>;
export type PictureYaml = z.output<typeof picture>;
export type OptionYaml = z.output<typeof option>;

/** game.yaml: the box. Facts are checked by the game's own schema, components by `components-schema.ts`. */
import { z } from 'zod';
import { type Hex, MARKS } from './game.ts';

/** A lower-case word: `red`, `breathe-fire`. */
export const WORD = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const word = z
  .string()
  .regex(WORD, { error: ({ input }) => `${JSON.stringify(input)} is no name: lower-case words joined by -` });

export const sentence = z.string().trim().min(1);

export const hex = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, { error: ({ input }) => `${JSON.stringify(input)} is no colour: "#rrggbb", in quotes` })
  .transform((colour): Hex => `#${colour.slice(1).toUpperCase()}`);

const span = z
  .union([z.int().min(1), z.tuple([z.int().min(1), z.int().min(1)])])
  .transform((value) => (typeof value === 'number' ? { from: value, to: value } : { from: value[0], to: value[1] }))
  .refine(({ from, to }) => from <= to, { error: 'the first number must not be more than the second' });

const theme = z.strictObject({
  display: z
    .strictObject({
      font: word.describe('A @fontsource package name without its scope: pirata-one'),
      weight: z.literal([100, 200, 300, 400, 500, 600, 700, 800, 900]).describe('400 is regular, 700 bold'),
    })
    .describe('The display face, for titles and big numbers'),
  paper: hex.describe('Ground of the game, a light tint'),
  ink: hex.describe('Text and silhouettes, a dark tone'),
  colours: z
    .record(word, hex)
    .refine((colours) => Object.keys(colours).length > 0, { error: 'at least one colour is needed' })
    .describe('Named colours for seats and faces; the first two are the accents'),
});

const seat = z.strictObject({
  name: sentence.describe('As people say it: Red rider'),
  colour: word.describe('A name in theme.colours'),
  mark: z.enum(MARKS).describe('Tells the seat apart without colour'),
  letter: z
    .string()
    .regex(/^[A-Z]{1,2}$/, { error: 'a letter is one or two capitals' })
    .describe('One or two capitals'),
});

export const gameSchema = z.strictObject({
  title: sentence.describe('As it stands on the box'),
  tagline: sentence.max(120).describe('One line for the catalogue'),
  edition: z
    .union([sentence, z.number()])
    .transform(String)
    .describe('Raised when rules or pieces change; stands on sheets, records and links'),
  players: span.describe('2, or [2, 6]'),
  minutes: span.describe('5, or [5, 10]'),
  tags: z.array(sentence).min(1).describe('Words to filter by: cards, dice, board, bluffing'),
  needs: z.array(sentence).default([]).describe('What the table needs besides the sheets: scissors, glue'),
  theme: theme.describe('Colours and display face'),
  seats: z
    .record(word, seat)
    .refine((seats) => Object.keys(seats).length > 0, { error: 'a game has at least one seat' })
    .describe('Who plays, in seat order: the first sees rank 1 nearest'),
  cover: z
    .strictObject({
      icon: word.describe('An icon of game-icons or a drawing of art/, cropped large'),
      ground: word.describe('A name in theme.colours'),
    })
    .describe('The poster on the catalogue'),
  facts: z
    .record(z.string(), z.unknown())
    .default({})
    .describe(
      'What faces, rules text and referee all read; a value such as cards.csv takes that table, by its id column',
    ),
  components: z.record(word, z.unknown()).describe('The pieces, each kind once'),
  credits: z.array(sentence).default([]).describe('Where the game got its text and pictures'),
});

export type GameYaml = z.output<typeof gameSchema>;

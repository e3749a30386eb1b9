/** positions/<id>.yaml: a worked position, shown on the rules page and run as a test. */
import { z } from 'zod';
import { sentence, word } from './game-schema.ts';
import { clauseId } from './rules-schema.ts';

/** `{ red: orders forward claw }`: one seat and its action. */
const deed = z
  .record(z.string(), sentence)
  .refine((actions) => Object.keys(actions).length === 1, { error: 'expected one seat with its action: { red: "…" }' })
  .transform((actions) => {
    const [seat, action] = Object.entries(actions)[0] ?? ['', ''];
    return { seat, action };
  });

const by = z.array(clauseId).min(1).describe('The clauses that are the reason');
const seats = z.union([word, z.array(word)]).transform((value) => (typeof value === 'string' ? [value] : value));

const expect = z.union([
  z.strictObject({ legal: deed.describe('This action is legal') }),
  z.strictObject({ refused: deed.describe('This action is refused'), by }),
  z.strictObject({ faults: by.describe('The position has faults of these clauses') }),
  z.strictObject({ win: seats.describe('The game is over and this seat has won'), by }),
  z.strictObject({
    draw: seats.describe('The game is over and drawn between these seats; [] where nobody is named'),
    by,
  }),
]);

export const positionSchema = z.strictObject({
  title: sentence.describe('The question'),
  text: sentence.describe('The answer in words; may hold the same markup as a clause'),
  options: z
    .record(word, z.union([z.string(), z.int()]))
    .default({})
    .describe('Options that differ from the default'),
  position: z.unknown().optional().describe('The position as the checker writes it; the set-up unless said'),
  play: z.array(deed).default([]).describe('Legal actions made from there first: [{ red: "…" }, { green: "…" }]'),
  expect: expect.describe('What the referee must say; one of legal, refused, faults, win, draw'),
});

export type PositionYaml = z.output<typeof positionSchema>;

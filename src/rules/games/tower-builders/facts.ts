/** What the definition must say about Tower Builders. */
import { z } from 'zod';

const card = z.strictObject({
  /** For people: `Ten floors`. */
  name: z.string().min(1),
  /** What it adds to a tower in which it lies face up. */
  floors: z.int().min(0),
  /** How many the deck has. */
  copies: z.int().min(1),
  /** A name in `theme.colours`. */
  colour: z.string(),
  /** It isn't built but destroys the other tower. */
  fells: z.boolean().default(false),
});

export const facts = z.strictObject({
  cards: z.record(z.string(), card),
  /** The turn on which a held card has to be played, counted from 1. */
  hold: z.int().min(1),
});

export type Facts = z.infer<typeof facts>;

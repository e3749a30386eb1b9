/** What the definition must say about Dragon Fight. */
import { z } from 'zod';
import { positiveLength } from '../../../definition/length.ts';

/** The clause that takes effect when the token is played. */
const clause = z.string();
const heading = z.enum(['n', 'e', 's', 'w']);

/** Seen by the dragon; `aside` to the right is positive, `turn` is clockwise degrees. */
const move = z.strictObject({
  /** For people: `Bank left`. */
  name: z.string().min(1),
  ahead: z.int().min(-4).max(4),
  aside: z.int().min(-4).max(4),
  turn: z.union([z.literal(-90), z.literal(0), z.literal(90), z.literal(180)]),
  clause,
});

const hit = z.strictObject({ ahead: z.int().min(-4).max(4), aside: z.int().min(-4).max(4), points: z.int().min(1) });

/** Either every square hit, or the squares at one distance all around. */
const named = z.strictObject({ name: z.string().min(1), icon: z.string(), clause });
const attack = z.union([
  named.extend({ zone: z.array(hit).min(1) }),
  named.extend({ distance: z.int().min(1), points: z.int().min(1) }),
]);

export const facts = z.strictObject({
  board: z.strictObject({
    files: z.int().min(1).max(26),
    ranks: z.int().min(1).max(26),
    square: positiveLength,
    border: positiveLength,
  }),
  /** By seat. */
  start: z.record(z.string(), z.strictObject({ cell: z.string(), facing: heading, icon: z.string() })),
  moves: z.record(z.string(), move),
  attacks: z.record(z.string(), attack),
  /** The point against a rider that ends the match. */
  wounds: z.int().min(1),
  /** Turns without a point that end the match (option stand-off). */
  quiet: z.int().min(1),
});

export type Facts = z.infer<typeof facts>;

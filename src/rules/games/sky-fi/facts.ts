/** What the definition must say about SKY-FI. */
import { z } from 'zod';
import { STEPS } from './position.ts';

/** A seat. */
const team = z.string();
const face = z.enum(STEPS);

const step = z.strictObject({
  /** For people: `Fire`. */
  name: z.string().min(1),
  /** What a die of each team shows for it. */
  icons: z.record(team, z.string()),
});

/** The sides of an Action Die as they lie on the cube. */
const sides = z.strictObject({ top: face, front: face, right: face, back: face, left: face, bottom: face });

const pilots = z.record(z.string().regex(/^[a-z]+\d+$/), z.strictObject({ team }));

export const facts = z.strictObject({
  dice: z.record(team, sides),
  steps: z.record(face, step),
  /** How many sides a Position Die has, numbered from 1. */
  positions: z.int().min(1),
  /** The pilots of one set of dice, in the order in which they are named. */
  pilots,
  /** Those who fly with a second set. */
  'second-set': pilots,
});

export type Facts = z.infer<typeof facts>;

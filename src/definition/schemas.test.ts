import { describe, expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { componentSchema } from './components-schema.ts';
import { gameSchema } from './game-schema.ts';
import { houseSchema, papersSchema } from './house-schema.ts';
import { positionSchema } from './position-schema.ts';
import { rulesSchema } from './rules-schema.ts';
import { fieldsOf } from './schema-walk.ts';

const FILES: Readonly<Record<string, ZodType>> = {
  'game.yaml': gameSchema,
  'components of game.yaml': componentSchema,
  'rules.yaml': rulesSchema,
  'positions/*.yaml': positionSchema,
  'papers.yaml': papersSchema,
  'house.yaml': houseSchema,
};

describe('every field of the format says what it is', () => {
  test.each(Object.entries(FILES))('%s', (_file, schema) => {
    const fields = fieldsOf(schema);
    expect(fields.length).toBeGreaterThan(3);
    expect(fields.filter(({ description }) => !description).map(({ path }) => path)).toEqual([]);
  });
});

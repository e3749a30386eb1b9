/** A whole file held against one schema: papers.yaml, house.yaml, the clause ids of rules.yaml. */
import type { ZodType } from 'zod';
import { checkPart } from './check-part.ts';
import { readYaml } from './document.ts';
import type { Problem } from './problem.ts';

/** Its checked content, or undefined with the problems added. */
export function readFileAs<T>(schema: ZodType<T>, file: string, text: string, problems: Problem[]): T | undefined {
  const document = readYaml(file, text, problems);
  return document === null ? undefined : checkPart(schema, document.value, { document, path: [] }, problems);
}

/** References of a file replaced, with a problem at each that is wrong. */
import type { SourceDocument } from './document.ts';
import type { Path } from './path.ts';
import { type Problem, problemAt } from './problem.ts';
import { type Origins, type Scope, substitute } from './references.ts';

export interface ReferenceContext {
  /** The file that holds the references. */
  readonly document: SourceDocument;
  /** False while the facts themselves are wrong: what refers to them would be blamed for it. */
  readonly factsAreSound: boolean;
}

/** The value with its references replaced; undefined where one of them leads nowhere. */
export function replaceReferences(
  value: unknown,
  scope: Scope,
  path: Path,
  { document, factsAreSound }: ReferenceContext,
  problems: Problem[],
  origins?: Origins,
): unknown {
  let leadsSomewhere = true;
  const replaced = substitute(
    value,
    scope,
    path,
    (at, offset, message, hint) => {
      leadsSomewhere = false;
      if (factsAreSound) problems.push(problemAt(document.charSpot(at, offset), message, hint));
    },
    origins,
  );
  return leadsSomewhere ? replaced : undefined;
}

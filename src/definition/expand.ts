/** From one entry of `components` to its pieces, one for every member of the lists that `each` names. */
import type { ComponentYaml } from './components-schema.ts';
import type { Component, Spot } from './game.ts';
import { combinations } from './members.ts';
import { makePiece, type PieceContext } from './piece.ts';
import type { Problem } from './problem.ts';

export function expandComponent(
  id: string,
  yaml: ComponentYaml,
  context: PieceContext,
  problems: Problem[],
): Component {
  const { document, lists } = context;
  const shape = yaml.shape ?? (yaml.kind === 'die' ? 'd6' : 'rectangle');
  const at = document.keySpot(['components', id]);
  const made = combinations(yaml.each, lists, id, context, problems).map((combination) => {
    const own: Problem[] = [];
    const piece = makePiece({ component: id, yaml, shape, combination, context, problems: own });
    return { piece, own };
  });
  // a mistake in one line of YAML shows in every piece that is made of it: it is told for the first
  const told = new Set<string>();
  for (const { piece, own } of made) {
    for (const problem of own) {
      const key = JSON.stringify(problem);
      if (!told.has(key)) problems.push(made.length > 1 ? ofPiece(problem, piece.id, at) : problem);
      told.add(key);
    }
  }
  return {
    id,
    name: yaml.name,
    kind: yaml.kind,
    shape,
    ...yaml.size,
    pieces: made.map(({ piece }) => piece),
    split: yaml.split,
    dice: yaml.kind === 'die' ? (yaml.print ?? ['net']) : [],
    sticker: yaml.sticker ?? null,
    note: yaml.note ?? null,
    at,
  };
}

/** Names the piece, except where the problem stands in the facts, which are wrong whoever uses them. */
function ofPiece(problem: Problem, piece: string, component: Spot): Problem {
  const inFacts = problem.file !== component.file || problem.line < component.line;
  return inFacts ? problem : { ...problem, message: `${problem.message} (piece ${piece})` };
}

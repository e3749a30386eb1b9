/** Draws a face of the catalogue once and for all its copies, and turns what goes wrong into problems with a line. */
import type { FaceUse } from '../definition/game.ts';
import { problemAt, quote, suggest, warningAt } from '../definition/problem.ts';
import { checkDrawing } from './check-drawing.ts';
import { digest } from './digest.ts';
import type { DisplayNode, Form } from './display.ts';
import type { Edge, FaceBox, FaceMaker } from './face.ts';
import { FACES } from './faces/index.ts';
import type { PrintKit } from './kit.ts';

/** A face ready to be placed: origin at the top left of its trim. */
export interface DrawnFace {
  /** Equal drawings have equal keys; its box holds trim and bleed. */
  readonly form: Form;
  readonly alt: string;
  /** What runs off the trim: decides on bleed and gutters. */
  readonly edge: Edge;
}

/**
 * Draws the face `use` names. What it can't draw, what overflows and what print would spoil is reported to the kit with
 * the definition's line; then the drawing may be empty. Never rejects for what a definition says.
 */
export function drawFace(use: FaceUse, box: FaceBox, kit: PrintKit): Promise<DrawnFace> {
  const content = JSON.stringify([use.face, use.params, box]);
  const drawn = kit.drawn.get(content) ?? draw(use, box, kit);
  kit.drawn.set(content, drawn);
  return drawn;
}

async function draw(use: FaceUse, box: FaceBox, kit: PrintKit): Promise<DrawnFace> {
  const maker = Object.hasOwn(FACES, use.face) ? (FACES[use.face] as FaceMaker) : undefined;
  if (maker === undefined) {
    kit.report(problemAt(use.at, `unknown face ${quote(use.face)}`, suggest(use.face, Object.keys(FACES))));
    return empty(use, box);
  }
  try {
    let overflows = false;
    const { nodes, alt, edge } = await maker.draw(use.params as never, box, {
      ...kit,
      problem: (message, hint) => {
        overflows = true;
        kit.report(problemAt(use.at, `${use.face}: ${message}`, hint ?? null));
      },
    });
    for (const { severity, message, hint, place } of checkDrawing(nodes, box, kit.fonts)) {
      if (overflows && place) continue;
      const at = severity === 'error' ? problemAt : warningAt;
      kit.report(at(use.at, `${use.face}: ${message}`, hint));
    }
    return { form: faceForm(use.face, nodes, box), alt, edge };
  } catch (error) {
    kit.report(problemAt(use.at, `${use.face}: ${error instanceof Error ? error.message : String(error)}`));
    return empty(use, box);
  }
}

function empty(use: FaceUse, box: FaceBox): DrawnFace {
  return { form: faceForm(use.face, [], box), alt: '', edge: null };
}

function faceForm(face: string, children: readonly DisplayNode[], { bleed, width, height }: FaceBox): Form {
  const box = { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed };
  return { key: `${face}:${digest(JSON.stringify([box, children], formsByKey))}`, box, children };
}

function formsByKey(name: string, value: unknown): unknown {
  return name === 'form' ? (value as Form).key : value;
}

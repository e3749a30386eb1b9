/** Looks pages over outside their faces: characters that no font has, words that run off the paper. Lengths in mm. */
import { type Problem, problemAt, quote } from '../definition/problem.ts';
import { checkNumbers, glyphFinding, textCorners } from './check-drawing.ts';
import type { Box, DisplayNode, Matrix, TextNode } from './display.ts';
import type { PrintKit } from './kit.ts';
import { apply, boxAround, IDENTITY, multiply } from './matrix.ts';
import { inside } from './preflight.ts';
import { type PrintedWords, printedWords } from './printed-words.ts';

/** What lies on a page besides faces, and where its words must stay. */
export interface PagePart {
  readonly nodes: readonly DisplayNode[];
  readonly area: Box;
}

/** Problems of the parts of pages, each once, with the line of the words that are to blame where they are the definition's. */
export function checkPages(parts: readonly PagePart[], { game, fonts }: Pick<PrintKit, 'game' | 'fonts'>): Problem[] {
  const known = printedWords(game);
  const problems = new Map<string, Problem>();
  const add = ({ what, at }: Pick<PrintedWords, 'what' | 'at'>, message: string, hint: string | null): void => {
    const problem = problemAt(at, `${what}: ${message}`, hint);
    problems.set(`${at.line} ${what} ${hint}`, problem);
  };
  const page = { what: 'instructions', at: game.at.title };
  for (const { nodes, area } of parts) visit(nodes, IDENTITY, area);
  return [...problems.values()];

  function visit(nodes: readonly DisplayNode[], map: Matrix, area: Box): void {
    for (const node of nodes) {
      checkNumbers(node);
      if (node.kind === 'group') visit(node.children, node.transform ? multiply(map, node.transform) : map, area);
      else if (node.kind === 'text') {
        checkGlyphs(node);
        checkPlace(node, map, area);
      }
    }
  }

  function checkGlyphs({ text, font }: TextNode): void {
    const missing = fonts.missing(text, font);
    if (missing.length === 0) return;
    const blamed = known.filter((words) => missing.some((sign) => words.text.includes(sign)));
    for (const words of blamed.length > 0 ? blamed : [{ ...page, text }]) {
      const finding = glyphFinding(words.text, font, fonts);
      if (finding !== null) add(words, finding.message, finding.hint);
    }
  }

  function checkPlace(node: TextNode, map: Matrix, area: Box): void {
    if (inside(boxAround(textCorners(node, fonts).map((corner) => apply(map, corner))), area)) return;
    const blamed = known.find(({ text }) => text.includes(node.text)) ?? page;
    add(blamed, `the text ${quote(node.text)} runs off the page`, 'shorten it, or choose a larger paper');
  }
}

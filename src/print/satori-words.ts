/** satori sets every word by itself; text that can be selected and searched needs whole runs. */
import type { DisplayNode, TextNode } from './display.ts';
import type { Fonts } from './fonts.ts';

/** By how much a word may stand off from where our own setting puts it, mm. */
const TOLERANCE = 0.02;
/** satori does not kern between a word and its punctuation; we do: as a part of the size. */
const KERNING = 0.08;

/** Neighbouring words of one look on one line become one run, where setting them together moves none of them. */
export function joinWords(nodes: readonly DisplayNode[], fonts: Fonts): DisplayNode[] {
  const joined: DisplayNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    const run = node.kind === 'text' && last?.kind === 'text' ? together(last, node, fonts) : null;
    if (run !== null) joined[joined.length - 1] = run;
    else joined.push(node.kind === 'group' ? { ...node, children: joinWords(node.children, fonts) } : node);
  }
  return joined;
}

function together(run: TextNode, word: TextNode, fonts: Fonts): TextNode | null {
  if (!sameLook(run, word)) return null;
  for (const gap of ['', ' ']) {
    const before = `${run.text}${gap}`;
    const whole = fonts.width(before + word.text, run.font, run.size, run.spacing);
    const end = word.x - run.x + fonts.width(word.text, word.font, word.size, word.spacing);
    if (Math.abs(whole - end) <= (gap === '' ? KERNING * run.size : TOLERANCE))
      return { ...run, text: before + word.text };
  }
  return null;
}

function sameLook(one: TextNode, other: TextNode): boolean {
  return (
    one.y === other.y &&
    one.size === other.size &&
    one.fill === other.fill &&
    one.spacing === other.spacing &&
    one.font.family === other.font.family &&
    one.font.weight === other.font.weight &&
    one.font.italic === other.font.italic
  );
}

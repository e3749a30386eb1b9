/** For tests only: a small game around the components that a test writes, and its sheets. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Problem } from '../definition/problem.ts';
import { makeSheets } from '../print/make-sheets.ts';
import type { Layout, SheetDocument } from '../print/sheet.ts';
import { type LoadedGame, loadGame } from './content.ts';
import { loadKit } from './kit.ts';
import { paperNamed } from './papers.ts';

const HEAD = `title: Shapes
tagline: Nothing to play with.
edition: "1"
players: 2
minutes: [1, 2]
tags: [cards]
theme:
  display: { font: bungee, weight: 400 }
  paper: "#F3F6F8"
  ink: "#14202B"
  colours: { sky: "#1D7CBF", violet: "#6A3FA0" }
seats:
  planes: { name: Planes, colour: sky, mark: ring, letter: P }
  robots: { name: Robots, colour: violet, mark: diamond, letter: R }
cover: { icon: castle, ground: sky }
facts: {}
components:
`;

const RULES = `intro: None.
sections: [{ title: Rules, clauses: { setup.none: { text: There are none., informs: true } } }]
`;

/** Lines of the definition before those of its components: what a problem's line counts from. */
export const LINES_BEFORE = HEAD.split('\n').length - 1;

/** Reads a game with those components; every line of them is indented by two spaces already. `head` changes the rest. */
export async function gameWith(components: string, head = (text: string) => text): Promise<LoadedGame> {
  const content = mkdtempSync(join(tmpdir(), 'gutterfold-shapes-'));
  try {
    const folder = join(content, 'games', 'shapes');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'game.yaml'), head(HEAD) + components);
    writeFileSync(join(folder, 'rules.yaml'), RULES);
    return await loadGame('shapes', content);
  } finally {
    rmSync(content, { recursive: true });
  }
}

/** The sheets of a game with those components. Throws where it can't even be read. */
export async function sheetsWith(
  components: string,
  layout: Layout = 'duplex',
  paper = 'a4-letter',
  head = (text: string) => text,
): Promise<{ document: SheetDocument; problems: readonly Problem[] }> {
  const { game, problems } = await gameWith(components, head);
  if (game === null) throw new Error(problems.map(({ line, message }) => `${line}: ${message}`).join('\n'));
  const found: Problem[] = [...problems];
  const kit = await loadKit(game, 'colour', (problem) => found.push(problem));
  return { document: await makeSheets(kit, { paper: paperNamed(paper), layout }), problems: found };
}

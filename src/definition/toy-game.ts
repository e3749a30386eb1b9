/** A small sound game for tests: they break one line of it and look at what is said. */
import { z } from 'zod';
import type { Known } from './known.ts';
import { length } from './length.ts';
import { formatProblem } from './problem.ts';
import { readGame } from './read-game.ts';

const GAME = `title: Toy
tagline: One card a side.
edition: "1"
players: 2
minutes: [1, 2]
tags: [cards]
theme:
  display: { font: bungee, weight: 400 }
  paper: "#FFFFFF"
  ink: "#111111"
  colours: { brick: "#D1495B", steel: "#30638E" }
seats:
  red: { name: Red, colour: brick, mark: wedge, letter: R }
  blue: { name: Blue, colour: steel, mark: ring, letter: B }
cover: { icon: castle, ground: brick }
facts:
  square: 1in
  icons: { red: castle, blue: tower }
  cards:
    ace: { name: Ace, value: 1, copies: 2 }
    deuce: { name: Deuce, value: 2, copies: 3 }
components:
  card:
    name: Card
    kind: card
    size: 2in x 1in
    each: cards
    id: $cards.key
    count: $cards.copies
    total: 5
    title: $cards.name
    front: { face: number, number: $cards.value, icon: castle }
  pawn:
    name: Pawn
    kind: token
    size: 20mm
    each: seat
    front: { face: picture, icon: $icons(seat), colour: $seat.colour }
  die:
    name: Die
    kind: die
    size: 16mm
    sides: [1, 2, 3, 4, 5, 6]
    front: { face: number, number: $side }
`;

const RULES = `intro: Two sides.
sections:
  - title: Setting up
    clauses:
      setup.seats: { text: Two play, informs: true }
      play.high: The **higher** card {castle} wins, see [setup.seats].
    pictures:
      - { caption: An ace., faces: [ace.front] }
rulings:
  - { question: And a tie?, answer: A draw., clause: play.high, option: ties }
options:
  ties:
    title: Ties
    values: [{ value: draw, text: a draw }, { value: again, text: play again }]
`;

const POSITION = `title: Who wins?
text: Blue does, by [play.high].
play: [{ red: play ace }]
expect: { legal: { blue: play deuce } }
`;

export const TOY_FILES: Readonly<Record<string, string>> = {
  'game.yaml': GAME,
  'rules.yaml': RULES,
  'positions/tie.yaml': POSITION,
};

const card = z.strictObject({ name: z.string(), value: z.int(), copies: z.int() });

export const TOY_KNOWN: Known = {
  facts: z.strictObject({ square: length, icons: z.record(z.string(), z.string()), cards: z.record(z.string(), card) }),
  faces: {
    number: {
      params: z.strictObject({ number: z.number(), icon: z.string().optional(), line: length.optional() }),
      icons: ({ icon }: { icon?: string }) => (icon === undefined ? [] : [icon]),
    },
    picture: {
      params: z.strictObject({ icon: z.string(), colour: z.string(), seat: z.string().optional() }),
      icons: ({ icon }: { icon: string }) => [icon],
      colours: ({ colour }: { colour: string }) => [colour],
      seats: ({ seat }: { seat?: string }) => (seat === undefined ? [] : [seat]),
    },
  },
  icons: new Set(['castle', 'tower', 'crown']),
  fonts: new Map([
    ['bungee', [400]],
    ['rye', [400, 700]],
  ]),
};

export type Files = Readonly<Record<string, string>>;

/** Reads the toy with some files replaced or added. */
export function readToy(changed: Files = {}, known: Known = TOY_KNOWN) {
  const files = new Map(Object.entries({ ...TOY_FILES, ...changed }));
  return readGame({ slug: 'toy', folder: 'toy', files }, known);
}

/** The toy's file with one text in it replaced; fails where that text isn't there. */
export function broken(file: string, text: string, by: string): Files {
  const whole = TOY_FILES[file] ?? '';
  if (!whole.includes(text)) throw new Error(`the toy's ${file} has no ${JSON.stringify(text)}`);
  return { [file]: whole.replace(text, () => by) };
}

/** One line a problem, with its hint. */
export function said(changed: Files, known: Known = TOY_KNOWN): string[] {
  return readToy(changed, known).problems.map((problem) => formatProblem(problem).replace(/\n\s*/g, ' | '));
}

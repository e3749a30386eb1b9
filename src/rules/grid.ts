/** Squares with algebraic names, the eight headings, and steps as a piece that faces somewhere takes them. */

/** Clockwise; `n` is away from the first-listed seat. */
const HEADINGS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Heading = (typeof HEADINGS)[number];

/** A step seen by the piece that takes it: right is positive. */
export interface Step {
  readonly ahead: number;
  readonly aside: number;
}

/** A point of the grid's plane, on the board or not; both count from 1. */
export interface Point {
  readonly file: number;
  readonly rank: number;
}

/** One square ahead for each heading. */
const AHEAD: Readonly<Record<Heading, readonly [number, number]>> = {
  n: [0, 1],
  ne: [1, 1],
  e: [1, 0],
  se: [1, -1],
  s: [0, -1],
  sw: [-1, -1],
  w: [-1, 0],
  nw: [-1, 1],
};

export interface Grid {
  readonly files: readonly string[];
  /** Rank numbers as words, 1 first. */
  readonly ranks: readonly string[];
  /** All squares: a1, b1 …, rank by rank. */
  readonly cells: readonly string[];
  /** The square's point, or null for what is no square of this grid. */
  point(cell: string): Point | null;
  /** The square there, or null off the grid. */
  cell(point: Point): string | null;
}

/** A board of `files` (at most 26) by `ranks` squares. */
export function grid(files: number, ranks: number): Grid {
  const fileWords = Array.from({ length: files }, (_, index) => String.fromCharCode(97 + index));
  const rankWords = Array.from({ length: ranks }, (_, index) => String(index + 1));
  const points = new Map(
    rankWords.flatMap((rank, y) => fileWords.map((file, x) => [file + rank, { file: x + 1, rank: y + 1 }] as const)),
  );
  return {
    files: fileWords,
    ranks: rankWords,
    cells: [...points.keys()],
    point: (cell) => points.get(cell) ?? null,
    cell: ({ file, rank }) => {
      const word = `${fileWords[file - 1]}${rank}`;
      return points.has(word) ? word : null;
    },
  };
}

/** The heading after a clockwise turn by a multiple of 45 degrees. */
export function turned(heading: Heading, degrees: number): Heading {
  const index = HEADINGS.indexOf(heading) + degrees / 45;
  return HEADINGS[((index % 8) + 8) % 8] ?? heading;
}

/** Where a step leads that a piece takes from `from`, facing `heading`. */
export function stepped(from: Point, heading: Heading, step: Step): Point {
  const [east, north] = AHEAD[heading];
  const [eastRight, northRight] = AHEAD[turned(heading, 90)];
  return {
    file: from.file + east * step.ahead + eastRight * step.aside,
    rank: from.rank + north * step.ahead + northRight * step.aside,
  };
}

/** Clockwise degrees by which a piece printed facing north lies turned. */
export function degrees(heading: Heading): number {
  return HEADINGS.indexOf(heading) * 45;
}

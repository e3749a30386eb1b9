/**
 * A checked game: what `readGame` makes of a folder under content/games. Plain data, every length in millimetres.
 * Everything else (sheets, pages, referee) reads this and never YAML.
 */

/** A player's place: a lower-case word such as `red` or `dealer`. */
export type Seat = string;

/** Who acts when dice fall or cards are drawn, so that all randomness stands in the record. */
export const CHANCE = 'chance';

/** A clause of the rules, such as `move.strafe`: dotted kebab-case words. */
export type ClauseId = `${string}.${string}`;

/** `#rrggbb`. */
export type Hex = `#${string}`;

/** Where something stands in a definition file; lines and columns count from 1. */
export interface Spot {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Game<Facts = unknown> {
  readonly slug: string;
  readonly title: string;
  /** One line for the catalogue. */
  readonly tagline: string;
  /** Raised when rules or pieces change; stands on sheets, records and links. */
  readonly edition: string;
  readonly players: Span;
  readonly minutes: Span;
  /** Words to filter by: `cards`, `dice`, `board`, `bluffing`… */
  readonly tags: readonly string[];
  /** What the table needs besides the sheets: `scissors`, `glue`. */
  readonly needs: readonly string[];
  readonly theme: Theme;
  /** In seat order: the first listed sees rank 1 nearest. */
  readonly seats: Readonly<Record<Seat, SeatLook>>;
  readonly cover: Cover;
  /** Typed by the game's own facts schema. */
  readonly facts: Facts;
  readonly components: readonly Component[];
  readonly rules: RulesText;
  readonly positions: readonly WorkedPosition[];
  /** The game's own drawings (art/<name>.svg), by name. */
  readonly art: Readonly<Record<string, Icon>>;
  /** Where the game got its text and pictures. */
  readonly credits: readonly string[];
  /** Where the words that stand on sheets are written. */
  readonly at: Readonly<Record<'title' | 'tagline' | 'edition' | 'needs', Spot>>;
}

export interface Theme {
  /** Display face: a @fontsource package name without its scope, e.g. `pirata-one`. */
  readonly display: { readonly font: string; readonly weight: number };
  readonly paper: Hex;
  readonly ink: Hex;
  /** Named colours that seats and faces use: `vermilion`, `jade`. The first two are the accents. */
  readonly colours: Readonly<Record<string, Hex>>;
}

/** How a seat is told apart: name, accent, mark and letter, so that it works without colour. */
export interface SeatLook {
  readonly name: string;
  /** A name in `theme.colours`. */
  readonly colour: string;
  readonly mark: Mark;
  /** One or two capital letters. */
  readonly letter: string;
}

export const MARKS = ['wedge', 'ring', 'disc', 'bar', 'diamond', 'cross', 'square', 'wave'] as const;
export type Mark = (typeof MARKS)[number];

/** The poster on the catalogue: one silhouette, cropped large, on an accent. */
export interface Cover {
  readonly icon: string;
  /** A name in `theme.colours`. */
  readonly ground: string;
}

/** A silhouette: one path in its own square or rectangle of `width` × `height` units, y down. */
export interface Icon {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly d: string;
}

export const KINDS = ['card', 'token', 'tile', 'board', 'die', 'counter', 'reference', 'box'] as const;
export type Kind = (typeof KINDS)[number];
export const SHAPES = ['rectangle', 'right-triangle', 'circle', 'hex', 'd4', 'd6', 'd8', 'd10', 'd12', 'd20'] as const;
export type Shape = (typeof SHAPES)[number];

/** A kind of piece. Trim size in mm; for a die `width` and `height` are its edge. */
export interface Component {
  readonly id: string;
  /** For people: `Movement token`. */
  readonly name: string;
  readonly kind: Kind;
  readonly shape: Shape;
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
  /** How a board larger than the page is cut, in mm from its left (columns) or top (rows) edge; empty: not split. */
  readonly split: { readonly columns: readonly number[]; readonly rows: readonly number[] };
  /** For dice: paper nets, stickers for blank dice, or both. Empty for everything else. */
  readonly dice: readonly ('net' | 'sticker')[];
  /** Sticker edge in mm, for dice with stickers. */
  readonly sticker: number | null;
  /** A sentence for the parts list. */
  readonly note: string | null;
  readonly at: Spot;
}

/** One design of a component, such as the red rider's Forward; `count` copies of it are printed. */
export interface Piece {
  /** `dragon-red`, `move-red-forward`. */
  readonly id: string;
  /** `Forward (Red rider)`. */
  readonly name: string;
  readonly count: number;
  readonly seat: Seat | null;
  /** The member of every list named by `each`: `{ seat: 'red', moves: 'forward' }`. */
  readonly each: Readonly<Record<string, string>>;
  /** Null only for dice. */
  readonly front: FaceUse | null;
  readonly back: FaceUse | null;
  /** The sides of a die in net order; empty for everything else. */
  readonly sides: readonly DieSide[];
}

export interface DieSide {
  /** `top`, `front`… for a d6; `1`, `2`… for other dice. */
  readonly key: string;
  /** What it shows: `fire`, `7`. */
  readonly value: string;
  readonly face: FaceUse;
}

/** A face of the catalogue (`src/print/faces`) with its checked parameters. */
export interface FaceUse {
  readonly face: string;
  readonly params: unknown;
  readonly at: Spot;
}

/**
 * Names a face for web page and checker: `<piece id>.front`, `<piece id>.back`, or `<die id>.<value>` for a die's side.
 * The picture is /games/<slug>/faces/<ref>.svg.
 */
export type FaceRef = string;

export interface RulesText {
  /** The theme in a paragraph or two. */
  readonly intro: readonly Inline[][];
  readonly sections: readonly Section[];
  readonly rulings: readonly Ruling[];
  readonly options: Readonly<Record<string, OptionSpec>>;
}

export interface Section {
  /** For anchors: `#flying`. */
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly Clause[];
  readonly pictures: readonly Picture[];
}

export interface Clause {
  readonly id: ClauseId;
  readonly text: readonly Inline[];
  /** It only informs: nothing can break it and nothing follows from it. */
  readonly informs: boolean;
  readonly pictures: readonly Picture[];
  readonly at: Spot;
}

export interface Ruling {
  readonly question: string;
  readonly answer: readonly Inline[];
  readonly clause: ClauseId | null;
  /** The option that changes this ruling. */
  readonly option: string | null;
  readonly at: Spot;
}

/** What may be agreed before a game. */
export type OptionSpec =
  | {
      readonly kind: 'choice';
      readonly title: string;
      readonly default: string;
      readonly values: readonly { readonly value: string; readonly text: string }[];
    }
  | {
      readonly kind: 'range';
      readonly title: string;
      readonly default: number;
      readonly from: number;
      readonly to: number;
    };

/** A sentence's parts: `**bold**`, `*italic*`, `[clause.id]` and `{icon-name}`, nothing else. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold'; readonly text: string }
  | { readonly kind: 'italic'; readonly text: string }
  | { readonly kind: 'clause'; readonly id: ClauseId }
  | { readonly kind: 'icon'; readonly name: string };

/** A picture of the rules page: printed faces, a worked position, or a face drawn for the page alone. */
export type Picture =
  | { readonly kind: 'faces'; readonly caption: string; readonly faces: readonly FaceRef[]; readonly at: Spot }
  | { readonly kind: 'position'; readonly caption: string; readonly position: string; readonly at: Spot }
  | {
      readonly kind: 'drawing';
      readonly caption: string;
      /** Unique in its game; the picture is /games/<slug>/faces/<id>.svg. */
      readonly id: string;
      readonly width: number;
      readonly height: number;
      readonly use: FaceUse;
      readonly at: Spot;
    };

/** positions/<id>.yaml: shown on the rules page with its question and answer, and run as a test. */
export interface WorkedPosition {
  readonly id: string;
  readonly title: string;
  readonly text: readonly Inline[];
  /** The position as entered; null: the set-up of `options`. */
  readonly position: unknown;
  readonly options: Readonly<Record<string, string | number>>;
  /** Legal actions made from there before the question is asked. */
  readonly play: readonly { readonly seat: Seat; readonly action: string }[];
  readonly expect:
    | { readonly kind: 'legal'; readonly seat: Seat; readonly action: string }
    | { readonly kind: 'refused'; readonly seat: Seat; readonly action: string; readonly by: readonly ClauseId[] }
    | { readonly kind: 'faults'; readonly by: readonly ClauseId[] }
    | {
        readonly kind: 'outcome';
        readonly result: 'win' | 'draw';
        readonly winners: readonly Seat[];
        readonly by: readonly ClauseId[];
      };
  readonly at: Spot;
}

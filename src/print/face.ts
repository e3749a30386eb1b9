/**
 * What a face is: a small drawer of the catalogue in `faces/`, named after what it shows. It gets its checked
 * parameters, a box and a kit, and answers with a display list. The same drawing goes on sheet, page and board.
 */
import type { ZodType } from 'zod';
import type { Game, Hex, Icon, SeatLook, Shape } from '../definition/game.ts';
import type { DisplayNode, FontKey, Form } from './display.ts';
import type { Fonts } from './fonts.ts';

export const INKS = ['colour', 'low-ink'] as const;
export type Ink = (typeof INKS)[number];

/** The trim: origin at its top left, mm. Grounds may be drawn `bleed` beyond it; the sheet clips them. */
export interface FaceBox {
  readonly shape: Shape;
  readonly width: number;
  readonly height: number;
  readonly bleed: number;
}

/** Everything a face may ask of the outside. */
export interface FaceKit {
  readonly game: Game;
  readonly ink: Ink;
  readonly fonts: Fonts;
  /** Text face of the house; `display` is the game's own. */
  readonly text: FontKey;
  readonly textBold: FontKey;
  readonly textItalic: FontKey;
  readonly display: FontKey;
  /** A colour-free form of an icon or of the game's own art; throws on an unknown name (preflight has checked). */
  icon(name: string): { readonly icon: Icon; readonly form: Form };
  /** The hex of a name in `theme.colours`, or of `paper`, `ink`, `white`. */
  colour(name: string): Hex;
  seat(seat: string): SeatLook;
  /** Reports a problem of this face (text that overflows, say); preflight shows it with the definition's line. */
  problem(message: string, hint?: string): void;
}

export type Edge = Hex | 'mixed' | null;

export interface Drawn {
  readonly nodes: readonly DisplayNode[];
  /** What it shows, for those who can't see it: `Bank left: one square diagonally ahead, then a quarter turn left`. */
  readonly alt: string;
  /**
   * The one colour that runs off the trim all around; null for a white edge (neighbours of equal edges share one cut);
   * `mixed` where several colours do (a band along one side, say): such a face gets bleed and gutters of its own.
   */
  readonly edge: Edge;
}

export interface FaceMaker<Params = never> {
  readonly name: string;
  /** Checked when the definition is read; each field carries a description. */
  readonly params: ZodType<Params>;
  /** The icons that these parameters name, for the cross-check. */
  icons?(params: Params): readonly string[];
  /** The theme colours that these parameters name, for the cross-check. */
  colours?(params: Params): readonly string[];
  /** The seats that these parameters name, for the cross-check. */
  seats?(params: Params): readonly string[];
  draw(params: Params, box: FaceBox, kit: FaceKit): Drawn | Promise<Drawn>;
}

/** A finished sheet document: what imposition makes and the writers write. Lengths in mm from the page's top left. */

import type { Box, DisplayNode } from './display.ts';
import type { Ink } from './face.ts';

export const LAYOUTS = ['duplex', 'gutterfold', 'single'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** A paper of content/papers.yaml. `a4-letter` is the area both share: 210 × 279.4 mm. */
export interface Paper {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** What printers can't print, on each side. */
  readonly margin: number;
  /** The page is a real paper size, so that a viewer may pick the tray by it. */
  readonly tray: boolean;
}

/** What a document is laid out for. */
export interface LayoutChoice {
  readonly paper: Paper;
  readonly layout: Layout;
  /** The edge about which the printer turns a sheet for its backs; long if not given. */
  readonly flip?: 'long' | 'short';
}

export interface SheetDocument {
  readonly game: string;
  readonly title: string;
  readonly edition: string;
  readonly paper: Paper;
  readonly layout: Layout;
  readonly ink: Ink;
  /** The flip that the backs are laid out for; null where nothing is printed on both sides. */
  readonly flip: 'long' | 'short' | null;
  readonly pages: readonly Page[];
  /** Pieces of paper it takes. */
  readonly sheets: number;
}

export interface Page {
  readonly kind: 'instructions' | 'front' | 'back' | 'blank' | 'fold';
  readonly width: number;
  readonly height: number;
  /** The imposed block, for the PDF's TrimBox; with its bleed for the BleedBox. */
  readonly trim: Box;
  readonly bleed: Box;
  readonly nodes: readonly DisplayNode[];
  readonly placements: readonly Placement[];
}

/** One face as it lies on a page: a row of the placements file beside each PDF. */
export interface Placement {
  readonly component: string;
  /** With its copy: `move-red-forward#1`; a die's sticker `plane-die#1.top`; a part of a split board `board@r1c1`. */
  readonly piece: string;
  readonly face: 'front' | 'back';
  /** From 1. */
  readonly page: number;
  readonly shape: 'rectangle' | 'right-triangle' | 'circle' | 'hex' | 'net' | 'sticker';
  /** The trim's bounding box as placed. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Clockwise. */
  readonly rotation: 0 | 90 | 180 | 270;
}

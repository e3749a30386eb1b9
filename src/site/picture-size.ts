/** How large a face is shown on a game's page, and whether faces have room in the margin beside a clause. */

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels; mm go in. Small pieces grow to be read, boards shrink to fit. */
export function shownSize({ width, height }: Size): Size {
  const scale = Math.max(Math.min(2.6, 400 / width), Math.min(4, 64 / width));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The margin beside a clause where it is narrowest, and between two faces (rules.css, box.css); pixels. */
const MARGIN = 219;
const GAP = 8;

/** One face shrinks to the margin; several that don't fit side by side would stand as a tower beside one sentence. */
export function fitsBeside(faces: readonly Size[]): boolean {
  const widths = faces.map((face) => shownSize(face).width + GAP);
  return faces.length < 2 || widths.reduce((sum, width) => sum + width, -GAP) <= MARGIN;
}

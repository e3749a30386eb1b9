/** One face by itself, cut to its trim: for pages, boards and previews. */
import type { FaceUse } from '../definition/game.ts';
import type { Box, DisplayNode } from './display.ts';
import { drawFace } from './draw-face.ts';
import type { FaceBox } from './face.ts';
import type { PrintKit } from './kit.ts';
import { trimBox, trimOutline } from './trim.ts';

export interface FacePicture {
  readonly nodes: readonly DisplayNode[];
  /** What to show, mm: the trim's own box, which for many-sided dice is larger than the face's square. */
  readonly box: Box;
  readonly alt: string;
}

/** Problems go to the kit, as with `drawFace`. */
export async function facePicture(use: FaceUse, trim: Omit<FaceBox, 'bleed'>, kit: PrintKit): Promise<FacePicture> {
  const box = trimBox(trim);
  const beyond = Math.max(-box.x, -box.y, box.x + box.width - trim.width, box.y + box.height - trim.height, 0);
  const { form, alt } = await drawFace(use, { ...trim, bleed: beyond }, kit);
  return { nodes: [{ kind: 'group', clip: trimOutline(trim), children: form.children }], box, alt };
}

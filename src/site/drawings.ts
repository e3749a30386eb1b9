/** The faces and icons of a game as the pages show them: one SVG a face, drawn by the same code as the sheets. */

import type { FaceRef, Game, Icon } from '../definition/game.ts';
import { faceRefs } from '../definition/rules-source.ts';
import { icon } from '../node/icons.ts';
import { loadKit } from '../node/kit.ts';
import { facePicture } from '../print/face-picture.ts';
import { writeSvg } from '../print/formats/svg.ts';
import { once } from './once.ts';

export interface FaceImage {
  readonly svg: string;
  /** mm */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Every face of the game by its name, and the drawings made for the rules page alone. */
export const faceImages = once(async (game: Game): Promise<ReadonlyMap<FaceRef, FaceImage>> => {
  const kit = await loadKit(game, 'colour', () => {});
  const images = new Map<FaceRef, FaceImage>();
  for (const { ref, use, shape, width, height } of faceRefs(game)) {
    const { nodes, box, alt } = await facePicture(use, { shape, width, height }, kit);
    const svg = writeSvg(nodes, box, { fonts: kit.fonts, title: alt });
    images.set(ref, { svg, width: box.width, height: box.height, alt });
  }
  return images;
});

/** A silhouette of the game's own art, or of the icon set. */
export async function gameIcon(game: Game, name: string): Promise<Icon> {
  return game.art[name] ?? icon(name);
}

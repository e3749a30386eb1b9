/** Faces as the checker and its drawn tables get them: addresses, true sizes, words. */
import type { FaceRef, Game } from '../definition/game.ts';
import { faceImages } from './drawings.ts';
import { faceLink } from './link.ts';
import { once } from './once.ts';

export interface FaceSource {
  readonly src: string;
  /** mm */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Every printed face of the game; not the drawings made for the rules page alone. */
export const faceSources = once(async (game: Game): Promise<Record<FaceRef, FaceSource>> => {
  const printed = [...(await faceImages(game))].filter(([ref]) => ref.includes('.'));
  return Object.fromEntries(
    printed.map(([ref, { width, height, alt }]) => [ref, { src: faceLink(game.slug, ref), width, height, alt }]),
  );
});

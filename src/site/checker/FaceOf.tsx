/** One printed face by itself; a blank counter where a piece has none. */
import type { FaceRef } from '../../definition/game.ts';
import { type FacePictures, scaleFor } from './faces.ts';

interface Props {
  readonly face: FaceRef | null;
  readonly faces: FacePictures;
  /** CSS pixels; or pixels a millimetre, for pieces that keep their proportions to others. */
  readonly tallest?: number;
  readonly scale?: number;
  readonly turn?: number | undefined;
}

export function FaceOf({ face, faces, tallest = 64, scale = scaleFor(faces, [face], tallest), turn }: Props) {
  const known = face === null ? undefined : faces[face];
  if (known === undefined) return <span class="blank" aria-hidden="true" />;
  return (
    <img
      src={known.src}
      width={Math.round(known.width * scale)}
      height={Math.round(known.height * scale)}
      class={turn ? `turn-${turn}` : undefined}
      alt=""
    />
  );
}

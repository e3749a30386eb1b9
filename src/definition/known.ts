/** What `readGame` gets told of the other rooms, so that a definition is checked against what really exists. */
import type { ZodType } from 'zod';

/** A face of the catalogue, as far as a definition is concerned. `src/print/face.ts` has the whole of it. */
export interface FaceKind {
  readonly params: ZodType;
  /** The icons that these parameters name. */
  icons?(params: never): readonly string[];
  /** The theme colours that these parameters name. */
  colours?(params: never): readonly string[];
  /** The seats that these parameters name. */
  seats?(params: never): readonly string[];
}

export interface Known {
  /** The game's own facts schema; null accepts any facts (a game that has no referee). */
  readonly facts: ZodType | null;
  /** By name. */
  readonly faces: Readonly<Record<string, FaceKind>>;
  /** Names of game-icons. */
  readonly icons: ReadonlySet<string>;
  /** Display fonts (@fontsource package names without their scope) and their weights. */
  readonly fonts: ReadonlyMap<string, readonly number[]>;
}

/** Names that stand in a definition for nothing: warnings, told only where everything else is sound. */
import type { SourceDocument } from './document.ts';
import type { Game, Spot } from './game.ts';
import { type Problem, warningAt } from './problem.ts';

/** What faces and sentences were seen to use. */
export interface Used {
  readonly icons: Set<string>;
  readonly colours: Set<string>;
}

/** `drawingSpot` tells where the drawing of that name stands. */
export function checkUsed(
  { art, theme, seats, cover }: Game,
  used: Used,
  box: SourceDocument,
  drawingSpot: (name: string) => Spot,
): Problem[] {
  const icons = new Set([...used.icons, cover.icon]);
  const colours = new Set([...used.colours, cover.ground, ...Object.values(seats).map(({ colour }) => colour)]);
  return [
    ...Object.keys(art)
      .filter((name) => !icons.has(name))
      .map((name) => warningAt(drawingSpot(name), 'nothing uses this drawing')),
    ...Object.keys(theme.colours)
      .filter((name) => !colours.has(name))
      .map((name) => warningAt(box.keySpot(['theme', 'colours', name]), `nothing uses the colour ${name}`)),
  ];
}

/** Work that many pages ask for and that depends on a game alone: done once for each reading of its definition. */
import type { Game } from '../definition/game.ts';

/** Remembers what `make` made of a game for as long as that very game object lives; an edit in dev makes a new one. */
export function once<Made>(make: (game: Game) => Promise<Made>): (game: Game) => Promise<Made> {
  const made = new WeakMap<Game, Promise<Made>>();
  return (game) => {
    const known = made.get(game) ?? make(game);
    made.set(game, known);
    return known;
  };
}

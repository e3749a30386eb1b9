/** The games as the pages get them: whole, or with the problems that keep them from being whole. */
import { getCollection } from 'astro:content';
import type { Game } from '../definition/game.ts';
import type { Problem } from '../definition/problem.ts';

export interface Entry {
  readonly slug: string;
  /** Null while its definition has errors (only in dev: a build stops there). */
  readonly game: Game | null;
  readonly problems: readonly Problem[];
}

/** Every folder of content/games, in order of slug. */
export async function entries(): Promise<Entry[]> {
  const all = (await getCollection('games')).map(({ data }) => data as Entry);
  return all.sort((one, other) => (one.slug < other.slug ? -1 : 1));
}

/** The games that are whole, in order of title. */
export async function games(): Promise<Game[]> {
  const whole = (await entries()).flatMap(({ game }) => (game ? [game] : []));
  return whole.sort((one, other) => one.title.localeCompare(other.title, 'en'));
}

/** For `getStaticPaths` of the files of a game: one route a game and item. */
export async function paths<Item>(
  items: (game: Game) => readonly Item[] | Promise<readonly Item[]>,
  params: (item: Item) => Record<string, string>,
): Promise<{ params: Record<string, string>; props: { game: Game; item: Item } }[]> {
  const routes = (await games()).map(async (game) =>
    (await items(game)).map((item) => ({ params: { slug: game.slug, ...params(item) }, props: { game, item } })),
  );
  return (await Promise.all(routes)).flat();
}

/** What search engines are told of a game: a schema.org `Game` with its sheets as downloads. */
import type { Game } from '../definition/game.ts';
import { gameLink, link } from './link.ts';
import { recommended } from './sheets.ts';

/** Addresses are full ones where the site knows where it stands. */
export async function aboutGame(game: Game, site: URL | undefined): Promise<object> {
  const address = (path: string) => (site ? new URL(path, site).href : path);
  const { row } = await recommended(game);
  return {
    '@context': 'https://schema.org',
    '@type': 'Game',
    name: game.title,
    description: game.tagline,
    url: address(gameLink(game.slug)),
    image: address(link(`/games/${game.slug}/cover.svg`)),
    version: game.edition,
    keywords: game.tags,
    numberOfPlayers: { '@type': 'QuantitativeValue', minValue: game.players.from, maxValue: game.players.to },
    isAccessibleForFree: true,
    associatedMedia: {
      '@type': 'MediaObject',
      encodingFormat: 'application/pdf',
      contentUrl: address(link(`/print/${row.file}`)),
      contentSize: `${row.bytes}`,
    },
  };
}

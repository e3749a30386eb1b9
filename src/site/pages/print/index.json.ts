import type { APIRoute } from 'astro';
import { games } from '../../games.ts';
import { sheetOffers } from '../../sheets.ts';

/** Every print file of every game. */
export const GET: APIRoute = async () => {
  const offers = await Promise.all((await games()).map(sheetOffers));
  const files = await Promise.all(offers.flat().map((offer) => offer.make()));
  return Response.json(files.map(({ row }) => row));
};

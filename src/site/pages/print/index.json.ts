import type { APIRoute } from 'astro';
import { games } from '../../games.ts';
import { sheetFiles } from '../../sheets.ts';

/** Every print file of every game. */
export const GET: APIRoute = async () => {
  const files = await Promise.all((await games()).map(sheetFiles));
  return Response.json(files.flat().map(({ row }) => row));
};

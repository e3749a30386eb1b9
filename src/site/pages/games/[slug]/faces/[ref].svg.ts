import type { APIRoute } from 'astro';
import { faceImages } from '../../../../drawings.ts';
import { paths } from '../../../../games.ts';

export const getStaticPaths = () =>
  paths(
    async (game) => [...(await faceImages(game))],
    ([ref]) => ({ ref }),
  );

export const GET: APIRoute = ({ props: { item } }) =>
  new Response(item[1].svg, { headers: { 'Content-Type': 'image/svg+xml' } });

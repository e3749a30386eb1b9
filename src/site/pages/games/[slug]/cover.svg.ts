import type { APIRoute } from 'astro';
import { coverSvg } from '../../../cover.ts';
import { paths } from '../../../games.ts';

export const getStaticPaths = () =>
  paths(
    () => [null],
    () => ({}),
  );

export const GET: APIRoute = async ({ props: { game } }) =>
  new Response(await coverSvg(game), { headers: { 'Content-Type': 'image/svg+xml' } });

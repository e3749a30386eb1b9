import type { APIRoute } from 'astro';
import { readHouse } from '../../../../node/content.ts';
import { paths } from '../../../games.ts';
import { gameCss } from '../../../theme.ts';

export const getStaticPaths = () =>
  paths(
    () => [null],
    () => ({}),
  );

export const GET: APIRoute = ({ props: { game } }) =>
  new Response(gameCss(game, readHouse()), { headers: { 'Content-Type': 'text/css' } });

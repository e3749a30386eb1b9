import type { APIRoute } from 'astro';
import { paths } from '../../../games.ts';
import { gameCss } from '../../../theme.ts';
import { displayFace } from '../../../typeface.ts';

export const getStaticPaths = () =>
  paths(
    () => [null],
    () => ({}),
  );

export const GET: APIRoute = ({ props: { game } }) =>
  new Response(gameCss(game, displayFace(game)), { headers: { 'Content-Type': 'text/css' } });

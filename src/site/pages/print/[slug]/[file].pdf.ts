import type { APIRoute } from 'astro';
import { paths } from '../../../games.ts';
import { sheetFiles } from '../../../sheets.ts';

export const getStaticPaths = () => paths(sheetFiles, ({ name }) => ({ file: name }));

export const GET: APIRoute = ({ props: { item } }) =>
  new Response(item.sheets.pdf, { headers: { 'Content-Type': 'application/pdf' } });

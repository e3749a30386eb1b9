import type { APIRoute } from 'astro';
import { paths } from '../../../games.ts';
import { sheetOffers } from '../../../sheets.ts';

export const getStaticPaths = () => paths(sheetOffers, ({ name }) => ({ file: name }));

export const GET: APIRoute = async ({ props: { item } }) => {
  const { pdf } = (await item.make()).sheets;
  return new Response(pdf, { headers: { 'Content-Type': 'application/pdf' } });
};

import type { APIRoute } from 'astro';
import { paths } from '../../../games.ts';
import { sheetOffers } from '../../../sheets.ts';

export const getStaticPaths = () => paths(sheetOffers, ({ name }) => ({ file: name }));

/** Where every face lies, for whoever cuts by machine or measures. */
export const GET: APIRoute = async ({ props: { item } }) => Response.json((await item.make()).sheets.placements);

import type { APIRoute } from 'astro';
import { paths } from '../../../games.ts';
import { sheetFiles } from '../../../sheets.ts';

export const getStaticPaths = () => paths(sheetFiles, ({ name }) => ({ file: name }));

/** Where every face lies, for whoever cuts by machine or measures. */
export const GET: APIRoute = ({ props: { item } }) => Response.json(item.sheets.placements);

import type { APIRoute } from 'astro';
import { paths } from '../../../games.ts';
import { previewName, previewPng } from '../../../preview.ts';
import { recommended } from '../../../sheets.ts';

export const getStaticPaths = () =>
  paths(
    async (game) => {
      const file = await recommended(game);
      return file.sheets.document.pages.map((_page, place) => ({ file, number: place + 1 }));
    },
    ({ file, number }) => ({ file: previewName(file, number).replace(/\.png$/, '') }),
  );

export const GET: APIRoute = async ({ props: { game, item } }) => {
  const png = await previewPng(game, item.file, item.number);
  return new Response(png as Uint8Array<ArrayBuffer>, { headers: { 'Content-Type': 'image/png' } });
};

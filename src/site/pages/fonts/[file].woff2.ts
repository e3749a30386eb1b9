import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { games } from '../../games.ts';
import { displayFont, fontName } from '../../theme.ts';

/** The display faces of all games, each file once. */
export async function getStaticPaths() {
  const faces = new Map((await games()).map(displayFont).map((font) => [fontName(font), font.path]));
  // the ending stands in the route's own name, else the dev server wants a slash behind it
  return [...faces].map(([name, path]) => ({ params: { file: name.replace(/\.woff2$/, '') }, props: { path } }));
}

export const GET: APIRoute = async ({ props: { path } }) =>
  new Response(await readFile(path), { headers: { 'Content-Type': 'font/woff2' } });

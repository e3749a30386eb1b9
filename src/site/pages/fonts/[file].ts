import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { games } from '../../games.ts';
import { displayFont, fontName } from '../../theme.ts';

/** The display faces of all games, each file once. */
export async function getStaticPaths() {
  const faces = new Map((await games()).map(displayFont).map((font) => [fontName(font), font.path]));
  return [...faces].map(([file, path]) => ({ params: { file }, props: { path } }));
}

export const GET: APIRoute = async ({ props: { path } }) =>
  new Response(await readFile(path), { headers: { 'Content-Type': 'font/woff2' } });

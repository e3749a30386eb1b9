/** Pictures of the pages of a print file, small enough to look at before downloading. */
import type { Game } from '../definition/game.ts';
import { loadKit } from '../node/kit.ts';
import { renderPng } from '../node/png.ts';
import { writeSvg } from '../print/formats/svg.ts';
import type { SheetFile } from './sheets.ts';

/** Pixels on the page; the file has twice as many, for dense screens. */
export const PREVIEW_WIDTH = 200;

export function previewName({ name }: SheetFile, page: number): string {
  return `${name}-${page}.png`;
}

/** A page of the file, numbered from 1, as PNG. */
export async function previewPng(game: Game, { choice, sheets }: SheetFile, number: number): Promise<Uint8Array> {
  const page = sheets.document.pages[number - 1];
  if (!page) throw new Error(`${game.slug} has no page ${number}`);
  const { fonts } = await loadKit(game, choice.ink, () => {});
  const { width, height } = page;
  const svg = writeSvg(page.nodes, { x: 0, y: 0, width, height }, { fonts, title: `Page ${number}` });
  return renderPng(svg, PREVIEW_WIDTH * 2);
}

/** For tests only: reads a finished PDF with pdf.js and poppler, so that it is measured from outside. */
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box, Matrix } from '../print/display.ts';
import { IDENTITY, multiply } from '../print/matrix.ts';
import { mapBox } from '../print/testing.ts';
import { inspect } from './testing.ts';

export interface ReadPage {
  /** mm */
  readonly width: number;
  readonly height: number;
  /** Bounding boxes of all that is drawn with paths, mm from the page's top left, in drawing order. */
  readonly boxes: readonly Box[];
  readonly text: string;
}

export interface ReadPdf {
  readonly pages: readonly ReadPage[];
  readonly layers: readonly { readonly name: string; readonly visible: boolean }[];
  readonly preferences: Readonly<Record<string, unknown>>;
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number++)
    pages.push(await readPage(await document.getPage(number)));
  const layers = await document.getOptionalContentConfig();
  const preferences = await document.getViewerPreferences();
  const read = {
    pages,
    layers: [...layers].map(([, { name, visible }]) => ({ name: name as string, visible })),
    preferences: Object.fromEntries((preferences as Map<string, unknown> | null) ?? []),
  };
  await task.destroy();
  return read;
}

/** A page of a PDF as poppler draws it, three bytes a pixel. */
export function popplerPixels(pdf: Uint8Array, page: number, width: number, height: number): Uint8Array {
  const pages = ['-f', String(page), '-l', String(page), '-singlefile'];
  const size = ['-scale-to-x', String(width), '-scale-to-y', String(height)];
  const image = inspect(pdf, 'pdftoppm', ...pages, ...size, '{}');
  const head = /^P6\s+\d+\s+\d+\s+255\s/.exec(image.subarray(0, 40).toString('latin1'));
  if (head === null) throw new Error('pdftoppm gave no picture');
  return new Uint8Array(image.subarray(head[0].length));
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

async function readPage(page: Page): Promise<ReadPage> {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const millimetre = 25.4 / 72;
  const upright: Matrix = [millimetre, 0, 0, -millimetre, -left * millimetre, top * millimetre];
  const { items } = await page.getTextContent();
  return {
    width: (right - left) * millimetre,
    height: (top - bottom) * millimetre,
    boxes: drawnBoxes(await page.getOperatorList(), upright),
    text: items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
  };
}

/** Follows the operators as a viewer would, keeping only where paths lie. */
function drawnBoxes({ fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[] }, start: Matrix): Box[] {
  const boxes: Box[] = [];
  const stack: Matrix[] = [];
  let map = start;
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index] as unknown[];
    if (operator === OPS.save) stack.push(map);
    else if (operator === OPS.restore) map = stack.pop() ?? start;
    else if (operator === OPS.transform) map = multiply(map, args as unknown as Matrix);
    else if (operator === OPS.paintFormXObjectBegin) {
      stack.push(map);
      map = multiply(map, (args[0] as Matrix | null) ?? IDENTITY);
    } else if (operator === OPS.paintFormXObjectEnd) map = stack.pop() ?? start;
    else if (operator === OPS.constructPath && args[0] !== OPS.endPath) {
      const [left = 0, top = 0, right = 0, bottom = 0] = Object.values(args[2] as Record<string, number>);
      boxes.push(mapBox(map, { x: left, y: top, width: right - left, height: bottom - top }));
    }
  }
  return boxes;
}

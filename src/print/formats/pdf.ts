/** Writes a sheet document as a PDF: true size, tagged, with layers and the hints that printers' dialogues read. */
import type { Box } from '../display.ts';
import type { Fonts } from '../fonts.ts';
import type { Page, SheetDocument } from '../sheet.ts';
import { PdfCanvas } from './pdf-canvas.ts';
import { PdfShared, telling } from './pdf-shared.ts';
import { collect, openDocument, type PdfDocument } from './pdfkit.ts';

/** Points in a millimetre. */
const POINTS = 72 / 25.4;

/**
 * The same document gives the same bytes. Fonts must hold all that the pages use. Rejects on a drawing that can't be
 * written, naming page and face.
 */
export async function writePdf(document: SheetDocument, fonts: Fonts): Promise<Uint8Array> {
  const pdf = openDocument(
    {
      Title: titleOf(document),
      Subject: `Print-and-play sheets of ${document.title}, edition ${document.edition}`,
      Author: 'Gutterfold',
      Creator: 'Gutterfold',
      Producer: 'Gutterfold with pdfkit',
    },
    dateOf(document.edition),
  );
  const bytes = collect(pdf);
  hintAtPrinting(pdf, document);
  const shared = new PdfShared(pdf, fonts);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  document.pages.forEach((page, index) => {
    startPage(pdf, page);
    const part = pdf.struct('Sect', { title: `Page ${index + 1}` });
    root.add(part);
    const canvas = new PdfCanvas(shared, pdf.page, pdf.page.resources.data, { pdf, part });
    telling(`page ${index + 1}`, () => canvas.page(page.nodes, POINTS));
    part.end();
  });
  root.end();
  shared.end();
  pdf.end();
  return bytes;
}

/** What a viewer's title bar shows: `Dragon Fight (A4 and Letter, duplex, low-ink)`. */
function titleOf({ title, paper, layout, ink }: SheetDocument): string {
  return `${title} (${paper.name}, ${layout}, ${ink})`;
}

/** An edition may be a date; a file's date must not be the day on which it was built. */
function dateOf(edition: string): Date {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(edition) ? new Date(`${edition}T00:00:00Z`) : null;
  return date && !Number.isNaN(date.getTime()) ? date : new Date(Date.UTC(2026, 0, 1));
}

function startPage(pdf: PdfDocument, { width, height, trim, bleed }: Page): void {
  pdf.addPage({ size: [width * POINTS, height * POINTS], margin: 0 });
  const upwards = (box: Box) =>
    [box.x, height - box.y - box.height, box.x + box.width, height - box.y].map((value) => value * POINTS);
  Object.assign(pdf.page.dictionary.data, {
    CropBox: upwards({ x: 0, y: 0, width, height }),
    BleedBox: upwards(bleed),
    TrimBox: upwards(trim),
  });
}

/** Viewers may ignore all of it: the ruler in the margin is what counts. */
function hintAtPrinting(pdf: PdfDocument, { flip, paper }: SheetDocument): void {
  const preferences = pdf._root.data.ViewerPreferences as { data: Record<string, unknown> };
  Object.assign(preferences.data, {
    PrintScaling: 'None',
    // A single-sided file says nothing: Simplex would override what the user has set.
    ...(flip === null ? {} : { Duplex: flip === 'long' ? 'DuplexFlipLongEdge' : 'DuplexFlipShortEdge' }),
    ...(paper.tray ? { PickTrayByPDFSize: true } : {}),
  });
}

/**
 * The parts of pdfkit that its types leave out and that forms, layers and page boxes need: nowhere else are its insides
 * touched. pdfkit's version is pinned; the tests of this folder read the finished file from outside.
 */
import PDFDocument from 'pdfkit';

/** A dictionary or stream of the file. Strings become names, String objects become texts. */
export interface PdfObject {
  readonly data: Record<string, unknown>;
  write(chunk: string): void;
  end(): void;
}

export interface PdfFont {
  readonly id: string;
  ref(): PdfObject;
  /** Glyph numbers as hex, and how far each moves on, in thousandths of the size. */
  encode(text: string, features: Record<string, boolean>): [glyphs: string[], positions: PdfGlyphPosition[]];
}

export interface PdfGlyphPosition {
  readonly advanceWidth: number;
  readonly xAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

/** Content of a page that belongs to an element of the structure tree. */
export type PdfContent = object;

export interface PdfElement {
  add(child: PdfElement | PdfContent): void;
  end(): void;
}

export interface PdfDocument {
  readonly _root: PdfObject;
  readonly _font: PdfFont;
  readonly page: {
    readonly dictionary: PdfObject;
    readonly resources: PdfObject;
    write(chunk: string): void;
  };
  ref(data: Record<string, unknown>): PdfObject;
  addPage(options: { size: [width: number, height: number]; margin: number }): void;
  registerFont(name: string, bytes: Uint8Array): void;
  font(name: string): void;
  struct(role: string, options?: { alt?: string; title?: string }): PdfElement;
  addStructure(element: PdfElement): void;
  markStructureContent(role: string): PdfContent;
  endMarkedContent(): void;
  on(event: 'data', listener: (chunk: Uint8Array) => void): void;
  on(event: 'end', listener: () => void): void;
  on(event: 'error', listener: (error: Error) => void): void;
  end(): void;
}

/** `date` stands for creation and change: a file of the same content has the same bytes. */
export function openDocument(info: Readonly<Record<string, string>>, date: Date): PdfDocument {
  return new PDFDocument({
    pdfVersion: '1.7',
    autoFirstPage: false,
    font: null as unknown as string,
    tagged: true,
    displayTitle: true,
    lang: 'en',
    info: { ...info, CreationDate: date, ModDate: date },
  }) as unknown as PdfDocument;
}

/** The finished file. Call before `end`. */
export function collect(document: PdfDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk) => chunks.push(chunk));
    document.on('error', reject);
    document.on('end', () => {
      const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
      let at = 0;
      for (const chunk of chunks) {
        whole.set(chunk, at);
        at += chunk.length;
      }
      resolve(whole);
    });
  });
}

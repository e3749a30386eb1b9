/** The words of PDF content streams. */
import type { Matrix, Paint } from '../display.ts';
import { number, type Segment, segments } from '../path.ts';
import type { PdfGlyphPosition } from './pdfkit.ts';

/** Path data as operators. */
export function outline(d: string): string {
  return segments(d).map(segment).join(' ');
}

function segment(part: Segment): string {
  switch (part.kind) {
    case 'move':
      return `${point(part.to)} m`;
    case 'line':
      return `${point(part.to)} l`;
    case 'curve':
      return `${point(part.first)} ${point(part.second)} ${point(part.to)} c`;
    case 'close':
      return 'h';
  }
}

function point({ x, y }: { readonly x: number; readonly y: number }): string {
  return `${number(x)} ${number(y)}`;
}

/** Sets the colour of fills or strokes. Pure greys go to the black ink alone. */
export function colour(paint: Paint, target: 'fill' | 'stroke'): string {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(paint)?.slice(1);
  if (parts === undefined) throw new Error(`${JSON.stringify(paint)} is no colour: write it as #rrggbb`);
  const [red = '0', green = '0', blue = '0'] = parts.map((part) => number(Number.parseInt(part, 16) / 255));
  if (red === green && green === blue) return `${red} ${target === 'fill' ? 'g' : 'G'}`;
  return `${red} ${green} ${blue} ${target === 'fill' ? 'rg' : 'RG'}`;
}

/** The scale has more digits than the offset, because it is multiplied with lengths. */
export function matrix([a, b, c, d, e, f]: Matrix): string {
  return `${[a, b, c, d].map(precise).join(' ')} ${number(e)} ${number(f)}`;
}

export function precise(value: number): string {
  return number(value, 10);
}

/** Shows glyphs with the distances that the shaper gave them, kerning included. */
export function shownGlyphs(glyphs: readonly string[], positions: readonly PdfGlyphPosition[], size: number): string {
  const shown: string[] = [];
  let line: string[] = [];
  let hex = '';
  let rise = 0;
  const shift = (thousandths: number) => {
    if (Math.abs(thousandths) < 0.001) return;
    if (hex !== '') line.push(`<${hex}>`);
    hex = '';
    line.push(number(-thousandths, 3));
  };
  const show = () => {
    if (hex !== '') line.push(`<${hex}>`);
    if (line.length > 0) shown.push(`[${line.join(' ')}] TJ`);
    hex = '';
    line = [];
  };
  glyphs.forEach((glyph, index) => {
    const position = positions[index];
    if (position === undefined) return;
    if (position.yOffset !== rise) {
      show();
      rise = position.yOffset;
      shown.push(`${number((rise * size) / 1000)} Ts`);
    }
    shift(position.xOffset);
    hex += glyph;
    shift(position.xAdvance - position.advanceWidth - position.xOffset);
  });
  show();
  if (rise !== 0) shown.push('0 Ts');
  return shown.join(' ');
}

/** Readers take wide letter spacing for spaces between words, so the words are given beside the drawing. */
export function spaced(text: string, drawing: string): string {
  const hex = [...Array(text.length).keys()].map((index) => text.charCodeAt(index).toString(16).padStart(4, '0'));
  return `/Span <</ActualText <feff${hex.join('')}>>> BDC ${drawing} EMC`;
}

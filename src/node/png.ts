/** Pictures of drawings, for previews and social cards only: print files stay vectors. */
import { Resvg } from '@resvg/resvg-js';

/** A PNG of that width; the height follows. Text in the SVG must be outlined. */
export function renderPng(svg: string, widthPx: number): Uint8Array {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: widthPx }, font: { loadSystemFonts: false } });
  return image.render().asPng();
}

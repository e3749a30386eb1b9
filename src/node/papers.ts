/** Papers by name or by size, for the build and the command line. */
import { HOME_MARGIN } from '../definition/house-schema.ts';
import { parseLength } from '../definition/length.ts';
import { quote, suggest } from '../definition/problem.ts';
import type { Paper } from '../print/sheet.ts';
import { readPapers } from './content.ts';

const SMALLEST = 100;
const LARGEST = 1500;

/** `180mm x 240mm` as a paper of its own; null where the text is no size. */
function ownSize(text: string): Paper | null {
  const parts = text.split(/\s*[x×]\s*/);
  const [width, height] = parts.map(parseLength);
  if (parts.length !== 2 || typeof width !== 'number' || typeof height !== 'number') return null;
  if ([width, height].some((length) => length < SMALLEST || length > LARGEST)) {
    throw new Error(`a paper of ${text} is not possible: each side must be from ${SMALLEST} to ${LARGEST} mm`);
  }
  const name = `${width} × ${height} mm`;
  return { id: `${width}x${height}mm`, name, width, height, margin: HOME_MARGIN, tray: true };
}

/** The paper of that name in content/papers.yaml, or of that size. Throws on an unknown one, naming the nearest. */
export function paperNamed(name: string): Paper {
  const papers = readPapers();
  const paper = papers.find(({ id }) => id === name.toLowerCase()) ?? ownSize(name);
  if (paper !== null) return paper;
  const hint = suggest(
    name,
    papers.map(({ id }) => id),
  );
  throw new Error(
    `unknown paper ${quote(name)}${hint === null ? '' : `: ${hint}`} or give a size, such as 180mm x 240mm`,
  );
}

/**
 * Where a character of a YAML text stands in the file. YAML folds lines, doubles quotes and escapes, so value and
 * source are walked side by side.
 */

/**
 * @param source the scalar as written, from its first character: `"a \"word\""`, `|\n  a word`, `a word`
 * @param value the text that YAML made of it
 * @param offset an index into `value`
 * @returns the index into `source` of that character
 */
export function offsetInScalar(source: string, value: string, offset: number): number {
  const style = source[0];
  let at = style === '"' || style === "'" ? 1 : 0;
  if (style === '|' || style === '>') at = source.indexOf('\n') + 1;
  for (let index = 0; index <= offset; index += 1) {
    at = seek(source, at, value[index] ?? '');
    if (index === offset) break;
    at += width(source, at, style);
  }
  return Math.min(at, Math.max(0, source.length - 1));
}

/** Skips the line breaks and indentation that YAML took out before this character. */
function seek(source: string, from: number, character: string): number {
  let at = from;
  if (character === ' ' || character === '\n' || character === '') return at;
  while (at < source.length && /\s/.test(source[at] ?? '')) at += 1;
  return at;
}

/** How many characters of the source made the one at `at`. */
function width(source: string, at: number, style: string | undefined): number {
  if (style === "'" && source.startsWith("''", at)) return 2;
  if (style !== '"' || source[at] !== '\\') return 1;
  const digits = { x: 2, u: 4, U: 8 }[source[at + 1] ?? ''] ?? 0;
  return 2 + digits;
}

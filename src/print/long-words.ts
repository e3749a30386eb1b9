/** Words that are longer than their room: shortened with an ellipsis, or broken into lines that hold them. */
import type { FaceKit } from './face.ts';
import { type TextStyle, wrap } from './text-lines.ts';

/** The text, or as much of its start as there is room for before an ellipsis. */
export function shortened(text: string, room: number, width: (text: string) => number): string {
  if (width(text) <= room) return text;
  const signs = [...text.slice(0, LONGEST)];
  while (signs.length > 0 && width(`${signs.join('').trimEnd()}…`) > room) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}

/** No line of a sheet holds more signs than this. */
const LONGEST = 400;

/** Words wrapped to a width; a word wider than it is broken, so that no line is. */
export function brokenLines(kit: FaceKit, text: string, style: TextStyle, width: number): string[] {
  const { fonts } = kit;
  const whole = wrap(fonts, text, style, style.size, width);
  if (whole !== null) return whole;
  const taken = (part: string): number => fonts.width(part, style.font, style.size, style.spacing);
  const parts = (word: string): string[] => {
    if (taken(word) <= width) return [word];
    const found: string[] = [''];
    for (const sign of word) {
      const longer = `${found.at(-1)}${sign}`;
      if (found.at(-1) === '' || taken(longer) <= width) found[found.length - 1] = longer;
      else found.push(sign);
    }
    return found;
  };
  const broken = text
    .split('\n')
    .map((line) => line.split(/ +/).flatMap(parts).join(' '))
    .join('\n');
  return wrap(fonts, broken, style, style.size, width) ?? broken.split(/[ \n]/);
}

/** The first lines, the last of them ending in an ellipsis where more were cut off. */
export function firstLines(lines: readonly string[], most: number, room: number, width: (text: string) => number) {
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), shortened(`${lines.slice(most - 1).join(' ')}`, room, width)];
}

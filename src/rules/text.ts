/** Canonical text of actions, and lists as people say them. */
import leven from 'leven';

export { counted, spoken } from '../definition/words.ts';

/** Longer texts are no action of any game, and would be slow to compare. */
export const LONGEST_ACTION = 400;

/** The words of an action's text: parted by single spaces, as canonical texts are. */
export function words(text: string): readonly string[] {
  return text.split(' ');
}

/** A typed line made canonical as far as spaces and capitals go. */
export function tidy(line: string): string {
  return line.trim().toLowerCase().replace(/\s+/g, ' ');
}

/** A foreign value, short enough for a message and harmless whatever it is. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return value.length > 40 ? `"${value.slice(0, 40)}…"` : `"${value}"`;
  if (Array.isArray(value)) return 'a list';
  return value !== null && typeof value === 'object' ? 'an object' : String(value);
}

/** Those of `candidates` most like `text`, best first. */
export function nearest(text: string, candidates: Iterable<string>, most = 3): readonly string[] {
  const short = text.slice(0, LONGEST_ACTION);
  return Array.from(candidates, (candidate) => ({ candidate, distance: leven(short, candidate) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map((one) => one.candidate);
}

/** art/<name>.svg: a drawing of the game's own, one silhouette. Only what a silhouette needs is read. */
import SvgPath from 'svgpath';
import type { Icon } from './game.ts';
import { type Problem, problemAt, quote } from './problem.ts';

const LARGEST = 200_000;
/** Numbers beyond it are slips, and a PDF can't hold the greatest of them. */
const FARTHEST = 100_000;
const DRAWS = /<(circle|ellipse|rect|line|polygon|polyline|text|image|use|script|style|foreignObject)\b/;
const VIEW_BOX = /\sviewBox\s*=\s*["']\s*([-+\d.e]+)[\s,]+([-+\d.e]+)[\s,]+([-+\d.e]+)[\s,]+([-+\d.e]+)\s*["']/;
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/**
 * One path out of all `<path d>` of the file, moved so that its box starts at 0,0. Null, with a problem, where the file
 * holds what would be lost: other shapes, transforms, scripts.
 */
export function readDrawing(file: string, name: string, text: string, problems: Problem[]): Icon | null {
  const complain = (offset: number, message: string, hint: string): null => {
    const before = text.slice(0, Math.max(0, offset)).split('\n');
    problems.push(problemAt({ file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }, message, hint));
    return null;
  };
  const complainOfNumber = (offset: number, number: string): null =>
    complain(offset, `the number ${quote(number)} lies too far out`, `between -${FARTHEST} and ${FARTHEST}`);

  if (text.length > LARGEST) return complain(0, 'the drawing is too large', `at most ${LARGEST} characters`);
  const other = DRAWS.exec(text);
  if (other !== null) return complain(other.index, `<${other[1]}> is not read`, 'turn every shape into one path');
  const transform = text.search(/\stransform\s*=/);
  if (transform >= 0) return complain(transform, 'transforms are not read', 'apply them to the path');

  const written = VIEW_BOX.exec(text);
  const box = written?.slice(1) ?? [];
  const tooFar = box.find(isTooFar);
  if (written !== null && tooFar !== undefined) return complainOfNumber(text.indexOf(tooFar, written.index), tooFar);
  const [left = Number.NaN, top = Number.NaN, width = Number.NaN, height = Number.NaN] = box.map(Number);
  if (![left, top, width, height].every(Number.isFinite) || width <= 0 || height <= 0) {
    return complain(text.search(/<svg\b/), 'the drawing has no viewBox', 'viewBox="0 0 512 512"');
  }
  if (Math.min(width, height) < 1) {
    return complain(written?.index ?? 0, 'the viewBox is smaller than 1 x 1', 'viewBox="0 0 512 512"');
  }

  const paths = [...text.matchAll(/<path\b[^<>]*?\sd\s*=\s*("[^"]*"|'[^']*')/g)];
  if (paths.length === 0) return complain(0, 'the drawing has no path', '<path d="…"/>');
  const parts: string[] = [];
  for (const path of paths) {
    const d = (path[1] ?? '').slice(1, -1);
    const start = path.index + path[0].length - 1 - d.length;
    const far = [...d.matchAll(NUMBER)].find(([number]) => isTooFar(number));
    if (far !== undefined) return complainOfNumber(start + far.index, far[0]);
    const moved = new SvgPath(d);
    const fault = (moved as unknown as { readonly err?: string }).err;
    if (fault)
      return complain(path.index, `this path can't be read: ${fault}`, 'save it again from the drawing program');
    parts.push(moved.translate(-left, -top).abs().round(3).toString());
  }
  // after `abs` only capitals: a path of moves alone leaves no ink
  if (!parts.some((part) => /[^MZ\d\s.,-]/.test(part))) {
    return complain(paths[0]?.index ?? 0, 'the drawing is blank: its path draws nothing', '<path d="…"/>');
  }
  return { name, width, height, d: parts.join('') };
}

function isTooFar(number: string): boolean {
  return Math.abs(Number(number)) > FARTHEST;
}

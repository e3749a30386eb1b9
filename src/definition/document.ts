/**
 * A YAML file as plain data that still knows where each part stands. The format takes YAML's data and leaves out its
 * machinery: no aliases, tags, merges or odd keys, so that nothing grows when it is read and every part has one place.
 */
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument, type YAMLMap } from 'yaml';
import type { Spot } from './game.ts';
import type { Path } from './path.ts';
import { type Problem, problemAt, quote } from './problem.ts';
import { offsetInScalar } from './scalar-offset.ts';

export interface SourceDocument {
  readonly value: unknown;
  /** Of the value at the path, or of the deepest thing on the way that exists. */
  spot(path: Path): Spot;
  /** Of the key that leads to it (of the value where it has no key). */
  keySpot(path: Path): Spot;
  /** Of one character of the text at the path. */
  charSpot(path: Path, offset: number): Spot;
}

/** In characters: some mistakes cost the YAML library the square of a file's length. */
const LARGEST = 120_000;
const DEEPEST = 30;
const TOO_DEEP = 'nested too deep to be read';

/** Null where the text is no YAML that the format takes; `problems` then says why. */
export function readYaml(file: string, text: string, problems: Problem[]): SourceDocument | null {
  const start = { file, line: 1, column: 1 };
  if (text.length > LARGEST) {
    problems.push(problemAt(start, `the file has ${text.length} characters`, `at most ${LARGEST} are read`));
    return null;
  }
  const lines = new LineCounter();
  const spotAt = (offset: number): Spot => {
    const { line, col } = lines.linePos(offset);
    return line === 0 ? start : { file, line, column: col };
  };
  const before = problems.length;
  try {
    // uniqueKeys compares every key with every other; `plain` below does it with a set
    const parsed = parseDocument(text, {
      lineCounter: lines,
      prettyErrors: false,
      uniqueKeys: false,
      keepSourceTokens: false,
    });
    // the first mistake in the syntax makes the rest unreadable: what follows it would only confuse
    const [error] = [...parsed.errors, ...parsed.warnings].sort((one, other) => one.pos[0] - other.pos[0]);
    if (error !== undefined)
      problems.push(problemAt(spotAt(error.pos[0]), ...syntaxMessage(error.code, error.message)));
    if (problems.length > before) return null;
    const root = parsed.contents as Node | null;
    const value = plain(root, 0, (node, message, hint) =>
      problems.push(problemAt(spotAt(node?.range?.[0] ?? 0), message, hint)),
    );
    return problems.length > before ? null : locate(value, root, text, spotAt);
  } catch (error) {
    const reason = error instanceof RangeError ? TOO_DEEP : String(error);
    problems.push(problemAt(start, `the file can't be read as YAML: ${reason}`));
    return null;
  }
}

function syntaxMessage(code: string, message: string): [message: string, hint: string | null] {
  // the library's own recursion: it catches the exhausted stack and reports it as an error of the text
  if (/call stack/.test(message)) return [TOO_DEEP, `at most ${DEEPEST} deep`];
  switch (code) {
    case 'TAB_AS_INDENT':
      return ['a tab indents this line', 'YAML wants spaces'];
    case 'MULTIPLE_DOCS':
      return ['a second document begins here', 'a file holds one document: take out the `---`'];
    case 'MISSING_CHAR':
      return [message, 'a quote or bracket is not closed, or a colon is missing'];
    case 'BAD_INDENT':
      return [message, 'a bracket is not closed, or entries of one list or record begin in different columns'];
    case 'BLOCK_IN_FLOW':
      return [message, 'a comma is missing before it, or a text that holds a colon and a space needs quotes'];
    case 'UNEXPECTED_TOKEN':
      return [message, 'a text that holds [ ] { } or , needs quotes inside { } and [ ]'];
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return [message, 'a text that holds a colon and a space needs quotes'];
    default:
      return [message, null];
  }
}

type Complain = (node: Node | null, message: string, hint: string | null) => void;

function plain(node: Node | null, depth: number, complain: Complain): unknown {
  if (node === null) return null;
  if (depth > DEEPEST) return complain(node, `nested more than ${DEEPEST} deep`, null);
  if (isAlias(node))
    return complain(
      node,
      'aliases (*name) are not part of the format',
      'write it once under facts and refer to it as $name',
    );
  if (node.tag !== undefined) return complain(node, `the tag ${node.tag} is not part of the format`, 'leave it out');
  if (isSeq(node)) return node.items.map((item) => plain(item as Node | null, depth + 1, complain));
  if (isMap(node)) return record(node.items as Pair<Node | null, Node | null>[], depth, complain);
  return isScalar(node) ? node.value : null;
}

function record(pairs: readonly Pair<Node | null, Node | null>[], depth: number, complain: Complain): unknown {
  const entries = new Map<string, unknown>();
  for (const { key, value } of pairs) {
    const name = keyOf(key);
    if (name === null || name === '__proto__') complain(key ?? value, 'this key is no plain word', null);
    else if (entries.has(name)) complain(key, `the key ${quote(name)} stands here twice`, 'keep one of the two');
    else entries.set(name, plain(value, depth + 1, complain));
  }
  return Object.fromEntries(entries);
}

function keyOf(key: unknown): string | null {
  if (!isScalar(key) || key.value === null || key.value === '') return null;
  return typeof key.value === 'object' ? null : String(key.value);
}

function locate(value: unknown, root: Node | null, text: string, spotAt: (offset: number) => Spot): SourceDocument {
  const find = (path: Path): { key: Node | null; node: Node | null; found: boolean } => {
    let at: { key: Node | null; node: Node | null } = { key: null, node: root };
    for (const step of path) {
      const next = child(at.node, step, pairsOf);
      if (next === null) return { ...at, found: false };
      at = next;
    }
    return { ...at, found: true };
  };
  const pairsOf = pairIndex();
  const offsetOf = (node: Node | null): number => node?.range?.[0] ?? 0;
  return {
    value,
    spot(path) {
      const { key, node, found } = find(path);
      return spotAt(found ? offsetOf(node ?? key) : offsetOf(key ?? node));
    },
    keySpot(path) {
      const { key, node } = find(path);
      return spotAt(offsetOf(key ?? node));
    },
    charSpot(path, offset) {
      const { node, found } = find(path);
      if (!found || !isScalar(node) || typeof node.value !== 'string' || !node.range) return this.spot(path);
      return spotAt(node.range[0] + offsetInScalar(text.slice(node.range[0], node.range[1]), node.value, offset));
    },
  };
}

type Pairs = ReadonlyMap<string, Pair<Node, Node | null>>;

/** A record's pairs by key, indexed once: a file of thousands of wrong keys asks for the place of each. */
function pairIndex(): (map: YAMLMap) => Pairs {
  const known = new WeakMap<YAMLMap, Pairs>();
  return (map) => {
    const pairs =
      known.get(map) ?? new Map(map.items.map((item) => [keyOf(item.key) ?? '', item as Pair<Node, Node | null>]));
    known.set(map, pairs);
    return pairs;
  };
}

function child(
  node: Node | null,
  step: Path[number],
  pairsOf: (map: YAMLMap) => Pairs,
): { key: Node | null; node: Node | null } | null {
  if (isSeq(node)) {
    const item = node.items[Number(step)];
    return item === undefined ? null : { key: null, node: item as Node | null };
  }
  if (!isMap(node)) return null;
  const pair = pairsOf(node).get(String(step));
  return pair === undefined ? null : { key: pair.key, node: pair.value };
}

/** The last look at a built site before it is published: what a visitor would stumble over. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ELEMENT_NODE, type ElementNode, parse, walkSync } from 'ultrahtml';
import { filesBelow } from './files.ts';

interface Document {
  /** Its file below the site's folder: `games/dragon-fight/index.html`. */
  readonly file: string;
  readonly elements: readonly ElementNode[];
  readonly ids: ReadonlySet<string>;
}

/** Every fault of the site in `folder` that stands under `base`, as `file: sentence`; empty for a good one. */
export function verifySite(folder: string, base = '/'): string[] {
  const files = new Set(filesBelow(folder));
  const documents = [...files].filter((file) => file.endsWith('.html')).map((file) => readDocument(folder, file));
  const byFile = new Map(documents.map((document) => [document.file, document]));
  const faults = documents.flatMap((document) => [
    ...links(document, byFile, files, base),
    ...pictures(document),
    ...policy(document),
    ...headings(document),
    ...doubleIds(document),
  ]);
  return documents.length === 0 ? [`${folder}: holds no page`] : faults;
}

function readDocument(folder: string, file: string): Document {
  const elements: ElementNode[] = [];
  walkSync(parse(readFileSync(join(folder, file), 'utf8')), (node) => {
    if (node.type === ELEMENT_NODE) elements.push(node as ElementNode);
  });
  return { file, elements, ids: new Set(elements.flatMap(({ attributes }) => (attributes.id ? [attributes.id] : []))) };
}

const OUTSIDE = /^(https?:|mailto:)/;

/** Where an address of our own leads: a file below the folder, and an anchor. */
function target(from: string, address: string, base: string): { file: string; anchor: string } | null {
  const url = new URL(address, `http://site${base}${from.replace(/index\.html$/, '')}`);
  if (url.host !== 'site' || !url.pathname.startsWith(base)) return null;
  const path = decodeURIComponent(url.pathname.slice(base.length));
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  return { file, anchor: decodeURIComponent(url.hash.slice(1)) };
}

function* links({ file, elements }: Document, byFile: Map<string, Document>, files: Set<string>, base: string) {
  for (const { name, attributes } of elements) {
    const addresses = [attributes.href, attributes.src, attributes['component-url'], attributes['renderer-url']];
    for (const address of addresses) {
      if (address === undefined || OUTSIDE.test(address)) continue;
      const found = target(file, address.replaceAll('&amp;', '&'), base);
      if (!found || !files.has(found.file)) yield `${file}: <${name}> leads to ${address}, which does not exist`;
      else if (found.anchor && byFile.has(found.file) && !byFile.get(found.file)?.ids.has(found.anchor)) {
        yield `${file}: <${name}> leads to ${address}, but that page has no such anchor`;
      }
    }
  }
}

function* pictures({ file, elements }: Document) {
  for (const { name, attributes } of elements) {
    if (name !== 'img') continue;
    const { src, width, height, alt } = attributes;
    if (!(Number(width) > 0 && Number(height) > 0)) yield `${file}: picture ${src} has no width and height`;
    if (alt === undefined) yield `${file}: picture ${src} has no alt text`;
  }
}

/** What the Content-Security-Policy would block without a word to the reader. */
function* policy({ file, elements }: Document) {
  const policies = elements.filter(
    ({ name, attributes }) => name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy',
  );
  const content = policies[0]?.attributes.content ?? '';
  if (!content.includes("default-src 'none'") || /unsafe-/.test(content)) yield `${file}: has no strict policy`;
  for (const { name, attributes } of elements) {
    if ('style' in attributes) yield `${file}: <${name}> has a style attribute, which the policy blocks`;
    const handler = Object.keys(attributes).find((attribute) => /^on[a-z]+$/i.test(attribute));
    if (handler) yield `${file}: <${name}> has the inline handler ${handler}, which the policy blocks`;
  }
}

function* headings({ file, elements }: Document) {
  const levels = elements.flatMap(({ name }) => (/^h[1-6]$/.test(name) ? [Number(name[1])] : []));
  if (levels.filter((level) => level === 1).length !== 1) yield `${file}: has not exactly one main heading`;
  for (const [place, level] of levels.entries()) {
    const before = levels[place - 1] ?? 0;
    if (level > before + 1) yield `${file}: a heading of level ${level} follows one of level ${before}`;
  }
}

function* doubleIds({ file, elements }: Document) {
  const seen = new Set<string>();
  for (const { attributes } of elements) {
    if (attributes.id === undefined) continue;
    if (seen.has(attributes.id)) yield `${file}: the id ${attributes.id} stands twice`;
    seen.add(attributes.id);
  }
}

/** Writes a display list as one standalone SVG, for pages, boards and previews. 1 unit = 1 mm. */
import type { Box, DisplayNode, Form, GroupNode, Matrix, PathNode, Stroke, TextNode, UseNode } from '../display.ts';
import type { Fonts } from '../fonts.ts';
import { growth } from '../matrix.ts';
import { compactPath, number } from '../path.ts';

export interface SvgOptions {
  readonly fonts: Fonts;
  /** Read out in place of the picture. */
  readonly title?: string;
  /** `outline` (default) needs no fonts where it is shown; `text` keeps words that can be selected and searched. */
  readonly text?: 'outline' | 'text';
  /** Put before every id, for drawings that stand in one document together. */
  readonly prefix?: string;
}

/** Decimals kept: a thousandth of a millimetre. */
const DIGITS = 3;

/**
 * Only presentation attributes, no style: a page that forbids inline styles still shows it. `guides` are left out.
 * `box` is what is shown, in mm.
 */
export function writeSvg(nodes: readonly DisplayNode[], box: Box, options: SvgOptions): string {
  const writer = new SvgWriter(options);
  const body = writer.all(nodes);
  const { x, y, width, height } = box;
  const root = attributes({
    xmlns: 'http://www.w3.org/2000/svg',
    width: `${short(width)}mm`,
    height: `${short(height)}mm`,
    viewBox: [x, y, width, height].map(short).join(' '),
    role: options.title === undefined ? undefined : 'img',
  });
  const title = options.title === undefined ? '' : `<title>${escaped(options.title)}</title>`;
  const defs = writer.defs.length === 0 ? '' : `<defs>\n${writer.defs.join('\n')}\n</defs>\n`;
  return `<svg${root}>${title}\n${defs}${body}\n</svg>\n`;
}

class SvgWriter {
  readonly defs: string[] = [];
  readonly #options: SvgOptions;
  readonly #forms = new Map<string, string>();
  readonly #clips = new Map<string, string>();
  #digits = DIGITS;

  constructor(options: SvgOptions) {
    this.#options = options;
  }

  all(nodes: readonly DisplayNode[]): string {
    return nodes
      .map((node) => this.#node(node))
      .filter((text) => text !== '')
      .join('\n');
  }

  #node(node: DisplayNode): string {
    switch (node.kind) {
      case 'path':
        return element('path', { d: compactPath(node.d, this.#digits), ...paints(node) });
      case 'text':
        return this.#options.text === 'text' ? this.#text(node) : this.#outline(node);
      case 'group':
        return this.#group(node);
      case 'use':
        return this.#use(node);
    }
  }

  #outline(node: TextNode): string {
    const { fonts } = this.#options;
    const spacing = node.spacing ?? 0;
    const d = compactPath(fonts.outline(node.text, node.font, node.size, spacing), DIGITS);
    if (d === '') return '';
    const back = { start: 0, middle: 0.5, end: 1 }[node.anchor];
    const x = node.x - (back === 0 ? 0 : back * fonts.width(node.text, node.font, node.size, spacing));
    return element('path', { d, ...lettering(node), transform: `translate(${short(x)} ${short(node.y)})` });
  }

  #text(node: TextNode): string {
    const { text, x, y, anchor, font, size, spacing } = node;
    return element(
      'text',
      {
        x: short(x),
        y: short(y),
        'font-family': `${font.family}, sans-serif`,
        'font-size': short(size),
        'font-weight': font.weight === 400 ? undefined : String(font.weight),
        'font-style': font.italic ? 'italic' : undefined,
        'letter-spacing': spacing ? short(spacing) : undefined,
        'text-anchor': anchor === 'start' ? undefined : anchor,
        ...lettering(node),
      },
      escaped(text),
    );
  }

  #group({ children, transform, clip, opacity, layer, tag }: GroupNode): string {
    if (layer === 'guides') return '';
    const body = this.all(children);
    if (body === '') return '';
    const title = tag?.alt === undefined ? '' : `<title>${escaped(tag.alt)}</title>`;
    const own = attributes({
      transform: transform && matrix(transform),
      'clip-path': clip === undefined ? undefined : `url(#${this.#clip(clip)})`,
      opacity: opacity === undefined || opacity === 1 ? undefined : short(opacity),
    });
    return own === '' && title === '' ? body : `<g${own}>${title}${body}</g>`;
  }

  #use({ form, transform, fill }: UseNode): string {
    const id = this.#form(form, growth(transform));
    if (id === null) return '';
    return element('use', { href: `#${id}`, transform: matrix(transform), color: fill });
  }

  /** A form that is shown much smaller than it is drawn, as icons are, needs fewer decimals. */
  #form(form: Form, shownAt: number): string | null {
    const known = this.#forms.get(form.key);
    if (known !== undefined) return known;
    const digits = this.#digits;
    this.#digits = Math.min(DIGITS, Math.max(1, Math.ceil(digits - 0.5 + Math.log10(shownAt))));
    const body = this.all(form.children);
    this.#digits = digits;
    if (body === '') return null;
    const id = this.#id('f', this.#forms);
    this.#forms.set(form.key, id);
    this.defs.push(`<g id="${id}">${body}</g>`);
    return id;
  }

  #clip(d: string): string {
    const known = this.#clips.get(d);
    if (known !== undefined) return known;
    const id = this.#id('c', this.#clips);
    this.#clips.set(d, id);
    this.defs.push(`<clipPath id="${id}">${element('path', { d: compactPath(d, DIGITS) })}</clipPath>`);
    return id;
  }

  #id(letter: string, taken: ReadonlyMap<string, string>): string {
    return `${this.#options.prefix ?? ''}${letter}${taken.size + 1}`;
  }
}

type Attributes = Readonly<Record<string, string | undefined>>;

function paints({ fill, stroke, rule }: PathNode): Attributes {
  return { fill: paint(fill), 'fill-rule': rule === 'evenodd' ? rule : undefined, ...(stroke && strokes(stroke)) };
}

function lettering({ fill, outline }: TextNode): Attributes {
  if (outline === undefined) return { fill: paint(fill) };
  return { fill: 'none', ...strokes({ colour: fill, width: outline, join: 'round' }) };
}

function strokes({ colour, width, dash, cap, join }: Stroke): Attributes {
  return {
    stroke: paint(colour),
    'stroke-width': short(width),
    'stroke-dasharray': dash?.map(short).join(' '),
    'stroke-linecap': cap === 'butt' ? undefined : cap,
    'stroke-linejoin': join === 'miter' ? undefined : join,
  };
}

/** `inherit` becomes the colour given where the form is used. */
function paint(paint: string): string {
  return paint === 'inherit' ? 'currentColor' : paint;
}

function matrix([a, b, c, d, e, f]: Matrix): string | undefined {
  const moved = e === 0 && f === 0 ? undefined : `translate(${short(e)} ${short(f)})`;
  if (a === 1 && b === 0 && c === 0 && d === 1) return moved;
  return `matrix(${[a, b, c, d].map((part) => number(part, 6)).join(' ')} ${short(e)} ${short(f)})`;
}

function element(name: string, own: Attributes, content?: string): string {
  return content === undefined ? `<${name}${attributes(own)}/>` : `<${name}${attributes(own)}>${content}</${name}>`;
}

function attributes(own: Attributes): string {
  return Object.entries(own)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escaped(value)}"`))
    .join('');
}

function short(value: number): string {
  return number(value, DIGITS);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Also drops the characters that XML can't hold at all. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(NOT_XML, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');
}

/** Turns display lists into the operators of a page or form. Everything is written in mm under one scale. */
import type { DisplayNode, GroupNode, Paint, PathNode, Stroke, TextNode, UseNode } from '../display.ts';
import { shaping } from '../fonts.ts';
import { number } from '../path.ts';
import { colour, matrix, outline, precise, shownGlyphs, spaced } from './pdf-operators.ts';
import type { Named, PdfShared } from './pdf-shared.ts';
import type { PdfDocument, PdfElement, PdfObject } from './pdfkit.ts';

/** What the operators so far have set; undefined where the surroundings decide. */
interface State {
  fill?: Paint | undefined;
  stroke?: Paint | undefined;
  /** Width, cap, join and dash as operators. */
  pen?: string | undefined;
}

interface Tagging {
  readonly pdf: PdfDocument;
  readonly part: PdfElement;
}

/** Writes into one page or form. */
export class PdfCanvas {
  readonly #shared: PdfShared;
  readonly #target: { write(operators: string): void };
  readonly #resources: Record<string, unknown>;
  /** Pages are tagged; forms belong to the tag of where they are used. */
  #tagging: Tagging | null;
  #state: State = {};
  #inheriting = false;

  constructor(
    shared: PdfShared,
    target: { write(operators: string): void },
    resources: Record<string, unknown>,
    tagging: Tagging | null,
  ) {
    this.#shared = shared;
    this.#target = target;
    this.#resources = resources;
    this.#tagging = tagging;
  }

  /** `unit`: PDF points in a mm. pdfkit has turned y downwards already. */
  page(nodes: readonly DisplayNode[], unit: number): void {
    this.#write(`${precise(unit)} 0 0 ${precise(unit)} 0 0 cm`);
    this.#all(nodes);
  }

  form(nodes: readonly DisplayNode[]): void {
    this.#inheriting = nodes.some(inherits);
    this.#all(nodes);
  }

  #all(nodes: readonly DisplayNode[]): void {
    for (const node of nodes) this.#tagged(node);
  }

  /** On a tagged page all that is drawn is either part of the structure or an artifact. */
  #tagged(node: DisplayNode): void {
    const tagging = this.#tagging;
    const tag = node.kind === 'group' ? node.tag : undefined;
    if (tagging === null || (tag === undefined && holdsTags(node))) {
      this.#node(node);
      return;
    }
    this.#tagging = null;
    if (tag === undefined || tag.role === 'Artifact') {
      this.#write('/Artifact BMC');
      this.#node(node);
      this.#write('EMC');
    } else {
      const { pdf, part } = tagging;
      const element = pdf.struct(tag.role, tag.alt === undefined ? {} : { alt: tag.alt });
      part.add(element);
      element.add(pdf.markStructureContent(tag.role));
      this.#node(node);
      pdf.endMarkedContent();
      element.end();
    }
    this.#tagging = tagging;
  }

  #node(node: DisplayNode): void {
    if (node.kind === 'path') this.#path(node);
    else if (node.kind === 'text') this.#text(node);
    else if (node.kind === 'group') this.#group(node);
    else this.#use(node);
  }

  #path({ d, fill, stroke, rule }: PathNode): void {
    const inked = stroke !== undefined && stroke.colour !== 'none' && stroke.width > 0;
    if (fill === 'none' && !inked) return;
    this.#coloured([fill, inked ? stroke.colour : 'none'], () => {
      if (fill !== 'none') this.#fill(fill);
      if (inked) this.#pen(stroke);
      const star = rule === 'evenodd' ? '*' : '';
      const paint = inked ? (fill === 'none' ? 'S' : `B${star}`) : `f${star}`;
      this.#write(`${outline(d)} ${paint}`);
    });
  }

  #text({ text, x, y, anchor, font, size, fill, spacing = 0, outline }: TextNode): void {
    if (text === '' || fill === 'none') return;
    const back = { start: 0, middle: 0.5, end: 1 }[anchor];
    const left = back === 0 ? x : x - back * this.#shared.fonts.width(text, font, size, spacing);
    this.#coloured([fill], () => {
      if (outline === undefined) this.#fill(fill);
      else this.#pen({ colour: fill, width: outline, join: 'round' });
      const shown = this.#shared.fonts.runs(text, font).map((run) => {
        const font = this.#shared.font(run.file);
        this.#resource('Font', { name: font.id, ref: font.ref() });
        const [glyphs, positions] = font.encode(run.text, shaping(spacing));
        return `/${font.id} ${number(size)} Tf ${shownGlyphs(glyphs, positions, size)}`;
      });
      const [hollow, full] = outline === undefined ? ['', ''] : ['1 Tr ', ' 0 Tr'];
      const set = `BT 1 0 0 -1 ${number(left)} ${number(y)} Tm ${hollow}`;
      if (spacing === 0) this.#write(`${set}${shown.join(' ')}${full} ET`);
      else this.#write(spaced(text, `${set}${number(spacing, 5)} Tc ${shown.join(' ')} 0 Tc${full} ET`));
    });
  }

  #group({ children, transform, clip, opacity = 1, layer }: GroupNode): void {
    if (layer !== undefined) {
      this.#write(`/OC /${this.#resource('Properties', this.#shared.layer(layer))} BDC`);
    }
    if (transform === undefined && clip === undefined && opacity === 1) {
      this.#all(children);
    } else {
      this.#saved(() => {
        if (transform !== undefined) this.#write(`${matrix(transform)} cm`);
        if (clip !== undefined) this.#write(`${outline(clip)} W n`);
        if (opacity === 1) this.#all(children);
        else this.#faded(children, opacity);
      });
    }
    if (layer !== undefined) this.#write('EMC');
  }

  #faded(children: readonly DisplayNode[], opacity: number): void {
    const faded = this.#resource('ExtGState', this.#shared.opacity(opacity));
    const group = this.#resource('XObject', this.#shared.group(children));
    this.#write(`/${faded} gs /${group} Do`);
  }

  #use({ form, transform, fill }: UseNode): void {
    if (form.children.length === 0) return;
    const name = this.#resource('XObject', this.#shared.form(form));
    this.#saved(() => {
      if (fill !== undefined) this.#write(`${colour(fill, 'fill')} ${colour(fill, 'stroke')}`);
      this.#write(`${matrix(transform)} cm /${name} Do`);
    });
  }

  /** Once a colour is set, what the surroundings gave is lost: then `inherit` needs it set between q and Q. */
  #coloured(paints: readonly Paint[], draw: () => void): void {
    if (this.#inheriting && paints.some((paint) => paint !== 'inherit' && paint !== 'none')) this.#saved(draw);
    else draw();
  }

  #fill(paint: Paint): void {
    if (paint === 'inherit' || this.#state.fill === paint) return;
    this.#state.fill = paint;
    this.#write(colour(paint, 'fill'));
  }

  #pen(stroke: Stroke): void {
    if (stroke.colour !== 'inherit' && this.#state.stroke !== stroke.colour) {
      this.#state.stroke = stroke.colour;
      this.#write(colour(stroke.colour, 'stroke'));
    }
    const cap = { butt: 0, round: 1, square: 2 }[stroke.cap ?? 'butt'];
    const join = { miter: 0, round: 1, bevel: 2 }[stroke.join ?? 'miter'];
    const dash = (stroke.dash ?? []).map((length) => number(length)).join(' ');
    const pen = `${number(stroke.width)} w ${cap} J ${join} j [${dash}] 0 d`;
    if (this.#state.pen === pen) return;
    this.#state.pen = pen;
    this.#write(pen);
  }

  #saved(draw: () => void): void {
    const before = this.#state;
    this.#state = { ...before };
    this.#write('q');
    draw();
    this.#write('Q');
    this.#state = before;
  }

  #resource(kind: 'Font' | 'XObject' | 'Properties' | 'ExtGState', { name, ref }: Named): string {
    const known = (this.#resources[kind] ?? {}) as Record<string, PdfObject>;
    known[name] = ref;
    this.#resources[kind] = known;
    return name;
  }

  #write(operators: string): void {
    this.#target.write(operators);
  }
}

/** Tags inside a group that fades as one are lost: it is one picture. */
function holdsTags(node: DisplayNode): boolean {
  if (node.kind !== 'group' || (node.opacity ?? 1) !== 1) return false;
  return node.children.some((child) => (child.kind === 'group' && child.tag !== undefined) || holdsTags(child));
}

function inherits(node: DisplayNode): boolean {
  switch (node.kind) {
    case 'path':
      return node.fill === 'inherit' || node.stroke?.colour === 'inherit';
    case 'text':
      return node.fill === 'inherit';
    case 'group':
      return node.children.some(inherits);
    case 'use':
      return node.fill === undefined && node.form.children.some(inherits);
  }
}

/**
 * Reads the SVG that satori lays out back into a display list. Strict: what it does not know it refuses by name, because
 * a face that silently loses a gradient or a shadow is worse than an error. satori's unit is a tenth of a millimetre.
 */
import { parseXml, type XmlElement } from '@rgrove/parse-xml';
import { digest } from './digest.ts';
import type { Box, DisplayNode, Form, GroupNode, Matrix, PathNode, Stroke, TextNode } from './display.ts';
import type { Fonts } from './fonts.ts';
import { fitInto, multiply, scale } from './matrix.ts';
import { movedPath, rectangle } from './path.ts';
import {
  attributesOf,
  boxOf,
  colourOf,
  drawingOf,
  elements,
  fontOf,
  idOf,
  matrixOf,
  numberOf,
  textOf,
} from './satori-attributes.ts';
import { joinWords } from './satori-words.ts';

/** Millimetres of a satori pixel. */
export const PIXEL = 0.1;

export interface Laid {
  readonly nodes: readonly DisplayNode[];
  /** mm */
  readonly width: number;
  readonly height: number;
}

/** Throws where the SVG holds what it does not know, naming element and attribute. */
export function readSatoriSvg(svg: string, fonts: Fonts): Laid {
  const root = parseXml(svg).root;
  if (root === null || root.name !== 'svg') throw new Error('satori gave no <svg>');
  const own = attributesOf(root, ['width', 'height', 'viewBox', 'xmlns']);
  const reader = new SatoriReader(root, PIXEL);
  return {
    nodes: joinWords(reader.children(root), fonts),
    width: numberOf(own, 'width') * PIXEL,
    height: numberOf(own, 'height') * PIXEL,
  };
}

const SHAPE = ['x', 'y', 'width', 'height', 'd', 'transform'];
const LOOK = ['fill', 'fill-rule', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin'];
const LIMITS = ['clip-path', 'mask', 'opacity'];

class SatoriReader {
  readonly #byId = new Map<string, XmlElement>();
  /** From the SVG's unit to the display list's. */
  readonly #unit: number;

  constructor(root: XmlElement, unit: number) {
    this.#unit = unit;
    this.#collect(root);
  }

  children(parent: XmlElement): DisplayNode[] {
    return elements(parent).flatMap((element) => this.#node(element));
  }

  #collect(parent: XmlElement): void {
    for (const element of elements(parent)) {
      const id = element.attributes.id;
      if (id !== undefined) this.#byId.set(id, element);
      if (element.name !== 'text') this.#collect(element);
    }
  }

  #node(element: XmlElement): DisplayNode[] {
    switch (element.name) {
      case 'defs':
      case 'clipPath':
      case 'mask':
        return [];
      case 'g':
        return this.#group(element);
      case 'path':
      case 'rect':
        return this.#shape(element);
      case 'text':
        return this.#text(element);
      case 'image':
        return this.#image(element);
      default:
        throw new Error(`a laid-out face can not use <${element.name}>`);
    }
  }

  #group(element: XmlElement): DisplayNode[] {
    const own = attributesOf(element, ['transform', ...LIMITS]);
    const children = this.children(element);
    if (children.length === 0) return [];
    const moved =
      own.transform === undefined ? children : [group(children, { transform: this.#matrix(own.transform) })];
    return this.#limited(own, moved);
  }

  #shape(element: XmlElement): DisplayNode[] {
    const own = attributesOf(element, [...SHAPE, ...LOOK, ...LIMITS]);
    const fill = colourOf(own.fill ?? '#000000');
    const stroke = this.#stroke(own);
    if (fill.paint === 'none' && stroke === undefined) return [];
    const node: PathNode = {
      kind: 'path',
      d: this.#outline(element, own),
      fill: fill.paint,
      ...(stroke && { stroke: stroke.stroke }),
      ...(own['fill-rule'] === 'evenodd' && { rule: 'evenodd' as const }),
    };
    const alpha = stroke === undefined || fill.paint === 'none' ? (stroke ?? fill).alpha : fill.alpha;
    if (stroke !== undefined && fill.paint !== 'none' && stroke.alpha !== fill.alpha) {
      throw new Error('a laid-out face can not have a fill and a line of different opacity in one shape');
    }
    return this.#limited(own, alpha === 1 ? [node] : [group([node], { opacity: alpha })]);
  }

  #stroke(own: Record<string, string>): { stroke: Stroke; alpha: number } | undefined {
    if (own.stroke === undefined || own.stroke === 'none') return undefined;
    const { paint, alpha } = colourOf(own.stroke);
    const width = numberOf(own, 'stroke-width', 1) * this.#unit;
    if (paint === 'none' || width === 0) return undefined;
    const dash = own['stroke-dasharray']?.split(/[\s,]+/).map((length) => Number(length) * this.#unit);
    const cap = own['stroke-linecap'] as Stroke['cap'];
    const join = own['stroke-linejoin'] as Stroke['join'];
    return {
      stroke: { colour: paint, width, ...(dash && { dash }), ...(cap && { cap }), ...(join && { join }) },
      alpha,
    };
  }

  #text(element: XmlElement): DisplayNode[] {
    const own = attributesOf(element, [
      ...['x', 'y', 'width', 'height', 'fill', 'transform', 'letter-spacing', ...LIMITS],
      ...['font-weight', 'font-style', 'font-size', 'font-family'],
    ]);
    const { paint, alpha } = colourOf(own.fill ?? '#000000');
    const spacing = numberOf(own, 'letter-spacing', 0) * this.#unit;
    // satori keeps the space at which a line breaks; it would hang out of the box.
    const text = textOf(element).trimEnd();
    if (text === '') return [];
    const node: TextNode = {
      kind: 'text',
      text,
      x: numberOf(own, 'x') * this.#unit,
      y: numberOf(own, 'y') * this.#unit,
      anchor: 'start',
      font: fontOf(own),
      size: numberOf(own, 'font-size') * this.#unit,
      fill: paint,
      ...(spacing !== 0 && { spacing }),
    };
    const turned = own.transform === undefined ? node : group([node], { transform: this.#matrix(own.transform) });
    return this.#limited(own, alpha === 1 ? [turned] : [group([turned], { opacity: alpha })]);
  }

  /** An icon: its own small SVG in a data address. Equal icons become one form. */
  #image(element: XmlElement): DisplayNode[] {
    const own = attributesOf(element, [
      'x',
      'y',
      'width',
      'height',
      'href',
      'preserveAspectRatio',
      'transform',
      ...LIMITS,
    ]);
    const drawing = drawingOf(own.href ?? '');
    const { viewBox } = attributesOf(drawing, ['xmlns', 'width', 'height', 'viewBox', 'fill']);
    const box = boxOf(viewBox ?? `0 0 ${own.width} ${own.height}`);
    const children = new SatoriReader(drawing, 1).children(drawing);
    if (children.length === 0) return [];
    const place = fitInto(box, this.#box(own));
    const turn = own.transform === undefined ? place : multiply(this.#matrix(own.transform), place);
    const form: Form = { key: `drawing:${digest(JSON.stringify([box, children]))}`, box, children };
    return this.#limited(own, [{ kind: 'use', form, transform: turn }]);
  }

  /** Wraps what has an opacity, a clip or a mask that only clips: all three turn with the element. */
  #limited(own: Record<string, string>, nodes: readonly DisplayNode[]): DisplayNode[] {
    const opacity = numberOf(own, 'opacity', 1);
    let limited = opacity === 1 ? nodes : [group(nodes, { opacity })];
    for (const outline of [...this.#clips(own['clip-path']), ...this.#masks(own.mask)]) {
      const clip = own.transform === undefined ? outline : movedPath(outline, this.#matrix(own.transform));
      limited = [group(limited, { clip })];
    }
    return [...limited];
  }

  #clips(reference: string | undefined): string[] {
    if (reference === undefined) return [];
    const clip = this.#referred(reference, 'clipPath');
    const own = attributesOf(clip, ['id', 'clip-path']);
    const shapes = elements(clip).map((shape) => {
      const look = attributesOf(shape, [...SHAPE, 'points', 'clip-rule']);
      if (look['clip-rule'] === 'evenodd') throw new Error('a laid-out face can not clip with holes');
      return this.#outline(shape, look);
    });
    return [shapes.join(''), ...this.#clips(own['clip-path'])];
  }

  #masks(reference: string | undefined): string[] {
    if (reference === undefined) return [];
    const mask = this.#referred(reference, 'mask');
    const [shape, ...more] = elements(mask);
    if (shape === undefined || more.length > 0) {
      throw new Error(
        'a laid-out face can not hide what leaves a box that has a border: put the border on a box around it',
      );
    }
    const own = attributesOf(shape, [...SHAPE, 'fill', 'mask']);
    if (colourOf(own.fill ?? '').paint !== '#ffffff') throw new Error('a laid-out face can not use a mask with shades');
    return [this.#outline(shape, own), ...this.#masks(own.mask)];
  }

  #referred(reference: string, name: string): XmlElement {
    const element = this.#byId.get(idOf(reference));
    if (element?.name !== name) throw new Error(`satori refers to ${reference}, which is no <${name}>`);
    return element;
  }

  #outline(element: XmlElement, own: Record<string, string>): string {
    const map = multiply(scale(this.#unit), own.transform === undefined ? scale(1) : matrixOf(own.transform));
    switch (element.name) {
      case 'path':
        return movedPath(own.d ?? '', map);
      case 'rect':
        return movedPath(rectangle(boxOf([own.x ?? 0, own.y ?? 0, own.width, own.height].join(' '))), map);
      case 'polygon':
        return movedPath(`M${own.points ?? ''}Z`, map);
      default:
        throw new Error(`a laid-out face can not use <${element.name}> as an outline`);
    }
  }

  #matrix(transform: string): Matrix {
    const [a, b, c, d, e, f] = matrixOf(transform);
    return [a, b, c, d, e * this.#unit, f * this.#unit];
  }

  #box(own: Record<string, string>): Box {
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => numberOf(own, name, 0) * this.#unit);
    return { x: x as number, y: y as number, width: width as number, height: height as number };
  }
}

function group(children: readonly DisplayNode[], more: Omit<GroupNode, 'kind' | 'children'>): GroupNode {
  return { kind: 'group', children, ...more };
}

/** Elements and attributes of satori's SVG: only what is expected, in the few spellings that satori writes. */
import { parseXml, XmlElement, XmlText } from '@rgrove/parse-xml';
import type { Box, FontKey, Matrix, Paint } from './display.ts';

/** The element's attributes; throws on one that is not in the list. */
export function attributesOf(element: XmlElement, expected: readonly string[]): Record<string, string> {
  for (const [name, value] of Object.entries(element.attributes)) {
    if (!expected.includes(name)) {
      throw new Error(`a laid-out face can not use ${name}=${JSON.stringify(value.slice(0, 40))} on <${element.name}>`);
    }
  }
  return element.attributes;
}

/** Throws where it is missing (and has no default) or no number. */
export function numberOf(own: Readonly<Record<string, string>>, name: string, otherwise?: number): number {
  const value = own[name] === undefined ? otherwise : Number(own[name]);
  if (value === undefined || !Number.isFinite(value)) throw new Error(`satori gave ${name}=${own[name]}: no number`);
  return value;
}

/** `url(#id)` without its wrapping. */
export function idOf(reference: string): string {
  const id = /^url\(["']?#([^"')]+)["']?\)$/.exec(reference)?.[1];
  if (id === undefined) throw new Error(`a laid-out face can not refer to ${reference}`);
  return id;
}

export function matrixOf(transform: string): Matrix {
  const numbers = /^matrix\(([^)]*)\)$/
    .exec(transform.trim())?.[1]
    ?.split(/[\s,]+/)
    .map(Number);
  if (numbers?.length !== 6 || !numbers.every(Number.isFinite)) {
    throw new Error(`a laid-out face can not use the transform ${transform}`);
  }
  return numbers as unknown as Matrix;
}

const NAMES: Readonly<Record<string, Paint>> = {
  none: 'none',
  transparent: 'none',
  black: '#000000',
  white: '#ffffff',
  currentColor: 'inherit',
};

/** A colour and how opaque it is, 0 to 1. Throws on gradients, patterns and names. */
export function colourOf(css: string): { paint: Paint; alpha: number } {
  const named = Object.hasOwn(NAMES, css) ? NAMES[css] : undefined;
  if (named !== undefined) return { paint: named, alpha: 1 };
  const hex = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(css)?.[1]?.toLowerCase();
  if (hex !== undefined) {
    const full = hex.length <= 4 ? [...hex].map((digit) => digit + digit).join('') : hex;
    return opaque(`#${full.slice(0, 6)}`, full.length === 8 ? Number.parseInt(full.slice(6), 16) / 255 : 1);
  }
  const parts = /^rgba?\(([^)]*)\)$/
    .exec(css)?.[1]
    ?.split(/[\s,/]+/)
    .map(Number);
  const [red, green, blue, alpha = 1] = parts ?? [];
  if ([red, green, blue, alpha].every((part) => Number.isFinite(part))) {
    const digits = [red, green, blue].map((part) =>
      Math.round(part as number)
        .toString(16)
        .padStart(2, '0'),
    );
    return opaque(`#${digits.join('')}`, alpha);
  }
  throw new Error(`a laid-out face can not use the colour ${JSON.stringify(css)}: write it as #rrggbb`);
}

function opaque(hex: `#${string}`, alpha: number): { paint: Paint; alpha: number } {
  return alpha === 0 ? { paint: 'none', alpha: 1 } : { paint: hex, alpha };
}

/** The elements inside; throws on loose text between them. */
export function elements(parent: XmlElement): XmlElement[] {
  return parent.children.filter((child) => {
    if (child instanceof XmlText && child.text.trim() !== '')
      throw new Error(`there is loose text in <${parent.name}>`);
    return child instanceof XmlElement;
  }) as XmlElement[];
}

/** The SVG in a data address; throws on anything else, photographs above all. */
export function drawingOf(href: string): XmlElement {
  const start = 'data:image/svg+xml;utf8,';
  const root = href.startsWith(start) ? parseXml(decodeURIComponent(href.slice(start.length))).root : null;
  if (root === null) throw new Error('a laid-out face can only show drawings, no photographs');
  return root;
}

/** The words of a <text>. */
export function textOf(element: XmlElement): string {
  return element.children
    .map((child) => {
      if (child instanceof XmlText) return child.text;
      throw new Error('a laid-out face can not style parts of a <text>');
    })
    .join('');
}

export function fontOf(own: Record<string, string>): FontKey {
  const weights: Readonly<Record<string, number>> = { normal: 400, bold: 700 };
  const weight = own['font-weight'] ?? 'normal';
  return {
    family: own['font-family'] ?? '',
    weight: weights[weight] ?? Number(weight),
    italic: own['font-style'] === 'italic',
  };
}

/** Four numbers: x, y, width, height. */
export function boxOf(numbers: string): Box {
  const [x, y, width, height] = numbers
    .trim()
    .split(/[\s,]+/)
    .map(Number) as [number, number, number, number];
  return { x, y, width, height };
}

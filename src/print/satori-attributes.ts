/** Attributes of satori's SVG: only those that are expected, in the few spellings that satori writes. */
import type { XmlElement } from '@rgrove/parse-xml';
import type { Matrix, Paint } from './display.ts';

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

/** What the pages of a PDF share: fonts, forms, layers, opacities. */
import { type DisplayNode, type Form, LAYERS, type Layer } from '../display.ts';
import type { FontFile, Fonts } from '../fonts.ts';
import { PdfCanvas } from './pdf-canvas.ts';
import type { PdfDocument, PdfFont, PdfObject } from './pdfkit.ts';

/** An object of the file and the name under which content calls it. */
export interface Named {
  readonly name: string;
  readonly ref: PdfObject;
}

const LAYER_NAMES: Readonly<Record<Layer, string>> = {
  art: 'Art',
  cut: 'Cut marks',
  fold: 'Fold marks',
  guides: 'Guides (safe zone)',
  scale: 'Scale',
};

/** Larger than any page, mm: where a group's bounds do not matter. */
const EVERYWHERE = [-2000, -2000, 2000, 2000];

export class PdfShared {
  readonly fonts: Fonts;
  readonly #pdf: PdfDocument;
  readonly #files = new Map<string, PdfFont>();
  readonly #forms = new Map<string, Named>();
  readonly #layers = new Map<Layer, Named>();
  readonly #opacities = new Map<number, Named>();
  #objects = 0;

  constructor(pdf: PdfDocument, fonts: Fonts) {
    this.#pdf = pdf;
    this.fonts = fonts;
  }

  font({ id, bytes }: FontFile): PdfFont {
    return once(this.#files, id, () => {
      this.#pdf.registerFont(id, bytes);
      this.#pdf.font(id);
      return this.#pdf._font;
    });
  }

  form({ key, box, children }: Form): Named {
    const bounds = [box.x, box.y, box.x + box.width, box.y + box.height];
    return once(this.#forms, key, () => telling(key, () => this.#draw(children, bounds, {})));
  }

  /** Children that become transparent together, not one by one. */
  group(children: readonly DisplayNode[]): Named {
    return this.#draw(children, EVERYWHERE, { Group: { Type: 'Group', S: 'Transparency' } });
  }

  layer(layer: Layer): Named {
    return once(this.#layers, layer, () =>
      this.#named('L', this.#pdf.ref({ Type: 'OCG', Name: text(LAYER_NAMES[layer]) })),
    );
  }

  opacity(opacity: number): Named {
    return once(this.#opacities, opacity, () =>
      this.#named('O', this.#pdf.ref({ Type: 'ExtGState', ca: opacity, CA: opacity })),
    );
  }

  /** Closes what all pages share; after the last page. */
  end(): void {
    const layers = LAYERS.flatMap((layer) => this.#layers.get(layer)?.ref ?? []);
    const guides = this.#layers.get('guides')?.ref;
    if (layers.length > 0) {
      const shown = {
        Name: text('Layers'),
        Order: layers,
        ON: layers.filter((ref) => ref !== guides),
        OFF: guides === undefined ? [] : [guides],
      };
      this.#pdf._root.data.OCProperties = { OCGs: layers, D: shown };
    }
    for (const ref of layers) ref.end();
    for (const { ref } of this.#opacities.values()) ref.end();
  }

  #draw(children: readonly DisplayNode[], bounds: readonly number[], more: Record<string, unknown>): Named {
    const resources = {};
    const ref = this.#pdf.ref({ Type: 'XObject', Subtype: 'Form', BBox: bounds, Resources: resources, ...more });
    new PdfCanvas(this, ref, resources, null).form(children);
    ref.end();
    return this.#named('X', ref);
  }

  #named(letter: string, ref: PdfObject): Named {
    this.#objects += 1;
    return { name: `${letter}${this.#objects}`, ref };
  }
}

/** Does it; whatever is thrown says where. */
export function telling<Result>(where: string, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function once<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

/** pdfkit writes plain strings as names. */
function text(content: string): object {
  return new String(content);
}

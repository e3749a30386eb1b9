/** A reminder to keep at hand: a title and short paragraphs, each with a symbol or a number before it. */
import { z } from 'zod';
import type { Hex } from '../../definition/game.ts';
import type { FaceKit } from '../face.ts';
import { type FlowChild, type FlowElement, flow, flowIcon, flowOutline, h, mm } from '../flow.ts';
import { fittedSize, points } from '../text-lines.ts';
import { safeMargin } from '../trim.ts';
import { edgeOf, paper, textInk } from './colours.ts';
import { defineFace } from './define-face.ts';
import { ground, hollow, words } from './draw.ts';
import { iconName, seatName } from './names.ts';
import { ownerOf } from './owner.ts';
import { bandHeight, seatBand } from './seat-band.ts';

const params = z.strictObject({
  title: z.string().min(1).describe('set in the display face'),
  seat: seatName.optional().describe('whose card it is: its band and mark stand below'),
  rows: z
    .array(
      z.strictObject({
        icon: iconName.optional(),
        term: z.string().min(1).optional().describe('set bold before the text'),
        text: z.string().min(1),
      }),
    )
    .min(1)
    .describe('short paragraphs; one without an icon is numbered'),
});

type Row = z.infer<typeof params>['rows'][number];

const SIZE = points(9);
const LEADING = 1.24;
/** Width of the column of symbols, and from it to the text, mm. */
const SYMBOL = 7;
const GAP = 2.2;
/** Height of a symbol in type sizes: it stands beside two lines. */
const ICON = 2.1;
const SYMBOL_LINE = 0.18;

export const referenceCard = defineFace<z.infer<typeof params>>({
  name: 'reference-card',
  params,
  icons: ({ rows }) => rows.flatMap(({ icon }) => (icon === undefined ? [] : [icon])),
  seats: ({ seat }) => (seat === undefined ? [] : [seat]),
  async draw({ title, seat, rows }, box, kit) {
    const { width, height } = box;
    const safe = safeMargin(box) + 0.2;
    const ink = textInk(kit);
    const accent = seat === undefined ? ink : kit.colour(kit.seat(seat).colour);
    const band = seat === undefined ? safe : bandHeight(kit, box, 4) + 2;
    const titleSize = fittedSize(kit, title, { font: kit.display, size: 6.2 }, width - 2 * safe);
    const { cap } = kit.fonts.metrics(kit.display, titleSize);
    const top = safe + cap + 2.6;
    const { nodes } = await flow(
      kit,
      h(
        'div',
        { display: 'flex', flexDirection: 'column', justifyContent: 'space-between', flexGrow: 1 },
        ...paragraphs(rows, kit, accent),
      ),
      { x: safe, y: top, width: width - 2 * safe, height: height - band - top },
      { font: kit.text, size: SIZE, fill: ink, leading: LEADING, stand: 'fill' },
    );
    return {
      nodes: [
        ground(box, paper(kit)),
        words(title, safe, safe + cap, { font: kit.display, size: titleSize, fill: ink, ...hollow(kit, titleSize) }),
        ...nodes,
        ...(seat === undefined
          ? []
          : seatBand(kit, ownerOf(kit, { seat }), box, { name: kit.seat(seat).name, size: 4 })),
      ],
      alt: `${title}. ${rows.map(({ term, text }) => (term === undefined ? text : `${term}: ${text}`)).join(' ')}`,
      edge: seat === undefined ? edgeOf(kit, paper(kit)) : 'mixed',
    };
  },
});

function paragraphs(rows: readonly Row[], kit: FaceKit, accent: Hex): FlowElement[] {
  let number = 0;
  return rows.map(({ icon, term, text }) => {
    const before: FlowChild = icon === undefined ? disc(++number, kit, accent) : symbol(icon, kit, accent);
    return h(
      'div',
      { display: 'flex', alignItems: 'flex-start' },
      h(
        'div',
        {
          display: 'flex',
          justifyContent: 'center',
          width: mm(SYMBOL),
          marginRight: mm(GAP),
          marginTop: icon === undefined ? 0 : '0.2em',
          flexShrink: 0,
        },
        before,
      ),
      h(
        'div',
        { display: 'flex', flexDirection: 'column', flexGrow: 1, flexBasis: 0 },
        ...(term === undefined ? [] : [h('div', { display: 'flex', fontWeight: 700 }, term)]),
        h('div', { display: 'block' }, text),
      ),
    );
  });
}

function symbol(name: string, kit: FaceKit, accent: Hex): FlowElement {
  const { icon } = kit.icon(name);
  return kit.ink === 'colour'
    ? flowIcon(icon, accent, ICON)
    : flowOutline(icon, accent, { size: ICON, type: SIZE, line: SYMBOL_LINE });
}

/** A number in a disc; in a ring where ink is saved. */
function disc(number: number, kit: FaceKit, accent: Hex): FlowElement {
  const solid = kit.ink === 'colour';
  return h(
    'div',
    {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '1.4em',
      height: '1.4em',
      marginTop: '-0.08em',
      borderRadius: '0.7em',
      ...(solid ? { backgroundColor: accent, color: '#ffffff' } : { border: `${mm(0.25)}px solid ${accent}` }),
      fontWeight: 700,
      lineHeight: 1,
    },
    String(number),
  );
}

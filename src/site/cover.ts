/** The poster of a game: its accent as ground, one silhouette cropped very large, the title set big, the seats' marks. */
import type { Game } from '../definition/game.ts';
import { loadKit } from '../node/kit.ts';
import type { DisplayNode } from '../print/display.ts';
import { markPath } from '../print/faces/marks.ts';
import { writeSvg } from '../print/formats/svg.ts';
import { coverColours } from './theme.ts';

/** mm, as a poster is measured. */
export const COVER = { width: 90, height: 120 } as const;
const MARGIN = 7;
/** The seats' marks, in a row at the foot. */
const MARK = 5;
const FOOT = COVER.height - MARGIN - MARK / 2;
const LARGEST = 30;
const LEADING = 0.92;
/** Between the title and the silhouette. */
const GAP = 7;
/** How much of the silhouette's height stays on the poster, and where it begins, as a share of the width. */
const SHOWN = 0.84;
const INDENT = 0.1;

export async function coverSvg(game: Game): Promise<string> {
  const kit = await loadKit(game, 'colour', () => {});
  const { ground, text, shape } = coverColours(game);
  const { icon, form } = kit.icon(game.cover.icon);
  const words = game.title.split(' ');
  const room = COVER.width - 2 * MARGIN;
  const widest = Math.max(...words.map((word) => kit.fonts.width(word, kit.display, 1)));
  const size = Math.min(LARGEST, room / widest);
  const { cap } = kit.fonts.metrics(kit.display, size);
  const lead = size * LEADING;
  const titleEnd = MARGIN + cap + (words.length - 1) * lead;
  const top = titleEnd + GAP;
  const scale = Math.max((COVER.height - top) / SHOWN / icon.height, COVER.width / icon.width);
  const nodes: DisplayNode[] = [
    { kind: 'path', d: `M0 0H${COVER.width}V${COVER.height}H0Z`, fill: ground },
    {
      kind: 'use',
      form,
      fill: shape,
      transform: [scale, 0, 0, scale, COVER.width * INDENT, top],
    },
    ...words.map(
      (word, line): DisplayNode => ({
        kind: 'text',
        text: word,
        x: MARGIN,
        y: MARGIN + cap + line * lead,
        anchor: 'start',
        font: kit.display,
        size,
        fill: text,
      }),
    ),
  ];
  const looks = Object.values(game.seats);
  nodes.push({
    kind: 'path',
    d: looks.map(({ mark }, place) => markPath(mark, MARGIN + MARK / 2 + place * MARK * 1.6, FOOT, MARK)).join(''),
    fill: text,
    rule: 'evenodd',
  });
  return writeSvg(nodes, { x: 0, y: 0, ...COVER }, { fonts: kit.fonts, title: game.title });
}

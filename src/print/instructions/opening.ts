/** The head of the instructions: a strip of the game's cover, what the game is, what it needs. Lengths in mm. */
import { mix } from '../../definition/colour.ts';
import type { DisplayNode } from '../display.ts';
import { textOn } from '../faces/colours.ts';
import { squareAround } from '../faces/draw.ts';
import type { PrintKit } from '../kit.ts';
import { brokenLines, shortened } from '../long-words.ts';
import { fitInto } from '../matrix.ts';
import { movedPath, roundedRectangle } from '../path.ts';
import { editionOf, needsOf, titleOf, tooLong } from '../printed-words.ts';
import { fitSize, points, wrap } from '../text-lines.ts';
import { type Block, stack } from './block.ts';
import { paragraph, type Styles, setLines, widthIn, words } from './setting.ts';

const POSTER = 25;
/** The silhouette is larger than the strip and cut off by it; no wider than this share of it. */
const SILHOUETTE = { size: 48, share: 0.27 };
const INSET = 8;

const span = ({ from, to }: { from: number; to: number }, one: string, many: string): string =>
  from === to ? `${from} ${from === 1 ? one : many}` : `${from}–${to} ${many}`;

/** Type sizes of the title: on one line as large as it can be; on several from `more` down where that is not much. */
const TITLE = { largest: points(40), one: points(20), more: points(24), least: points(12), leading: 1.05, height: 18 };

/** The title on one line or several; reported where even small type does not fit. */
function titleLines(kit: PrintKit, room: number): { lines: readonly string[]; size: number } {
  const { fonts, display: font, game } = kit;
  const style = { font, size: TITLE.largest, minimum: TITLE.one, fill: 'none' } as const;
  const large = fitSize(fonts, game.title, style, room);
  if (large !== null) return { lines: [game.title], size: large };
  for (let size = TITLE.more; size > TITLE.least - 1e-6; size -= points(0.5)) {
    const lines = wrap(fonts, game.title, style, size, room);
    if (lines !== null && lines.length * size * TITLE.leading <= TITLE.height) return { lines, size };
  }
  kit.report(tooLong(titleOf(game), `${room.toFixed(0)} × ${TITLE.height} mm on the instruction page`));
  const size = TITLE.least;
  return { lines: [shortened(game.title, room, (text) => fonts.width(text, font, size))], size };
}

/** Room for the edition, and lines for what the table needs. */
const EDITION = 60;
const FACT_LINES = 4;

function poster(kit: PrintKit, width: number): Block {
  const { game, ink, fonts } = kit;
  const accent = kit.colour(game.cover.ground);
  const hollow = ink === 'low-ink';
  const { icon, form } = kit.icon(game.cover.icon);
  const large = Math.min(SILHOUETTE.size, width * SILHOUETTE.share);
  const silhouette = movedPath(icon.d, fitInto(form.box, squareAround(width - large * 0.55, POSTER / 2, large)));
  const panel = roundedRectangle({ x: 0, y: 0, width, height: POSTER }, 3);
  const { lines, size } = titleLines(kit, width - 2 * INSET - large * 0.85);
  const { cap } = fonts.metrics(kit.display, size);
  const first = (POSTER + cap - (lines.length - 1) * size * TITLE.leading) / 2;
  const bright = textOn(kit, accent);
  const picture: DisplayNode = hollow
    ? { kind: 'path', d: silhouette, fill: 'none', stroke: { colour: accent, width: 0.25, join: 'round' } }
    : { kind: 'path', d: silhouette, fill: mix(accent, bright, 0.28) };
  return {
    nodes: [
      {
        kind: 'group',
        clip: panel,
        tag: { role: 'Artifact' },
        children: hollow ? [picture] : [{ kind: 'path', d: panel, fill: accent }, picture],
      },
      ...(hollow
        ? [{ kind: 'path' as const, d: panel, fill: 'none' as const, stroke: { colour: accent, width: 0.35 } }]
        : []),
      {
        kind: 'group',
        tag: { role: 'H1' },
        children: lines.map((text, i) => ({
          kind: 'text',
          text,
          x: INSET,
          y: first + i * size * TITLE.leading,
          anchor: 'start',
          font: kit.display,
          size,
          fill: hollow ? kit.colour('ink') : bright,
          ...(hollow ? { outline: 0.25 } : {}),
        })),
      },
    ],
    height: POSTER,
  };
}

/** Title in the strip; below it the tagline, and players, minutes, edition and tools to its right or below. */
export function opening(kit: PrintKit, set: Styles, width: number): Block {
  const { game } = kit;
  const small = widthIn(kit, set.small);
  const edition = shortened(game.edition, EDITION, small);
  if (edition !== game.edition) kit.report(tooLong(editionOf(game), `${EDITION} mm on the instruction page`));
  const facts = [
    span(game.players, 'player', 'players'),
    span(game.minutes, 'minute', 'minutes'),
    `edition ${edition}`,
    ...(game.needs.length > 0 ? [`you need ${game.needs.join(' and ')}`] : []),
  ].join('  ·  ');
  const lines = brokenLines(kit, facts, set.small, width);
  if (lines.length > FACT_LINES) kit.report(tooLong(needsOf(game), `${FACT_LINES} lines on the instruction page`));
  const told = setLines(kit, lines.slice(0, FACT_LINES), set.small);
  const tagline = paragraph(kit, game.tagline, width, set.lead);
  const { cap } = kit.fonts.metrics(set.lead.font, set.lead.size);
  const beside = widthIn(kit, set.lead)(game.tagline) + small(facts) + 8 <= width;
  const below: Block = beside
    ? {
        nodes: [
          ...tagline.nodes,
          { kind: 'group', tag: { role: 'P' }, children: [words(facts, width, cap, set.small, 'end')] },
        ],
        height: cap + 1,
      }
    : stack([tagline, told], 0.6);
  return stack([poster(kit, width), below], 3);
}

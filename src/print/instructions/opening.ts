/** The head of the instructions: a strip of the game's cover, what the game is, what it needs. Lengths in mm. */
import { mix } from '../../definition/colour.ts';
import type { DisplayNode } from '../display.ts';
import { textOn } from '../faces/colours.ts';
import { squareAround } from '../faces/draw.ts';
import type { PrintKit } from '../kit.ts';
import { fitInto } from '../matrix.ts';
import { movedPath, roundedRectangle } from '../path.ts';
import { points } from '../text-lines.ts';
import { type Block, stack } from './block.ts';
import { type Styles, words } from './setting.ts';

const POSTER = 25;
/** The silhouette is larger than the strip and cut off by it. */
const SILHOUETTE = 48;
const INSET = 8;

const span = ({ from, to }: { from: number; to: number }, one: string, many: string): string =>
  from === to ? `${from} ${from === 1 ? one : many}` : `${from}–${to} ${many}`;

function poster(kit: PrintKit, width: number): Block {
  const { game, ink, fonts } = kit;
  const accent = kit.colour(game.cover.ground);
  const hollow = ink === 'low-ink';
  const { icon, form } = kit.icon(game.cover.icon);
  const silhouette = movedPath(
    icon.d,
    fitInto(form.box, squareAround(width - SILHOUETTE * 0.55, POSTER / 2, SILHOUETTE)),
  );
  const panel = roundedRectangle({ x: 0, y: 0, width, height: POSTER }, 3);
  const room = width - 2 * INSET - SILHOUETTE * 0.85;
  const size = Math.min(points(40), (points(40) * room) / fonts.width(game.title, kit.display, points(40)));
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
        children: [
          {
            kind: 'text',
            text: game.title,
            x: INSET,
            y: POSTER / 2 + fonts.metrics(kit.display, size).cap / 2,
            anchor: 'start',
            font: kit.display,
            size,
            fill: hollow ? kit.colour('ink') : bright,
            ...(hollow ? { outline: 0.25 } : {}),
          },
        ],
      },
    ],
    height: POSTER,
  };
}

/** Title in the strip; below it the tagline, and players, minutes, edition and tools to its right or below. */
export function opening(kit: PrintKit, set: Styles, width: number): Block {
  const { game } = kit;
  const facts = [
    span(game.players, 'player', 'players'),
    span(game.minutes, 'minute', 'minutes'),
    `edition ${game.edition}`,
    ...(game.needs.length > 0 ? [`you need ${game.needs.join(' and ')}`] : []),
  ].join('  ·  ');
  const { cap } = kit.fonts.metrics(set.lead.font, set.lead.size);
  const taken = (text: string, { font, size }: Styles['lead']): number => kit.fonts.width(text, font, size);
  const beside = taken(game.tagline, set.lead) + taken(facts, set.small) + 8 <= width;
  const line = (node: DisplayNode): DisplayNode => ({ kind: 'group', tag: { role: 'P' }, children: [node] });
  const below: Block = {
    nodes: [
      line(words(game.tagline, 0, cap, set.lead)),
      line(beside ? words(facts, width, cap, set.small, 'end') : words(facts, 0, cap + 5, set.small)),
    ],
    height: beside ? cap + 1 : cap + 6,
  };
  return stack([poster(kit, width), below], 3);
}

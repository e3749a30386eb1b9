/** What lies on the table in a duel: board, tokens in hand, tokens laid face down, wounds on the borders. */
import type { Area, Counter, Item, Place, Table, TrayItem } from '../../../definition/table.ts';
import { degrees } from '../../grid.ts';
import { without } from '../../multiset.ts';
import { outcomeSpoken } from '../../outcome.ts';
import { counted, spoken, words } from '../../text.ts';
import type { Seat } from '../../types.ts';
import { type DragonPosition, OFF, otherThan, pointsAgainst, RIDERS, type Rider } from './position.ts';
import type { Sky } from './sky.ts';

const FACING_WORDS = { n: 'north', e: 'east', s: 'south', w: 'west' } as const;

/** `position` as `viewer` sees it, whose own tokens lie nearest; red's do for nobody in particular. */
export function table(game: Sky, position: DragonPosition, viewer: Seat | null): Table {
  const near: Rider = viewer === 'green' ? viewer : 'red';
  const side = (rider: Rider) => [
    movesInHand(game, position, rider),
    attacksInHand(game, rider),
    faceDown(game, position, rider),
    wounds(game, position, rider),
  ];
  return {
    caption: caption(game, position),
    areas: [...side(otherThan(near)), board(game, position), ...side(near), offBoard(game, position)],
    counters: counters(game, position),
    tray: tray(game),
  };
}

function caption(game: Sky, { active, outcome, phase }: DragonPosition): string {
  const riders = spoken(active.map((rider) => `the ${game.riderName(rider)}`));
  if (outcome !== null) return `The match is over. ${outcomeSpoken(outcome, game.riderName)}`;
  if (phase === 'over') return 'The match is over.';
  return phase === 'orders' ? `Orders are due from ${riders}.` : `Wounds must be paid by ${riders}.`;
}

function board(game: Sky, { dragons }: DragonPosition): Area {
  const { files, ranks } = game.grid;
  const topDown = ranks.toReversed();
  const { square, border } = game.source.facts.board;
  const place = (word: string): Place => {
    const items = RIDERS.filter((rider) => dragons[rider].cell === word).map((rider) => dragon(game, dragons, rider));
    return { word, label: word, items };
  };
  return {
    kind: 'grid',
    id: 'board',
    label: 'The sky',
    files,
    ranks: topDown,
    rows: topDown.map((rank) => files.map((file) => place(file + rank))),
    board: { face: 'board.front', left: border, top: border, square },
  };
}

function dragon(game: Sky, dragons: DragonPosition['dragons'], rider: Rider): Item {
  const { cell, facing } = dragons[rider];
  return {
    word: null,
    face: `dragon-${rider}.front`,
    label: `Dragon of the ${game.riderName(rider)}, facing ${FACING_WORDS[facing]}${cell === OFF ? ', off the board' : ''}`,
    owner: rider,
    turn: degrees(facing),
    cellPath: ['dragons', rider, 'cell'],
    turnPath: ['dragons', rider, 'facing'],
  };
}

function offBoard(game: Sky, { dragons }: DragonPosition): Area {
  return {
    kind: 'row',
    id: 'off',
    label: 'Off the board',
    owner: null,
    word: OFF,
    items: RIDERS.filter((rider) => dragons[rider].cell === OFF).map((rider) => dragon(game, dragons, rider)),
    empty: 'both dragons are in the sky',
  };
}

function movesInHand(game: Sky, { dragons }: DragonPosition, rider: Rider): Area {
  const path = ['dragons', rider, 'tokens'];
  return {
    kind: 'hand',
    id: `moves-${rider}`,
    label: `${game.riderName(rider)}: movement tokens`,
    owner: rider,
    items: dragons[rider].tokens.map((move, index) => ({ ...moveToken(game, rider, move), path: [...path, index] })),
    empty: 'none left',
    path,
  };
}

function attacksInHand(game: Sky, rider: Rider): Area {
  return {
    kind: 'hand',
    id: `attacks-${rider}`,
    label: `${game.riderName(rider)}: attack tokens`,
    owner: rider,
    items: game.attacks.map((attack) => attackToken(game, rider, attack)),
    empty: 'none',
  };
}

const moveToken = (game: Sky, rider: Rider, move: string): Item => ({
  word: move,
  face: `move-${rider}-${move}.front`,
  label: game.moveName(move),
  owner: rider,
});

const attackToken = (game: Sky, rider: Rider, attack: string): Item => ({
  word: attack,
  face: `attack-${rider}-${attack}.front`,
  label: game.attackName(attack),
  owner: rider,
});

/** Unseen tokens all show one and the same back, so that not even the picture's name tells which they are. */
function faceDown(game: Sky, { owes, phase, sealed }: DragonPosition, rider: Rider): Area {
  const text = sealed[rider];
  const back = (piece: string, label: string): Item => ({ word: null, face: `${piece}.back`, label, owner: rider });
  const unseenMove = back(`move-${rider}-${game.moves[0]}`, 'a movement token, face down');
  const unseenAttack = back(`attack-${rider}-${game.attacks[0]}`, 'an attack token, face down');
  const known = (word: string): readonly Item[] => {
    if (game.moves.includes(word)) return [moveToken(game, rider, word)];
    return game.attacks.includes(word) ? [attackToken(game, rider, word)] : [];
  };
  const unseen =
    phase === 'orders'
      ? [unseenMove, unseenAttack]
      : Array.from({ length: Math.max(0, owes[rider]) }, () => unseenMove);
  return {
    kind: 'row',
    id: `sealed-${rider}`,
    label: `${game.riderName(rider)}: laid face down`,
    owner: rider,
    items: text === null ? [] : text === '?' ? unseen : words(text).flatMap(known),
    empty: 'nothing',
  };
}

/** The border takes the tokens that the other rider has handed over, wound side up. */
function wounds(game: Sky, { dragons }: DragonPosition, rider: Rider): Area {
  const victim = otherThan(rider);
  const lost = without(game.moves, ...dragons[victim].tokens);
  return {
    kind: 'row',
    id: `wounds-${rider}`,
    label: `${game.riderName(rider)}: wounds dealt`,
    owner: rider,
    items: lost.map((move) => ({
      word: null,
      face: `move-${victim}-${move}.back`,
      label: `wound (${game.moveName(move)} of the ${game.riderName(victim)})`,
      owner: victim,
    })),
    empty: 'none yet',
    ...(lost.length > 0 ? { note: counted(lost.length, 'point') } : {}),
  };
}

function counters(game: Sky, position: DragonPosition): readonly Counter[] {
  const { quiet, wounds: most } = game.source.facts;
  const limit = position.options['stand-off'] === 'twenty-turns' ? { of: quiet } : {};
  return [
    ...RIDERS.map((rider) => ({
      label: `Points against the ${game.riderName(rider)}`,
      value: pointsAgainst(position, rider, game.moves.length),
      of: most,
    })),
    ...RIDERS.map((rider) => ({
      label: `Tokens owed by the ${game.riderName(rider)}`,
      value: position.owes[rider],
      path: ['owes', rider],
    })),
    { label: 'Turns without a point', value: position.quiet, ...limit, path: ['quiet'] },
  ];
}

function tray(game: Sky): readonly TrayItem[] {
  return RIDERS.flatMap((rider) => [
    {
      word: rider,
      face: `dragon-${rider}.front`,
      label: `Dragon of the ${game.riderName(rider)}`,
      of: 1,
      cellPath: ['dragons', rider, 'cell'],
    },
    ...game.moves.map((move) => ({
      word: move,
      face: `move-${rider}-${move}.front`,
      label: `${game.moveName(move)} (${game.riderName(rider)})`,
      of: 1,
      path: ['dragons', rider, 'tokens'],
    })),
  ]);
}

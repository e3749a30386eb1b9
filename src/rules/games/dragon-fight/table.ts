/** What lies on the table in a duel: board, tokens in hand, tokens laid face down, wounds on the borders. */
import type { Area, Counter, Item, Table, TrayItem } from '../../../definition/table.ts';
import { gridArea, listArea } from '../../areas.ts';
import { degrees } from '../../grid.ts';
import { UNSEEN } from '../../hidden.ts';
import { without } from '../../multiset.ts';
import { endSpoken } from '../../outcome.ts';
import { counted, spoken, words } from '../../text.ts';
import type { Seat } from '../../types.ts';
import type { Lore } from './lore.ts';
import { type DragonPosition, OFF, type Rider } from './position.ts';

const FACING_WORDS = { n: 'north', e: 'east', s: 'south', w: 'west' } as const;

/** `position` as `viewer` sees it, whose own tokens lie nearest; red's do for nobody in particular. */
export function table(lore: Lore, position: DragonPosition, viewer: Seat | null): Table {
  const near: Rider = viewer === 'green' ? viewer : 'red';
  const side = (rider: Rider) => [
    movesInHand(lore, position, rider),
    attacksInHand(lore, rider),
    faceDown(lore, position, rider),
    wounds(lore, position, rider),
  ];
  return {
    caption: caption(lore, position),
    areas: [...side(lore.seats.other(near)), board(lore, position), ...side(near), offBoard(lore, position)],
    counters: counters(lore, position),
    tray: tray(lore),
  };
}

function caption(lore: Lore, { active, outcome, phase }: DragonPosition): string {
  const riders = spoken(active.map((rider) => `the ${lore.seats.name(rider)}`));
  if (phase === 'over') return endSpoken('The match', outcome, lore.seats.name);
  return phase === 'orders' ? `Orders are due from ${riders}.` : `Wounds must be paid by ${riders}.`;
}

function board(lore: Lore, { dragons }: DragonPosition): Area {
  const { square, border } = lore.source.facts.board;
  const face = { face: 'board.front', left: border, top: border, square };
  return gridArea(lore.grid, { id: 'board', label: 'The sky', board: face }, (cell) =>
    lore.seats.all.filter((rider) => dragons[rider].cell === cell).map((rider) => dragon(lore, dragons, rider)),
  );
}

function dragon(lore: Lore, dragons: DragonPosition['dragons'], rider: Rider): Item {
  const { cell, facing } = dragons[rider];
  return {
    word: null,
    face: `dragon-${rider}.front`,
    label: `Dragon of the ${lore.seats.name(rider)}, facing ${FACING_WORDS[facing]}${cell === OFF ? ', off the board' : ''}`,
    owner: rider,
    turn: degrees(facing),
    cellPath: ['dragons', rider, 'cell'],
    turnPath: ['dragons', rider, 'facing'],
  };
}

function offBoard(lore: Lore, { dragons }: DragonPosition): Area {
  return {
    kind: 'row',
    id: 'off',
    label: 'Off the board',
    owner: null,
    word: OFF,
    items: lore.seats.all.filter((rider) => dragons[rider].cell === OFF).map((rider) => dragon(lore, dragons, rider)),
    empty: 'both dragons are in the sky',
  };
}

function movesInHand(lore: Lore, { dragons }: DragonPosition, rider: Rider): Area {
  const area = {
    kind: 'hand',
    id: `moves-${rider}`,
    label: `${lore.seats.name(rider)}: movement tokens`,
    owner: rider,
    empty: 'none left',
    path: ['dragons', rider, 'tokens'],
  } as const;
  return listArea(area, dragons[rider].tokens, (move, path) => ({ ...moveToken(lore, rider, move), path }));
}

function attacksInHand(lore: Lore, rider: Rider): Area {
  return {
    kind: 'hand',
    id: `attacks-${rider}`,
    label: `${lore.seats.name(rider)}: attack tokens`,
    owner: rider,
    items: lore.attacks.map((attack) => attackToken(lore, rider, attack)),
    empty: 'none',
  };
}

const moveToken = (lore: Lore, rider: Rider, move: string): Item => ({
  word: move,
  face: `move-${rider}-${move}.front`,
  label: lore.moveName(move),
  owner: rider,
});

const attackToken = (lore: Lore, rider: Rider, attack: string): Item => ({
  word: attack,
  face: `attack-${rider}-${attack}.front`,
  label: lore.attackName(attack),
  owner: rider,
});

/** Unseen tokens all show one and the same back, so that not even the picture's name tells which they are. */
function faceDown(lore: Lore, { owes, phase, sealed }: DragonPosition, rider: Rider): Area {
  const text = sealed[rider];
  const back = (piece: string, label: string): Item => ({ word: null, face: `${piece}.back`, label, owner: rider });
  const unseenMove = back(`move-${rider}-${lore.moves[0]}`, 'a movement token, face down');
  const unseenAttack = back(`attack-${rider}-${lore.attacks[0]}`, 'an attack token, face down');
  const known = (word: string): readonly Item[] => {
    if (lore.moves.includes(word)) return [moveToken(lore, rider, word)];
    return lore.attacks.includes(word) ? [attackToken(lore, rider, word)] : [];
  };
  const unseen =
    phase === 'orders'
      ? [unseenMove, unseenAttack]
      : Array.from({ length: Math.max(0, owes[rider]) }, () => unseenMove);
  return {
    kind: 'row',
    id: `sealed-${rider}`,
    label: `${lore.seats.name(rider)}: laid face down`,
    owner: rider,
    items: text === null ? [] : text === UNSEEN ? unseen : words(text).flatMap(known),
    empty: 'nothing',
  };
}

/** The border takes the tokens that the other rider has handed over, wound side up. */
function wounds(lore: Lore, { dragons }: DragonPosition, rider: Rider): Area {
  const victim = lore.seats.other(rider);
  const lost = without(lore.moves, ...dragons[victim].tokens);
  return {
    kind: 'row',
    id: `wounds-${rider}`,
    label: `${lore.seats.name(rider)}: wounds dealt`,
    owner: rider,
    items: lost.map((move) => ({
      word: null,
      face: `move-${victim}-${move}.back`,
      label: `wound (${lore.moveName(move)} of the ${lore.seats.name(victim)})`,
      owner: victim,
    })),
    empty: 'none yet',
    ...(lost.length > 0 ? { note: counted(lost.length, 'point') } : {}),
  };
}

function counters(lore: Lore, position: DragonPosition): readonly Counter[] {
  const { quiet, wounds: most } = lore.source.facts;
  const limit = position.options['stand-off'] === 'twenty-turns' ? { of: quiet } : {};
  return [
    ...lore.seats.all.map((rider) => ({
      label: `Points against the ${lore.seats.name(rider)}`,
      value: lore.pointsAgainst(position, rider),
      of: most,
    })),
    ...lore.seats.all.map((rider) => ({
      label: `Tokens owed by the ${lore.seats.name(rider)}`,
      value: position.owes[rider],
      path: ['owes', rider],
    })),
    { label: 'Turns without a point', value: position.quiet, ...limit, path: ['quiet'] },
  ];
}

function tray(lore: Lore): readonly TrayItem[] {
  return lore.seats.all.flatMap((rider) => [
    {
      word: rider,
      face: `dragon-${rider}.front`,
      label: `Dragon of the ${lore.seats.name(rider)}`,
      of: 1,
      cellPath: ['dragons', rider, 'cell'],
    },
    ...lore.moves.map((move) => ({
      word: move,
      face: `move-${rider}-${move}.front`,
      label: `${lore.moveName(move)} (${lore.seats.name(rider)})`,
      of: 1,
      path: ['dragons', rider, 'tokens'],
    })),
  ]);
}

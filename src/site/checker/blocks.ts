/** How a table is laid out: the board in the middle, the areas of one owner as one side of the table, dice together. */

import type { Seat } from '../../definition/game.ts';
import type { GridArea, ItemsArea, Table } from '../../definition/table.ts';

export type Block =
  | { readonly kind: 'board'; readonly area: GridArea }
  | {
      readonly kind: 'side' | 'dice';
      /** Whose areas these are; null: nobody's in particular. */
      readonly owner: Seat | null;
      readonly areas: readonly ItemsArea[];
      /** It lies beyond the board, and is drawn smaller so that the board and one's own side have room. */
      readonly isFar: boolean;
    };

/** The areas in their order, those that belong together as one block. */
export function blocksOf({ areas }: Table): readonly Block[] {
  const board = areas.findIndex(({ kind }) => kind === 'grid');
  const blocks: Block[] = [];
  for (const [index, area] of areas.entries()) {
    const last = blocks.at(-1);
    if (area.kind === 'grid') blocks.push({ kind: 'board', area });
    else if (last !== undefined && last.kind !== 'board' && belongs(area, last)) {
      blocks[blocks.length - 1] = { ...last, areas: [...last.areas, area] };
    } else {
      const kind = area.kind === 'dice' ? 'dice' : 'side';
      blocks.push({ kind, owner: kind === 'dice' ? null : area.owner, areas: [area], isFar: index < board });
    }
  }
  return blocks;
}

function belongs(area: ItemsArea, block: Exclude<Block, { kind: 'board' }>): boolean {
  return block.kind === 'dice' ? area.kind === 'dice' : area.kind !== 'dice' && area.owner === block.owner;
}

/** An area's name where its owner's stands above it: `Red rider: wounds dealt` → `Wounds dealt`. */
export function underOwner(label: string, owner: string): string {
  const rest = label.startsWith(owner) ? /^(?:’s|:|,)\s+(.+)$/.exec(label.slice(owner.length))?.[1] : undefined;
  return rest === undefined ? label : rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Blocks of the instruction pages: built with their top left at 0,0, then put where there is room. Lengths in mm. */
import type { DisplayNode } from '../display.ts';
import { translate } from '../matrix.ts';

export interface Block {
  readonly nodes: readonly DisplayNode[];
  readonly height: number;
}

/** A block in its place. */
export const put = ({ nodes }: Block, x: number, y: number): DisplayNode => ({
  kind: 'group',
  transform: translate(x, y),
  children: nodes,
});

/** Blocks one below another as one. */
export function stack(blocks: readonly Block[], gap = 0): Block {
  const nodes: DisplayNode[] = [];
  let y = 0;
  for (const block of blocks) {
    nodes.push(put(block, 0, y));
    y += block.height + gap;
  }
  return { nodes, height: Math.max(0, y - gap) };
}

/** Blocks one below another as few as there are pages of that height for them. */
export function stacks(blocks: readonly Block[], highest: number): Block[] {
  const groups: Block[][] = [[]];
  let height = 0;
  for (const block of blocks) {
    height += block.height;
    if (height > highest) {
      groups.push([]);
      height = block.height;
    }
    groups.at(-1)?.push(block);
  }
  return groups.filter((group) => group.length > 0).map((group) => stack(group));
}

/** Blocks side by side as one, their tops in line; `x` says where each starts. */
export function row(blocks: readonly { readonly block: Block; readonly x: number }[]): Block {
  return {
    nodes: blocks.map(({ block, x }) => put(block, x, 0)),
    height: Math.max(0, ...blocks.map(({ block }) => block.height)),
  };
}

/** Lays blocks one below another on as many pages as they need; none is parted. */
export function paginate(
  blocks: readonly Block[],
  page: { readonly x: number; readonly top: number; readonly bottom: number; readonly gap: number },
): DisplayNode[][] {
  const pages: DisplayNode[][] = [[]];
  let y = page.top;
  for (const block of blocks) {
    if (y + block.height > page.bottom && y > page.top) {
      pages.push([]);
      y = page.top;
    }
    pages.at(-1)?.push(put(block, page.x, y));
    y += block.height + page.gap;
  }
  return pages;
}

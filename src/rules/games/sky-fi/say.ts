/** SKY-FI in sentences. */
import { spoken } from '../../text.ts';
import type { SkyAction } from './actions.ts';
import { type Lore, turned } from './lore.ts';
import type { Face, SkyPosition } from './position.ts';

export function say(lore: Lore, position: SkyPosition, action: SkyAction): string {
  if (action.verb === 'roll') {
    const rolls = action.throws.map(({ pilot, position: height, face }) => {
      return `${pilot} ${height} and ${lore.stepName(face as Face)}`;
    });
    return `Everybody rolls: ${rolls.join(', ')}.`;
  }
  if (action.verb === 'break') {
    return `Tie roll: ${spoken(action.throws.map(({ pilot, position: height }) => `${pilot} ${height}`))}.`;
  }
  const { pilot, verb } = action;
  if (!('target' in action)) {
    const does = { crash: 'crashes', fly: 'flies on', hold: 'finds nobody to fire at and flies on' } as const;
    return `${pilot} ${does[action.verb]}.`;
  }
  const target = position.pilots[action.target];
  const from = lore.stepName(target?.face ?? null);
  const to = lore.stepName(target === undefined ? null : turned(target, action.verb));
  return `${pilot} ${verb === 'attack' ? 'attacks' : 'covers'} ${action.target}: ${from} becomes ${to}.`;
}

/** Rules and sheets meet in the faces: whatever lies on a table or in the tray is something that is printed. */
import { describe, expect, test } from 'vitest';
import { faceRefs } from '../definition/rules-source.ts';
import type { Table } from '../definition/table.ts';
import { loadGame } from '../node/content.ts';
import { loadReferee } from '../node/referees.ts';
import { seeded } from './chance.ts';
import { GAMES } from './games/index.ts';
import { play } from './playout.ts';
import { everyOptions } from './testing.ts';

describe('every face that a table shows is printed', () => {
  test.each(Object.keys(GAMES))('%s', async (slug) => {
    const rules = await loadReferee(slug);
    const { game } = await loadGame(slug);
    const printed = new Set(game === null ? [] : faceRefs(game).map(({ ref }) => ref));
    const shown = new Set<string>();
    for (const [which, options] of everyOptions(rules.source.options).entries()) {
      for (const { after } of play(rules, rules.setup(options), seeded(which))) {
        for (const viewer of [...rules.seats(options), null]) {
          for (const face of facesOf(rules.table(after, viewer))) shown.add(face);
        }
      }
    }
    expect(shown.size).toBeGreaterThan(0);
    expect([...shown].filter((face) => !printed.has(face))).toEqual([]);
  });
});

function facesOf({ areas, tray }: Table): readonly string[] {
  const boards = areas.map((area) => (area.kind === 'grid' ? (area.board?.face ?? null) : null));
  const items = areas.flatMap((area) =>
    area.kind === 'grid' ? area.rows.flatMap((row) => row.flatMap((place) => place.items)) : area.items,
  );
  return [...boards, ...[...items, ...tray].map(({ face }) => face)].filter((face) => face !== null);
}

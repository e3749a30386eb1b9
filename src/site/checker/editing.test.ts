import { beforeAll, describe, expect, test } from 'vitest';
import type { Item, ItemsArea, Place, Table, TrayItem } from '../../definition/table.ts';
import { loadReferee } from '../../node/referees.ts';
import type { AnyReferee } from '../../rules/types.ts';
import {
  applyMend,
  beginEditing,
  changeHeld,
  changesOf,
  hold,
  layOn,
  liesOnTable,
  lying,
  playFromHere,
  setField,
  stopEditing,
} from './editing.ts';
import { positionOf, type Session, start } from './session.ts';

let dragons: AnyReferee;
let towers: AnyReferee;
beforeAll(async () => {
  dragons = await loadReferee('dragon-fight');
  towers = await loadReferee('tower-builders');
});

function placeOf(session: Session, word: string): Place {
  const areas = session.rules.table(session.editing?.position, null).areas;
  for (const area of areas) {
    for (const row of area.kind === 'grid' ? area.rows : []) {
      const found = row.find((place: Place) => place.word === word);
      if (found) return found;
    }
  }
  throw new Error(`no square ${word}`);
}

const pieceOn = (session: Session, word: string): Item => placeOf(session, word).items[0] as Item;

describe('setting up a position', () => {
  test('a dragon is picked up, laid down and turned; the fault tells what that breaks', () => {
    const begun = beginEditing(start(dragons));
    expect(begun.editing?.faults).toEqual([]);
    const held = hold(begun, { from: 'table', item: pieceOn(begun, 'c1') });
    const laid = layOn(held, placeOf(held, 'b3'));
    expect(laid.editing?.faults.map(({ clause }) => clause)).toContain('setup.start');
    const turned = changeHeld(hold(laid, { from: 'table', item: pieceOn(laid, 'b3') }), 'turn');
    expect(turned.editing?.position).toMatchObject({ dragons: { red: { cell: 'b3', facing: 'e' } } });
    expect(changesOf(dragons, turned.editing?.position as never, pieceOn(turned, 'b3'))).toContain('turn');
  });

  test('one click mends a fault', () => {
    const wrong = setField(beginEditing(start(dragons)), ['active'], ['red'], 'To act');
    const fault = wrong.editing?.faults.find(({ mend }) => mend !== undefined);
    expect(fault).toBeDefined();
    const mended = fault === undefined ? wrong : applyMend(wrong, fault);
    expect(mended.editing?.faults.length).toBeLessThan(wrong.editing?.faults.length ?? 0);
  });

  test('a position with faults is not played on; one without is', () => {
    const wrong = setField(beginEditing(start(dragons)), ['quiet'], 3, 'Quiet turns');
    expect(playFromHere(wrong)).toBe(wrong);
    const right = playFromHere(beginEditing(start(dragons)));
    expect(right.editing).toBeNull();
    expect(right.record.from).toEqual(positionOf(start(dragons)));
  });

  test('going back to the game leaves it as it was', () => {
    const game = start(dragons);
    expect(positionOf(stopEditing(setField(beginEditing(game), ['quiet'], 3, 'Quiet turns')))).toEqual(
      positionOf(game),
    );
  });

  test('the tray counts what lies on the table', () => {
    const position = positionOf(start(dragons));
    const table = dragons.table(position, null);
    for (const piece of table.tray) expect([piece.label, lying(table, position, piece)]).toEqual([piece.label, 1]);
  });

  test.each([
    ['the square of a dragon', 'dragon-fight', ['dragons', 'red', 'cell'], true],
    ['the tokens of a rider', 'dragon-fight', ['dragons', 'red', 'tokens'], true],
    ['the heading of a dragon, which is turned', 'dragon-fight', ['dragons', 'red', 'facing'], false],
    ['the number of quiet turns', 'dragon-fight', ['quiet'], false],
    ['a card in an empty hand', 'tower-builders', ['seats', 'starter', 'held'], true],
    ['a tower', 'tower-builders', ['seats', 'dealer', 'tower'], true],
    ['whose turn it is', 'tower-builders', ['turn'], false],
  ] as const)('%s: laid by hand or set by a control, not both', (_, slug, path, isLaid) => {
    const rules = slug === 'dragon-fight' ? dragons : towers;
    const position = positionOf(start(rules));
    expect(liesOnTable(rules, position, rules.table(position, null), path)).toBe(isLaid);
  });

  test('a card goes from the deck to a tower', () => {
    const begun = beginEditing(start(towers));
    const { areas, tray }: Table = towers.table(begun.editing?.position, null);
    const area = areas.find(({ kind }) => kind === 'tower') as ItemsArea;
    const piece = tray.find(({ word }) => word === 'floor-2') as TrayItem;
    const laid = layOn(hold(begun, { from: 'tray', piece }), area);
    expect(JSON.stringify(laid.editing?.position)).toContain('"tower":["floor-2"]');
    expect(laid.editing?.faults.map(({ clause }) => clause)).toContain('setup.deck');
  });

  test.each([[null], [42], ['x'], [[]], [{ game: 'dragon-fight', dragons: 'none' }]])(
    'a hostile position %j is told its faults and not drawn',
    (entered) => {
      const session = beginEditing(start(dragons), entered);
      expect(session.editing?.position).toBeNull();
      expect(session.editing?.faults.length).toBeGreaterThan(0);
    },
  );
});

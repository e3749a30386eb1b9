/** Setting up a position by hand, with the pieces that the table names. */
import { expect, test } from 'vitest';
import { valueAt } from '../definition/path.ts';
import type { GridArea, Item, ItemsArea, Table } from '../definition/table.ts';
import { loadReferee } from '../node/referees.ts';
import { edit, flip, move, put, remove, stepped, turn } from './edit.ts';
import { speak } from './speak.ts';

const rules = await loadReferee('dragon-fight');
const start = rules.setup({ 'wing-buffet': 'lines', 'stand-off': 'twenty-turns' });
const table: Table = rules.table(start, null);
const areaOf = (id: string) => table.areas.find((area) => area.id === id);
const board = areaOf('board') as GridArea;
const placeOf = (word: string) => board.rows.flat().find((place) => place.word === word) as GridArea['rows'][0][0];
const itemsOf = (id: string) => areaOf(id) as ItemsArea;
const dragon = placeOf('c1').items[0] as Item;

test('a dragon is moved, turned, and taken off the board', () => {
  expect(valueAt(move(rules, start, dragon, placeOf('e4')), ['dragons', 'red', 'cell'])).toBe('e4');
  expect(valueAt(turn(rules, start, dragon), ['dragons', 'red', 'facing'])).toBe('e');
  expect(valueAt(move(rules, start, dragon, itemsOf('off')), ['dragons', 'red', 'cell'])).toBe('off');
  expect(remove(rules, start, dragon)).toBeNull();
  expect(flip(rules, start, dragon)).toBeNull();
});

test('a token is taken off the table and put back from the tray, in alphabetical order', () => {
  const [, bankLeft] = itemsOf('moves-red').items as [Item, Item];
  const without = remove(rules, start, bankLeft);
  expect(valueAt(without, ['dragons', 'red', 'tokens'])).not.toContain('bank-left');
  const inTray = table.tray.find((piece) => piece.face === 'move-red-bank-left.front');
  expect(inTray && without && put(rules, without, inTray, itemsOf('moves-red'))).toEqual(start);
  expect(inTray && without && put(rules, without, inTray, itemsOf('moves-green'))).toBeNull();
  expect(inTray && put(rules, start, inTray, placeOf('a1'))).toBeNull();
});

test('a dragon from the tray is put on a square', () => {
  const inTray = table.tray.find((piece) => piece.face === 'dragon-green.front');
  expect(valueAt(inTray && put(rules, start, inTray, placeOf('b2')), ['dragons', 'green', 'cell'])).toBe('b2');
});

test('a die from the tray is laid beside the one that lies there, and a number is written as a number', async () => {
  const sky = await loadReferee('sky-fi');
  const before = sky.setup({ pilots: 3, end: 'at-once' });
  const { areas, tray } = sky.table(before, null);
  const pilot = areas.find((area) => area.id === 'p1') as ItemsArea;
  const die = (label: string) => tray.find((piece) => piece.label === label);
  const [crash, seven] = [die('Crash, on the Action Die'), die('Position 7')];
  const rolled = crash && seven && put(sky, before, crash, pilot);
  const both = seven && rolled && put(sky, rolled, seven, pilot);
  expect(valueAt(both, ['pilots', 'p1'])).toEqual({ state: 'flying', position: 7, face: 'crash', breaks: [] });
  expect(seven && put(sky, before, { ...seven, word: '13' }, pilot)).toBeNull();
});

test('a field steps through its values and round again', () => {
  expect(valueAt(stepped(rules, start, ['phase']), ['phase'])).toBe('wounds');
  expect(valueAt(stepped(rules, { ...start, phase: 'over' }, ['phase']), ['phase'])).toBe('orders');
  expect(stepped(rules, start, ['dragons'])).toBeNull();
  expect(stepped(rules, start, ['no', 'such'])).toBeNull();
});

test('an edit changes nothing else and leaves the position before it alone', () => {
  const before = JSON.stringify(start);
  const edited = edit(rules, start, [{ path: ['owes', 'red'], value: 1 }]);
  expect({ ...edited, owes: start.owes }).toEqual(start);
  expect(JSON.stringify(start)).toBe(before);
});

test('the table in words', () => {
  expect(speak(table)).toEqual(
    expect.arrayContaining([
      'Orders are due from the Red rider and the Green rider.',
      'The sky. c5: Dragon of the Green rider, facing south; c1: Dragon of the Red rider, facing north.',
      'Red rider: movement tokens: About face, Bank left, Bank right, Forward, Strafe left and Strafe right.',
      'Red rider: wounds dealt: none yet.',
      'Turns without a point: 0 of 20.',
    ]),
  );
});

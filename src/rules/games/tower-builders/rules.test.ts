import { expect, test } from 'vitest';
import { loadReferee } from '../../../node/referees.ts';
import { mend } from '../../edit.ts';
import { check } from '../../look.ts';
import { speak } from '../../speak.ts';
import type { AnyReferee, Position, Seat } from '../../types.ts';

const rules: AnyReferee = await loadReferee('tower-builders');
const start: Position = rules.setup({ cheating: 'allowed' });

/** The position after these actions and what a viewer (null: everybody’s cards open) was told of them. */
function told(viewer: Seat | null, steps: readonly (readonly [Seat, string])[]) {
  let position = start;
  const sentences = steps.map(([seat, action]) => {
    const read = rules.read(action);
    const sentence = viewer === null ? rules.say(position, seat, read) : rules.seen(position, seat, read, viewer);
    position = rules.play(position, seat, read).position;
    return sentence;
  });
  return { position, sentences };
}

const OPENING = [
  ['chance', 'deal floor-10 collapse'],
  ['chance', 'draw floor-2'],
  ['starter', 'play drawn'],
  ['chance', 'draw floor-1'],
  ['dealer', 'play held'],
] as const;

test('the log tells everything', () => {
  expect(told(null, OPENING).sentences).toEqual([
    'The Starter is dealt Ten floors. The Dealer is dealt Collapse.',
    'The Starter draws Two floors.',
    'The Starter builds Two floors, just drawn.',
    'The Dealer draws One floor.',
    'The Dealer plays Collapse, held until now: the tower of the Starter falls, 2 floors high.',
  ]);
});

test('the dealer learns neither the cards in the starter’s hand nor which of them was played', () => {
  expect(told('dealer', OPENING).sentences).toEqual([
    'The Starter is dealt a card face down. The Dealer is dealt Collapse.',
    'The Starter draws a card.',
    'The Starter builds Two floors.',
    'The Dealer draws One floor.',
    'The Dealer plays Collapse, held until now: the tower of the Starter falls, 2 floors high.',
  ]);
});

test('a bystander sees towers and discard, and everybody their own hand', () => {
  const { position } = told(null, OPENING.slice(0, 4));
  expect(rules.view(position, 'dealer')).toMatchObject({
    deck: Array(10).fill('?'),
    seats: {
      starter: { held: '?', kept: '?', drawn: null, tower: ['floor-2'] },
      dealer: { held: 'collapse', kept: 0, drawn: 'floor-1' },
    },
  });
  expect(rules.view(position, null)).toMatchObject({ seats: { dealer: { held: '?', kept: '?', drawn: '?' } } });
});

test('the dealer’s table keeps the starter’s hand closed', () => {
  expect(speak(rules.table(told(null, OPENING).position, 'dealer'))).toEqual([
    'The Starter is about to draw; 10 cards left in the deck.',
    'Starter’s hand: Face-down card.',
    'Starter’s tower: Nothing built.',
    'Deck: 10 × Face-down card.',
    'Discard: Collapse and Two floors.',
    'Dealer’s tower: Nothing built.',
    'Dealer’s hand: One floor.',
    'Starter’s floors: 0.',
    'Dealer’s floors: 0.',
    'Turns the Dealer kept its card: 0.',
  ]);
});

test('the deal is as likely as from a shuffled deck', () => {
  const odds = rules.odds?.(start);
  if (odds?.kind !== 'listed') throw new Error('twenty-five deals can be listed');
  const weight = (text: string) => odds.outcomes.find(({ action }) => rules.write(action) === text)?.weight;
  expect(odds.outcomes.reduce((sum, one) => sum + one.weight, 0)).toBe(14 * 13);
  expect(weight('deal floor-1 floor-1')).toBe(4 * 3);
  expect(weight('deal floor-1 collapse')).toBe(4 * 2);
  expect(weight('deal collapse collapse')).toBe(2 * 1);
});

test('a card too many is mended out of the deck', () => {
  const { position } = told(null, OPENING);
  const wrong = { ...position, deck: [...(position as unknown as { deck: string[] }).deck, 'floor-5'] };
  const [fault] = check(rules, wrong).faults;
  expect(fault).toMatchObject({
    clause: 'setup.deck',
    message: 'There are 2 cards named Five floors; this position has 3.',
    hint: 'Take 1 away.',
  });
  expect(fault && mend(rules, wrong, fault)).toEqual(position);
});

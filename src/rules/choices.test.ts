/** Putting actions together: which values lead on, and what a form says when it is filled. */
import { describe, expect, test } from 'vitest';
import { loadReferee } from '../node/referees.ts';
import { choices, fill, openForms } from './choices.ts';
import type { Form } from './types.ts';

const rules = await loadReferee('dragon-fight');
const start = rules.setup({ 'wing-buffet': 'lines', 'stand-off': 'twenty-turns' });
const wounded = {
  ...start,
  dragons: { ...start.dragons, red: { ...start.dragons.red, tokens: ['bank-left', 'forward'] } },
};
const owing = { ...wounded, phase: 'wounds', active: ['red'], owes: { red: 2, green: 0 } };
const only = (offers: readonly { value: string; legal: boolean }[]) =>
  offers.filter((offer) => offer.legal).map((offer) => offer.value);

test('a form is filled choice by choice, literal parts by themselves', () => {
  const form: Form = {
    id: 'roll',
    verb: 'roll',
    label: 'Roll',
    slots: [
      { label: 'p1', parts: ['p1=', { label: 'Number', values: ['1', '2'] }, ':', { label: 'Side', values: ['fly'] }] },
    ],
  };
  expect(fill(form, []).text).toBe('roll p1=');
  expect(fill(form, ['2']).text).toBe('roll p1=2:');
  expect(fill(form, ['2', 'fly'])).toEqual({ text: 'roll p1=2:fly', due: null, word: 1 });
});

describe('choices', () => {
  const [order] = rules.forms(wounded, 'red');
  const [one, two] = rules.forms(owing, 'red');
  test('every token can be picked, and those lost are told not to lead on', () => {
    const offers = choices(rules, wounded, 'red', order as Form, []);
    expect(offers).toHaveLength(6);
    expect(only(offers)).toEqual(['bank-left', 'forward']);
    expect(only(choices(rules, wounded, 'red', order as Form, ['forward']))).toHaveLength(4);
    expect(only(choices(rules, wounded, 'red', order as Form, ['strafe-left']))).toEqual([]);
  });
  test('two tokens owed: the form for one leads nowhere, and the order of two matters', () => {
    expect(only(choices(rules, owing, 'red', one as Form, []))).toEqual([]);
    expect(only(choices(rules, owing, 'red', two as Form, []))).toEqual(['bank-left']);
    expect(only(choices(rules, owing, 'red', two as Form, ['bank-left']))).toEqual(['forward']);
    expect(openForms(rules, owing, 'red')).toEqual([two]);
  });
  test('nothing leads on for a seat that owes nothing', () => {
    expect(only(choices(rules, { ...start, active: ['green'] }, 'red', order as Form, []))).toEqual([]);
  });
});

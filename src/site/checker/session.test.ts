import { beforeAll, describe, expect, test } from 'vitest';
import { loadReferee } from '../../node/referees.ts';
import { openForms } from '../../rules/choices.ts';
import { legalTexts } from '../../rules/look.ts';
import type { AnyReferee } from '../../rules/types.ts';
import { choicesOf, draftOf, textOf, withWord } from './draft.ts';
import { guideOf } from './guide.ts';
import { linesOf } from './record-lines.ts';
import {
  attempt,
  awaited,
  canPlayOn,
  drafted,
  goTo,
  letGo,
  lowerCurtain,
  playOn,
  positionOf,
  redo,
  type Session,
  seeAll,
  start,
  tableOf,
  takeScreen,
  undo,
  undoLimit,
} from './session.ts';

let dragons: AnyReferee;
let towers: AnyReferee;
beforeAll(async () => {
  dragons = await loadReferee('dragon-fight');
  towers = await loadReferee('tower-builders');
});

/** Plays texts by seat; each must be allowed. */
function played(session: Session, steps: readonly (readonly [string, string])[]): Session {
  return steps.reduce((now, [seat, text]) => {
    const next = attempt(now.viewer.kind === 'public' && seat !== 'chance' ? takeScreen(now, seat) : now, seat, text);
    expect(next.refusal, text).toBeNull();
    return next;
  }, session);
}

/** Everything a page could show of a session to the one who looks. */
const shown = (session: Session) => JSON.stringify([tableOf(session), linesOf(session), session.said]);

describe('sealed orders', () => {
  test('the curtain is down at the start, and both riders are awaited', () => {
    const session = start(dragons);
    expect(session.acting).toBeNull();
    expect(awaited(session)).toEqual(['red', 'green']);
  });

  test('after an order the curtain falls, and only the other rider is awaited', () => {
    const session = played(start(dragons), [['red', 'order strafe-left claw']]);
    expect(session.viewer).toEqual({ kind: 'public' });
    expect(awaited(session)).toEqual(['green']);
  });

  test('nothing that the other rider can see tells one order from another', () => {
    const [one, other] = ['order strafe-left claw', 'order bank-right tail-whip'].map((order) =>
      takeScreen(played(start(dragons), [['red', order]]), 'green'),
    );
    expect(shown(one as Session)).toBe(shown(other as Session));
  });

  test('the referee sees the sealed order', () => {
    const session = seeAll(played(start(dragons), [['red', 'order strafe-left claw']]));
    expect(shown(session)).toContain('claw');
    expect(lowerCurtain(session).viewer).toEqual({ kind: 'public' });
  });

  test('a seat that goes on keeps the screen', () => {
    const dealt = played(start(towers), [
      ['chance', 'deal floor-5 collapse'],
      ['chance', 'draw floor-1'],
    ]);
    expect(awaited(dealt)).toEqual(['starter']);
    expect(takeScreen(dealt, 'starter').acting).toBe('starter');
    expect(played(dealt, [['starter', 'play held']]).viewer).toEqual({ kind: 'public' });
  });
});

describe('refusals', () => {
  test('a refused action stays, with its reasons, and changes nothing', () => {
    const red = takeScreen(start(dragons), 'red');
    const refused = attempt(red, 'red', 'give forward');
    expect(refused.refusal?.verdict.remarks.length).toBeGreaterThan(0);
    expect(refused.said).toMatch(/^Not allowed: /);
    expect(positionOf(refused)).toEqual(positionOf(red));
    expect(letGo(refused).refusal).toBeNull();
  });

  test('a complete choice is judged before it is played', () => {
    const dealt = seeAll(
      played(start(towers), [
        ['chance', 'deal floor-5 collapse'],
        ['chance', 'draw floor-1'],
      ]),
    );
    const draft = dealt.draft && draftOf(dealt.draft, 'cheat drawn');
    const tried = draft && drafted(dealt, draft, '');
    expect(tried?.refusal?.verdict.remarks.map(({ clause }) => clause)).toContain('hold.three-turns');
  });

  test('the table may play on after a refused step; it stays in the record, flagged', () => {
    const steps = [
      ['chance', 'deal floor-5 collapse'],
      ['chance', 'draw floor-1'],
    ] as const;
    const refused = attempt(seeAll(played(start(towers), steps)), 'starter', 'cheat drawn');
    expect(canPlayOn(refused)).toBe(true);
    const on = playOn(refused);
    expect(linesOf(on).map(({ fault }) => fault?.playedOn)).toEqual([undefined, undefined, true]);
    expect(on.refusal).toBeNull();
  });

  test('what the hands could not do is not played on', () => {
    const refused = attempt(takeScreen(start(dragons), 'red'), 'red', 'order sideways claw');
    expect(canPlayOn(refused)).toBe(false);
    expect(playOn(refused)).toBe(refused);
  });
});

describe('the record', () => {
  const orders = [
    ['red', 'order strafe-left claw'],
    ['green', 'order strafe-left claw'],
  ] as const;

  test('behind the curtain undo stops where somebody has learnt something', () => {
    const after = played(start(dragons), orders);
    expect(undoLimit(after)).toBe(2);
    expect(undo(after)).toBe(after);
  });

  test('the referee goes back to any step and forth again', () => {
    const after = seeAll(played(start(dragons), orders));
    const back = goTo(after, 0);
    expect(positionOf(back)).toEqual(dragons.setup(back.record.options));
    expect(linesOf(back).every(({ undone }) => undone)).toBe(true);
    expect(positionOf(redo(redo(back)))).toEqual(positionOf(after));
    expect(goTo(back, 99)).toBe(back);
  });

  test('a new step after undo takes the place of those taken back', () => {
    const back = undo(seeAll(played(start(dragons), orders)));
    const anew = attempt(back, 'green', 'order forward claw');
    expect(anew.record.steps.map(({ action }) => action)).toEqual(['order strafe-left claw', 'order forward claw']);
  });
});

describe('clicks on the table', () => {
  test('a word goes to the first open choice that takes it', () => {
    const red = takeScreen(start(dragons), 'red');
    const click = (session: Session, word: string) => {
      const draft = session.draft && withWord(dragons, positionOf(session), 'red', session.draft, word);
      return draft === null ? session : drafted(session, draft, '');
    };
    const both = click(click(red, 'claw'), 'forward');
    expect(both.draft && textOf(both.draft)).toBe('order forward claw');
    const changed = click(both, 'bank-left');
    expect(changed.draft && textOf(changed.draft)).toBe('order bank-left claw');
    expect(click(changed, 'c3')).toBe(changed);
  });
});

describe('chance where hands are hidden', () => {
  const dealt = (deal: string) => played(start(towers), [['chance', deal]]);
  const offered = (session: Session) => {
    const guide = guideOf(session);
    const position = positionOf(session);
    const offers = session.draft === null ? [] : choicesOf(guide, position, 'chance', session.draft);
    return JSON.stringify([offers, legalTexts(guide, position, 'chance'), openForms(guide, position, 'chance')]);
  };

  test('offers and suggestions are the same whatever was dealt', () => {
    const [tens, others] = [dealt('deal floor-10 floor-10'), dealt('deal floor-1 collapse')];
    expect(offered(tens)).toBe(offered(others));
    expect(offered(tens)).toContain('draw floor-10');
    expect(offered(tens)).not.toContain('false');
  });

  test('the referee is told what can still be drawn', () => {
    const tens = seeAll(dealt('deal floor-10 floor-10'));
    expect(legalTexts(guideOf(tens), positionOf(tens), 'chance')).not.toContain('draw floor-10');
    expect(legalTexts(guideOf(tens), positionOf(tens), 'chance')).toContain('draw floor-1');
  });

  test('what cannot be drawn is refused when it is tried, without a word of what can', () => {
    const tens = dealt('deal floor-10 floor-10');
    const draft =
      tens.draft === null ? null : withWord(guideOf(tens), positionOf(tens), 'chance', tens.draft, 'floor-10');
    expect(draft === null ? null : drafted(tens, draft, '').refusal).toBeNull();
    const refused = attempt(tens, 'chance', 'draw floor-10').refusal?.verdict.remarks ?? [];
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ hint, spots }) => hint === null && spots.length === 0)).toBe(true);
    expect(attempt(seeAll(tens), 'chance', 'draw floor-10').refusal?.verdict.remarks[0].hint).toContain('deck');
  });
});

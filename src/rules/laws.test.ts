/**
 * The laws of every rules module, held on positions that random play reaches and on positions that nobody should have
 * entered. A new game in games/index.ts is under them at once.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadReferee } from '../node/referees.ts';
import { decode, encodePosition, encodeRecord } from './address.ts';
import { pick, type Random, seeded } from './chance.ts';
import { choices, fill, openForms } from './choices.ts';
import { edit, mend } from './edit.ts';
import type { Field } from './fields.ts';
import { fitFields } from './fit.ts';
import { GAMES } from './games/index.ts';
import { judge } from './judge.ts';
import { check, legalTexts, look } from './look.ts';
import { play } from './playout.ts';
import { isRemark } from './remark.ts';
import { review, undoTo } from './review.ts';
import { same } from './same.ts';
import { speak } from './speak.ts';
import { everyOptions, playout } from './testing.ts';
import type { AnyReferee, Form, Options, Path, Position, Seat } from './types.ts';
import { CHANCE } from './types.ts';

/** A red run comes back with the next one. */
fc.configureGlobal({ seed: 2026 });

/** Playouts for each combination of options, and the longest that is followed. */
const GAMES_PLAYED = 6;
const LONGEST = 120;

for (const slug of Object.keys(GAMES)) {
  const rules = await loadReferee(slug);
  const everyOption = everyOptions(rules.source.options);
  const reached = everyOption.flatMap((options, which) => positionsOf(rules, options, which));
  const pool = wellFormed(rules, reached);
  const few = reached.filter((_, index) => index % Math.ceil(reached.length / 150) === 0);
  const everySeat = (position: Position): readonly Seat[] => [...rules.seats(position.options ?? {}), CHANCE];
  const viewers = (position: Position): readonly (Seat | null)[] => [...rules.seats(position.options ?? {}), null];

  describe(`laws of ${slug} on ${reached.length} positions of random play`, () => {
    test('(1) a position that play reaches has no faults', () => {
      for (const position of reached) expect(check(rules, position).faults).toEqual([]);
    });

    test('(2) a legal action is refused by nothing, every other well-formed one by something', () => {
      const wrong = few.flatMap((position) =>
        everySeat(position).flatMap((seat) => {
          const { texts, all } = someLegal(rules, position, seat);
          const legal = new Set(texts);
          const refused = (text: string) => refusals(rules, position, seat, text).length > 0;
          const illegal = all ? pool.filter((text) => !legal.has(text)) : [];
          return [
            ...texts.filter(refused).map((text) => ({ refused: text, seat, position })),
            ...illegal.filter((text) => !refused(text)).map((text) => ({ allowed: text, seat, position })),
          ];
        }),
      );
      expect(wrong).toEqual([]);
    });

    test('(2) each legal action is listed once, and the forms span all of them', () => {
      const wrong = reached.flatMap((position) =>
        position.active.flatMap((seat) => {
          const { texts } = someLegal(rules, position, seat);
          const forms = rules.forms(position, seat).map(pattern);
          const ids = rules.forms(position, seat).map((form: Form) => form.id);
          expect(new Set(ids).size).toBe(ids.length);
          const outside = texts.filter((text) => !forms.some((form: RegExp) => form.test(text)));
          const twice = texts.filter((text, index) => texts.indexOf(text) !== index);
          return [...outside.map((text) => ({ outside: text, seat })), ...twice.map((text) => ({ twice: text, seat }))];
        }),
      );
      expect(wrong).toEqual([]);
    });

    test('(2) a walk over the choices that lead on ends in a legal action', () => {
      const random = seeded(2);
      for (const position of few) {
        for (const seat of position.active) {
          const form = pick(openForms(rules, position, seat), random);
          const picks: string[] = [];
          while (fill(form, picks).due !== null) {
            const open = choices(rules, position, seat, form, picks).filter((offer) => offer.legal);
            picks.push(pick(open, random).value);
          }
          expect(judge(rules, position, seat, fill(form, picks).text).ok).toBe(true);
        }
      }
    });

    test('(3) text and action say the same', () => {
      for (const position of few) {
        for (const seat of position.active) {
          for (const text of someLegal(rules, position, seat).texts) {
            const action = rules.read(text);
            expect(rules.write(action)).toBe(text);
            expect(rules.read(rules.write(action))).toEqual(action);
          }
        }
      }
    });

    test('(4) nothing that is asked of a position changes it', () => {
      for (const position of few.map(frozen)) {
        const before = JSON.stringify(position);
        for (const seat of position.active) {
          for (const text of someLegal(rules, position, seat).texts.slice(0, 20)) judge(rules, position, seat, text);
        }
        look(rules, position);
        for (const seat of viewers(position)) speak(rules.table(position, seat));
        expect(JSON.stringify(position)).toBe(before);
      }
    });

    test('(5) nobody is to act exactly when there is an outcome and nobody has a legal action', () => {
      for (const position of reached) {
        const able = everySeat(position).filter((seat) => someLegal(rules, position, seat, 1).texts.length > 0);
        expect(able.toSorted()).toEqual([...position.active].sort());
        expect(position.outcome !== null).toBe(position.active.length === 0);
      }
    });

    test('(6, 8) what a seat cannot see changes nothing that it is told', () => {
      const { worlds } = rules;
      if (worlds === undefined) {
        for (const position of few)
          for (const seat of viewers(position)) expect(rules.view(position, seat)).toEqual(position);
        return;
      }
      const random = seeded(6);
      for (const position of few) {
        expect(fitFields(rules, rules.view(position, null), true).remarks).toEqual([]);
        for (const seat of rules.seats(position.options ?? {})) {
          const view = rules.view(position, seat);
          expect(fitFields(rules, view, true).remarks).toEqual([]);
          const world = worlds(view, seat, random);
          expect(check(rules, world).faults).toEqual([]);
          expect(rules.view(world, seat)).toEqual(view);
          expect(rules.table(world, seat)).toEqual(rules.table(position, seat));
          expect(legalTexts(rules, world, seat)).toEqual(legalTexts(rules, position, seat));
          expect(rules.forms(world, seat)).toEqual(rules.forms(position, seat));
        }
      }
    });

    test('(6) what a seat is told of an action is what its view then shows, and nothing of what stays hidden', () => {
      for (const position of few) {
        for (const seat of position.active) {
          const actions = someLegal(rules, position, seat, 60).texts.map((text) => rules.read(text));
          for (const viewer of viewers(position).filter((one) => one !== seat)) {
            const byView = new Map<string, { readonly words: string | null; readonly truth: string }>();
            const byWords = new Map<string | null, string>();
            for (const action of actions) {
              const words = rules.seen(position, seat, action, viewer);
              const after = rules.play(position, seat, action).position;
              const sees = [rules.view(after, viewer)];
              if (viewer !== null) {
                sees.push(rules.table(after, viewer), legalTexts(rules, after, viewer), rules.forms(after, viewer));
              }
              const view = JSON.stringify(sees);
              expect(byWords.get(words) ?? view, `«${words}» tells less than the view shows`).toBe(view);
              const truth = JSON.stringify(after);
              const alike = byView.get(view);
              if (alike !== undefined && alike.truth !== truth) {
                expect(alike.words, 'words tell apart what the view hides').toBe(words);
              }
              byWords.set(words, view);
              byView.set(view, { words, truth });
            }
          }
        }
      }
    });

    test('(7) a simultaneous step ends the same in every order', () => {
      const random = seeded(7);
      for (const position of few.filter(({ active }) => active.length > 1)) {
        const acts = position.active.map(
          (seat) => [seat, pick(someLegal(rules, position, seat).texts, random)] as const,
        );
        const ended = (order: typeof acts) =>
          order.reduce<Position>((now, [seat, text]) => rules.play(now, seat, rules.read(text)).position, position);
        expect(ended(acts.toReversed())).toEqual(ended(acts));
      }
    });

    test('(9) chance has honest odds: the listed are the legal ones, the sampled are legal', () => {
      const random = seeded(9);
      for (const position of few.filter(({ active }) => active.includes(CHANCE))) {
        const odds = rules.odds?.(position);
        if (odds?.kind === 'listed') {
          const listed = odds.outcomes.map(({ action }) => rules.write(action)).sort();
          expect(listed).toEqual(legalTexts(rules, position, CHANCE));
          expect(odds.outcomes.every(({ weight }) => Number.isSafeInteger(weight) && weight > 0)).toBe(true);
        } else {
          const action = odds?.sample(random);
          expect([...rules.refuse(position, CHANCE, action)]).toEqual([]);
          expect(odds !== undefined && odds.size > 0n).toBe(true);
        }
      }
    });

    test('(12) the record of a playout reviews clean and comes back from its address', () => {
      for (const [which, options] of everyOption.entries()) {
        const record = playout(rules, options, seeded(1200 + which), LONGEST);
        const judged = review(rules, record);
        expect(judged.firstFault).toBeNull();
        const dice = record.steps.findLastIndex(({ seat }) => seat === CHANCE);
        expect(undoTo(judged), 'dice and cards cannot be taken back').toBeGreaterThan(dice);
        const short = { ...record, steps: record.steps.slice(0, 40) };
        const encoded = encodeRecord(short);
        expect(encoded.ok && decode(rules, encoded.text)).toEqual({
          kind: 'record',
          edition: record.edition,
          record: short,
        });
      }
      for (const position of few) {
        const encoded = encodePosition(rules, position);
        expect(encoded.ok && decode(rules, `#${encoded.text}`)).toEqual({
          kind: 'position',
          edition: rules.source.edition,
          position: JSON.parse(JSON.stringify(position)),
        });
      }
    });

    test('a record plays on after an illegal step, to a position that can be judged', () => {
      const random = seeded(13);
      for (const options of [...everyOption, ...everyOption, ...everyOption]) {
        const { steps, ...rest } = playout(rules, options, random, LONGEST);
        const spoiled = steps.map((step) => (random() < 0.2 ? { ...step, action: pick(pool, random) } : step));
        const judged = review(rules, { ...rest, steps: spoiled });
        expect(judged.steps.length).toBe(steps.length);
        for (const step of judged.steps)
          expect(step.verdict.ok || !step.playedOn || !same(step.after, step.before)).toBe(true);
      }
    });
  });

  describe(`${slug}: positions entered by hand`, () => {
    const spoiled = fc.record({ which: fc.nat(), seed: fc.nat() }).map(({ which, seed }) => {
      const random = seeded(seed);
      let position: unknown = reached[which % reached.length];
      for (let edits = 1 + Math.floor(random() * 3); edits > 0; edits -= 1)
        position = spoil(rules, position, random, pool);
      return position;
    });

    test('any position gets a look, and whatever is sound can be drawn for everyone', () => {
      fc.assert(
        fc.property(spoiled, (position) => {
          const { faults, position: sound } = check(rules, position);
          expect(faults.every((fault) => fault.message !== '' && fault.clause !== null)).toBe(true);
          const { legal } = look(rules, position);
          if (sound === null || faults.length > 0) expect(legal).toEqual({});
          if (sound === null) return;
          for (const seat of viewers(sound)) speak(rules.table(sound, seat));
          if (faults.length > 0) return;
          for (const seat of sound.active) expect(someLegal(rules, sound, seat, 1).texts.length).toBe(1);
        }),
        { numRuns: 300 },
      );
    });

    test('a mend takes its fault away', () => {
      fc.assert(
        fc.property(spoiled, (position) => {
          const { faults } = check(rules, position);
          for (const fault of faults.filter((one) => one.mend !== undefined)) {
            const left = check(rules, mend(rules, position as Position, fault)).faults;
            // a sorted list may bring another such word to the same place
            const gone = left.length < faults.length || !left.some((one) => one.message === fault.message);
            expect([fault.message, gone]).toEqual([fault.message, true]);
          }
        }),
        { numRuns: 300 },
      );
    });

    test('anything at all gets a look', () => {
      fc.assert(
        fc.property(
          fc.oneof(
            fc.jsonValue(),
            fc.object({ key: fc.constantFrom('game', 'phase', '__proto__', 'active', 'options') }),
          ),
          (value) => {
            expect(look(rules, value).faults.length).toBeGreaterThan(0);
          },
        ),
        { numRuns: 300 },
      );
    });

    test('any text as an address gets a friendly answer', () => {
      fc.assert(
        fc.property(
          fc.oneof(
            fc.string(),
            fc.base64String().map((text) => `r=1~1~${text}`),
            foreignRecord(slug),
          ),
          (text) => {
            const decoded = decode(rules, text);
            if (decoded.kind === 'record') review(rules, decoded.record);
          },
        ),
        { numRuns: 300 },
      );
    });
  });
}

function positionsOf(rules: AnyReferee, options: Options, which: number): readonly Position[] {
  return Array.from({ length: GAMES_PLAYED }, (_, game) => {
    const start: Position = rules.setup(options);
    const played = play(rules, start, seeded(1000 * which + game), LONGEST);
    return [start, ...Array.from(played, ({ after }) => after)];
  }).flat();
}

/** Legal texts, as many as there are up to a limit; `all` when none was left out. */
function someLegal(rules: AnyReferee, position: Position, seat: Seat, most = 300) {
  const texts: string[] = [];
  for (const action of rules.legal(position, seat)) {
    if (texts.length === most) return { texts, all: false };
    texts.push(rules.write(action));
  }
  return { texts, all: true };
}

function refusals(rules: AnyReferee, position: Position, seat: Seat, text: string): readonly unknown[] {
  const action = rules.read(text);
  return isRemark(action) ? [action] : [...rules.refuse(position, seat, action)];
}

/** Random fillings of every form that is ever offered. */
function wellFormed(rules: AnyReferee, positions: readonly Position[]): readonly string[] {
  const random = seeded(5);
  const forms = new Map<string, Form>();
  for (const position of positions) {
    for (const seat of position.active) {
      for (const form of rules.forms(position, seat)) forms.set(`${form.id} ${form.slots.length}`, form);
    }
  }
  const filled = [...forms.values()].flatMap((form) => Array.from({ length: 25 }, () => fillAtRandom(form, random)));
  return [...new Set(filled)];
}

function fillAtRandom(form: Form, random: Random): string {
  const picks: string[] = [];
  for (let due = fill(form, picks).due; due !== null; due = fill(form, picks).due) picks.push(pick(due.values, random));
  return fill(form, picks).text;
}

/** What a form can be filled to. */
function pattern(form: Form): RegExp {
  const words = form.slots.map(({ parts }) =>
    parts
      .map((part) => (typeof part === 'string' ? escaped(part) : `(?:${part.values.map(escaped).join('|')})`))
      .join(''),
  );
  return new RegExp(`^${[form.verb, ...words].join(' ')}$`);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function frozen<T>(value: T): T {
  if (value !== null && typeof value === 'object') Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

/** Changes one field to something that it may hold, or to rubbish. `pool`: texts of actions. */
function spoil(rules: AnyReferee, position: unknown, random: Random, pool: readonly string[]): unknown {
  const places = placesOf(rules.fields, position, []);
  const { field, path } = pick(places, random);
  const rubbish = [null, '?', -1, 7, 1e300, 0.5, '', 'z9', [], {}, true, ['z9'], { game: 'x' }, '__proto__'];
  const value = random() < 0.3 ? pick(rubbish, random) : fitting(field, random, pool);
  if (path.length === 0) return value;
  try {
    return edit(rules, position as Position, [{ path, value }]);
  } catch {
    return position;
  }
}

interface FieldPlace {
  readonly field: Field;
  readonly path: Path;
}

function placesOf(field: Field, value: unknown, path: Path): readonly FieldPlace[] {
  const inner = (key: string | number, of: Field): readonly FieldPlace[] =>
    value !== null && typeof value === 'object' && Object.hasOwn(value, key)
      ? placesOf(of, (value as Record<string | number, unknown>)[key], [...path, key])
      : [];
  const here = { field, path };
  if (field.kind === 'object') return [here, ...Object.entries(field.fields).flatMap(([key, of]) => inner(key, of))];
  if (field.kind === 'map') return [here, ...Object.keys(value ?? {}).flatMap((key) => inner(key, field.of))];
  if (field.kind === 'list' && Array.isArray(value))
    return [here, ...value.flatMap((_, index) => inner(index, field.of))];
  return [here];
}

/** Something that the field allows by itself. */
function fitting(field: Field, random: Random, pool: readonly string[]): unknown {
  if (field.nullable === true && random() < 0.3) return null;
  switch (field.kind) {
    case 'word':
      return pick(field.values, random);
    case 'number':
      return Math.floor(random() * 8);
    case 'flag':
      return random() < 0.5;
    case 'list':
      return Array.from({ length: Math.floor(random() * 4) }, () => fitting(field.of, random, pool));
    case 'outcome':
      return { result: pick(['win', 'draw'], random), winners: [], by: ['no.such'] };
    case 'action':
      return random() < 0.2 ? 'nonsense' : pick(pool, random);
    default:
      return {};
  }
}

/** A record as somebody might send it: right at the outside, anything within. */
function foreignRecord(slug: string) {
  return fc
    .record({
      options: fc.oneof(fc.constant({}), fc.jsonValue()),
      from: fc.oneof(fc.constant(undefined), fc.jsonValue()),
      steps: fc.oneof(fc.array(fc.tuple(fc.string(), fc.string())), fc.jsonValue()),
    })
    .map((record) => `r=1~1~${Buffer.from(JSON.stringify({ game: slug, ...record })).toString('base64url')}`);
}

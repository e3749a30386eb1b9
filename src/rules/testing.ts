/** For tests of all games: every way to agree on the options, and whole games by random play. */
import type { Random } from './chance.ts';
import { everyValue } from './options.ts';
import { play } from './playout.ts';
import type { AnyReferee, GameRecord, Options, RulesSource } from './types.ts';

/** Every combination of option values. */
export function everyOptions(specs: RulesSource['options']): readonly Options[] {
  return Object.entries(specs).reduce<readonly Options[]>(
    (all, [name, spec]) => all.flatMap((options) => everyValue(spec).map((value) => ({ ...options, [name]: value }))),
    [{}],
  );
}

/** A whole game as a record. */
export function playout(rules: AnyReferee, options: Options, random: Random, most?: number): GameRecord {
  const { slug, edition } = rules.source;
  const steps = Array.from(play(rules, rules.setup(options), random, most), ({ seat, action }) => ({ seat, action }));
  return { game: slug, edition, options, steps };
}

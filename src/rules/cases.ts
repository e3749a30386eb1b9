/**
 * Cases that prove a game's rules: games/<slug>/cases.ts lists them as data, one runner judges them, and what they
 * show is counted, so that no clause goes unproved.
 */
import { fitFields } from './fit.ts';
import { judge } from './judge.ts';
import { check, look } from './look.ts';
import { defaultOptions } from './options.ts';
import { same } from './same.ts';
import { shown, spoken } from './text.ts';
import type { AnyReferee, ClauseId, Options, Outcome, Position, Seat } from './types.ts';

/** One case: where it starts, what is played first, and everything that must then be so. */
export interface Case<C extends ClauseId = ClauseId> {
  /** What a person would see. */
  readonly name: string;
  /** Options that differ from the default. */
  readonly options?: Options;
  /** The position as entered; the set-up unless said. */
  readonly position?: unknown;
  /** Actions made first; they must be legal. */
  readonly play?: readonly (readonly [seat: Seat, action: string])[];
  /** How many legal actions a seat has, or exactly which. */
  readonly legal?: Readonly<Record<Seat, number | 'many' | readonly string[]>>;
  /** Actions that are refused, by these clauses and no others. */
  readonly refused?: readonly (readonly [seat: Seat, action: string, ...by: C[]])[];
  /** Clauses that take effect with the last action played, among others. */
  readonly effects?: readonly C[];
  /** Clauses of the position's faults, among others. */
  readonly faults?: readonly C[];
  /** Scores may be left out. */
  readonly outcome?: Outcome<C> | null;
  /** Parts of the position after `play`; what isn't named may be anything. */
  readonly after?: unknown;
}

/** What came of a case. */
export interface CaseResult {
  /** Sentences; empty when everything is as the case says. */
  readonly wrong: readonly string[];
  /** Every clause that the rules cited, named by the case or not. */
  readonly cited: readonly ClauseId[];
}

/** The clauses that a case names: what it demands, and so proves, whatever else the rules cite. */
export function clausesNamed({ effects = [], faults = [], outcome, refused = [] }: Case): {
  /** Of a refusal or a fault. */
  readonly reasons: readonly ClauseId[];
  /** Of an action or of the end. */
  readonly effects: readonly ClauseId[];
} {
  return {
    reasons: [...faults, ...refused.flatMap(([, , ...by]) => by)],
    effects: [...effects, ...(outcome?.by ?? [])],
  };
}

export function runCase(rules: AnyReferee, one: Case): CaseResult {
  const wrong: string[] = [];
  const cited: ClauseId[] = [];
  const start: unknown = one.position ?? rules.setup({ ...defaultOptions(rules.source.options), ...one.options });

  const { faults, position: sound } = check(rules, start);
  const faulty = faults.map((fault) => fault.clause).filter((clause) => clause !== null);
  if (one.faults !== undefined) {
    cited.push(...faulty);
    const missing = one.faults.filter((clause) => !faulty.includes(clause));
    if (missing.length > 0) wrong.push(`no fault of ${spoken(missing)}, but of ${spoken(faulty) || 'nothing'}`);
    if (faulty.length === 0) wrong.push('the position has no fault');
    return { wrong, cited };
  }
  if (sound === null || faults.length > 0) {
    return { wrong: faults.map((fault) => `fault: ${fault.message}`), cited };
  }

  let position: Position = sound;
  let took: readonly ClauseId[] = [];
  for (const [seat, action] of one.play ?? []) {
    const verdict = judge(rules, position, seat, action);
    if (!verdict.ok) return { wrong: [`${seat} may not ${action}: ${verdict.remarks[0].message}`], cited };
    took = verdict.by;
    cited.push(...took);
    position = verdict.position;
  }
  const seen = look(rules, position);
  wrong.push(...seen.faults.map((fault) => `fault after play: ${fault.message}`));
  cited.push(...(seen.outcome?.by ?? []));

  for (const clause of one.effects ?? []) {
    if (!took.includes(clause)) wrong.push(`${clause} took no effect, but ${spoken(took)}`);
  }
  for (const [seat, expected] of Object.entries(one.legal ?? {})) {
    const legal = seen.legal[seat] ?? [];
    const found = typeof expected === 'number' ? legal.length : legal;
    const wanted = Array.isArray(expected) ? [...expected].sort() : expected;
    if (!same(found, wanted)) wrong.push(`${seat} has legal ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
  }
  for (const [seat, action, ...by] of one.refused ?? []) {
    const verdict = judge(rules, position, seat, action);
    const reasons = verdict.ok ? [] : verdict.remarks.map((remark) => remark.clause);
    cited.push(...reasons.filter((clause) => clause !== null));
    if (verdict.ok) wrong.push(`${seat} may ${action}`);
    else if (!same([...new Set(reasons)].sort(), [...by].sort())) {
      wrong.push(`${seat} is refused ${action} by ${spoken(reasons.map(String))}, not ${spoken(by)}`);
    }
  }
  if (one.outcome !== undefined) wrong.push(...differences(one.outcome, seen.outcome, ['outcome']));
  if (one.after !== undefined) wrong.push(...differences(one.after, position, []));
  if (!fitFields(rules, position).sound) wrong.push('the position after play does not fit the fields');
  return { wrong, cited };
}

/** Where `whole` differs from the parts that `part` names. */
function differences(part: unknown, whole: unknown, path: readonly string[]): readonly string[] {
  if (part === null || typeof part !== 'object' || Array.isArray(part)) {
    return same(part, whole)
      ? []
      : [`${path.join('.')} is ${JSON.stringify(whole) ?? shown(whole)}, not ${JSON.stringify(part)}`];
  }
  return Object.entries(part).flatMap(([key, value]) =>
    differences(value, (whole as Record<string, unknown> | undefined)?.[key], [...path, key]),
  );
}

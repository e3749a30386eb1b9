/** Options agreed at set-up: defaults filled in, anything unknown told with what would be right. */

import { shown, spoken } from './text.ts';
import type { OptionSpec, Options } from './types.ts';

type Specs = Readonly<Record<string, OptionSpec>>;

/** The agreed options, or sentences that say what is wrong with them. */
export type OptionsReading =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly errors: readonly string[] };

export function defaultOptions(specs: Specs): Options {
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, spec.default]));
}

/** Reads options that may come from anywhere; those left out get their default. */
export function readOptions(specs: Specs, given: unknown): OptionsReading {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) {
    return { ok: false, errors: [`options must be an object of option names and values, not ${shown(given)}`] };
  }
  const errors: string[] = [];
  const options: Record<string, string | number> = { ...defaultOptions(specs) };
  for (const [name, value] of Object.entries(given)) {
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (spec === undefined) {
      errors.push(`there is no option ${shown(name)}; known: ${Object.keys(specs).join(', ') || 'none'}`);
    } else if (!allows(spec, value)) {
      errors.push(`option ${name} must be ${allowed(spec)}, not ${shown(value)}`);
    } else {
      options[name] = value;
    }
  }
  return errors.length === 0 ? { ok: true, options } : { ok: false, errors };
}

function allows(spec: OptionSpec, value: unknown): value is string | number {
  return spec.kind === 'choice'
    ? spec.values.some((one) => one.value === value)
    : Number.isInteger(value) && (value as number) >= spec.from && (value as number) <= spec.to;
}

function allowed(spec: OptionSpec): string {
  return spec.kind === 'choice'
    ? spoken(
        spec.values.map((one) => one.value),
        'or',
      )
    : `a whole number from ${spec.from} to ${spec.to}`;
}

/** Every value of one option. */
export function everyValue(spec: OptionSpec): readonly (string | number)[] {
  return spec.kind === 'choice'
    ? spec.values.map((one) => one.value)
    : Array.from({ length: spec.to - spec.from + 1 }, (_, index) => spec.from + index);
}

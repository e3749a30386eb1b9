/**
 * Positions and records in the address bar: `p=` or `r=`, then version, edition and compact JSON as base64url,
 * parted by `~`. What comes back is foreign: a friendly error for anything that can't be read, never an exception.
 */
import { readOptions } from './options.ts';
import type { AnyReferee, GameRecord, Position, Step } from './types.ts';

const VERSION = '1';
/** Addresses longer than this are cut by some messengers. */
export const LONGEST_ADDRESS = 8192;

export type Encoded = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly message: string };

/** What an address holds. `edition` is that of the sheets and rules it was made with. */
export type Decoded =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'error'; readonly message: string }
  /** Not checked yet. */
  | { readonly kind: 'position'; readonly edition: string; readonly position: unknown }
  /** Options are valid, steps are texts; `from` is not checked yet. */
  | { readonly kind: 'record'; readonly edition: string; readonly record: GameRecord<unknown> };

export function encodePosition(rules: AnyReferee, position: Position): Encoded {
  return packed('p', rules.source.edition, position);
}

export function encodeRecord(record: GameRecord<unknown>): Encoded {
  const steps = record.steps.map(({ seat, action }) => [seat, action]);
  const from = record.from === undefined ? {} : { from: record.from };
  return packed('r', record.edition, { game: record.game, options: record.options, ...from, steps });
}

/** `text` is the address's fragment, with or without its `#`. */
export function decode(rules: AnyReferee, text: string): Decoded {
  const bare = text.replace(/^#/, '');
  const [, kind, content] = /^([pr])=(.*)$/s.exec(bare) ?? [];
  if (kind === undefined || content === undefined) return { kind: 'nothing' };
  if (bare.length > LONGEST_ADDRESS) return error('This link is too long to be one of ours.');
  const [version, edition, packedJson, ...rest] = content.split('~');
  if (version !== VERSION) return error('This link was made by another version of the site and cannot be read here.');
  if (edition === undefined || packedJson === undefined || rest.length > 0) return error(DAMAGED);
  const value = unpacked(packedJson);
  if (value === undefined) return error(DAMAGED);
  if (gameOf(value) !== rules.source.slug)
    return error(`This link belongs to another game than ${rules.source.title}.`);
  if (kind === 'p') return { kind: 'position', edition: decodeEdition(edition), position: value };
  return readRecord(rules, decodeEdition(edition), value as object);
}

const DAMAGED = 'This link is damaged: part of it is missing or changed. Copy the whole link and try again.';
const error = (message: string): Decoded => ({ kind: 'error', message });

function readRecord(rules: AnyReferee, edition: string, value: object): Decoded {
  const { game, options, from, steps } = value as Record<string, unknown>;
  const agreed = readOptions(rules.source.options, options ?? {});
  if (!agreed.ok) return error(`This record cannot be read: ${agreed.errors.join('; ')}.`);
  const read = Array.isArray(steps) ? steps.map(readStep) : [null];
  const whole = read.filter((step) => step !== null);
  if (whole.length < read.length) return error(DAMAGED);
  const start = from === undefined ? {} : { from };
  return {
    kind: 'record',
    edition,
    record: { game: game as string, edition, options: agreed.options, ...start, steps: whole },
  };
}

function readStep(value: unknown): Step | null {
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [seat, action] = value as readonly unknown[];
  return typeof seat === 'string' && typeof action === 'string' ? { seat, action } : null;
}

function gameOf(value: unknown): unknown {
  return value !== null && typeof value === 'object' && Object.hasOwn(value, 'game')
    ? (value as { game: unknown }).game
    : undefined;
}

function packed(kind: 'p' | 'r', edition: string, value: unknown): Encoded {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const url = base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
  const text = `${kind}=${VERSION}~${encodeURIComponent(edition).replace(/~/g, '%7E')}~${url}`;
  return text.length <= LONGEST_ADDRESS
    ? { ok: true, text }
    : { ok: false, message: 'This is too long for a link. Export it as text instead.' };
}

function unpacked(base64url: string): unknown {
  try {
    const binary = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function decodeEdition(edition: string): string {
  try {
    return decodeURIComponent(edition).slice(0, 40);
  } catch {
    return edition.slice(0, 40);
  }
}

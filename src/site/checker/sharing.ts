/** Sessions in the address: what a link holds, and what to say when it can't be opened as it stands. */
import { decode, type Encoded, encodePosition, encodeRecord } from '../../rules/address.ts';
import { check } from '../../rules/look.ts';
import type { AnyReferee, GameRecord, Position } from '../../rules/types.ts';
import { beginEditing } from './editing.ts';
import { opened, type Session, start } from './session.ts';

/** The fragment that opens this session again: the position being set up, or the record up to the step in force. */
export function addressOf({ rules, record, at, editing }: Session): Encoded {
  if (editing !== null) return encodePosition(rules, editing.entered as Position);
  return encodeRecord({ ...record, steps: record.steps.slice(0, at) });
}

/** The session that an address holds; null: it holds none. A link that can't be read opens a new game with a notice. */
export function openAddress(rules: AnyReferee, fragment: string): Session | null {
  const found = decode(rules, fragment);
  if (found.kind === 'nothing') return null;
  if (found.kind === 'error') return { ...start(rules), notice: found.message, said: found.message };
  const notice = otherEdition(rules, found.edition);
  const session = found.kind === 'position' ? openPosition(rules, found.position) : openRecord(rules, found.record);
  return { ...session, notice: [notice, session.notice].filter((one) => one !== null).join(' ') || null };
}

function openPosition(rules: AnyReferee, position: unknown): Session {
  return { ...beginEditing(start(rules), position), said: 'A position from a link.' };
}

function openRecord(rules: AnyReferee, record: GameRecord<unknown>): Session {
  if (record.from !== undefined && check(rules, record.from).faults.length > 0) {
    const notice = 'This record starts from a position with faults. Mend it, then play from it.';
    return { ...openPosition(rules, record.from), notice };
  }
  return opened(rules, record, 'A record from a link.');
}

function otherEdition(rules: AnyReferee, edition: string): string | null {
  const ours = rules.source.edition;
  if (edition === ours) return null;
  return `This link was made with edition ${edition} of the game; these rules are edition ${ours}, so a verdict may differ.`;
}

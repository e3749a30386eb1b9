/** `each`: which members a component is made for. */

import type { SeatLook } from './game.ts';
import type { Path } from './path.ts';
import { type Problem, problemAt, quote, suggest } from './problem.ts';
import type { Member } from './references.ts';
import type { ReferenceContext } from './replace-references.ts';

/** One member of every list that `each` names, by the list's name. */
export type Combination = Readonly<Record<string, Member>>;

export interface Lists {
  readonly seats: Readonly<Record<string, SeatLook>>;
  readonly facts: Readonly<Record<string, unknown>>;
}

const MOST_PIECES = 1000;

/** All combinations, the last list turning fastest; [] with a problem where a list is unknown, empty or endless. */
export function combinations(
  each: readonly string[],
  lists: Lists,
  component: string,
  { document, factsAreSound }: ReferenceContext,
  problems: Problem[],
): readonly Combination[] {
  const before = problems.length;
  const spot = document.spot(['components', component, 'each']);
  const members = each.map((name, index) => {
    const here = each.length === 1 ? spot : document.spot(['components', component, 'each', index]);
    const found = membersOf(name, lists);
    if (found === null && !factsAreSound) return [];
    if (found === null) {
      const names = ['seat', ...Object.keys(lists.facts).filter((fact) => membersOf(fact, lists) !== null)];
      problems.push(problemAt(here, `${quote(name)} is no list of facts to take each of`, suggest(name, names)));
    } else if (found.length === 0) {
      problems.push(problemAt(here, `${quote(name)} is empty: nothing of this component would be printed`));
    } else if (new Set(found.map(({ key }) => key)).size < found.length) {
      problems.push(problemAt(here, `${quote(name)} has the same member twice`, 'give each its own id'));
    }
    if (each.indexOf(name) < index) problems.push(problemAt(here, `${quote(name)} stands in each twice`));
    return found ?? [];
  });
  const total = members.reduce((product, list) => product * list.length, 1);
  if (total > MOST_PIECES) problems.push(problemAt(spot, `each makes ${total} pieces`, `at most ${MOST_PIECES}`));
  if (problems.length > before) return [];
  return each.reduce<Combination[]>(
    (made, name, index) => made.flatMap((one) => (members[index] ?? []).map((member) => ({ ...one, [name]: member }))),
    [{}],
  );
}

/** Of a record its entries; of a list its items, keyed by their `id` or by themselves. */
function membersOf(name: string, lists: Lists): Member[] | null {
  if (name === 'seat') return entriesOf(lists.seats, ['seats']);
  const list = Object.hasOwn(lists.facts, name) ? lists.facts[name] : undefined;
  if (typeof list !== 'object' || list === null) return null;
  if (!Array.isArray(list)) return entriesOf(list, ['facts', name]);
  const members = list.map((value: unknown, index) => ({ key: keyOfItem(value), value, at: ['facts', name, index] }));
  return members.every((member): member is typeof member & Member => member.key !== null) ? members : null;
}

function entriesOf(record: object, path: Path): Member[] {
  return Object.entries(record).map(([key, value]) => ({ key, value, at: [...path, key] }));
}

function keyOfItem(item: unknown): string | null {
  if (typeof item === 'string' || typeof item === 'number') return String(item);
  if (typeof item !== 'object' || item === null || !('id' in item)) return null;
  return typeof item.id === 'string' || typeof item.id === 'number' ? String(item.id) : null;
}

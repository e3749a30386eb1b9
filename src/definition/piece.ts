/** One piece of a component: its name, count, seat and faces, for one member of every list of `each`. */
import type { ComponentYaml } from './components-schema.ts';
import { dieSides, SIDES } from './die-sides.ts';
import type { DieSide, FaceUse, Piece, Shape } from './game.ts';
import { WORD } from './game-schema.ts';
import type { Combination, Lists } from './members.ts';
import type { Path } from './path.ts';
import { described, type Problem, problemAt, quote, suggest } from './problem.ts';
import type { Member, Scope } from './references.ts';
import { replaceReferences } from './replace-references.ts';
import { type FaceContext, useFace } from './use-face.ts';

export interface PieceContext extends FaceContext {
  readonly lists: Lists;
}

/** What one piece is made of. */
export interface Making {
  /** The component's id. */
  readonly component: string;
  readonly yaml: ComponentYaml;
  readonly shape: Shape;
  readonly combination: Combination;
  readonly context: PieceContext;
  readonly problems: Problem[];
}

/** Always a piece; what is wrong with it is added to the problems. */
export function makePiece(making: Making): Piece {
  const { yaml, combination, context } = making;
  const { facts } = context.lists;
  const seat = seatOf(making, { facts, members: combination });
  const scope = { facts, members: seat === null ? combination : { ...combination, seat } };
  const isDie = yaml.kind === 'die';
  return {
    id: idOf(making, scope),
    name: nameOf(making, scope),
    count: countOf(making, scope),
    seat: seat?.key ?? null,
    each: Object.fromEntries(Object.entries(combination).map(([name, { key }]) => [name, key])),
    front: isDie ? null : faceOf(making, 'front', scope),
    back: isDie ? null : faceOf(making, 'back', scope),
    sides: isDie ? sidesOf(making, scope) : [],
  };
}

function pathOf({ component }: Making, field: keyof ComponentYaml): Path {
  return ['components', component, field];
}

function complain(making: Making, field: keyof ComponentYaml, message: string, hint: string | null = null): void {
  // while facts are wrong, what refers to them would be blamed for it
  if (!making.context.factsAreSound && String(making.yaml[field]).includes('$')) return;
  making.problems.push(problemAt(making.context.document.spot(pathOf(making, field)), message, hint));
}

/** The field with its references replaced; undefined where one is wrong (or the field isn't there). */
function resolved(making: Making, field: keyof ComponentYaml, scope: Scope): unknown {
  return replaceReferences(making.yaml[field], scope, pathOf(making, field), making.context, making.problems);
}

function seatOf(making: Making, scope: Scope): Member | null {
  const { seats } = making.context.lists;
  if (making.yaml.seat === undefined) return making.combination.seat ?? null;
  const key = resolved(making, 'seat', scope);
  if (key === undefined) return null;
  if (typeof key === 'string' && Object.hasOwn(seats, key)) return { key, value: seats[key], at: ['seats', key] };
  const names = Object.keys(seats);
  if (typeof key === 'string') complain(making, 'seat', `no seat is called ${quote(key)}`, suggest(key, names));
  else complain(making, 'seat', `expected the name of a seat, not ${described(key)}`, `known: ${names.join(', ')}`);
  return null;
}

function idOf(making: Making, scope: Scope): string {
  const usual = [making.component, ...Object.values(making.combination).map(({ key }) => key)].join('-');
  const id = resolved(making, 'id', scope);
  if (id === undefined) return usual;
  if (typeof id === 'string' && WORD.test(id)) return id;
  complain(
    making,
    'id',
    `${typeof id === 'string' ? quote(id) : described(id)} is no name for a piece`,
    'lower-case words joined by -',
  );
  return usual;
}

/** The title, or the component's name with its members'; the seat is named too, unless the title does. */
function nameOf(making: Making, scope: Scope): string {
  const { yaml, combination } = making;
  const { seat, ...others } = combination;
  const members = Object.values(others).map(memberName).join(', ');
  const usual = members === '' ? yaml.name : `${yaml.name}: ${members}`;
  const title = resolved(making, 'title', scope);
  const isName = typeof title === 'string' || typeof title === 'number';
  if (title !== undefined && !isName) complain(making, 'title', `a title is a text, not ${described(title)}`);
  const name = isName ? String(title) : usual;
  return seat === undefined || name.includes(memberName(seat)) ? name : `${name} (${memberName(seat)})`;
}

function memberName({ key, value }: Member): string {
  const named = typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined;
  return typeof named === 'string' ? named : key;
}

function countOf(making: Making, scope: Scope): number {
  const count = resolved(making, 'count', scope);
  if (count === undefined) return 1;
  if (typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= 1000) return count;
  complain(making, 'count', `a count is a whole number up to 1000, not ${described(count)}`);
  return 1;
}

function faceOf(making: Making, field: 'front' | 'back', scope: Scope): FaceUse | null {
  const written = making.yaml[field];
  return written === undefined ? null : useFace(written, pathOf(making, field), scope, making.context, making.problems);
}

/** Every side has the component's front, each with its own `$side`. */
function sidesOf(making: Making, scope: Scope): DieSide[] {
  const written = resolved(making, 'sides', scope);
  if (written === undefined || SIDES[making.shape] === undefined) return [];
  const sides = dieSides(written, making.shape);
  if ('wrong' in sides) {
    complain(making, 'sides', sides.wrong, sides.hint);
    return [];
  }
  return sides.flatMap((side) => {
    const members = { ...scope.members, side: { ...side, at: pathOf(making, 'sides') } };
    const face = faceOf(making, 'front', { ...scope, members });
    return face === null ? [] : [{ key: side.key, value: String(side.value), face }];
  });
}

/** From one entry of `components` to its pieces: `each` worked out, references replaced, faces checked. */
import type { ComponentYaml } from './components-schema.ts';
import { dieSides, SIDES } from './die-sides.ts';
import type { Path } from './document.ts';
import type { Component, DieSide, Piece, Shape } from './game.ts';
import { WORD } from './game-schema.ts';
import { type Combination, combinations, type Lists } from './members.ts';
import { type Problem, problemAt, quote, suggest } from './problem.ts';
import { type Member, type Scope, substitute } from './references.ts';
import { type FaceContext, useFace } from './use-face.ts';

export interface ExpandContext extends FaceContext {
  readonly lists: Lists;
}

/** Pieces that could not be made are left out and named in `problems`. */
export function expandComponent(
  id: string,
  yaml: ComponentYaml,
  context: ExpandContext,
  problems: Problem[],
): Component {
  const shape = yaml.shape ?? (yaml.kind === 'die' ? 'd6' : 'rectangle');
  const made = combinations(yaml.each, context.lists, id, context.document, problems);
  // a mistake in one line of YAML shows in every piece that is made of it: it is reported for the first
  const reported = new Set<string>();
  const start = context.document.keySpot(['components', id]);
  // what is wrong in the facts is told as it stands there, without the piece that showed it
  const isHere = ({ file, line }: Problem) => file === start.file && line >= start.line;
  const pieces = made.map((combination) => {
    const own: Problem[] = [];
    const piece = new PieceMaker(id, yaml, shape, combination, context, own).piece();
    for (const problem of own) {
      const key = JSON.stringify(problem);
      if (!reported.has(key)) problems.push(made.length > 1 && isHere(problem) ? ofPiece(problem, piece.id) : problem);
      reported.add(key);
    }
    return piece;
  });
  return {
    id,
    name: yaml.name,
    kind: yaml.kind,
    shape,
    ...yaml.size,
    pieces,
    split: yaml.split,
    dice: yaml.kind === 'die' ? (yaml.print ?? ['net']) : [],
    sticker: yaml.sticker ?? null,
    note: yaml.note ?? null,
    at: start,
  };
}

function ofPiece(problem: Problem, piece: string): Problem {
  return { ...problem, message: `${problem.message} (piece ${piece})` };
}

class PieceMaker {
  readonly #component: string;
  readonly #yaml: ComponentYaml;
  readonly #shape: Shape;
  readonly #combination: Combination;
  readonly #context: ExpandContext;
  readonly #problems: Problem[];
  readonly #seat: string | null;
  readonly #scope: Scope;

  constructor(
    component: string,
    yaml: ComponentYaml,
    shape: Shape,
    combination: Combination,
    context: ExpandContext,
    problems: Problem[],
  ) {
    this.#component = component;
    this.#yaml = yaml;
    this.#shape = shape;
    this.#combination = combination;
    this.#context = context;
    this.#problems = problems;
    const facts = context.lists.facts;
    this.#scope = { facts, members: combination };
    const seat = this.#seatOf();
    this.#seat = seat?.key ?? null;
    this.#scope = { facts, members: seat === null ? combination : { ...combination, seat } };
  }

  piece(): Piece {
    const { front, back } = this.#yaml;
    const isDie = this.#yaml.kind === 'die';
    return {
      id: this.#id(),
      name: this.#name(),
      count: this.#count(),
      seat: this.#seat,
      each: Object.fromEntries(Object.entries(this.#combination).map(([name, { key }]) => [name, key])),
      front:
        front === undefined || isDie
          ? null
          : useFace(front, this.#path('front'), this.#scope, this.#context, this.#problems),
      back:
        back === undefined || isDie
          ? null
          : useFace(back, this.#path('back'), this.#scope, this.#context, this.#problems),
      sides: isDie ? this.#sides() : [],
    };
  }

  #path(field: keyof ComponentYaml): Path {
    return ['components', this.#component, field];
  }

  #complain(path: Path, message: string, hint: string | null = null): void {
    this.#problems.push(problemAt(this.#context.document.spot(path), message, hint));
  }

  #resolve(value: unknown, field: keyof ComponentYaml): unknown {
    return substitute(value, this.#scope, this.#path(field), (path, offset, message, hint) =>
      this.#problems.push(problemAt(this.#context.document.charSpot(path, offset), message, hint)),
    );
  }

  #seatOf(): Member | null {
    const { seats } = this.#context.lists;
    if (this.#yaml.seat === undefined) return this.#combination.seat ?? null;
    const before = this.#problems.length;
    const key = this.#resolve(this.#yaml.seat, 'seat');
    if (typeof key === 'string' && Object.hasOwn(seats, key)) return { key, value: seats[key], at: ['seats', key] };
    if (this.#problems.length === before) {
      const hint = suggest(String(key), Object.keys(seats));
      this.#complain(this.#path('seat'), `no seat is called ${quote(String(key))}`, hint);
    }
    return null;
  }

  #id(): string {
    const usual = [this.#component, ...Object.values(this.#combination).map(({ key }) => key)].join('-');
    if (this.#yaml.id === undefined) return usual;
    const id = this.#resolve(this.#yaml.id, 'id');
    if (typeof id === 'string' && WORD.test(id)) return id;
    if (id !== undefined)
      this.#complain(this.#path('id'), `${quote(String(id))} is no name for a piece`, 'lower-case words joined by -');
    return usual;
  }

  #name(): string {
    const title = this.#yaml.title === undefined ? undefined : this.#resolve(this.#yaml.title, 'title');
    const members = Object.entries(this.#combination).filter(([name]) => name !== 'seat');
    const usual = [this.#yaml.name, members.map(([, member]) => memberName(member)).join(', ')]
      .filter(Boolean)
      .join(': ');
    const name = typeof title === 'string' || typeof title === 'number' ? String(title) : usual;
    const seat = this.#combination.seat && memberName(this.#combination.seat);
    return seat === undefined || name.includes(seat) ? name : `${name} (${seat})`;
  }

  #count(): number {
    const count = this.#resolve(this.#yaml.count, 'count');
    if (typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= 1000) return count;
    if (count !== undefined)
      this.#complain(this.#path('count'), `a count is a whole number up to 1000, not ${quote(String(count))}`);
    return 1;
  }

  #sides(): DieSide[] {
    const { front, sides: written } = this.#yaml;
    if (written === undefined || front === undefined || SIDES[this.#shape] === undefined) return [];
    const sides = dieSides(this.#resolve(written, 'sides'), this.#shape);
    if ('wrong' in sides) {
      this.#complain(this.#path('sides'), sides.wrong, sides.hint);
      return [];
    }
    return sides.flatMap((side) => {
      const members = { ...this.#scope.members, side: { ...side, at: this.#path('sides') } };
      const face = useFace(front, this.#path('front'), { ...this.#scope, members }, this.#context, this.#problems);
      return face === null ? [] : [{ key: side.key, value: String(side.value), face }];
    });
  }
}

function memberName({ key, value }: Member): string {
  const named = typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined;
  return typeof named === 'string' ? named : key;
}

/** The pieces of game.yaml, with what must agree among them. */
import { checkPart } from './check-part.ts';
import { type ComponentYaml, componentSchema } from './components-schema.ts';
import { SIDES } from './die-sides.ts';
import type { SourceDocument } from './document.ts';
import { expandComponent } from './expand.ts';
import type { Component, Piece } from './game.ts';
import type { PieceContext } from './piece.ts';
import { described, type Problem, problemAt, quote } from './problem.ts';
import { replaceReferences } from './replace-references.ts';

/** In the order of the file; what could not be read is left out and named in `problems`. */
export function readComponents(
  yaml: Readonly<Record<string, unknown>>,
  context: PieceContext,
  problems: Problem[],
): readonly Component[] {
  const components = Object.entries(yaml).flatMap(([id, written]) => {
    const place = { document: context.document, path: ['components', id] };
    const entry = checkPart(componentSchema, written, place, problems);
    if (entry === undefined) return [];
    const before = problems.length;
    checkEntry(id, entry, context, problems);
    const component = expandComponent(id, entry, context, problems);
    if (problems.length === before && context.factsAreSound) checkCounts(component, entry, context, problems);
    return [component];
  });
  checkPieceIds(components, problems);
  return components;
}

/** What a schema can't say: fields that go together. */
function checkEntry(id: string, entry: ComponentYaml, { document }: PieceContext, problems: Problem[]): void {
  const complain = (field: keyof ComponentYaml, message: string, hint: string | null = null) =>
    problems.push(problemAt(document.keySpot(['components', id, field]), `${id}: ${message}`, hint));
  const isDie = entry.kind === 'die';
  const diceShape = entry.shape !== undefined && SIDES[entry.shape] !== undefined;
  if (entry.shape !== undefined && diceShape !== isDie) {
    complain(
      'shape',
      isDie ? `a die can't be a ${entry.shape}` : `${entry.shape} is the shape of a die`,
      isDie ? 'd4, d6, d8, d10, d12 or d20' : 'kind: die',
    );
  }
  if (entry.front === undefined) complain('front', 'nobody prints it: it has no front', 'front: { face: … }');
  if (isDie && entry.sides === undefined) complain('sides', 'a die needs its sides', 'sides: 6');
  if (isDie && entry.back !== undefined)
    complain('back', 'a die has no back', 'its sides share front; $side tells them apart');
  if (isDie && entry.print?.includes('sticker') && entry.sticker === undefined) {
    complain('print', 'stickers need their edge', 'sticker: 12.7mm for a 16 mm blank');
  }
  for (const field of ['sides', 'print', 'sticker'] as const) {
    if (!isDie && entry[field] !== undefined) complain(field, `${field} is only for dice`, 'kind: die');
  }
  checkCuts(id, entry, document, problems);
}

/** In mm: less can be neither cut out nor glued. */
const NARROWEST_STRIP = 10;

function checkCuts(id: string, { size, split }: ComponentYaml, document: SourceDocument, problems: Problem[]): void {
  for (const [axis, limit] of [
    ['columns', size.width],
    ['rows', size.height],
  ] as const) {
    const cuts = split[axis];
    const edges = [0, ...cuts, limit];
    const strips = edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0));
    if (strips.some((strip) => strip <= 0)) {
      const message = `${id}: the cuts of ${axis} must grow and lie within ${limit} mm`;
      problems.push(problemAt(document.keySpot(['components', id, 'split']), message));
      continue;
    }
    const narrow = cuts.length === 0 ? -1 : strips.findIndex((strip) => strip < NARROWEST_STRIP);
    if (narrow < 0) continue;
    // a strip is named by the cut that ends it, the last by the one that begins it
    const at = document.spot(['components', id, 'split', axis, Math.min(narrow, cuts.length - 1)]);
    const width = Number((strips[narrow] ?? 0).toFixed(3));
    const message = `${id}: a strip of ${width} mm is too narrow to cut out`;
    problems.push(problemAt(at, message, `at least ${NARROWEST_STRIP} mm from cut to cut and to the edge`));
  }
}

function checkCounts(component: Component, entry: ComponentYaml, context: PieceContext, problems: Problem[]): void {
  const { document, lists } = context;
  const { id, pieces } = component;
  for (const piece of pieces) {
    if (piece.count === 0) {
      problems.push(
        problemAt(
          document.keySpot(['components', id, 'count']),
          `nobody prints ${piece.id}: its count is 0`,
          'take it out, or count 1',
        ),
      );
    }
    const copies = statedCopies(piece, lists.facts);
    if (copies === null || copies.copies === piece.count) continue;
    const message = `${piece.id} is printed ${times(piece.count)}, but facts say ${copies.copies} copies`;
    problems.push(problemAt(document.keySpot(['components', id, 'count']), message, `count: $${copies.list}.copies`));
  }
  if (entry.total === undefined) return;
  const path = ['components', id, 'total'];
  const total = replaceReferences(entry.total, { facts: lists.facts, members: {} }, path, context, problems);
  if (total !== undefined && typeof total !== 'number') {
    problems.push(problemAt(document.spot(path), `${id}: a total is a whole number, not ${described(total)}`));
    return;
  }
  const printed = pieces.reduce((sum, { count }) => sum + count, 0);
  if (total === undefined || total === printed) return;
  const parts = pieces.slice(0, 12).map((piece) => `${piece.count} ${piece.id}`);
  const more = pieces.length > parts.length ? ' …' : '';
  problems.push(
    problemAt(
      document.spot(path),
      `${id}: the counts add up to ${printed}, not ${total}`,
      `${parts.join(' + ')}${more}`,
    ),
  );
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

/** A member of `each` that states its `copies`. */
function statedCopies(piece: Piece, facts: Readonly<Record<string, unknown>>): { list: string; copies: number } | null {
  for (const [list, key] of Object.entries(piece.each)) {
    const members = list === 'seat' ? undefined : facts[list];
    if (typeof members !== 'object' || members === null) continue;
    const member: unknown = Array.isArray(members)
      ? members.find((item: unknown) => isRecord(item) && String(item.id) === key)
      : (members as Record<string, unknown>)[key];
    if (isRecord(member) && typeof member.copies === 'number') return { list, copies: member.copies };
  }
  return null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkPieceIds(components: readonly Component[], problems: Problem[]): void {
  const seen = new Map<string, Component>();
  let reported: Component | undefined;
  for (const component of components) {
    for (const piece of component.pieces) {
      const first = seen.get(piece.id);
      if (first !== undefined && reported !== component) {
        reported = component;
        const where = first === component ? 'twice in this component' : `in ${first.id} too`;
        problems.push(
          problemAt(component.at, `the piece ${quote(piece.id)} stands ${where}`, 'give one of them another id'),
        );
      }
      seen.set(piece.id, component);
    }
  }
}

/** positions/<id>.yaml as a worked position. Whether the referee agrees is for the rules' tests to say. */
import { checkPart } from './check-part.ts';
import type { SourceDocument } from './document.ts';
import type { ClauseId, WorkedPosition } from './game.ts';
import type { Path } from './path.ts';
import { type PositionYaml, positionSchema } from './position-schema.ts';
import type { Problem } from './problem.ts';
import { type Mention, type SentenceContext, SentenceReader } from './read-inlines.ts';

export interface ReadPosition {
  readonly position: WorkedPosition;
  readonly mentions: readonly Mention[];
}

/** Null where the file doesn't fit its schema. */
export function readPosition(
  id: string,
  document: SourceDocument,
  context: SentenceContext,
  problems: Problem[],
): ReadPosition | null {
  const yaml = checkPart(positionSchema, document.value, { document, path: [] }, problems);
  if (yaml === undefined) return null;
  const sentences = new SentenceReader(document, context, problems);
  const position: WorkedPosition = {
    id,
    title: sentences.plain(yaml.title, ['title']),
    text: sentences.read(yaml.text, ['text']),
    position: yaml.position ?? null,
    options: yaml.options,
    play: yaml.play,
    expect: expectation(yaml.expect),
    at: document.spot([]),
  };
  return { position, mentions: [...sentences.mentions, ...mentions(yaml, document)] };
}

function expectation(expect: PositionYaml['expect']): WorkedPosition['expect'] {
  if ('legal' in expect) return { kind: 'legal', ...expect.legal };
  if ('faults' in expect) return { kind: 'faults', by: expect.faults as ClauseId[] };
  const by = expect.by as ClauseId[];
  if ('refused' in expect) return { kind: 'refused', ...expect.refused, by };
  if ('win' in expect) return { kind: 'outcome', result: 'win', winners: expect.win, by };
  return { kind: 'outcome', result: 'draw', winners: expect.draw, by };
}

/** Seats, options and the clauses named as reasons. */
function mentions({ options, play, expect }: PositionYaml, document: SourceDocument): Mention[] {
  const key = (kind: Mention['kind'], name: string, path: Path): Mention => ({
    kind,
    name,
    at: document.keySpot(path),
  });
  const seatOf = 'legal' in expect ? expect.legal.seat : 'refused' in expect ? expect.refused.seat : null;
  const winners = 'win' in expect ? expect.win : 'draw' in expect ? expect.draw : [];
  const reasons = 'faults' in expect ? expect.faults : 'by' in expect ? expect.by : [];
  return [
    ...Object.entries(options).map(([name, value]) => ({ ...key('option', name, ['options', name]), value })),
    ...play.map(({ seat }, index) => key('seat', seat, ['play', index, seat])),
    ...(seatOf === null ? [] : [key('seat', seatOf, ['expect', 'legal' in expect ? 'legal' : 'refused', seatOf])]),
    ...winners.map((seat, index) => key('seat', seat, ['expect', 'win' in expect ? 'win' : 'draw', index])),
    ...reasons.map((id, index) => key('clause', id, ['expect', 'faults' in expect ? 'faults' : 'by', index])),
  ];
}

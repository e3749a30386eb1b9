/** What referee and pages take out of a game: the slim data that rules need, and every face that can be pictured. */
import type { FaceRef, FaceUse, Game, OptionSpec, Picture, Seat, SeatLook, Shape } from './game.ts';

/** What a game's rules need to know of its definition: plain data that a page can carry. */
export interface RulesSource<Facts = unknown> {
  readonly slug: string;
  readonly title: string;
  readonly edition: string;
  readonly seats: Readonly<Record<Seat, SeatLook>>;
  readonly facts: Facts;
  readonly options: Readonly<Record<string, OptionSpec>>;
}

export function rulesSource<Facts>(game: Game<Facts>): RulesSource<Facts> {
  const { slug, title, edition, seats, facts } = game;
  return { slug, title, edition, seats, facts, options: game.rules.options };
}

/** A face that web page and checker can show. */
export interface PicturedFace {
  readonly ref: FaceRef;
  readonly use: FaceUse;
  readonly shape: Shape;
  /** mm */
  readonly width: number;
  readonly height: number;
  /** For people: `Forward (Red rider)`, `Forward (Red rider), back`, `Plane die: fire`. */
  readonly name: string;
}

/** Fronts, backs and die sides of every piece, and the drawings of the rules page; each ref once. */
export function faceRefs(game: Game): readonly PicturedFace[] {
  const all = [...pieceFaces(game), ...drawings(game)];
  return [...new Map(all.reverse().map((face) => [face.ref, face])).values()].reverse();
}

function pieceFaces({ components }: Game): PicturedFace[] {
  return components.flatMap(({ pieces, shape, width, height }) =>
    pieces.flatMap((piece) => {
      const face = (side: string, use: FaceUse | null, name: string) =>
        use === null ? [] : [{ ref: `${piece.id}.${side}`, use, shape, width, height, name }];
      return [
        ...face('front', piece.front, piece.name),
        ...face('back', piece.back, `${piece.name}, back`),
        ...piece.sides.flatMap((side) => face(side.value, side.face, `${piece.name}: ${side.value}`)),
      ];
    }),
  );
}

function drawings({ rules }: Game): PicturedFace[] {
  const isDrawing = (picture: Picture) => picture.kind === 'drawing';
  const pictures = rules.sections.flatMap((section) => [
    ...section.pictures,
    ...section.clauses.flatMap(({ pictures }) => pictures),
  ]);
  return pictures
    .filter(isDrawing)
    .map(({ id, use, width, height, caption }) => ({ ref: id, use, shape: 'rectangle', width, height, name: caption }));
}

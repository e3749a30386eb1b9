/** A board: a real table with headers, one button a square, the printed board lying under it. */
import type { GridArea, Item, Place } from '../../definition/table.ts';
import type { FacePictures } from './faces.ts';
import { markClass, markWords, type Touch } from './touch.ts';

interface Props {
  readonly area: GridArea;
  readonly faces: FacePictures;
  readonly touch: Touch | undefined;
}

/** A board without a printed face is drawn in squares of this size, mm. */
const PLAIN_SQUARE = 30;

export function GridView({ area, faces, touch }: Props) {
  const printed = area.board === null ? undefined : faces[area.board.face];
  const square = area.board?.square ?? PLAIN_SQUARE;
  const left = area.board?.left ?? square / 3;
  const top = area.board?.top ?? square / 3;
  const width = printed?.width ?? left + square * area.files.length;
  const height = printed?.height ?? top + square * area.ranks.length;
  const right = Math.max(0, width - left - square * area.files.length);
  const bottom = Math.max(0, height - top - square * area.ranks.length);
  const share = (part: number) => `${Math.round((part / width) * 10000) / 100}%`;
  return (
    <div class={printed ? 'grid' : 'grid plain'} data-lit={touch?.isLit(area) || undefined}>
      {printed && <img class="board" src={printed.src} width={width} height={height} alt="" />}
      <table aria-label={area.label}>
        <colgroup>
          <col width={share(left)} />
          {area.files.map((file) => (
            <col key={file} width={share(square)} />
          ))}
          {right > 0 && <col width={share(right)} />}
        </colgroup>
        <thead>
          <tr>
            <Rim width={left} height={top} />
            {area.files.map((file) => (
              <th key={file} scope="col">
                <Spacer width={square} height={top} />
                <span class={printed ? 'visually-hidden' : 'coordinate'}>{file}</span>
              </th>
            ))}
            {right > 0 && <Rim width={right} height={top} />}
          </tr>
        </thead>
        <tbody>
          {area.rows.map((row, index) => (
            <tr key={area.ranks[index]}>
              <th scope="row">
                <Spacer width={left} height={square} />
                <span class={printed ? 'visually-hidden' : 'coordinate'}>{area.ranks[index]}</span>
              </th>
              {row.map((place) => (
                <td key={place.word}>
                  <Square place={place} square={square} faces={faces} touch={touch} />
                </td>
              ))}
              {right > 0 && <Rim width={right} height={square} />}
            </tr>
          ))}
        </tbody>
      </table>
      {bottom > 0 && printed && <Spacer width={width} height={bottom} />}
    </div>
  );
}

function Square({ place, square, faces, touch }: Omit<Props, 'area'> & { place: Place; square: number }) {
  const marking = touch?.place(place) ?? null;
  const items = place.items.map((item) => item.label).join(' and ');
  const name = `${place.label}${items === '' ? '' : `: ${items}`}`;
  const picture = (
    <svg viewBox={`0 0 ${square} ${square}`} aria-hidden="true">
      {place.items.map((item, index) => (
        <Piece
          key={JSON.stringify(item.cellPath ?? item.path ?? index)}
          item={item}
          square={square}
          shift={place.items.length > 1 ? index - (place.items.length - 1) / 2 : 0}
          faces={faces}
        />
      ))}
    </svg>
  );
  if (touch === undefined) {
    return (
      <div class="square">
        {picture}
        <span class="visually-hidden">{items}</span>
      </div>
    );
  }
  return (
    <button
      type="button"
      class={`square ${markClass(marking)}`}
      data-spot={place.word}
      tabIndex={-1}
      aria-pressed={marking?.picked || undefined}
      onClick={() => touch.pickPlace(place)}
    >
      {picture}
      <span class="visually-hidden">{`${name}${markWords(marking)}`}</span>
    </button>
  );
}

interface PieceProps {
  readonly item: Item;
  readonly square: number;
  /** From the middle of several pieces on one square, in pieces. */
  readonly shift: number;
  readonly faces: FacePictures;
}

/** Pieces on one square are laid on each other, shifted so that all can be made out. */
function Piece({ item, square, shift, faces }: PieceProps) {
  const face = item.face === null ? undefined : faces[item.face];
  const crowd = shift === 0 ? 1 : 0.74;
  const width = (face?.width ?? square * 0.7) * crowd;
  const height = (face?.height ?? square * 0.7) * crowd;
  const middle = square / 2 + shift * square * 0.24;
  if (face === undefined) {
    return (
      <g class="counter" data-seat={item.owner ?? undefined}>
        <circle cx={middle} cy={middle} r={width / 2} />
        <text x={middle} y={middle} font-size={square / 3} text-anchor="middle" dominant-baseline="central">
          {item.label.slice(0, 1)}
        </text>
      </g>
    );
  }
  return (
    <image
      href={face.src}
      x={middle - width / 2}
      y={middle - height / 2}
      width={width}
      height={height}
      transform={item.turn ? `rotate(${item.turn} ${middle} ${middle})` : undefined}
    />
  );
}

/** Keeps a cell in the board's proportions. */
function Spacer({ width, height }: { width: number; height: number }) {
  return <svg class="spacer" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />;
}

function Rim({ width, height }: { width: number; height: number }) {
  return (
    <td>
      <Spacer width={width} height={height} />
    </td>
  );
}

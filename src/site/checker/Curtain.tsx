/** The curtain between seats that share one screen, and the referee's way behind it. */
import type { PanelProps } from './ActionPanel.tsx';
import { Confirm } from './Confirm.tsx';
import { SeatMark } from './SeatMark.tsx';
import { awaited, lowerCurtain, seatName, seeAll, takeScreen } from './session.ts';

type Props = Omit<PanelProps, 'clauses'>;

/** Nothing of any seat is on the page while this is shown: who is next takes the screen. */
export function Curtain({ session, act }: Props) {
  const seats = awaited(session);
  if (seats.length === 0) return null;
  const { rules } = session;
  const several = seats.length > 1;
  return (
    <section class="panel curtain" aria-labelledby="checker-curtain">
      <h3 id="checker-curtain">
        {several ? 'Hand the screen to one of you' : `Hand the screen on: ${seatName(rules, seats[0] ?? '')}`}
      </h3>
      <p>{several ? 'Each chooses alone; nobody else looks.' : 'Everybody else looks away.'}</p>
      {seats.map((seat) => (
        <button
          key={seat}
          type="button"
          class="main take"
          data-seat={seat}
          onClick={() => act((now) => takeScreen(now, seat))}
        >
          <SeatMark seat={seat} seats={rules.source.seats} />
          {`${seatName(rules, seat)}: look now`}
        </button>
      ))}
    </section>
  );
}

/** Who sees the screen now, and how to change that; only for games that hide something. */
export function ViewerLine({ session, act }: Props) {
  const { viewer, rules } = session;
  if (viewer.kind === 'all') {
    return (
      <p class="viewer">
        <b>Referee’s view:</b> everything is shown.{' '}
        <button type="button" onClick={() => act(lowerCurtain)}>
          Lower the curtain
        </button>
      </p>
    );
  }
  return (
    <div class="viewer">
      {viewer.kind === 'seat' && (
        <p data-seat={viewer.seat}>
          <SeatMark seat={viewer.seat} seats={rules.source.seats} />
          {`Looking now, and nobody else: ${seatName(rules, viewer.seat)}. `}
          <button type="button" onClick={() => act(lowerCurtain)}>
            Lower the curtain
          </button>
        </p>
      )}
      <Confirm
        label="Referee’s view"
        question="This shows every hand and every sealed choice to whoever looks at the screen."
        yes="Show everything"
        onYes={() => act(seeAll)}
      />
    </div>
  );
}

import type { UserEvent } from '@pratibha/contract/events';
import { comingDay } from '@pratibha/words/days';
import { EVENTS_WORDS, windowRange, windowWords } from '@pratibha/words/events/student';
import { useSeats } from '../../../data/event-place.ts';
import css from './EventWindows.module.css';
import { type EventWindow, windowsOf } from './event-windows.ts';

type Props = { readonly event: UserEvent; readonly now: Date };

/**
 * The event's windows: when, in the competition's zone, and how far away, by the server's clock.
 */
export function EventWindows({ event, now }: Props) {
  const seats = useSeats(event, now);
  return (
    <dl className={css.windows}>
      {windowsOf(event).map((each) => (
        <Row key={each.label} {...each} now={now} />
      ))}
      {event.event_date !== null && (
        <div className={css.window}>
          <dt>{EVENTS_WORDS.eventDate}</dt>
          <dd>
            <time dateTime={event.event_date}>{comingDay(event.event_date, now)}</time>
          </dd>
        </div>
      )}
      {seats !== null && (
        <div className={css.window}>
          <dt>{EVENTS_WORDS.seats}</dt>
          <dd>{EVENTS_WORDS.seatsOf(seats, event.capacity)}</dd>
        </div>
      )}
    </dl>
  );
}

function Row({ label, open, close, now }: EventWindow & { readonly now: Date }) {
  const isNow = now >= open && now <= close;
  return (
    <div className={css.window}>
      <dt>
        {label}{' '}
        <span className={css.rest} data-now={isNow}>
          {windowWords(open, close, now)}
        </span>
      </dt>
      <dd>{windowRange(open, close)}</dd>
    </div>
  );
}

import type { UserEvent } from '@pratibha/contract/events';
import { dayOf } from '@pratibha/domain/time/competition-time';
import { comingDay } from '@pratibha/words/days';
import { EVENTS_WORDS, nextMoment, windowWords } from '@pratibha/words/events/student';
import { placeLine } from '@pratibha/words/place-line';
import { usePlace, useSeats } from '../../../data/event-place.ts';
import css from './EventTimes.module.css';
import { shownWindows } from './event-windows.ts';

type Props = { readonly event: UserEvent; readonly now: Date };

/** When and where it is, as far as it is said: at least its day. */
function EventDay({ event: { id, event_date: day }, now }: Props) {
  const place = usePlace(id);
  const near = day === null ? '' : comingDay(day, now);
  // Of one that is over the year is told, and not where it was.
  const isOver = day !== null && (place?.ends_on ?? day) < dayOf(now);
  const words = place && !isOver ? placeLine(place, near) : near;
  return (
    words && (
      <div className={css.time}>
        <dt>{day === null ? EVENTS_WORDS.venue : EVENTS_WORDS.eventDate}</dt>
        <dd>{words}</dd>
      </div>
    )
  );
}

function EventSeats({ event, now }: Props) {
  const seats = useSeats(event, now);
  return (
    seats !== null && (
      <div className={css.time}>
        <dt>{EVENTS_WORDS.seats}</dt>
        <dd>{EVENTS_WORDS.seatsOf(seats, event.capacity)}</dd>
      </div>
    )
  );
}

/** On a card: this person's next date in full, and in a line each what comes after it. */
export function EventTimes({ event, now }: Props) {
  return (
    <dl className={css.times}>
      {shownWindows(event, now).map(({ label, open, close }, place) => (
        <div key={label} className={css.time}>
          <dt>{label}</dt>
          <dd data-now={now >= open && now <= close}>{windowWords(open, close, now)}</dd>
          {place === 0 && now <= close && (
            <dd className={css.moment}>{nextMoment(open, close, now)}</dd>
          )}
        </div>
      ))}
      <EventDay event={event} now={now} />
      <EventSeats event={event} now={now} />
    </dl>
  );
}

import type { UserEvent } from '@pratibha/contract/events';
import { comingDay } from '@pratibha/words/days';
import { EVENTS_WORDS, nextMoment, windowWords } from '@pratibha/words/events/student';
import css from './EventTimes.module.css';
import { shownWindows } from './event-windows.ts';

type Props = { readonly event: UserEvent; readonly now: Date };

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
      {event.event_date !== null && (
        <div className={css.time}>
          <dt>{EVENTS_WORDS.eventDate}</dt>
          <dd>
            <time dateTime={event.event_date}>{comingDay(event.event_date, now)}</time>
          </dd>
        </div>
      )}
    </dl>
  );
}

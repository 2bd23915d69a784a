import type { UserEvent } from '@pratibha/contract/events';
import { eventDates, isAhead } from '@pratibha/domain/calendar/event-dates';
import { googleCalendarLink } from '@pratibha/domain/calendar/google-calendar';
import { type EventHours, locationOf } from '@pratibha/domain/events/event-place';
import { ADD_TO_CALENDAR_WORDS } from '@pratibha/words/calendar/add-to-calendar';
import { CALENDAR_TITLES } from '@pratibha/words/calendar/entries';
import { CalendarPlus, ExternalLink } from 'lucide-react';
import { userEventPath } from '../../../data/address/app-paths.ts';
import { ENDPOINTS } from '../../../data/address/paths.ts';
import * as USER_PATHS from '../../../data/address/user-pages.gen.ts';
import { usePlace } from '../../../data/event-place.ts';
import css from './AddToCalendar.module.css';

type Props = { readonly event: UserEvent; readonly now: Date };

/**
 * Puts the event's dates that are ahead into a calendar: all of them by a file, each alone by
 * Google's.
 */
export function AddToCalendar({ event, now }: Props) {
  const place = usePlace(event.id);
  const dates = datesOf({ ...event, ...place }).filter((date) => isAhead(date, now));
  if (dates.length === 0) return null;
  const url = window.location.origin + userEventPath({ id: event.id });
  return (
    <details className={css.fold} onToggle={({ currentTarget }) => showWhole(currentTarget)}>
      <summary>
        <CalendarPlus size={18} strokeWidth={1.75} aria-hidden />
        {ADD_TO_CALENDAR_WORDS.heading}
      </summary>
      <ul className={css.ways}>
        <li>
          <a href={`${ENDPOINTS.api}/public/events/${event.id}/calendar.ics`} download>
            {ADD_TO_CALENDAR_WORDS.file}
          </a>
        </li>
        {dates.map(({ kind, when }) => (
          <li key={kind}>
            <a
              href={googleCalendarLink({
                when,
                title: CALENDAR_TITLES[kind](event.title),
                url,
                location: kind === 'day' && place ? locationOf(place) : null,
              })}
              target="_blank"
              rel="noopener noreferrer"
            >
              {ADD_TO_CALENDAR_WORDS.google(kind)}
              <ExternalLink
                size={16}
                strokeWidth={1.75}
                aria-label={ADD_TO_CALENDAR_WORDS.opensElsewhere}
              />
            </a>
          </li>
        ))}
        <li>
          <a href={`${USER_PATHS.updateProfile}#calendar`}>{ADD_TO_CALENDAR_WORDS.follow}</a>
        </li>
      </ul>
    </details>
  );
}

/** In a sheet it opens below what is seen. */
function showWhole(fold: HTMLDetailsElement): void {
  if (fold.open) fold.scrollIntoView({ block: 'nearest' });
}

function datesOf(event: UserEvent & EventHours) {
  return eventDates({
    ...event,
    is_registered: event.registration_status !== null,
    registration_close: new Date(event.registration_close),
    submission_start: event.submission_start === null ? null : new Date(event.submission_start),
    submission_close: event.submission_close === null ? null : new Date(event.submission_close),
  });
}

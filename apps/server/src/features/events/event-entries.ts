import type { CalendarEntry } from '@pratibha/domain/calendar/calendar-file';
import {
  type EventDateKind,
  eventDates,
  eventDateUid,
} from '@pratibha/domain/calendar/event-dates';
import { type EventKind, eventAddress } from '@pratibha/domain/events/event-kind';
import {
  type EventHours,
  locationOf,
  type Venue,
  venueOf,
} from '@pratibha/domain/events/event-place';
import type { Language } from '@pratibha/domain/language/languages';
import { type Texts, textFor, translated } from '@pratibha/domain/language/translated';
import { CALENDAR_TITLES } from '@pratibha/words/both/calendar/entries';
import type { EventRow } from './events.queries.ts';
import type { PlaceRow } from './places.queries.ts';

type Event = Pick<
  EventRow,
  | 'id'
  | 'title'
  | 'version'
  | 'requires_submission'
  | 'registration_close'
  | 'submission_start'
  | 'submission_close'
> &
  EventHours &
  Placed & { readonly is_registered?: boolean; readonly kind?: EventKind };

/** Where it is, as its row has it. */
type Placed = Venue & Pick<PlaceRow, 'edition_venue'>;

type Said = {
  readonly origin: string;
  readonly at: Date;
  /** Of who reads it, with what organisers wrote in it. */
  readonly language: Language;
  readonly texts: Texts;
};

/** A date of an event as an entry for calendars, which rises with the version of the event. */
export function eventEntry(
  event: Pick<Event, 'id' | 'title' | 'version' | 'kind'> & Placed,
  kind: EventDateKind,
  when: CalendarEntry['when'],
  { origin, at, language, texts }: Said,
): CalendarEntry {
  const venue = translated(venueOf(event, event.edition_venue), texts);
  return {
    uid: eventDateUid(event.id, kind, new URL(origin).host),
    sequence: event.version,
    stamp: at,
    when,
    title: CALENDAR_TITLES[language][kind](textFor(event.title, texts)),
    description: null,
    location: kind === 'day' ? locationOf(venue) : null,
    url: origin + eventAddress(event),
  };
}

/** All dates of an event as entries for calendars. */
export function eventEntries(event: Event, said: Said): CalendarEntry[] {
  return eventDates(event).map(({ kind, when }) => eventEntry(event, kind, when, said));
}

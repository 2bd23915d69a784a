import type { Kept } from '../form-value.ts';
import { LIMITS } from '../limits.ts';
import { EDITABLE_EVENT_STATUSES } from '../statuses.ts';
import {
  day,
  hour,
  instant,
  link,
  mailAddress,
  markdown,
  number,
  oneOf,
  orBlank,
  orNull,
  text,
  yes,
} from '../value.ts';

/**
 * What an event has beside its questions, by the parts of its form and in their order. Check,
 * schema, form and copy of a field follow from here; rules between fields stand in `event-form.ts`.
 */
export const EVENT_FORM = {
  about: {
    title: text(LIMITS.title),
    description: orBlank(text(LIMITS.description)),
    status: oneOf(...EDITABLE_EVENT_STATUSES),
    internal_event: yes(),
  },
  links: {
    event_banner: orNull(link()),
    event_details_url: orNull(link()),
  },
  dates: {
    registration_open: instant(),
    registration_close: instant(),
    requires_submission: yes(),
    submission_start: orNull(instant()),
    submission_close: orNull(instant()),
    /** The day the event takes place. */
    event_date: orNull(day()),
  },
  /** When on that day, and where; what an event leaves empty of its venue is its edition's. */
  place: {
    starts_at: orNull(hour()),
    ends_at: orNull(hour()),
    /** The last of several days. */
    ends_on: orNull(day()),
    venue_name: orNull(text(LIMITS.venue)),
    venue_room: orNull(text(LIMITS.room)),
    venue_address: orNull(text(LIMITS.address)),
    venue_map_url: orNull(link()),
    what_to_bring: orNull(markdown(LIMITS.whatToBring)),
  },
  limits: {
    /** Most registrations. */
    capacity: orNull(number(1, LIMITS.capacity)),
    /** Most that are shortlisted and come. */
    seats: orNull(number(1, LIMITS.capacity)),
    description_word_limit: orNull(number(1, LIMITS.descriptionWords)),
    /** Whether a work is final once it is handed in: nobody replaces it. */
    works_once: yes(),
  },
  messages: {
    holds_decisions: yes(),
    /** Whether students may ask its organisers something. */
    takes_enquiries: yes(),
    /** Where answers to its mails go. */
    reply_to: orNull(mailAddress()),
  },
} as const;

/** The same without its parts. */
export const EVENT_FIELDS = {
  ...EVENT_FORM.about,
  ...EVENT_FORM.links,
  ...EVENT_FORM.dates,
  ...EVENT_FORM.place,
  ...EVENT_FORM.limits,
  ...EVENT_FORM.messages,
} as const;
export type EventField = keyof typeof EVENT_FIELDS;
/** What is kept of them. */
export type EventKept = { [Field in EventField]: Kept<(typeof EVENT_FIELDS)[Field]> };
/** What says when on its day an event is, and where. */
export type PlaceField = keyof typeof EVENT_FORM.place;
export const PLACE_FIELDS = Object.keys(EVENT_FORM.place) as readonly PlaceField[];
export type EventInstant = Extract<EventField, `registration_${string}` | `submission_${string}`>;
export const EVENT_FIELD_NAMES = Object.keys(EVENT_FIELDS) as readonly EventField[];

import type { Kept } from '../form-value.ts';
import { LIMITS } from '../limits.ts';
import { EDITABLE_EVENT_STATUSES } from '../statuses.ts';
import { day, instant, link, number, oneOf, orBlank, orNull, text, yes } from '../value.ts';

/**
 * What an event has beside its questions, by the parts of its form and in their order. Check, schema,
 * form and copy of a field follow from here; rules between fields stand in `event-form.ts`.
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
  limits: {
    capacity: orNull(number(1, LIMITS.capacity)),
    description_word_limit: orNull(number(1, LIMITS.descriptionWords)),
    /** Whether a work is final once it is handed in: nobody replaces it. */
    works_once: yes(),
  },
  messages: {
    holds_decisions: yes(),
    /** Whether students may ask its organisers something. */
    takes_enquiries: yes(),
  },
} as const;

/** The same without its parts. */
export const EVENT_FIELDS = {
  ...EVENT_FORM.about,
  ...EVENT_FORM.links,
  ...EVENT_FORM.dates,
  ...EVENT_FORM.limits,
  ...EVENT_FORM.messages,
} as const;
export type EventField = keyof typeof EVENT_FIELDS;
/** What is kept of them. */
export type EventKept = { [Field in EventField]: Kept<(typeof EVENT_FIELDS)[Field]> };
export type EventInstant = Extract<EventField, `registration_${string}` | `submission_${string}`>;
export const EVENT_FIELD_NAMES = Object.keys(EVENT_FIELDS) as readonly EventField[];

import { kept, meant, type NamedError, named } from '../form-value.ts';
import { parseInstant } from '../time/calendar.ts';
import { DAY_MS, startOfNextDay } from '../time/competition-time.ts';
import { wrongIn } from '../wrong-in.ts';
import {
  EVENT_FIELD_NAMES,
  EVENT_FIELDS,
  type EventField,
  type EventKept,
} from './event-fields.ts';

/** What can be wrong with a field of an event. */
export type EventFieldError =
  | Exclude<NamedError<EventField>, { readonly code: 'not-between' | 'not-one-of' }>
  | { readonly code: 'registration-close-not-after-open' }
  | { readonly code: 'submission-close-not-after-start' }
  | { readonly code: 'submission-start-before-registration-close' }
  | { readonly code: 'without-event-date' }
  | { readonly code: 'end-without-start' }
  | { readonly code: 'end-not-after-start' }
  | { readonly code: 'last-day-not-after-event-date' }
  | { readonly code: 'unknown-event-status' }
  | { readonly code: 'not-a-count'; readonly most: number };

/** Fields as they are sent, whatever that is. */
export type EventSent = Readonly<Partial<Record<EventField, unknown>>>;
export type EventErrors = Partial<Record<EventField, EventFieldError>>;

/**
 * What is wrong with each field; empty when nothing is. Its questions have a check of
 * their own, `definitionErrors`.
 */
export function eventFormErrors(values: EventSent): EventErrors {
  const errors: EventErrors = {};
  for (const field of EVENT_FIELD_NAMES) {
    const value = EVENT_FIELDS[field];
    const [wrong] = wrongIn(value, meant(value, values[field]));
    const error = wrong ? inWordsOfEvents(named(field, wrong.error)) : BETWEEN[field]?.(values);
    if (error) errors[field] = error;
  }
  return errors;
}

/** Two codes of an event have sentences of their own. */
function inWordsOfEvents(error: NamedError<EventField>): EventFieldError {
  if (error.code === 'not-between') return { code: 'not-a-count', most: error.most };
  return error.code === 'not-one-of' ? { code: 'unknown-event-status' } : error;
}

/** What is wrong between fields, of one in which nothing else is. */
const BETWEEN: Partial<Record<EventField, (values: EventSent) => EventFieldError | null>> = {
  registration_close: (values) =>
    isBefore(instantIn(values, 'registration_open'), instantIn(values, 'registration_close'))
      ? null
      : { code: 'registration-close-not-after-open' },
  submission_start: (values) => {
    if (values.requires_submission !== true) return null;
    const start = instantIn(values, 'submission_start');
    if (start === null) return { code: 'required', field: 'submission_start' };
    const close = instantIn(values, 'registration_close');
    return close !== null && start < close
      ? { code: 'submission-start-before-registration-close' }
      : null;
  },
  submission_close: (values) => {
    if (values.requires_submission !== true) return null;
    const close = instantIn(values, 'submission_close');
    if (close === null) return { code: 'required', field: 'submission_close' };
    return isBefore(instantIn(values, 'submission_start'), close)
      ? null
      : { code: 'submission-close-not-after-start' };
  },
  starts_at: (values) =>
    isGiven(values.starts_at) && !isGiven(values.event_date)
      ? { code: 'without-event-date' }
      : null,
  ends_at: ({ starts_at: start, ends_at: end, ends_on: lastDay }) => {
    if (!isGiven(end)) return null;
    if (!isGiven(start)) return { code: 'end-without-start' };
    return isGiven(lastDay) || start < end ? null : { code: 'end-not-after-start' };
  },
  ends_on: ({ event_date: day, ends_on: lastDay }) => {
    if (!isGiven(lastDay)) return null;
    if (!isGiven(day)) return { code: 'without-event-date' };
    return day < lastDay ? null : { code: 'last-day-not-after-event-date' };
  },
};

/** Whether a text stands there. */
function isGiven(sent: unknown): sent is string {
  return typeof sent === 'string' && sent.trim() !== '';
}

/** Whether one comes before the other; also where one of them cannot be read. */
function isBefore(first: Date | null, second: Date | null): boolean {
  return first === null || second === null || first < second;
}

function instantIn(values: EventSent, field: EventField): Date | null {
  const sent = values[field];
  return typeof sent === 'string' ? parseInstant(sent) : null;
}

/**
 * What is kept of fields in which nothing is wrong: no dates of works where none are required
 * (R4.10).
 */
export function eventKept(values: EventSent): EventKept {
  const fields = Object.fromEntries(
    EVENT_FIELD_NAMES.map((field) => [field, kept(EVENT_FIELDS[field], values[field])]),
  ) as EventKept;
  return fields.requires_submission
    ? fields
    : { ...fields, submission_start: null, submission_close: null };
}

/** A new event opens at the start of the next day in Nepal and closes 7 days later. */
export function defaultEventDates(now: Date): {
  registration_open: Date;
  registration_close: Date;
} {
  const open = startOfNextDay(now);
  return { registration_open: open, registration_close: new Date(open.getTime() + 7 * DAY_MS) };
}

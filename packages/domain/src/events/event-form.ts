import { LIMITS } from '../limits.ts';
import type { Shape } from '../shape.ts';
import { EDITABLE_EVENT_STATUSES } from '../statuses.ts';
import { type LinkError, linkError } from '../text/links.ts';
import { onlyErrors, textError, trimmed } from '../text/text-rule.ts';
import { isCalendarDay, parseInstant } from '../time/calendar.ts';
import { DAY_MS, startOfNextDay } from '../time/competition-time.ts';

/** What can be wrong with a field of an event. */
export type EventFieldError =
  | LinkError<TextField | 'registration_open' | 'registration_close' | SubmissionDate>
  | { readonly code: 'invalid-instant' }
  | { readonly code: 'invalid-day' }
  | { readonly code: 'registration-close-not-after-open' }
  | { readonly code: 'submission-close-not-after-start' }
  | { readonly code: 'submission-start-before-registration-close' }
  | { readonly code: 'unknown-event-status' }
  | { readonly code: 'not-a-count'; readonly most: number };
type TextField = 'title' | 'description' | 'event_banner' | 'event_details_url';
type SubmissionDate = 'submission_start' | 'submission_close';

/** An instant as a Date, or as ISO 8601 text with its offset. */
type Instant = Date | string | null | undefined;
type Text = string | null | undefined;

export type EventInput = {
  title?: Text;
  description?: Text;
  event_banner?: Text;
  event_details_url?: Text;
  status?: Text;
  requires_submission?: boolean | undefined;
  registration_open?: Instant;
  registration_close?: Instant;
  submission_start?: Instant;
  submission_close?: Instant;
  /** The day the event takes place, YYYY-MM-DD. */
  event_date?: Text;
  description_word_limit?: number | null | undefined;
  capacity?: number | null | undefined;
};
type EventField = keyof EventInput;
export type EventErrors = Partial<Record<EventField, EventFieldError>>;

/**
 * What is wrong with each field; empty when nothing is. Its questions have a check of
 * their own, `definitionErrors`.
 */
export function eventFormErrors(values: EventInput): EventErrors {
  const { title, description, event_date: day } = values;
  return onlyErrors<Exclude<EventField, 'requires_submission'>, EventFieldError>({
    title: textError(title, { field: 'title', limit: LIMITS.title, isRequired: true }),
    description: textError(description, { field: 'description', limit: LIMITS.description }),
    event_banner: linkError(values.event_banner, { field: 'event_banner' }),
    event_details_url: linkError(values.event_details_url, { field: 'event_details_url' }),
    status: statusError(values.status),
    ...registrationErrors(values),
    ...submissionDateErrors(values),
    event_date: trimmed(day) === '' || isCalendarDay(trimmed(day)) ? null : { code: 'invalid-day' },
    description_word_limit: countError(values.description_word_limit, LIMITS.descriptionWords),
    capacity: countError(values.capacity, LIMITS.capacity),
  });
}

/** Submission dates as they are kept: none when no submission is required (R4.10). */
export function submissionDatesKept<Value>(values: {
  requires_submission: boolean;
  submission_start: Value | null;
  submission_close: Value | null;
}): { submission_start: Value | null; submission_close: Value | null } {
  return values.requires_submission
    ? { submission_start: values.submission_start, submission_close: values.submission_close }
    : { submission_start: null, submission_close: null };
}

/** A new event opens at the start of the next day in Nepal and closes 7 days later. */
export function defaultEventDates(now: Date): {
  registration_open: Date;
  registration_close: Date;
} {
  const open = startOfNextDay(now);
  return { registration_open: open, registration_close: new Date(open.getTime() + 7 * DAY_MS) };
}

type Found<Field extends string> = Record<Field, EventFieldError | null>;

function registrationErrors(values: EventInput): Found<'registration_open' | 'registration_close'> {
  const open = readInstant(values.registration_open);
  const close = readInstant(values.registration_close);
  return {
    registration_open: instantError(open, 'registration_open'),
    registration_close:
      instantError(close, 'registration_close') ??
      (isDate(open) && isDate(close) && close <= open
        ? { code: 'registration-close-not-after-open' }
        : null),
  };
}

function submissionDateErrors(values: EventInput): Found<SubmissionDate> {
  const start = readInstant(values.submission_start);
  const close = readInstant(values.submission_close);
  if (!values.requires_submission) {
    const wrong = (instant: typeof start) =>
      instant === 'invalid' ? ({ code: 'invalid-instant' } as const) : null;
    return { submission_start: wrong(start), submission_close: wrong(close) };
  }
  const registrationClose = readInstant(values.registration_close);
  return {
    submission_start:
      instantError(start, 'submission_start') ??
      (isDate(start) && isDate(registrationClose) && start < registrationClose
        ? { code: 'submission-start-before-registration-close' }
        : null),
    submission_close:
      instantError(close, 'submission_close') ??
      (isDate(start) && isDate(close) && close <= start
        ? { code: 'submission-close-not-after-start' }
        : null),
  };
}

function statusError(status: Text): EventFieldError | null {
  if (status === undefined) return null;
  return EDITABLE_EVENT_STATUSES.some((known) => known === status)
    ? null
    : { code: 'unknown-event-status' };
}

function countError(value: number | null | undefined, most: number): EventFieldError | null {
  const isCount = value == null || (Number.isInteger(value) && value >= 1 && value <= most);
  return isCount ? null : { code: 'not-a-count', most };
}

/** The shape of a count of at most so many. */
export function countShape(most: number): Shape {
  return { type: 'integer', minimum: 1, maximum: most };
}

function readInstant(value: Instant): Date | 'missing' | 'invalid' {
  if (value == null || value === '') return 'missing';
  const instant = typeof value === 'string' ? parseInstant(value) : value;
  return instant === null || Number.isNaN(instant.getTime()) ? 'invalid' : instant;
}

function isDate(instant: Date | 'missing' | 'invalid'): instant is Date {
  return instant instanceof Date;
}

function instantError(
  instant: Date | 'missing' | 'invalid',
  field: 'registration_open' | 'registration_close' | SubmissionDate,
): EventFieldError | null {
  if (instant === 'missing') return { code: 'required', field };
  return instant === 'invalid' ? { code: 'invalid-instant' } : null;
}

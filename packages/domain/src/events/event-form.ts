import { LIMITS } from '../limits.ts';
import { EDITABLE_EVENT_STATUSES } from '../statuses.ts';
import { linkError } from '../text/links.ts';
import { onlyErrors, textError, trimmed } from '../text/text-rule.ts';
import { isCalendarDay, parseInstant } from '../time/calendar.ts';
import { DAY_MS, startOfNextDay } from '../time/competition-time.ts';

/** Word for word from spec section 5 where it gives a message. */
export const EVENT_MESSAGES = {
  title: 'Title is required',
  registration_open: 'Registration open is required',
  registration_close: 'Registration close is required',
  registrationOrder: 'Registration close must be after registration open.',
  submissionRequired: 'Submission dates are required.',
  submissionOrder: 'Submission close must be after submission start.',
  submissionBeforeRegistration: 'Submission start cannot be before registration close.',
  statusInvalid: 'Select Active or Inactive',
  instantInvalid: 'Enter a valid date and time with its offset.',
  dayInvalid: 'Enter a valid date.',
  wordLimitInvalid: 'Enter a whole number from 1 to 10,000, or leave it empty.',
  capacityInvalid: 'Enter a whole number from 1 to 1,000,000, or leave it empty.',
} as const;

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
export type EventErrors = Partial<Record<EventField, string>>;

/**
 * The message for each field that is wrong; empty when none is. Its questions have a check of
 * their own, `definitionErrors`.
 */
export function eventFormErrors(values: EventInput): EventErrors {
  const { title, description, event_date: day } = values;
  return onlyErrors<Exclude<EventField, 'requires_submission'>>({
    title: textError(title, {
      label: 'Title',
      limit: LIMITS.title,
      required: EVENT_MESSAGES.title,
    }),
    description: textError(description, { label: 'Description', limit: LIMITS.description }),
    event_banner: linkError(values.event_banner, { label: 'Event banner' }),
    event_details_url: linkError(values.event_details_url, { label: 'Event details URL' }),
    status: statusError(values.status),
    ...registrationErrors(values),
    ...submissionDateErrors(values),
    event_date:
      trimmed(day) === '' || isCalendarDay(trimmed(day)) ? null : EVENT_MESSAGES.dayInvalid,
    description_word_limit: isCount(values.description_word_limit, LIMITS.descriptionWords)
      ? null
      : EVENT_MESSAGES.wordLimitInvalid,
    capacity: isCount(values.capacity, LIMITS.capacity) ? null : EVENT_MESSAGES.capacityInvalid,
  });
}

/** Submission dates as they are kept: none when no submission is required (spec section 4). */
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

function registrationErrors(values: EventInput) {
  const open = readInstant(values.registration_open);
  const close = readInstant(values.registration_close);
  return {
    registration_open: instantError(open, EVENT_MESSAGES.registration_open),
    registration_close:
      instantError(close, EVENT_MESSAGES.registration_close) ??
      (isDate(open) && isDate(close) && close <= open ? EVENT_MESSAGES.registrationOrder : null),
  };
}

function submissionDateErrors(values: EventInput) {
  if (!values.requires_submission) return { submission_start: null, submission_close: null };
  const registrationClose = readInstant(values.registration_close);
  const start = readInstant(values.submission_start);
  const close = readInstant(values.submission_close);
  return {
    submission_start:
      instantError(start, EVENT_MESSAGES.submissionRequired) ??
      (isDate(start) && isDate(registrationClose) && start < registrationClose
        ? EVENT_MESSAGES.submissionBeforeRegistration
        : null),
    submission_close:
      instantError(close, EVENT_MESSAGES.submissionRequired) ??
      (isDate(start) && isDate(close) && close <= start ? EVENT_MESSAGES.submissionOrder : null),
  };
}

function statusError(status: Text): string | null {
  if (status === undefined) return null;
  return EDITABLE_EVENT_STATUSES.some((known) => known === status)
    ? null
    : EVENT_MESSAGES.statusInvalid;
}

function isCount(value: number | null | undefined, most: number): boolean {
  return value == null || (Number.isInteger(value) && value >= 1 && value <= most);
}

function readInstant(value: Instant): Date | 'missing' | 'invalid' {
  if (value == null || value === '') return 'missing';
  const instant = typeof value === 'string' ? parseInstant(value) : value;
  return instant === null || Number.isNaN(instant.getTime()) ? 'invalid' : instant;
}

function isDate(instant: Date | 'missing' | 'invalid'): instant is Date {
  return instant instanceof Date;
}

function instantError(instant: Date | 'missing' | 'invalid', required: string): string | null {
  if (instant === 'missing') return required;
  return instant === 'invalid' ? EVENT_MESSAGES.instantInvalid : null;
}

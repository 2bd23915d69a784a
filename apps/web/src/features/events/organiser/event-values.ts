import type { AdminEvent } from '@pratibha/contract/events';
import {
  defaultEventDates,
  type EventErrors,
  eventFormErrors,
} from '@pratibha/domain/events/event-form';
import { FORM } from './admin-events.texts.ts';
import { fromZonedField, toZonedField } from './zoned-input.ts';

/** What stands in the fields; instants as `datetime-local` texts in the competition's zone. */
export type EventValues = {
  title: string;
  description: string;
  event_banner: string;
  event_details_url: string;
  status: 'ACTIVE' | 'INACTIVE';
  internal_event: boolean;
  requires_submission: boolean;
  registration_open: string;
  registration_close: string;
  submission_start: string;
  submission_close: string;
  event_date: string;
  description_word_limit: string;
  capacity: string;
  /** The text of the JSON editor. */
  questions: string;
};

/** A new event: registration opens with the next day and closes 7 days later (spec section 5). */
export function newEventValues(now: Date): EventValues {
  const { registration_open, registration_close } = defaultEventDates(now);
  return {
    title: '',
    description: '',
    event_banner: '',
    event_details_url: '',
    status: 'ACTIVE',
    internal_event: false,
    requires_submission: false,
    registration_open: toZonedField(registration_open.toISOString()),
    registration_close: toZonedField(registration_close.toISOString()),
    submission_start: '',
    submission_close: '',
    event_date: '',
    description_word_limit: '',
    capacity: '',
    questions: '{}',
  };
}

/** The fields of an event that is there already. */
export function valuesOf(event: AdminEvent): EventValues {
  return {
    title: event.title,
    description: event.description,
    event_banner: event.event_banner ?? '',
    event_details_url: event.event_details_url ?? '',
    status: event.status === 'INACTIVE' ? 'INACTIVE' : 'ACTIVE',
    internal_event: event.internal_event,
    requires_submission: event.requires_submission,
    registration_open: toZonedField(event.registration_open),
    registration_close: toZonedField(event.registration_close),
    submission_start: toZonedField(event.submission_start),
    submission_close: toZonedField(event.submission_close),
    event_date: event.event_date ?? '',
    description_word_limit: String(event.description_word_limit ?? ''),
    capacity: String(event.capacity ?? ''),
    questions: JSON.stringify(event.event_questions, null, 2),
  };
}

/** A copy to start from: inactive, so that nothing reaches students before it is looked at. */
export function copyOf(event: AdminEvent): EventValues {
  return { ...valuesOf(event), title: FORM.copyOf(event.title), status: 'INACTIVE' };
}

/** The fields as the calls want them; `questions` is the parsed JSON. */
export function inputOf(values: EventValues, questions: Record<string, unknown>) {
  const { questions: _, ...rest } = values;
  return {
    ...rest,
    registration_open: fromZonedField(values.registration_open),
    registration_close: fromZonedField(values.registration_close),
    submission_start: fromZonedField(values.submission_start) || null,
    submission_close: fromZonedField(values.submission_close) || null,
    event_date: values.event_date || null,
    description_word_limit: countOf(values.description_word_limit),
    capacity: countOf(values.capacity),
    event_questions: questions,
  };
}

/** Every message of spec section 5 that the fields deserve now. */
export function errorsOf(values: EventValues): EventErrors {
  const { event_questions: _, ...input } = inputOf(values, {});
  return eventFormErrors(input);
}

/** Null when empty; NaN, which the rules refuse, for what is no number. */
function countOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

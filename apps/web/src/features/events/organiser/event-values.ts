import type { EventInForm } from '@pratibha/contract/event-places';
import {
  defaultEventDates,
  type EventErrors,
  eventFormErrors,
} from '@pratibha/domain/events/event-form';
import { EVENT_FORM_WORDS } from '@pratibha/words/events/organiser/form';
import { EVENT_FORM_ERRORS } from '@pratibha/words/events/organiser/form-errors';
import { fieldSentences } from '@pratibha/words/sentences';
import { blankFields, type FieldValues, sentFields, typedOf } from './event-fields.ts';
import { toZonedField } from './zoned-input.ts';

/** What is said under the fields. */
export type EventMessages = Partial<Record<keyof EventErrors, string>>;

/** What stands in the fields, and the text of the JSON editor. */
export type EventValues = FieldValues & { questions: string };

/** A new event: registration opens with the next day and closes 7 days later (R5.10). */
export function newEventValues(now: Date, questions: string | null): EventValues {
  const { registration_open, registration_close } = defaultEventDates(now);
  return {
    ...blankFields(),
    registration_open: toZonedField(registration_open.toISOString()),
    registration_close: toZonedField(registration_close.toISOString()),
    questions: questions ?? '{}',
  };
}

/** The fields of an event that is there already. */
export function valuesOf(event: EventInForm): EventValues {
  return { ...typedOf(event), questions: JSON.stringify(event.event_questions, null, 2) };
}

/** A copy to start from: inactive, so that nothing reaches students before it is looked at. */
export function copyOf(event: EventInForm): EventValues {
  return { ...valuesOf(event), title: EVENT_FORM_WORDS.copyOf(event.title), status: 'INACTIVE' };
}

/** The fields as the calls want them; `questions` is the parsed JSON. */
export function inputOf(values: EventValues, questions: Record<string, unknown>) {
  return { ...sentFields(values), event_questions: questions };
}

/** Every message of R5.6 to R5.9 that the fields deserve now. */
export function errorsOf(values: EventValues): EventMessages {
  return fieldSentences(EVENT_FORM_ERRORS, eventFormErrors(sentFields(values)));
}

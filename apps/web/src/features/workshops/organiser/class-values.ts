import type { AdminClass } from '@pratibha/contract/workshop-classes';
import {
  type ClassPlan,
  type ClassSent,
  classFormErrors,
} from '@pratibha/domain/workshops/classes';
import { fieldSentences } from '@pratibha/words/sentences';
import { CLASS_ERRORS } from '@pratibha/words/workshops/form-errors';
import { fromZonedField, toZonedField } from '../../events/events.tsx';

/** What is typed of a class; `questions` is the JSON behind their editor. */
export type ClassValues = {
  readonly title: string;
  readonly description: string;
  readonly status: 'ACTIVE' | 'INACTIVE';
  readonly internal_event: boolean;
  readonly event_date: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly venue_name: string;
  readonly venue_room: string;
  readonly speakers: string;
  readonly capacity: string;
  readonly opens: string;
  readonly questions: string;
};

/** A new class, whose seats can be taken from now on. */
export function newClassValues(now: Date): ClassValues {
  return {
    ...{ title: '', description: '', status: 'ACTIVE', internal_event: false },
    ...{ event_date: '', starts_at: '', ends_at: '', venue_name: '', venue_room: '' },
    ...{ speakers: '', capacity: '', questions: '{}' },
    opens: toZonedField(now.toISOString()).slice(0, 16),
  };
}

export function valuesOfClass(one: AdminClass): ClassValues {
  return {
    title: one.title,
    description: one.description,
    status: one.status === 'ACTIVE' ? 'ACTIVE' : 'INACTIVE',
    internal_event: one.internal_event,
    event_date: one.event_date,
    starts_at: one.starts_at,
    ends_at: one.ends_at,
    venue_name: one.own_venue ?? '',
    venue_room: one.venue_room ?? '',
    speakers: one.speakers.join(', '),
    capacity: String(one.capacity),
    opens: toZonedField(one.registration_open),
    questions: JSON.stringify(one.event_questions, null, 2),
  };
}

/** As the call takes them, but for the questions. */
export function sentOf({ opens, capacity, speakers, questions: _, ...rest }: ClassValues) {
  return {
    ...rest,
    speakers: speakers
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
    capacity: capacity.trim() === '' ? Number.NaN : Number(capacity),
    registration_open: fromZonedField(opens),
  };
}

/** What each field deserves to be told. */
export function messagesOf(values: ClassValues) {
  const sent: ClassSent = sentOf(values);
  const { registration_open: opens, ...rest } = fieldSentences(CLASS_ERRORS, classFormErrors(sent));
  return { ...rest, ...(opens === undefined ? {} : { opens }) };
}

/** When and where it would be, to be compared with others. @param venue that of its year */
export function planOf(values: ClassValues, venue: string | null): ClassPlan {
  const { event_date, starts_at, ends_at, speakers } = sentOf(values);
  return {
    ...{ event_date, starts_at, ends_at, speakers },
    venue_name: values.venue_name.trim() || venue,
    venue_room: values.venue_room.trim() || null,
  };
}

import type { EventInForm } from '@pratibha/contract/event-places';
import { EVENT_FIELDS } from '@pratibha/domain/events/event-fields';
import { describe, expect, it } from 'vitest';
import { copyOf, errorsOf, inputOf, newEventValues, valuesOf } from './event-values.ts';
import { wordsIn } from './field-kinds.ts';

const FULL = {
  title: 'UI/UX Design',
  description: 'Draw an app.',
  event_banner: 'https://pictures.example.test/poster.svg',
  event_details_url: 'https://example.test/rules',
  status: 'INACTIVE',
  internal_event: true,
  requires_submission: true,
  registration_open: '2025-07-17T00:00:00+05:45',
  registration_close: '2025-07-24T00:00:00+05:45',
  submission_start: '2025-07-25T10:30:00+05:45',
  submission_close: '2025-07-26T10:30:15+05:45',
  event_date: '2025-07-30',
  starts_at: '10:00',
  ends_at: '16:00',
  ends_on: '2025-07-31',
  venue_name: 'City Hall',
  venue_room: 'Hall B',
  venue_address: 'Ring Road',
  venue_map_url: 'https://maps.example/hall',
  what_to_bring: '- A pencil',
  description_word_limit: 250,
  capacity: 40,
  seats: 30,
  works_once: true,
  holds_decisions: true,
  takes_enquiries: true,
  reply_to: 'robots@college.example',
} as const;
const EMPTY = {
  ...FULL,
  event_banner: null,
  event_details_url: null,
  requires_submission: false,
  submission_start: null,
  submission_close: null,
  event_date: null,
  starts_at: null,
  ends_at: null,
  ends_on: null,
  venue_name: null,
  venue_room: null,
  venue_address: null,
  venue_map_url: null,
  what_to_bring: null,
  description_word_limit: null,
  capacity: null,
  seats: null,
  works_once: false,
  holds_decisions: false,
  takes_enquiries: false,
  reply_to: null,
} as const;

const eventOf = (fields: typeof FULL | typeof EMPTY) =>
  ({ ...fields, id: 3, event_questions: { '1': 'Team?' }, revision: 2 }) as unknown as EventInForm;

describe('an event in the form', () => {
  it('is sent as it came', () => {
    const values = valuesOf(eventOf(FULL));
    const sent = inputOf(values, { '1': 'Team?' });
    expect(sent).toEqual({
      ...FULL,
      registration_open: '2025-07-17T00:00+05:45',
      registration_close: '2025-07-24T00:00+05:45',
      submission_start: '2025-07-25T10:30+05:45',
      event_questions: { '1': 'Team?' },
    });
    expect(errorsOf(values)).toEqual({});
  });

  it('says nothing for what it lacks', () => {
    const { event_questions: _, ...sent } = inputOf(valuesOf(eventOf(EMPTY)), {});
    expect(sent).toMatchObject({
      event_banner: null,
      event_details_url: null,
      submission_start: null,
      submission_close: null,
      event_date: null,
      description_word_limit: null,
      capacity: null,
    });
    expect(Object.keys(sent).toSorted()).toEqual(Object.keys(EMPTY).toSorted());
  });

  it('has what is left out as in a new event', () => {
    const { takes_enquiries: _, ...event } = eventOf(EMPTY);
    expect(valuesOf(event as EventInForm)).toMatchObject({ takes_enquiries: false });
    expect(errorsOf(valuesOf(event as EventInForm))).toEqual({});
  });

  it('is inactive as a copy', () => {
    expect(copyOf(eventOf({ ...FULL }))).toMatchObject({
      title: 'UI/UX Design (copy)',
      status: 'INACTIVE',
    });
  });

  it('says numbers that are none as the rules refuse them', () => {
    const errors = errorsOf({ ...valuesOf(eventOf(FULL)), capacity: 'many' });
    expect(errors).toEqual({
      capacity: 'Enter a whole number from 1 to 1,000,000, or leave it empty.',
    });
  });
});

it('a new event is active, and registration opens with the next day in Nepal', () => {
  expect(newEventValues(new Date('2025-07-16T04:15:00Z'), null)).toEqual({
    title: '',
    description: '',
    event_banner: '',
    event_details_url: '',
    status: 'ACTIVE',
    internal_event: false,
    requires_submission: false,
    registration_open: '2025-07-17T00:00',
    registration_close: '2025-07-24T00:00',
    submission_start: '',
    submission_close: '',
    event_date: '',
    starts_at: '',
    ends_at: '',
    ends_on: '',
    venue_name: '',
    venue_room: '',
    venue_address: '',
    venue_map_url: '',
    what_to_bring: '',
    description_word_limit: '',
    capacity: '',
    reply_to: '',
    seats: '',
    works_once: false,
    holds_decisions: false,
    takes_enquiries: false,
    questions: '{}',
  });
});

it.each([
  ['title', 'UI/UX Design'],
  ['status', 'Inactive'],
  ['internal_event', 'Yes'],
  ['registration_open', '17 July 2025, 00:00 NPT'],
  ['event_date', '30 July 2025'],
  ['capacity', '40'],
] as const)('tells %s in words', (name, words) => {
  expect(wordsIn(EVENT_FIELDS[name], valuesOf(eventOf(FULL))[name])).toBe(words);
});

it.each(['submission_start', 'event_date', 'capacity'] as const)(
  'has no words for no %s',
  (name) => {
    expect(wordsIn(EVENT_FIELDS[name], valuesOf(eventOf(EMPTY))[name])).toBe('');
  },
);

it('a new event asks at first what the edition says', () => {
  const questions = '{"1":{"question":"Which tool?","type":"short_text"}}';
  expect(newEventValues(new Date('2025-07-16T04:15:00Z'), questions)).toMatchObject({ questions });
});

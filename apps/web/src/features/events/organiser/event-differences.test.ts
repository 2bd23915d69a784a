import type { EventInForm } from '@pratibha/contract/event-places';
import { expect, test } from 'vitest';
import { eventDifferences } from './event-differences.ts';

const EVENT = {
  ...{ title: 'Robots', description: 'Race.', status: 'ACTIVE', internal_event: false },
  ...{ registration_open: '2025-07-01T00:00:00+05:45', capacity: 40, takes_enquiries: true },
  ...{ event_banner: null, event_date: '2025-08-15' },
  event_questions: { '1': 'Team?' },
} as unknown as EventInForm;
const versionOf = (
  fields: object,
  event_questions: Record<string, unknown> = { '1': 'Team?' },
) => ({
  ...{ version: 1, changed_at: '2025-07-01T00:00:00Z', changed_by: null },
  ...{ fields: fields as Record<string, unknown>, event_questions },
});

test('what is the same in other writing is no difference', () => {
  const then = {
    ...{ title: 'Robots', registration_open: '2025-06-30T18:15:00.000Z', event_banner: null },
    ...{ capacity: 40, internal_event: false, takes_enquiries: true },
  };
  expect(eventDifferences(versionOf(then), EVENT)).toEqual([]);
});

test('what was otherwise is said in words, and what came to the form later is left out', () => {
  const then = { title: 'Robot', capacity: null, internal_event: true, event_date: '2025-08-16' };
  const version = versionOf(then, { '1': 'Team?', '2': 'School?' });
  expect(eventDifferences(version, EVENT)).toEqual([
    { label: 'Title', then: 'Robot', now: 'Robots' },
    { label: 'Internal only', then: 'Yes', now: 'No' },
    { label: 'Event Date', then: '16 August 2025', now: '15 August 2025' },
    { label: 'Capacity', then: '–', now: '40' },
    { label: 'Questions', then: null, now: 'Question 2 “School?”: removed' },
  ]);
});

test('a switch that a response leaves out is off', () => {
  const { takes_enquiries: _, ...event } = EVENT;
  const [difference] = eventDifferences(versionOf({ takes_enquiries: true }), event);
  expect(difference).toMatchObject({ then: 'Yes', now: 'No' });
});

test('where the usual question is asked all of them are said', () => {
  const [difference] = eventDifferences(versionOf({}, {}), EVENT);
  expect(difference).toEqual({
    label: 'Questions',
    then: '“How do you know about the event?”',
    now: '“Team?”',
  });
});

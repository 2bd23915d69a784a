import { describe, expect, test } from 'vitest';
import { zonedIso, zonedStart } from '../time/competition-time.ts';
import { around } from './event-cases.ts';
import { defaultEventDates, type EventSent, eventFormErrors, eventKept } from './event-form.ts';
import { EVENT_FORM_CASES, NO_INSTANTS } from './event-form-cases.ts';

const opens = zonedStart(2025, 6, 24);
const closes = zonedStart(2025, 8, 8);
const starts = zonedStart(2025, 8, 9);
const [open, close, start] = [opens, closes, starts].map((at) => at.toISOString());
const end = zonedStart(2025, 8, 13).toISOString();
const aroundAt = (edge: Date) => around(edge).map((at) => at.toISOString());
const event: EventSent = {
  title: 'Graphic Design',
  requires_submission: true,
  registration_open: open,
  registration_close: close,
  submission_start: start,
  submission_close: end,
};
const errorsWith = (change: EventSent) => eventFormErrors({ ...event, ...change });

test('a right event has no errors', () => {
  expect(eventFormErrors(event)).toEqual({});
  const optional = {
    description: 'Posters',
    event_banner: 'https://example.test/banner.png',
    event_details_url: 'https://example.test/details',
    status: 'INACTIVE',
    event_date: '2025-08-15',
    description_word_limit: 500,
    capacity: 1,
  };
  expect(errorsWith(optional)).toEqual({});
  expect(errorsWith({ registration_open: '2025-06-24T00:00+05:45' })).toEqual({});
});

test('an empty form', () => {
  expect(eventFormErrors({ requires_submission: true })).toEqual({
    title: { code: 'required', field: 'title' },
    registration_open: { code: 'required', field: 'registration_open' },
    registration_close: { code: 'required', field: 'registration_close' },
    submission_start: { code: 'required', field: 'submission_start' },
    submission_close: { code: 'required', field: 'submission_close' },
  });
});

describe('dates at −1 ms, 0 and +1 ms', () => {
  const order = { code: 'registration-close-not-after-open' };
  const submissionOrder = { code: 'submission-close-not-after-start' };
  const early = { code: 'submission-start-before-registration-close' };

  test('registration closes after it opens', () => {
    const errors = aroundAt(opens).map(
      (registration_close) => errorsWith({ registration_close }).registration_close,
    );
    expect(errors).toEqual([order, order, undefined]);
  });

  test('submission closes after it starts', () => {
    const errors = aroundAt(starts).map(
      (submission_close) => errorsWith({ submission_close }).submission_close,
    );
    expect(errors).toEqual([submissionOrder, submissionOrder, undefined]);
  });

  test('submission may start when registration closes, not before', () => {
    const errors = aroundAt(closes).map(
      (submission_start) => errorsWith({ submission_start }).submission_start,
    );
    expect(errors).toEqual([early, undefined, undefined]);
  });

  test('the same instant in other offsets is the same', () => {
    const change = { submission_start: '2025-08-07T18:15:00Z' };
    expect(errorsWith(change)).toEqual({});
  });

  test('without required work the submission dates do not matter', () => {
    const change = { requires_submission: false, submission_start: end, submission_close: null };
    expect(errorsWith(change)).toEqual({});
  });

  test.each(NO_INSTANTS)('not an instant: %s', (registration_open) => {
    expect(errorsWith({ registration_open })).toEqual({
      registration_open: { code: 'invalid-instant' },
    });
  });
});

test.each(EVENT_FORM_CASES)('%#', (change, expected) => {
  expect(errorsWith(change)).toEqual(expected);
});

test('turning off required work clears its dates', () => {
  expect(eventKept(event)).toMatchObject({ submission_start: starts, capacity: null });
  expect(eventKept({ ...event, requires_submission: false })).toMatchObject({
    registration_open: opens,
    submission_start: null,
    submission_close: null,
  });
});

test('a new event opens tomorrow in Nepal and closes 7 days later', () => {
  const dates = defaultEventDates(new Date('2025-07-16T18:14:59Z'));
  expect(zonedIso(dates.registration_open)).toBe('2025-07-17T00:00+05:45');
  expect(zonedIso(dates.registration_close)).toBe('2025-07-24T00:00+05:45');
});

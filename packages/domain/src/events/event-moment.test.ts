import { expect, test } from 'vitest';
import { competition, workshop } from './event-cases.ts';
import { eventDay } from './event-day.ts';
import { eventMoment } from './event-moment.ts';

const at = (text: string) => new Date(`${text}+05:45`);
const over = at('2025-08-16T00:00');

// Registration 24 June – 8 August, submission 9 – 13 August, the day 15 August.
test.each([
  ['2025-06-23T23:59', 'UPCOMING', 'UPCOMING'],
  ['2025-06-24T00:00', 'REGISTRATION_OPEN', 'REGISTRATION_OPEN'],
  ['2025-08-08T23:59', 'REGISTRATION_OPEN', 'REGISTRATION_OPEN'],
  ['2025-08-08T23:59:30', 'REGISTRATION_CLOSED', 'REGISTRATION_CLOSED'],
  ['2025-08-09T00:00', 'SUBMISSION_OPEN', 'REGISTRATION_CLOSED'],
  ['2025-08-13T17:00', 'SUBMISSION_OPEN', 'REGISTRATION_CLOSED'],
  ['2025-08-13T17:01', 'SUBMISSION_CLOSED', 'REGISTRATION_CLOSED'],
  ['2025-08-15T23:59', 'SUBMISSION_CLOSED', 'REGISTRATION_CLOSED'],
  ['2025-08-16T00:00', 'ENDED', 'ENDED'],
])('%s: %s with works, %s without', (now, withWorks, without) => {
  expect(eventMoment(competition, '2025-08-15', at(now))).toBe(withWorks);
  const dates = { ...workshop, submission_start: null, submission_close: null };
  expect(eventMoment(dates, '2025-08-15', at(now))).toBe(without);
});

test('windows that are open count, wherever its day lies', () => {
  expect(eventMoment(competition, '2025-06-01', at('2025-07-16T10:00'))).toBe('REGISTRATION_OPEN');
  expect(eventMoment(competition, '2025-06-01', at('2025-08-08T23:59:30'))).toBe(
    'REGISTRATION_CLOSED',
  );
});

test.each([
  ['ACTIVE', 'ENDED', 'REGISTRATION_OPEN'],
  ['INACTIVE', 'ENDED', null],
  ['DELETED', null, null],
] as const)('%s: %s when it is over, else %s', (status, whenOver, before) => {
  const event = { ...competition, status };
  expect(eventMoment(event, '2025-08-15', over)).toBe(whenOver);
  expect(eventMoment(event, '2025-08-15', at('2025-07-16T10:00'))).toBe(before);
});

test.each([
  [competition, '2025-09-01', '2025-09-01'],
  [competition, null, '2025-08-13'],
  [{ ...competition, submission_close: null }, null, '2025-08-08'],
])('eventDay %#', (event, event_date, day) => {
  expect(eventDay({ ...event, event_date })).toBe(day);
});

import { expect, test } from 'vitest';
import { datesOf, datesOfWorks, outsideAs } from './dates-of-edition.ts';
import { newEventValues } from './event-values.ts';

const EDITION = {
  registrationOpens: '2025-06-24T00:00:00+05:45',
  registrationCloses: '2025-08-08T23:59:00+05:45',
  submissionsOpen: '2025-08-09T00:00:00+05:45',
  submissionsClose: '2025-08-13T23:59:00+05:45',
  eventDay: '2025-08-15T08:00:00+05:45',
};
const REGISTRATION = {
  registration_open: '2025-06-24T00:00',
  registration_close: '2025-08-08T23:59',
};
const WORKS = { submission_start: '2025-08-09T00:00', submission_close: '2025-08-13T23:59' };
const within = newEventValues(new Date('2025-07-16T10:00:00+05:45'), null);
const before = newEventValues(new Date('2025-06-01T10:00:00+05:45'), null);

test('an event takes the registration and the day, and with works the dates for them', () => {
  const day = { event_date: '2025-08-15' };
  expect(datesOf(EDITION, false)).toEqual({ ...REGISTRATION, ...day });
  expect(datesOf(EDITION, true)).toEqual({ ...REGISTRATION, ...WORKS, ...day });
});

test('what closes at midnight closes with the last minute of the day that ends', () => {
  const midnight = {
    ...EDITION,
    registrationCloses: '2025-08-09T00:00:00+05:45',
    submissionsClose: '2025-08-14T00:00:00+05:45',
  };
  expect(datesOf(midnight, true)).toEqual(datesOf(EDITION, true));
});

test('works come with the dates for them where those of the registration are the edition’s', () => {
  expect(datesOfWorks({ ...within, ...REGISTRATION }, EDITION)).toEqual(WORKS);
  expect(datesOfWorks(within, EDITION)).toEqual({});
});

test.each([
  ['proposed within', within, within, null],
  ['proposed before it', before, before, 'proposed'],
  ['typed', { ...before, registration_open: '2025-06-03T00:00' }, before, 'outside'],
  ['with another title', { ...before, title: 'Poster' }, before, 'proposed'],
  ['of an event that is there', before, null, 'outside'],
] as const)('dates %s', (_, values, proposed, said) => {
  expect(outsideAs(values, EDITION, proposed)).toBe(said);
});

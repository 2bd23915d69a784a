import { expect, it } from 'vitest';
import { type EventDate, eventDates, eventDateUid, isAhead, isCalledOff } from './event-dates.ts';

const EVENT = {
  requires_submission: true,
  registration_close: new Date('2025-08-01T18:14:00Z'),
  submission_start: new Date('2025-08-08T18:15:00Z'),
  submission_close: new Date('2025-08-13T18:14:00Z'),
  event_date: '2025-08-15',
};
const at = (kind: string, starts: Date) => ({ kind, when: { starts, ends: null } });
const CLOSES = at('registration-closes', EVENT.registration_close);
const DAY = { kind: 'day', when: { day: '2025-08-15' } };

const cases: [string, Partial<Parameters<typeof eventDates>[0]>, unknown[]][] = [
  [
    'one with works',
    {},
    [CLOSES, at('opens', EVENT.submission_start), at('closes', EVENT.submission_close), DAY],
  ],
  [
    'one for who is registered',
    { is_registered: true },
    [at('opens', EVENT.submission_start), at('closes', EVENT.submission_close), DAY],
  ],
  ['one without', { requires_submission: false }, [CLOSES, DAY]],
  [
    'one with hours',
    { requires_submission: false, starts_at: '10:00', ends_at: '12:00' },
    [
      CLOSES,
      {
        kind: 'day',
        when: {
          starts: new Date('2025-08-15T04:15:00Z'),
          ends: new Date('2025-08-15T06:15:00Z'),
          isInZone: true,
        },
      },
    ],
  ],
  [
    'one of several days',
    { requires_submission: false, ends_on: '2025-08-17' },
    [CLOSES, { kind: 'day', when: { day: '2025-08-15', lastDay: '2025-08-17' } }],
  ],
  ['one without a day', { requires_submission: false, event_date: null }, [CLOSES]],
  [
    'one whose works have no dates',
    { submission_start: null, submission_close: null },
    [CLOSES, DAY],
  ],
];
it.each(cases)('the dates of %s', (_title, values, expected) => {
  expect(eventDates({ ...EVENT, ...values })).toEqual(expected);
});

const instant = new Date('2025-08-13T18:14:00Z');
const atInstant: EventDate = { kind: 'closes', when: { starts: instant, ends: null } };
const onDay: EventDate = { kind: 'day', when: { day: '2025-08-15' } };
const ahead: [string, EventDate, Date, boolean][] = [
  ['an instant, a moment before', atInstant, new Date(instant.getTime() - 1), true],
  ['an instant, when it is there', atInstant, instant, false],
  ['a day, in its last moment in Nepal', onDay, new Date('2025-08-15T18:14:59Z'), true],
  [
    'the last of several days',
    { kind: 'day', when: { day: '2025-08-13', lastDay: '2025-08-15' } },
    new Date('2025-08-15T18:14:59Z'),
    true,
  ],
  ['a day, when the next begins there', onDay, new Date('2025-08-15T18:15:00Z'), false],
];
it.each(ahead)('is still to come: %s', (_title, date, now, expected) => {
  expect(isAhead(date, now)).toBe(expected);
});

it('a date has one name, whatever it becomes', () => {
  expect(eventDateUid(7, 'closes', 'pratibha.example:8443')).toBe(
    'event-7-closes@pratibha.example:8443',
  );
});

const off: [Parameters<typeof isCalledOff>[0], boolean][] = [
  [{ status: 'ACTIVE', registration_status: 'PENDING', cannot_come_at: null }, false],
  [{ status: 'ACTIVE', registration_status: 'SHORTLISTED', cannot_come_at: null }, false],
  [{ status: 'ACTIVE', registration_status: 'SHORTLISTED', cannot_come_at: new Date(0) }, true],
  [{ status: 'ACTIVE', registration_status: 'REJECTED', cannot_come_at: null }, true],
  [{ status: 'ACTIVE', registration_status: null, cannot_come_at: null }, true],
  [{ status: 'DELETED', registration_status: 'SHORTLISTED', cannot_come_at: null }, true],
];
it.each(off)('is called off: %j is %s', (facts, expected) => {
  expect(isCalledOff(facts)).toBe(expected);
});

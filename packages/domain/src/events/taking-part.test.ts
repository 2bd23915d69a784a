import { expect, test } from 'vitest';
import type { RegistrationStatus, SubmissionStatus } from '../statuses.ts';
import { zonedStart } from '../time/competition-time.ts';
import { competition, workshop } from './event-cases.ts';
import { isIn, isOver } from './taking-part.ts';

/* Works until 13 August, 17:00; the event takes place on 15 August. */
const EVENT = { ...competition, event_date: '2025-08-15' };
const WORKSHOP = { ...workshop, event_date: '2025-08-15' };

const viewer = (
  registrationStatus: RegistrationStatus | null,
  submissionStatus: SubmissionStatus | null = null,
) => ({
  isInternal: false,
  isRegistered: registrationStatus !== null,
  registrationStatus,
  submissionStatus,
  isFull: false,
});
const MORNING = zonedStart(2025, 8, 15, 10);
const AFTER = zonedStart(2025, 8, 16);

test.each([
  ['before the deadline', viewer('SHORTLISTED'), zonedStart(2025, 8, 13, 17), false],
  ['after the deadline', viewer('SHORTLISTED'), zonedStart(2025, 8, 13, 18), false],
  ['on the day', viewer('PENDING', 'PENDING'), MORNING, false],
  ['at the last instant of the day', viewer('PENDING'), new Date(AFTER.getTime() - 1), false],
  ['the day after', viewer('SHORTLISTED', 'ACCEPTED'), AFTER, true],
  ['for whoever was rejected, after the deadline', viewer('REJECTED'), MORNING, true],
  ['for whoever never registered, after the deadline', viewer(null), MORNING, true],
  ['for whoever never registered, before it', viewer(null), zonedStart(2025, 8, 13), false],
])('an event is over or not %s', (_, who, now, expected) => {
  expect(isOver(EVENT, who, now)).toBe(expected);
});

test('an event that organisers ended is over for everybody at once', () => {
  const ended = { ...EVENT, status: 'INACTIVE' } as const;
  expect(isOver(ended, viewer('SHORTLISTED'), MORNING)).toBe(true);
});

test('without a day of its own an event is over after the day of its last window', () => {
  const undated = { ...competition, event_date: null };
  expect(isOver(undated, viewer('PENDING'), zonedStart(2025, 8, 13, 23, 59))).toBe(false);
  expect(isOver(undated, viewer('PENDING'), zonedStart(2025, 8, 14))).toBe(true);
});

test.each([
  ['shortlisted, with nothing left to do', EVENT, viewer('SHORTLISTED', 'ACCEPTED'), MORNING, true],
  ['not decided yet', EVENT, viewer('PENDING', 'PENDING'), MORNING, true],
  ['registered for what asks no work', WORKSHOP, viewer('SHORTLISTED'), MORNING, true],
  ['while works can be handed in', EVENT, viewer('SHORTLISTED'), zonedStart(2025, 8, 12), false],
  ['while registration is open', WORKSHOP, viewer('SHORTLISTED'), zonedStart(2025, 8, 1), false],
  ['rejected', EVENT, viewer('REJECTED'), MORNING, false],
  ['a work that was rejected', EVENT, viewer('SHORTLISTED', 'REJECTED'), MORNING, false],
  [
    'a work that never came back',
    EVENT,
    viewer('PENDING', 'RESUBMISSION_REQUIRED'),
    MORNING,
    false,
  ],
  ['never registered', EVENT, viewer(null), MORNING, false],
  ['the day after', EVENT, viewer('SHORTLISTED', 'ACCEPTED'), AFTER, false],
])('somebody is in or not: %s', (_, event, who, now, expected) => {
  expect(isIn(event, who, now)).toBe(expected);
});

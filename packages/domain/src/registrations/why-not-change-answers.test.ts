import { describe, expect, test } from 'vitest';
import { around, competition } from '../events/event-cases.ts';
import { whyNotChangeAnswers } from './why-not-change-answers.ts';

const { registration_open, registration_close } = competition;

describe('whyNotChangeAnswers', () => {
  test.each([
    [registration_open, ['registration-not-open', null, null]],
    [registration_close, [null, null, 'answers-closed']],
  ] as const)('around %o', (edge, expected) => {
    const facts = { event: competition, registrationStatus: 'PENDING' } as const;
    expect(around(edge).map((now) => whyNotChangeAnswers(facts, now))).toEqual(expected);
  });

  test.each([
    ['ACTIVE', 'PENDING', null],
    ['ACTIVE', 'SHORTLISTED', 'answers-reviewed'],
    ['ACTIVE', 'REJECTED', 'answers-reviewed'],
    ['INACTIVE', 'PENDING', 'event-ended'],
    ['INACTIVE', 'REJECTED', 'answers-reviewed'],
    ['DELETED', 'REJECTED', 'event-deleted'],
  ] as const)('an event that is %s, %s: %s', (status, registrationStatus, expected) => {
    const event = { ...competition, status };
    expect(whyNotChangeAnswers({ event, registrationStatus }, registration_open)).toBe(expected);
  });
});

import { describe, expect, test } from 'vitest';
import { around, competition, workshop } from './events/event-cases.ts';
import {
  type RegisterFacts,
  type SubmitFacts,
  UNDO_MS,
  whyNotDeleteEvent,
  whyNotEditEvent,
  whyNotRegister,
  whyNotReopen,
  whyNotRestoreEvent,
  whyNotReviewRegistration,
  whyNotReviewSubmission,
  whyNotSubmit,
  whyNotUndo,
  whyNotWithdraw,
} from './refusals.ts';
import { REGISTRATION_STATUSES, SUBMISSION_STATUSES } from './statuses.ts';

const { registration_open, registration_close, submission_start, submission_close } = competition;

const newcomer: RegisterFacts = {
  event: competition,
  isInternal: false,
  isRegistered: false,
  isFull: false,
  isProfileComplete: true,
};

describe('whyNotRegister', () => {
  test.each([
    [registration_open, ['registration-not-open', null, null]],
    [registration_close, [null, null, 'registration-closed']],
  ] as const)('around %o', (edge, expected) => {
    expect(around(edge).map((now) => whyNotRegister(newcomer, now))).toEqual(expected);
  });

  test('names the first reason of its order', () => {
    const before = around(registration_open)[0];
    const event = { ...competition, internal_event: true };
    const worst = { ...newcomer, isRegistered: true, isFull: true, isProfileComplete: false };
    const deleted = { ...event, status: 'DELETED' } as const;
    const inactive = { ...event, status: 'INACTIVE' } as const;
    expect(whyNotRegister({ ...worst, event: deleted }, before)).toBe('event-deleted');
    expect(whyNotRegister({ ...worst, event: inactive }, before)).toBe('event-ended');
    expect(whyNotRegister({ ...worst, event }, before)).toBe('internal-only');
    const inside = { ...worst, event, isInternal: true };
    expect(whyNotRegister(inside, before)).toBe('already-registered');
    const fresh = { ...inside, isRegistered: false };
    expect(whyNotRegister(fresh, before)).toBe('registration-not-open');
    expect(whyNotRegister(fresh, registration_open)).toBe('full');
    const seated = { ...fresh, isFull: false };
    expect(whyNotRegister(seated, registration_open)).toBe('profile-incomplete');
    expect(whyNotRegister({ ...seated, isProfileComplete: true }, registration_open)).toBeNull();
  });
});

const member: SubmitFacts = {
  event: competition,
  isInternal: false,
  registrationStatus: 'PENDING',
  submissionStatus: null,
  isProfileComplete: true,
};

describe('whyNotSubmit', () => {
  test.each([
    [submission_start, ['submission-not-open', null, null]],
    [submission_close, [null, null, 'submission-closed']],
  ] as const)('around %o', (edge, expected) => {
    expect(around(edge).map((now) => whyNotSubmit(member, now))).toEqual(expected);
  });

  test('not yet at the instant that still belongs to registration', () => {
    const event = { ...competition, submission_start: registration_close };
    const answers = around(registration_close).map((now) =>
      whyNotSubmit({ ...member, event }, now),
    );
    expect(answers).toEqual(['submission-not-open', 'submission-not-open', null]);
  });

  test.each<[Partial<SubmitFacts>, string | null]>([
    [{ registrationStatus: 'SHORTLISTED' }, null],
    [{ submissionStatus: 'RESUBMISSION_REQUIRED' }, null],
    [{ submissionStatus: 'PENDING' }, 'already-submitted'],
    [{ submissionStatus: 'ACCEPTED' }, 'submission-accepted'],
    [{ submissionStatus: 'REJECTED' }, 'submission-rejected'],
    [{ registrationStatus: 'REJECTED' }, 'registration-rejected'],
    [
      { registrationStatus: 'REJECTED', submissionStatus: 'RESUBMISSION_REQUIRED' },
      'registration-rejected',
    ],
    [{ registrationStatus: 'REJECTED', submissionStatus: 'ACCEPTED' }, 'submission-accepted'],
    [{ registrationStatus: null, isProfileComplete: false }, 'not-registered'],
    [{ event: workshop, registrationStatus: null }, 'no-submission-needed'],
    [{ event: { ...competition, internal_event: true } }, 'internal-only'],
    [{ event: { ...competition, status: 'INACTIVE' } }, 'event-ended'],
    [{ event: { ...competition, status: 'DELETED' } }, 'event-deleted'],
    [{ isProfileComplete: false }, 'profile-incomplete'],
  ])('%o: %s', (facts, expected) => {
    expect(whyNotSubmit({ ...member, ...facts }, submission_start)).toBe(expected);
  });

  test('the window comes before the profile', () => {
    const facts = { ...member, isProfileComplete: false };
    expect(whyNotSubmit(facts, registration_open)).toBe('submission-not-open');
  });
});

describe('whyNotWithdraw', () => {
  test('until registration closes', () => {
    const facts = { event: competition, registrationStatus: 'PENDING', hasWork: false } as const;
    const answers = around(registration_close).map((now) => whyNotWithdraw(facts, now));
    expect(answers).toEqual([null, null, 'withdrawal-closed']);
  });

  test.each([
    [competition, null, 'not-registered'],
    [competition, 'SHORTLISTED', 'withdrawal-reviewed'],
    [competition, 'REJECTED', 'withdrawal-reviewed'],
    [{ ...competition, status: 'INACTIVE' }, 'PENDING', 'event-ended'],
    [{ ...competition, status: 'DELETED' }, 'PENDING', 'event-deleted'],
  ] as const)('%o %s: %s', (event, registrationStatus, expected) => {
    const facts = { event, registrationStatus, hasWork: false };
    expect(whyNotWithdraw(facts, registration_open)).toBe(expected);
  });

  test('not once work was submitted on it', () => {
    const facts = { event: competition, registrationStatus: 'PENDING', hasWork: true } as const;
    expect(whyNotWithdraw(facts, registration_open)).toBe('withdrawal-submitted');
  });
});

describe('reviews', () => {
  test.each(REGISTRATION_STATUSES)('registration %s', (status) => {
    const isPending = status === 'PENDING';
    expect(whyNotReviewRegistration({ status })).toBe(isPending ? null : 'already-reviewed');
    expect(whyNotReopen({ status })).toBe(isPending ? 'not-reviewed' : null);
  });

  test.each(SUBMISSION_STATUSES)('submission %s', (status) => {
    const isPending = status === 'PENDING';
    const review = { status, revision: 2, reviewedRevision: 2 };
    expect(whyNotReviewSubmission(review)).toBe(isPending ? null : 'already-reviewed');
    expect(whyNotReviewSubmission({ ...review, reviewedRevision: 1 })).toBe('newer-revision');
    const current = whyNotReviewSubmission({ ...review, reviewedRevision: null });
    expect(current).toBe(isPending ? null : 'already-reviewed');
    expect(whyNotReopen({ status })).toBe(isPending ? 'not-reviewed' : null);
  });
});

describe('whyNotUndo', () => {
  const now = new Date('2025-07-16T10:00:00+05:45');
  const ago = (ms: number) => new Date(now.getTime() - ms);

  test.each([
    ['PENDING', true, null, 'not-reviewed'],
    ['REJECTED', false, ago(0), 'decided-by-another'],
    ['REJECTED', true, ago(0), null],
    ['ACCEPTED', true, ago(UNDO_MS), null],
    ['SHORTLISTED', true, ago(UNDO_MS + 1), 'undo-too-late'],
  ] as const)('%s, own: %s, at %o: %s', (status, isOwn, reviewedAt, expected) => {
    expect(whyNotUndo({ status, isOwn, reviewedAt }, now)).toBe(expected);
  });
});

test.each([
  ['ACTIVE', null],
  ['INACTIVE', null],
  ['DELETED', 'event-deleted'],
] as const)('editing and deleting an event that is %s: %s', (status, expected) => {
  expect(whyNotEditEvent({ status })).toBe(expected);
  expect(whyNotDeleteEvent({ status })).toBe(expected);
});

test.each([
  ['ACTIVE', 'event-not-deleted'],
  ['INACTIVE', 'event-not-deleted'],
  ['DELETED', null],
] as const)('restoring an event that is %s: %s', (status, expected) => {
  expect(whyNotRestoreEvent({ status })).toBe(expected);
});

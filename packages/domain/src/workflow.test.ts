import { describe, expect, test } from 'vitest';
import { REGISTRATION_STATUSES, SUBMISSION_STATUSES } from './statuses.ts';
import { isReviewable, REGISTRATION_STEPS, SUBMISSION_STEPS, statusAfter } from './workflow.ts';

describe('registration', () => {
  test.each([
    ['approve', ['SHORTLISTED', null, null]],
    ['reject', ['REJECTED', null, null]],
    ['reopen', [null, 'PENDING', 'PENDING']],
  ] as const)('%s from each status', (action, expected) => {
    const after = REGISTRATION_STATUSES.map((status) =>
      statusAfter(REGISTRATION_STEPS, action, status),
    );
    expect(after).toEqual(expected);
  });
});

describe('submission', () => {
  test.each([
    ['accept', ['ACCEPTED', null, null, null]],
    ['reject', ['REJECTED', null, null, null]],
    ['resubmission required', ['RESUBMISSION_REQUIRED', null, null, null]],
    ['reopen', [null, 'PENDING', 'PENDING', 'PENDING']],
  ] as const)('%s from each status', (action, expected) => {
    const after = SUBMISSION_STATUSES.map((status) =>
      statusAfter(SUBMISSION_STEPS, action, status),
    );
    expect(after).toEqual(expected);
  });
});

test('only PENDING can be reviewed', () => {
  expect(REGISTRATION_STATUSES.filter(isReviewable)).toEqual(['PENDING']);
  expect(SUBMISSION_STATUSES.filter(isReviewable)).toEqual(['PENDING']);
});

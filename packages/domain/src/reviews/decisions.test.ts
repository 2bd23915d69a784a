import { expect, test } from 'vitest';
import { REGISTRATION_STATUSES, SUBMISSION_STATUSES } from '../statuses.ts';
import { isReviewable } from './decisions.ts';

test('only PENDING can be reviewed', () => {
  expect(REGISTRATION_STATUSES.filter(isReviewable)).toEqual(['PENDING']);
  expect(SUBMISSION_STATUSES.filter(isReviewable)).toEqual(['PENDING']);
});

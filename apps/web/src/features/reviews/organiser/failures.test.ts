import { expect, test } from 'vitest';
import { REGISTRATIONS } from '../../registrations/organiser/admin-registrations.texts.ts';
import { SUBMISSIONS } from '../../submissions/organiser/admin-submissions.texts.ts';
import { REVIEW } from './admin-review.texts.ts';

test.each([
  [REGISTRATIONS.approveTitle, 'Failed to approve registration'],
  [REGISTRATIONS.rejectTitle, 'Failed to reject registration'],
  [SUBMISSIONS.acceptTitle, 'Failed to accept submission'],
  [SUBMISSIONS.rejectTitle, 'Failed to reject submission'],
  [SUBMISSIONS.resubmitTitle, 'Failed to require resubmission'],
])('%s, when it fails: %s', (action, words) => {
  expect(REVIEW.failed(action)).toBe(words);
});

import { ADMIN_REGISTRATIONS_WORDS } from '@pratibha/words/registrations/organiser';
import { REVIEW_WORDS } from '@pratibha/words/reviews/organiser';
import { ADMIN_SUBMISSIONS_WORDS } from '@pratibha/words/submissions/organiser';
import { expect, test } from 'vitest';

test.each([
  [ADMIN_REGISTRATIONS_WORDS.approveTitle, 'Failed to approve registration'],
  [ADMIN_REGISTRATIONS_WORDS.rejectTitle, 'Failed to reject registration'],
  [ADMIN_SUBMISSIONS_WORDS.acceptTitle, 'Failed to accept submission'],
  [ADMIN_SUBMISSIONS_WORDS.rejectTitle, 'Failed to reject submission'],
  [ADMIN_SUBMISSIONS_WORDS.resubmitTitle, 'Failed to require resubmission'],
])('%s, when it fails: %s', (action, words) => {
  expect(REVIEW_WORDS.failed(action)).toBe(words);
});

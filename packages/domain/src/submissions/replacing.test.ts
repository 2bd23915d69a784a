import { expect, test } from 'vitest';
import { replacedBy, replacing } from './replacing.ts';

test('a revision replaces the one before unless that was sent back', () => {
  const revisions = ['PENDING', 'RESUBMISSION_REQUIRED', 'PENDING', 'PENDING'] as const;
  const all = revisions.map((submission_status, n) => ({ revision: n + 1, submission_status }));
  expect(replacing(all).map(({ revision }) => revision)).toEqual([2, 4]);
  expect(replacing(all.slice(0, 1))).toEqual([]);
});

test('a revision on which nobody decided was replaced by the next, the last one by none', () => {
  const statuses = ['PENDING', 'RESUBMISSION_REQUIRED', 'PENDING', 'PENDING'] as const;
  const all = statuses.map((submission_status, n) => ({ revision: n + 1, submission_status }));
  const by = all.map((each) => replacedBy(all, each)?.revision ?? null);
  expect(by).toEqual([2, null, 4, null]);
});

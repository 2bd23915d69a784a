import { expect, test } from 'vitest';
import { replacing } from './replacing.ts';

test('a revision replaces the one before unless that was sent back', () => {
  const revisions = ['PENDING', 'RESUBMISSION_REQUIRED', 'PENDING', 'PENDING'] as const;
  const all = revisions.map((submission_status, n) => ({ revision: n + 1, submission_status }));
  expect(replacing(all).map(({ revision }) => revision)).toEqual([2, 4]);
  expect(replacing(all.slice(0, 1))).toEqual([]);
});

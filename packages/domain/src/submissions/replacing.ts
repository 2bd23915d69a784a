import type { SubmissionStatus } from '../statuses.ts';

type Revision = { readonly submission_status: SubmissionStatus };

/**
 * The revisions, of all of a work in their order, that took the place of one on which nobody had
 * decided. One that was sent back is followed by another as it was asked for.
 */
export function replacing<R extends Revision>(revisions: readonly R[]): R[] {
  return revisions.filter((_, n) => revisions[n - 1]?.submission_status === 'PENDING');
}

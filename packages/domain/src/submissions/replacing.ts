import type { SubmissionStatus } from '../statuses.ts';

type Revision = { readonly submission_status: SubmissionStatus };

/** The revision, of all of a work, that took the place of this one before anybody decided. */
export function replacedBy<R extends Revision & { readonly revision: number }>(
  revisions: readonly R[],
  { revision, submission_status: status }: R,
): R | null {
  if (status !== 'PENDING') return null;
  return revisions.find((each) => each.revision === revision + 1) ?? null;
}

/**
 * The revisions, of all of a work in their order, that took the place of one on which nobody had
 * decided. One that was sent back is followed by another as it was asked for.
 */
export function replacing<R extends Revision>(revisions: readonly R[]): R[] {
  return revisions.filter((_, n) => revisions[n - 1]?.submission_status === 'PENDING');
}

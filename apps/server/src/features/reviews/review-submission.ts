import type * as calls from '@pratibha/contract/reviews';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import {
  adminSubmissionDetailView,
  findRevisions,
  findSubmission,
  type SubmissionRow,
} from '../submissions/submissions.ts';
import { review } from './review.ts';

export const findSubmissionToReview: Find<typeof calls.reviewSubmission, SubmissionRow> = (
  ctx,
  { id },
) => findSubmission(ctx.db, id);

/** Judges a pending submission in the revision that was read. */
export const reviewSubmission: UseCase<typeof calls.reviewSubmission, SubmissionRow> = async (
  ctx,
  { body, found },
) => {
  const row = await review(ctx, 'submission', found, body);
  return adminSubmissionDetailView(row, await findRevisions(ctx.db, row.id), ctx.actor);
};

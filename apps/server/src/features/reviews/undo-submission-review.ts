import type * as calls from '@pratibha/contract/reviews';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import {
  adminSubmissionDetailView,
  findRevisions,
  findSubmission,
  type SubmissionRow,
} from '../submissions/submissions.ts';
import { undo } from './review.ts';

export const findSubmissionToUndo: Find<typeof calls.undoSubmissionReview, SubmissionRow> = (
  ctx,
  { id },
) => findSubmission(ctx.db, id);

/** Takes an own judgement back, just after it was made. */
export const undoSubmissionReview: UseCase<
  typeof calls.undoSubmissionReview,
  SubmissionRow
> = async (ctx, { found }) => {
  const row = await undo(ctx, 'submission', found);
  return adminSubmissionDetailView(row, await findRevisions(ctx.db, row.id), ctx.actor);
};

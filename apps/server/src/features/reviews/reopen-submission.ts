import type * as calls from '@pratibha/contract/reviews';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import {
  adminSubmissionDetailView,
  findRevisions,
  findSubmission,
  type SubmissionRow,
} from '../submissions/submissions.ts';
import { reopen } from './review.ts';

export const findSubmissionToReopen: Find<typeof calls.reopenSubmission, SubmissionRow> = (
  ctx,
  { id },
) => findSubmission(ctx.db, id);

/** Takes a judgement back. */
export const reopenSubmission: UseCase<typeof calls.reopenSubmission, SubmissionRow> = async (
  ctx,
  { body, found },
) => {
  const row = await reopen(ctx, 'submission', found, body);
  return adminSubmissionDetailView(row, await findRevisions(ctx.db, row.id), ctx.actor);
};

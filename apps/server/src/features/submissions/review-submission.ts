import type * as calls from '@pratibha/contract/submissions';
import { whyNotReviewSubmission } from '@pratibha/domain/refusals';
import { decisionOf, Refused, refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import {
  findRevisions,
  findSubmission,
  type SubmissionRow,
  writeReview,
} from './submissions.queries.ts';
import { adminSubmissionDetailView } from './submissions.view.ts';

export const findSubmissionToReview: Find<typeof calls.reviewSubmission, SubmissionRow> = (
  ctx,
  { id },
) => findSubmission(ctx.db, id);

/**
 * Judges a pending submission in the revision that was read. Of two reviewers one wins; a revision
 * that came in between is never judged unseen.
 */
export const reviewSubmission: UseCase<typeof calls.reviewSubmission, SubmissionRow> = async (
  ctx,
  { body, found },
) => {
  const whyNot = (row: SubmissionRow) =>
    whyNotReviewSubmission({
      status: row.submission_status,
      revision: row.revision,
      reviewedRevision: body.revision ?? found.revision,
    });
  refuse(whyNot(found), decisionOf(found));
  const isWritten = await writeReview(ctx.db, found, {
    status: body.status,
    review_remarks: body.remarks,
    reviewed_by: ctx.actor.id,
    reviewed_at: ctx.now,
  });
  const row = await findSubmission(ctx.db, found.id);
  if (!row) throw new Error(`submission ${found.id} is not there after its review`);
  if (!isWritten) throw new Refused(whyNot(row) ?? 'changed-meanwhile', decisionOf(row));
  await ctx.audit({
    action: 'submission.reviewed',
    subject: ['submission', found.id],
    changes: { revision: found.revision, status: [found.submission_status, body.status] },
  });
  return adminSubmissionDetailView(row, await findRevisions(ctx.db, found.id));
};

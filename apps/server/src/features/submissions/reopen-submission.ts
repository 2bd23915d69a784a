import type * as calls from '@pratibha/contract/submissions';
import { whyNotReopen } from '@pratibha/domain/refusals';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import {
  findRevisions,
  findSubmission,
  type SubmissionRow,
  writeReview,
} from './submissions.queries.ts';
import { adminSubmissionDetailView } from './submissions.view.ts';

export const findSubmissionToReopen: Find<typeof calls.reopenSubmission, SubmissionRow> = (
  ctx,
  { id },
) => findSubmission(ctx.db, id);

/** Takes a judgement back to PENDING; the audit keeps the reason and what was decided. */
export const reopenSubmission: UseCase<typeof calls.reopenSubmission, SubmissionRow> = async (
  ctx,
  { body, found },
) => {
  if (body.revision !== undefined && body.revision !== found.revision) {
    throw new Refused('newer-revision');
  }
  refuse(whyNotReopen({ status: found.submission_status }));
  const isReopened = await writeReview(ctx.db, found, {
    status: 'PENDING',
    review_remarks: null,
    reviewed_by: null,
    reviewed_at: null,
  });
  if (!isReopened) throw new Refused('changed-meanwhile');
  await ctx.audit({
    action: 'submission.reopened',
    subject: ['submission', found.id],
    changes: {
      revision: found.revision,
      status: [found.submission_status, 'PENDING'],
      reason: body.reason,
    },
  });
  const row = await findSubmission(ctx.db, found.id);
  if (!row) throw new Error(`submission ${found.id} is not there after its reopening`);
  return adminSubmissionDetailView(row, await findRevisions(ctx.db, found.id));
};

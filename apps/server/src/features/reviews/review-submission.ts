import type * as calls from '@pratibha/contract/reviews';
import type { Context } from '../../platform/serve/context.ts';
import { Refused } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import {
  adminSubmissionDetailView,
  findRevisions,
  findSubmission,
  type SubmissionRow,
} from '../submissions/submissions.ts';
import { review } from './review.ts';
import { LOCK_REVIEWED } from './reviews.queries.ts';

export const findSubmissionToReview: Find<typeof calls.reviewSubmission, SubmissionRow> = (
  ctx,
  { id },
) => findSubmission(ctx.db, id);

/**
 * Judges a pending submission in the revision that was read; whoever names none, in the one that
 * counts.
 */
export const reviewSubmission: UseCase<typeof calls.reviewSubmission, SubmissionRow> = async (
  ctx,
  { body, found },
) => {
  const isSeen = body.revision !== undefined || body.version !== undefined;
  const row = await review(ctx, 'submission', isSeen ? found : await held(ctx, found.id), body);
  return adminSubmissionDetailView(row, await findRevisions(ctx.db, row.id), ctx.actor);
};

/** The submission as it stays until the decision is kept: nobody replaces it meanwhile. */
async function held({ db }: Pick<Context, 'db'>, id: number): Promise<SubmissionRow> {
  await LOCK_REVIEWED.submission(db, [id]);
  const row = await findSubmission(db, id);
  if (row === undefined) throw new Refused('not-found');
  return row;
}

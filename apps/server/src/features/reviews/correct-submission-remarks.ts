import type * as calls from '@pratibha/contract/remarks-corrections';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import {
  adminSubmissionDetailView,
  findRevisions,
  findSubmission,
  type SubmissionRow,
} from '../submissions/submissions.ts';
import { correctRemarks } from './correct-remarks.ts';

export const findSubmissionToCorrect: Find<typeof calls.correctSubmissionRemarks, SubmissionRow> = (
  ctx,
  { id },
) => findSubmission(ctx.db, id);

/** Corrects the remarks of a decision on a work, in the revision that counts. */
export const correctSubmissionRemarks: UseCase<
  typeof calls.correctSubmissionRemarks,
  SubmissionRow
> = async (ctx, { body, found }) => {
  const row = await correctRemarks(ctx, 'submission', found, body);
  return adminSubmissionDetailView(row, await findRevisions(ctx.db, row.id), ctx.actor);
};

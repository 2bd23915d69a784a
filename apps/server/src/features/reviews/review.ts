import type { Context } from '../../platform/serve/context.ts';
import { decisionOf, Refused, refuse } from '../../platform/serve/refused.ts';
import { REVIEW_KINDS, type RowOf } from './review-kinds.ts';
import { type ReviewKind, type StatusOf, WRITE_REVIEW } from './reviews.queries.ts';

/** What an organiser decides; `revision` is the one that was read, if it was told. */
export type Decision<K extends ReviewKind> = {
  readonly status: StatusOf[K];
  readonly remarks: string | null;
  readonly revision?: number | undefined;
};

/**
 * Decides on a pending row. Of two reviewers one wins, the other is told who; what came in between
 * is never decided on unseen.
 */
export async function review<K extends ReviewKind>(
  ctx: Context,
  kind: K,
  found: RowOf[K],
  { status, remarks, revision }: Decision<K>,
): Promise<RowOf[K]> {
  const { find, statusOf, revisionOf, whyNotReview, audited } = REVIEW_KINDS[kind];
  const whyNot = (row: RowOf[K]) => whyNotReview(row, revision ?? revisionOf(found));
  refuse(whyNot(found), decisionOf(found));
  const isWritten = await WRITE_REVIEW[kind](ctx.db, found, {
    status,
    review_remarks: remarks,
    reviewed_by: ctx.actor.id,
    reviewed_at: ctx.now,
  });
  const row = await find(ctx.db, found.id);
  // Gone means withdrawn between the look and the decision.
  if (!row) throw new Refused('not-found');
  if (!isWritten) {
    throw new Refused(whyNot(row) ?? 'changed-meanwhile', decisionOf(row));
  }
  await ctx.audit({
    action: `${kind}.reviewed`,
    subject: [kind, found.id],
    changes: { ...audited(found), status: [statusOf(found), status] },
  });
  return row;
}

/** Takes a decision back to PENDING; the audit keeps the reason and what was decided. */
export async function reopen<K extends ReviewKind>(
  ctx: Context,
  kind: K,
  found: RowOf[K],
  { reason, revision }: { readonly reason: string; readonly revision?: number | undefined },
): Promise<RowOf[K]> {
  const { find, statusOf, revisionOf, whyNotReopen, audited } = REVIEW_KINDS[kind];
  refuse(whyNotReopen(found, revision ?? revisionOf(found)));
  const isReopened = await WRITE_REVIEW[kind](ctx.db, found, {
    status: 'PENDING',
    review_remarks: null,
    reviewed_by: null,
    reviewed_at: null,
  });
  if (!isReopened) throw new Refused('changed-meanwhile');
  await ctx.audit({
    action: `${kind}.reopened`,
    subject: [kind, found.id],
    changes: { ...audited(found), status: [statusOf(found), 'PENDING'], reason },
  });
  const row = await find(ctx.db, found.id);
  if (!row) throw new Error(`${kind} ${found.id} is not there after its reopening`);
  return row;
}

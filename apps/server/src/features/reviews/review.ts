import { whyNotUndo } from '@pratibha/domain/refusals';
import { hasNoSeatLeft } from '@pratibha/domain/registrations/seats';
import { isReviewable } from '@pratibha/domain/reviews/decisions';
import type { Context } from '../../platform/serve/context.ts';
import { decisionOf, Refused, refuse } from '../../platform/serve/refused.ts';
import { notifyOfDecisions, notifyOfReopening } from './notify-of-reviews.ts';
import { findHolding } from './prepared.queries.ts';
import { remarksForEach } from './remarks-for-each.ts';
import { REVIEW_KINDS, type RowOf } from './review-kinds.ts';
import {
  HOLD_COMING,
  HOLD_OPTIONS,
  HOLD_SEATS,
  LOCK_REVIEWED,
  type ReviewKind,
  type StatusOf,
  WRITE_REVIEW,
} from './reviews.queries.ts';

/** What an organiser decides; `revision` is the one that was read, if it was told. */
export type Decision<K extends ReviewKind> = {
  readonly status: StatusOf[K];
  readonly remarks: string | null;
  readonly revision?: number | undefined;
  /** The version of the row that was looked at, where the revision is the work's. */
  readonly version?: number | undefined;
  /** False: not where the event says that decisions are prepared. */
  readonly at_once?: boolean | undefined;
};

/**
 * Decides on a pending row. Of two reviewers one wins, the other is told who; what came in between
 * is never decided on unseen.
 */
export async function review<K extends ReviewKind>(
  ctx: Context,
  kind: K,
  found: RowOf[K],
  decision: Decision<K>,
): Promise<RowOf[K]> {
  const { status, remarks: written, revision, version = found.version } = decision;
  const { find, statusOf, revisionOf, whyNotReview, movesSeat, audited } = REVIEW_KINDS[kind];
  const whyNot = (row: RowOf[K]) => whyNotReview(row, revision ?? revisionOf(found));
  refuse(whyNot(found), decisionOf(found));
  if (version !== found.version) throw new Refused('changed-meanwhile');
  if (decision.at_once === false) await refuseWherePrepared(ctx, found);
  if (status === 'SHORTLISTED') await refuseBeyondSeats(ctx, kind, found.id);
  if (movesSeat(status)) await HOLD_SEATS[kind](ctx.db, [found.id]);
  else await HOLD_OPTIONS[kind](ctx.db, [found.id]);
  const remarks = (await remarksForEach(ctx.db, [found], { status, remarks: written }))(found);
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
    // Who names no version decides on the current one, also if its student changed it at this
    // moment.
    const isAnyMeant = decision.revision === undefined && decision.version === undefined;
    if (isAnyMeant && isReviewable(statusOf(row))) return review(ctx, kind, row, decision);
    throw new Refused(whyNot(row) ?? 'changed-meanwhile', decisionOf(row));
  }
  await ctx.audit({
    action: `${kind}.reviewed`,
    subject: [kind, found.id],
    changes: { ...audited(found), status: [statusOf(found), status], ...saying(remarks) },
  });
  await notifyOfDecisions(ctx, kind, [found], status);
  return row;
}

/** Refuses where decisions are prepared, for whoever did not know. */
async function refuseWherePrepared({ db }: Context, { event_id }: { event_id: number }) {
  if ((await findHolding(db, [event_id])).has(event_id))
    throw new Refused('decisions-are-prepared');
}

/** Refuses where as many are shortlisted and come as the event has seats. */
async function refuseBeyondSeats(ctx: Context, kind: ReviewKind, id: number): Promise<void> {
  const [of] = await HOLD_COMING[kind](ctx.db, [id]);
  if (of === undefined || !hasNoSeatLeft(of)) return;
  throw new Refused('no-seat-left', { params: { seats: of.seats, coming: of.coming } });
}

/** What the audit keeps of the remarks: a decision that is taken back loses them. */
export function saying(remarks: string | null): { readonly remarks?: string } {
  return remarks === null ? {} : { remarks };
}

const NO_REVIEW = {
  status: 'PENDING',
  review_remarks: null,
  reviewed_by: null,
  reviewed_at: null,
} as const;

type Reopening = Pick<Decision<ReviewKind>, 'revision' | 'version'> & {
  readonly reason: string;
  readonly beyond_capacity?: boolean;
};

/**
 * Takes a decision back to PENDING; the audit keeps the reason and what was decided. A seat that it
 * takes again may be one more than there are, if the organiser says so.
 */
export async function reopen<K extends ReviewKind>(
  ctx: Context,
  kind: K,
  found: RowOf[K],
  { reason, revision, version = found.version, beyond_capacity: mayGoBeyond }: Reopening,
): Promise<RowOf[K]> {
  const { find, statusOf, revisionOf, whyNotReopen, afterReopening, audited } = REVIEW_KINDS[kind];
  const { seatsBeyond, optionsBeyond } = REVIEW_KINDS[kind];
  refuse(whyNotReopen(found, revision ?? revisionOf(found)));
  if (version !== found.version) throw new Refused('changed-meanwhile');
  const [seats] = await HOLD_SEATS[kind](ctx.db, [found.id]);
  const beyond = seats && seatsBeyond(found, seats);
  if (beyond && !mayGoBeyond) throw new Refused('beyond-capacity', { params: beyond });
  const full = mayGoBeyond ? [] : await optionsBeyond(ctx.db, found);
  if (full.length > 0) {
    const options = full.map(({ option }) => option);
    throw new Refused('beyond-options', { params: { options } });
  }
  if (!(await WRITE_REVIEW[kind](ctx.db, found, NO_REVIEW))) throw new Refused('changed-meanwhile');
  await afterReopening(ctx.db, found.id, ctx.now);
  await ctx.audit({
    action: `${kind}.reopened`,
    subject: [kind, found.id],
    changes: { ...audited(found), status: [statusOf(found), 'PENDING'], reason },
  });
  await notifyOfReopening(ctx, kind, found);
  const row = await find(ctx.db, found.id);
  if (!row) throw new Error(`${kind} ${found.id} is not there after its reopening`);
  return row;
}

/**
 * Takes back what the same person has just decided; the audit calls it undone. It never asks for a
 * seat: for so short a while, one more than there are is the smaller harm.
 */
export async function undo<K extends ReviewKind>(
  ctx: Context,
  kind: K,
  found: RowOf[K],
): Promise<RowOf[K]> {
  const { find, afterReopening, audited } = REVIEW_KINDS[kind];
  await HOLD_SEATS[kind](ctx.db, [found.id]);
  const [row] = await LOCK_REVIEWED[kind](ctx.db, [found.id]);
  if (!row) throw new Refused('not-found');
  const { status, reviewed_at: reviewedAt } = row;
  refuse(whyNotUndo({ status, isOwn: row.reviewed_by === ctx.actor.id, reviewedAt }, ctx.now));
  await WRITE_REVIEW[kind](ctx.db, row, NO_REVIEW);
  await afterReopening(ctx.db, row.id, ctx.now);
  await ctx.audit({
    action: `${kind}.undone`,
    subject: [kind, row.id],
    changes: { ...audited(row), status: [status, 'PENDING'] },
  });
  await notifyOfReopening(ctx, kind, row);
  const undone = await find(ctx.db, row.id);
  if (!undone) throw new Error(`${kind} ${row.id} is not there after its review was undone`);
  return undone;
}

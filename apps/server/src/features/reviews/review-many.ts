import type { ReviewOutcome } from '@pratibha/contract/reviews';
import { whyNotInEvent } from '../../platform/serve/admission.ts';
import type { Context } from '../../platform/serve/context.ts';
import { decisionOf } from '../../platform/serve/refused.ts';
import type { SignedIn } from '../../platform/session/session.ts';
import { notifyOfDecisions } from './notify-of-reviews.ts';
import { findHolding } from './prepared.queries.ts';
import { remarksForEach } from './remarks-for-each.ts';
import { type Decision, saying } from './review.ts';
import { REVIEW_KINDS } from './review-kinds.ts';
import {
  HOLD_COMING,
  HOLD_OPTIONS,
  HOLD_SEATS,
  LOCK_REVIEWED,
  type LockedRow,
  type ReviewKind,
  WRITE_REVIEW,
} from './reviews.queries.ts';

/** So many rows are locked at a time, and commit together. */
const ROWS_IN_PART = 50;

type Row = { readonly id: number; readonly version: number };
type Outcome = ReviewOutcome['outcome'];
type Reviews<K extends ReviewKind> = Decision<K> & { readonly rows: readonly Row[] };

/**
 * Decides on each pending row that is as it was looked at, and answers for each in the order sent.
 *
 * A part is kept as soon as it is done, whatever becomes of the next. Whoever sends the rows again,
 * since no answer came, is told `done` of what the same person decided alike: a row that is exactly
 * one change further, and that change is this decision. So the answer is the same as it would have
 * been, unless somebody has changed the row since.
 */
export async function reviewMany<K extends ReviewKind>(
  ctx: Context<SignedIn>,
  kind: K,
  { rows, ...decision }: Reviews<K>,
): Promise<ReviewOutcome[]> {
  const outcomes: ReviewOutcome[] = [];
  for (let at = 0; at < rows.length; at += ROWS_IN_PART) {
    const part = rows.slice(at, at + ROWS_IN_PART);
    outcomes.push(...(await ctx.inPart((own) => reviewPart(own, kind, part, decision))));
  }
  return outcomes;
}

async function reviewPart<K extends ReviewKind>(
  ctx: Context<SignedIn>,
  kind: K,
  rows: readonly Row[],
  decision: Decision<K>,
): Promise<ReviewOutcome[]> {
  const ids = rows.map(({ id }) => id);
  // Those who come first in the list get the seats that are left.
  const left = new Map<number, number>();
  if (decision.status === 'SHORTLISTED')
    for (const { event_id, seats, coming } of await HOLD_COMING[kind](ctx.db, ids))
      left.set(event_id, seats - coming);
  if (REVIEW_KINDS[kind].movesSeat(decision.status)) await HOLD_SEATS[kind](ctx.db, ids);
  else await HOLD_OPTIONS[kind](ctx.db, ids);
  const locked: readonly LockedRow<K>[] = await LOCK_REVIEWED[kind](ctx.db, ids);
  const holding =
    decision.at_once === false
      ? await findHolding(
          ctx.db,
          locked.map(({ event_id }) => event_id),
        )
      : new Set<number>();
  const remarksFor = await remarksForEach(ctx.db, locked, decision);
  const of = (row: LockedRow<K>) => ({ ...decision, remarks: remarksFor(row) });
  const decided = new Map<number, LockedRow<K>>();
  const byId = new Map(locked.map((row) => [row.id, row]));
  const outcomes: ReviewOutcome[] = [];
  for (const { id, version } of rows) {
    const row = byId.get(id);
    const seen = row ? outcomeOf(ctx, kind, { row, version }, of(row)) : 'not-found';
    const isHeld = seen === 'pending' && row !== undefined && holding.has(row.event_id);
    const judged = isHeld ? 'decisions-are-prepared' : seen;
    // A row that is named twice is decided once.
    const isToDo = judged === 'pending' && !decided.has(id);
    const seats = row && left.get(row.event_id);
    const outcome = isToDo && seats !== undefined && seats <= 0 ? 'no-seat-left' : judged;
    if (row && isToDo && outcome === 'pending') {
      await decide(ctx, kind, row, of(row));
      decided.set(id, row);
      if (seats !== undefined) left.set(row.event_id, seats - 1);
    }
    if (outcome === 'already-reviewed')
      outcomes.push({ id, outcome, ...(await lost(ctx, kind, id)) });
    else outcomes.push({ id, outcome: outcome === 'pending' ? 'done' : outcome });
  }
  await notifyOfDecisions(ctx, kind, [...decided.values()], decision.status);
  return outcomes;
}

/** What is to be said of a row before anything is done; 'pending' where it is to be decided on. */
function outcomeOf<K extends ReviewKind>(
  ctx: Context<SignedIn>,
  kind: K,
  { row, version }: { readonly row: LockedRow<K>; readonly version: number },
  { status, remarks }: Decision<K>,
): Outcome | 'pending' {
  const whyNot = whyNotInEvent(REVIEW_KINDS[kind].access, ctx.actor, row.event_id);
  if (whyNot !== null) return whyNot;
  const isOwnDecision =
    row.version === version + 1 &&
    row.reviewed_by === ctx.actor.id &&
    row.status === status &&
    row.review_remarks === remarks;
  if (isOwnDecision) return 'done';
  if (REVIEW_KINDS[kind].whyNotReviewLocked(row) !== null) return 'already-reviewed';
  return row.version === version ? 'pending' : 'changed-meanwhile';
}

/** Who decided on the row before, and when. */
async function lost(ctx: Context<SignedIn>, kind: ReviewKind, id: number) {
  const row = await REVIEW_KINDS[kind].find(ctx.db, id);
  return row && decisionOf(row);
}

type Deciding = Pick<Context, 'db' | 'now' | 'audit'> & { readonly actor: { readonly id: number } };

/** Writes the decision on a row that is locked. */
export async function decide<K extends ReviewKind>(
  ctx: Deciding,
  kind: K,
  row: LockedRow<K>,
  { status, remarks }: Decision<K>,
): Promise<void> {
  const isWritten = await WRITE_REVIEW[kind](ctx.db, row, {
    status,
    review_remarks: remarks,
    reviewed_by: ctx.actor.id,
    reviewed_at: ctx.now,
  });
  if (!isWritten) throw new Error(`${kind} ${row.id} changed while it was locked`);
  await ctx.audit({
    action: `${kind}.reviewed`,
    subject: [kind, row.id],
    changes: {
      ...REVIEW_KINDS[kind].audited(row),
      status: [row.status, status],
      ...saying(remarks),
    },
  });
}

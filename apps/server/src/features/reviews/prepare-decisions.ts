import type { PrepareOutcome } from '@pratibha/contract/prepared-decisions';
import { type PreparedStatus, whyNotPrepare } from '@pratibha/domain/reviews/prepared';
import { whyNotInEvent } from '../../platform/serve/admission.ts';
import type { Context } from '../../platform/serve/context.ts';
import type { SignedIn } from '../../platform/session/session.ts';
import {
  findHolding,
  findPrepared,
  holdPeopleOf,
  putPrepared,
  removePrepared,
} from './prepared.queries.ts';
import { preparedView } from './prepared.view.ts';
import { REVIEW_KINDS } from './review-kinds.ts';
import { LOCK_REVIEWED, type ReviewKind } from './reviews.queries.ts';

type Seen = { readonly id: number; readonly version: number; readonly prepared: number | null };
type Preparing = {
  readonly rows: readonly Seen[];
  /** Null: what is prepared is taken back. */
  readonly status: PreparedStatus | null;
  readonly remarks: string | null;
};
type Outcome = PrepareOutcome['outcome'];

/**
 * Writes a decision beside each row that is as it was looked at, and answers for each in the order
 * sent. The rows are locked as a decision locks them: of two who prepare the same the second is
 * told, and nothing is prepared for what is being decided.
 */
export async function prepareDecisions(
  ctx: Context<SignedIn>,
  kind: ReviewKind,
  { rows, status, remarks }: Preparing,
): Promise<PrepareOutcome[]> {
  const asked = { kind, ids: [...new Set(rows.map(({ id }) => id))] };
  await holdPeopleOf(ctx.db, asked);
  const locked = new Map(
    (await LOCK_REVIEWED[kind](ctx.db, asked.ids)).map((row) => [row.id, row]),
  );
  const before = new Map((await findPrepared(ctx.db, asked)).map((each) => [each.row_id, each]));
  const holding = await findHolding(
    ctx.db,
    [...locked.values()].map(({ event_id }) => event_id),
  );
  const isOwn = ({ id, version }: Seen) => {
    const each = before.get(id);
    return (
      each?.prepared_by_id === ctx.actor.id &&
      each.status === status &&
      each.remarks === remarks &&
      each.row_version === version
    );
  };
  const outcomeOf = (seen: Seen): Outcome | 'to-do' => {
    const row = locked.get(seen.id);
    if (row === undefined) return 'not-found';
    const { access } = REVIEW_KINDS[kind];
    const whyNot = whyNotInEvent(access, ctx.actor, row.event_id);
    if (whyNot !== null) return whyNot;
    const facts = {
      ...{ row, seen: seen.version, prepared: before.get(seen.id) ?? null },
      ...{ seenPrepared: seen.prepared, holds: holding.has(row.event_id) },
      isAdded: status !== null,
    };
    // Whoever sends it again, as no answer came, is told that it is done.
    const refusal = whyNotPrepare(facts);
    return refusal === null
      ? 'to-do'
      : refusal === 'prepared-meanwhile' && isOwn(seen)
        ? 'done'
        : refusal;
  };
  const outcomes = rows.map((seen) => ({ id: seen.id, outcome: outcomeOf(seen) }));
  const ids = outcomes.filter(({ outcome }) => outcome === 'to-do').map(({ id }) => id);
  if (ids.length > 0) {
    const { actor, now } = ctx;
    if (status === null) await removePrepared(ctx.db, { kind, ids });
    else await putPrepared(ctx.db, { kind, ids }, { status, remarks, by: actor.id, at: now });
    await ctx.audit({
      action: status === null ? 'desk.unprepared' : 'desk.prepared',
      subject: ['desk', actor.id],
      changes: { about: [null, kind], status: [null, status], rows: [null, ids.length] },
    });
  }
  const after = new Map((await findPrepared(ctx.db, asked)).map((each) => [each.row_id, each]));
  return outcomes.map(({ id, outcome }) => {
    const isSeen = outcome !== 'not-found' && outcome !== 'not-allowed';
    const prepared = isSeen ? after.get(id) : undefined;
    return {
      id,
      outcome: outcome === 'to-do' ? 'done' : outcome,
      prepared: prepared ? preparedView(prepared) : null,
    };
  });
}

import type * as calls from '@pratibha/contract/prepared-decisions';
import { whyNotEditEvent } from '@pratibha/domain/refusals';
import { isReviewable } from '@pratibha/domain/reviews/decisions';
import {
  PREPARED_KINDS,
  type PreparedKind,
  type ReleaseOutcome,
  whyNotReleaseAt,
} from '@pratibha/domain/reviews/prepared';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { findAdminEvent } from '../events/events.ts';
import { findPrepared, holdPeopleOf, type PreparedRow } from './prepared.queries.ts';
import { releasedRowView, releaseView } from './prepared.view.ts';
import { RELEASE_DECISIONS } from './release-due.ts';
import {
  type AskedRow,
  endRelease,
  findInReleases,
  findRelease,
  findRowsOfRelease,
  insertRelease,
} from './releases.queries.ts';
import { LOCK_REVIEWED, type LockedRow, type ReviewKind } from './reviews.queries.ts';

type Releasing = NonNullable<Awaited<ReturnType<typeof findAdminEvent>>>;

export const findEventToRelease: Find<typeof calls.releaseDecisions, Releasing> = (ctx, { id }) =>
  findAdminEvent(ctx.db, id);

/**
 * Asks for a release: which decisions it makes, and in which order, is fixed now, and a job makes
 * them. What is corrected until then goes along; what is taken back, decided or withdrawn is left
 * out.
 */
export const releaseDecisions: UseCase<typeof calls.releaseDecisions, Releasing> = async (
  ctx,
  { body, found },
) => {
  const at = body.at === null ? null : new Date(body.at);
  refuse(whyNotEditEvent(found) ?? whyNotReleaseAt(at, ctx.now));
  const rows = await askedRows(ctx.db, found.id, body.rows);
  const isAny = rows.some(({ outcome }) => outcome === null);
  const id = await insertRelease(
    ctx.db,
    { event_id: found.id, made_by: ctx.actor.id, made_at: ctx.now, at: at ?? ctx.now },
    rows,
  );
  if (!isAny) await endRelease(ctx.db, id, ctx.now, null);
  else if (at === null)
    await ctx.jobs.add({ kind: RELEASE_DECISIONS, payload: { event_id: found.id } });
  await ctx.audit({
    action: 'event.decisions-released',
    subject: ['event', found.id],
    changes: {
      rows: rows.filter(({ outcome }) => outcome === null).length,
      ...(at === null ? {} : { at: at.toISOString() }),
    },
  });
  return wholeRelease(ctx.db, id);
};

type Asked = { readonly kind: PreparedKind; readonly id: number; readonly prepared: number };

/**
 * What is known of each already. The rows are locked, as whoever prepares or decides does: of two
 * who release the same at once the second finds it asked for.
 */
async function askedRows(
  db: Kysely<DB>,
  eventId: number,
  asked: readonly Asked[],
): Promise<AskedRow[]> {
  const locked = new Map<string, LockedRow<ReviewKind>>();
  const prepared = new Map<string, PreparedRow>();
  for (const kind of PREPARED_KINDS) {
    const ids = asked.filter((each) => each.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    await holdPeopleOf(db, { kind, ids });
    for (const row of await LOCK_REVIEWED[kind](db, ids)) locked.set(`${kind} ${row.id}`, row);
    for (const each of await findPrepared(db, { kind, ids }))
      prepared.set(`${kind} ${each.row_id}`, each);
  }
  const busy = await findInReleases(
    db,
    [...prepared.values()].map(({ id }) => id),
  );
  const once = new Map(asked.map((each) => [`${each.kind} ${each.id}`, each]));
  return [...once].map(([key, each]) => {
    const [row, decision] = [locked.get(key), prepared.get(key)];
    const isHere = row?.event_id === eventId;
    const outcome = (): ReleaseOutcome | null => {
      if (!isHere) return 'withdrawn';
      if (!isReviewable(row.status)) return 'already-reviewed';
      if (decision === undefined) return 'not-prepared';
      if (decision.version !== each.prepared) return 'prepared-meanwhile';
      return busy.has(decision.id) ? 'in-another-release' : null;
    };
    return {
      kind: each.kind,
      row_id: each.id,
      user_id: isHere ? row.user_id : null,
      prepared_by: (isHere ? decision?.prepared_by_id : undefined) ?? null,
      prepared_id: decision?.id ?? null,
      outcome: outcome(),
    };
  });
}

/** A release with what became of each. */
export async function wholeRelease(db: Kysely<DB>, id: number) {
  const release = await findRelease(db, id);
  if (release === undefined) throw new Refused('not-found');
  const rows = await findRowsOfRelease(db, id);
  return { ...releaseView(release), rows: rows.map(releasedRowView) };
}

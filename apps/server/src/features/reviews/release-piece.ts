import {
  PREPARED_KINDS,
  type PreparedKind,
  type PreparedStatus,
  type ReleaseFailure,
  type ReleaseOutcome,
  releaseOutcome,
} from '@pratibha/domain/reviews/prepared';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { type AuditEntry, insertAudit } from '../../platform/serve/audit.queries.ts';
import { lockAuthorEvents } from '../../platform/serve/author-may.ts';
import { notifyOfDecisions } from './notify-of-reviews.ts';
import { findPrepared, holdPeopleOf, type PreparedRow } from './prepared.queries.ts';
import {
  type DueRelease,
  endRelease,
  findNextRows,
  lockDueRelease,
  type NextRow,
  noteOutcomes,
} from './releases.queries.ts';
import { remarksForEach } from './remarks-for-each.ts';
import { decide } from './review-many.ts';
import {
  HOLD_COMING,
  HOLD_SEATS,
  LOCK_REVIEWED,
  type LockedRow,
  type StatusOf,
} from './reviews.queries.ts';

/** So many are made in one transaction. */
const PIECE = 50;

type By = { readonly now: Date; readonly jobId: number };

/**
 * Makes the next decisions of an event's first release that is due.
 * @returns whether more may be to do
 */
export async function releasePiece(db: Kysely<DB>, eventId: number, by: By): Promise<boolean> {
  const release = await lockDueRelease(db, eventId, by.now);
  if (release === undefined) return false;
  const failure = await whyNotGoOn(db, release);
  const rows = failure === null ? await findNextRows(db, release.id, PIECE) : [];
  if (rows.length === 0) await endRelease(db, release.id, by.now, failure);
  else await makeDecisions(db, release, rows, by);
  return true;
}

/** Why it goes no further: whoever asked for it may no longer, or the event is deleted. */
async function whyNotGoOn(db: Kysely<DB>, release: DueRelease): Promise<ReleaseFailure | null> {
  if (release.event_status === 'DELETED') return 'event-deleted';
  const events = await lockAuthorEvents(db, 'decisions.send', release.made_by);
  return events === null || events.includes(release.event_id) ? null : 'author-may-not';
}

type Found<K extends PreparedKind> = {
  readonly rows: ReadonlyMap<number, LockedRow<K>>;
  readonly prepared: ReadonlyMap<number, PreparedRow>;
};

/** Locks rows of this kind, and finds what is prepared for them. */
async function lock<K extends PreparedKind>(
  db: Kysely<DB>,
  kind: K,
  ids: readonly number[],
): Promise<Found<K>> {
  if (ids.length === 0) return { rows: new Map(), prepared: new Map() };
  const rows: readonly LockedRow<K>[] = await LOCK_REVIEWED[kind](db, ids);
  const prepared = await findPrepared(db, { kind, ids });
  return {
    rows: new Map(rows.map((row) => [row.id, row])),
    prepared: new Map(prepared.map((each) => [each.row_id, each])),
  };
}

async function makeDecisions(
  db: Kysely<DB>,
  release: DueRelease,
  asked: readonly NextRow[],
  by: By,
): Promise<void> {
  const idsOf = (kind: PreparedKind) =>
    asked.filter((each) => each.kind === kind).map(({ row_id }) => row_id);
  // In the order in which everybody locks: events, seats and options, people, rows.
  const [coming] = await HOLD_COMING.registration(db, idsOf('registration'));
  await HOLD_SEATS.registration(db, idsOf('registration'));
  for (const kind of PREPARED_KINDS) await holdPeopleOf(db, { kind, ids: idsOf(kind) });
  let seatsLeft = coming ? coming.seats - coming.coming : null;
  for (const kind of PREPARED_KINDS) {
    const found = await lock(db, kind, idsOf(kind));
    const outcomes: Outcome[] = [];
    for (const { place, row_id, prepared_id } of asked.filter((each) => each.kind === kind)) {
      const decision = found.prepared.get(row_id) ?? null;
      const outcome = releaseOutcome({
        row: found.rows.get(row_id) ?? null,
        prepared: decision && { status: decision.status, rowVersion: decision.row_version },
        ...{ isMeant: decision?.id === prepared_id, seatsLeft },
      });
      const status = outcome === 'done' ? (decision?.status ?? null) : null;
      if (status === 'SHORTLISTED' && seatsLeft !== null) seatsLeft -= 1;
      outcomes.push({ place, row_id, outcome, status });
    }
    await writeDecisions(db, kind, { found, outcomes, release, by });
    await noteOutcomes(db, release.id, outcomes);
  }
}

type Outcome = {
  readonly place: number;
  readonly row_id: number;
  readonly outcome: ReleaseOutcome;
  readonly status: PreparedStatus | null;
};
type Made<K extends PreparedKind> = {
  readonly found: Found<K>;
  readonly outcomes: readonly Outcome[];
  readonly release: DueRelease;
  readonly by: By;
};

/**
 * Makes them as whoever released them would one by one. What was prepared goes by itself, as the
 * rows are no longer pending.
 */
async function writeDecisions<K extends PreparedKind>(
  db: Kysely<DB>,
  kind: K,
  { found, outcomes, release, by: { now, jobId } }: Made<K>,
): Promise<void> {
  const who = {
    ...{ actorId: release.made_by, actorRole: null, tokenId: null, at: now },
    requestId: `job ${jobId}`,
  };
  const ctx = {
    ...{ db, now, actor: { id: release.made_by } },
    audit: (entry: AuditEntry) => insertAudit(db, entry, who),
  };
  const ready = outcomes.flatMap(({ row_id, status }) => {
    const [row, prepared] = [found.rows.get(row_id), found.prepared.get(row_id)];
    return row && prepared && status ? [{ row, prepared }] : [];
  });
  // Those with the same words together: what these name is looked up once.
  const alike = Map.groupBy(ready, ({ prepared: { status, remarks } }) =>
    JSON.stringify([status, remarks]),
  );
  for (const together of alike.values()) {
    const [first] = together;
    if (first === undefined) continue;
    const { remarks } = first.prepared;
    const status = first.prepared.status as StatusOf[K];
    const rows = together.map(({ row }) => row);
    const remarksFor = await remarksForEach(db, rows, { status, remarks });
    for (const row of rows) await decide(ctx, kind, row, { status, remarks: remarksFor(row) });
    await notifyOfDecisions(ctx, kind, rows, status);
  }
}

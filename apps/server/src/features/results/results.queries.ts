import type { FrozenAward, SnapshotContent } from '@pratibha/domain/results/snapshot';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** All snapshots of a round without their content, the newest first. */
export function findSnapshots(db: Kysely<DB>, roundId: number) {
  return db
    .selectFrom('result_snapshots as snapshot')
    .innerJoin('users as freezer', 'freezer.id', 'snapshot.frozen_by')
    .leftJoin('users as approver', 'approver.id', 'snapshot.approved_by')
    .select([
      'snapshot.id',
      'snapshot.number',
      'snapshot.sha256',
      'snapshot.shows_ranks',
      'snapshot.offers_check',
      'snapshot.frozen_at',
      'snapshot.frozen_by',
      'freezer.name as frozen_by_name',
      'snapshot.approved_at',
      'approver.name as approved_by_name',
      'snapshot.released_at',
      sql<Date | null>`(select min(revealed_at) from awards
        where awards.snapshot_id = snapshot.id)`.as('revealed_at'),
      'snapshot.thawed_at',
      'snapshot.thaw_reason',
    ])
    .where('snapshot.round_id', '=', roundId)
    .orderBy('snapshot.number', 'desc')
    .execute();
}
export type SnapshotRow = Awaited<ReturnType<typeof findSnapshots>>[number];

/** The awards of all snapshots of a round, in their order, with whom they go to as of today. */
export function findAwards(db: Kysely<DB>, roundId: number) {
  return db
    .selectFrom('awards')
    .innerJoin('result_snapshots as snapshot', 'snapshot.id', 'awards.snapshot_id')
    .innerJoin('submissions', 'submissions.id', 'awards.submission_id')
    .innerJoin('users', 'users.id', 'submissions.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .innerJoin('round_works as work', (join) =>
      join
        .onRef('work.round_id', '=', 'snapshot.round_id')
        .onRef('work.submission_id', '=', 'awards.submission_id'),
    )
    .select([
      'awards.snapshot_id',
      'awards.submission_id',
      sql<number>`coalesce(work.number, 0)`.as('number'),
      'users.name as user_name',
      'profiles.college_name as user_college',
      'awards.title',
      'awards.prize',
      'awards.position',
      'awards.tie_note',
    ])
    .where('snapshot.round_id', '=', roundId)
    .orderBy('awards.place')
    .execute();
}
export type AwardRow = Awaited<ReturnType<typeof findAwards>>[number];

export type NewSnapshot = {
  readonly round_id: number;
  readonly number: number;
  readonly content: SnapshotContent;
  readonly sha256: string;
  readonly shows_ranks: boolean;
  readonly offers_check: boolean;
  readonly frozen_at: Date;
  readonly frozen_by: number;
};

export async function insertSnapshot(
  db: Kysely<DB>,
  { content, ...values }: NewSnapshot,
): Promise<number> {
  const { id } = await db
    .insertInto('result_snapshots')
    .values({ ...values, formula: content.formula, content: JSON.stringify(content) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An award with the work that it goes to. */
export type NewAward = Omit<FrozenAward, 'work'> & {
  readonly submission_id: number;
  readonly tie_note: string | null;
};

export async function insertAwards(
  db: Kysely<DB>,
  snapshotId: number,
  awards: readonly NewAward[],
): Promise<void> {
  if (awards.length === 0) return;
  await db
    .insertInto('awards')
    .values(awards.map((award, at) => ({ ...award, snapshot_id: snapshotId, place: at + 1 })))
    .execute();
}

type Settled = Partial<{
  readonly approved_at: Date | null;
  readonly approved_by: number | null;
  readonly released_at: Date | null;
  readonly released_by: number | null;
  readonly thawed_at: Date;
  readonly thawed_by: number;
  readonly thaw_reason: string;
}>;

/** Writes what became of a snapshot; what it holds never changes. */
export async function settleSnapshot(db: Kysely<DB>, id: number, settled: Settled): Promise<void> {
  await db.updateTable('result_snapshots').set(settled).where('id', '=', id).execute();
}

/** Holds every assignment of a round, so that no sheet of it is being saved meanwhile. */
export async function holdAssignments(db: Kysely<DB>, roundId: number): Promise<void> {
  await db
    .selectFrom('assignments')
    .select('id')
    .where('round_id', '=', roundId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Until when anything of a round may come, and of which competition its event is. */
export function findRoundToFreeze(db: Kysely<DB>, roundId: number) {
  return db
    .selectFrom('rounds')
    .innerJoin('events', 'events.id', 'rounds.event_id')
    .select([
      'events.title',
      'events.competition',
      'rounds.paused_at',
      'rounds.opened_at',
      sql<boolean>`events.edition_id = live_edition()`.as('is_of_live_edition'),
      sql<Date>`greatest(last_end(rounds),
        rounds.closes_at + make_interval(hours => rounds.comment_hours))`.as('ends_at'),
    ])
    .where('rounds.id', '=', roundId)
    .executeTakeFirstOrThrow();
}

/** Where the works of a round are, as they were judged. */
export async function findWorkLinks(
  db: Kysely<DB>,
  roundId: number,
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('round_works as work')
    .innerJoin('submission_revisions as judged', (join) =>
      join
        .onRef('judged.submission_id', '=', 'work.submission_id')
        .onRef('judged.revision', '=', 'work.revision'),
    )
    .select(['work.submission_id', 'judged.work_link'])
    .where('work.round_id', '=', roundId)
    .execute();
  return new Map(rows.map(({ submission_id, work_link }) => [submission_id, work_link]));
}

/** Sheets of the works that are in which came late, and of which nobody said whether they count. */
export async function countLateSheets(db: Kysely<DB>, roundId: number): Promise<number> {
  const { count } = await db
    .selectFrom('score_sheets as sheet')
    .innerJoin('assignments', 'assignments.id', 'sheet.assignment_id')
    .innerJoin('round_works as work', (join) =>
      join
        .onRef('work.round_id', '=', 'assignments.round_id')
        .onRef('work.submission_id', '=', 'assignments.submission_id')
        .on('work.out_because', 'is', null),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .where('assignments.round_id', '=', roundId)
    .whereRef('sheet.revision', '=', 'work.revision')
    .where('sheet.is_late', '=', true)
    .where('sheet.state', '=', 'sent')
    .where('sheet.out_because', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

import type { Pair } from '@pratibha/domain/judging/shared-works';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** `same` is the judge `judges`, or the same person as a judge of another round. */
const isSamePerson = sql`(same.id = judges.id or same.person_id = judges.person_id)`;

/**
 * Whether the judge `judges` has a conflict with the work of this id, or made it: whoever said so
 * in one round knows who made it in the next one, too.
 */
export const hasConflictWith = (work: string) => conflictWith(work, sql`true`);

/**
 * The same as far as it takes something from the round of `judges`: what was noted after results
 * were frozen takes nothing from those, until they are thawed.
 */
export const takesAway = (work: string) =>
  conflictWith(
    work,
    sql`not exists (select from result_snapshots as frozen where frozen.round_id = judges.round_id
      and frozen.thawed_at is null and frozen.held_at < conflicts.noted_at)`,
  );

function conflictWith(work: string, isOf: RawBuilder<unknown>) {
  return sql<boolean>`(exists (
    select from conflicts join judges as same on same.id = conflicts.judge_id
    where conflicts.submission_id = ${sql.ref(work)} and ${isSamePerson} and ${isOf})
  or exists (select from submissions as own where own.id = ${sql.ref(work)}
    and own.user_id = judges.user_id))`;
}

/** The same of the work of `assignments`. */
export const hasConflict = hasConflictWith('assignments.submission_id');

/** Whether the judge of `assignments` scored the work before `work` or the rubric changed. */
export const hasEarlier = sql<boolean>`(exists (select from score_sheets as earlier
    where earlier.assignment_id = assignments.id and earlier.revision < work.revision)
  or exists (select from earlier_sheets where earlier_sheets.assignment_id = assignments.id))`;

/** Every assignment of a round, with the sheets of the revision that is judged. */
export function findAssignments(db: Kysely<DB>, roundId: number) {
  return db
    .selectFrom('assignments')
    .innerJoin('judges', 'judges.id', 'assignments.judge_id')
    .innerJoin('round_works as work', (join) =>
      join
        .onRef('work.round_id', '=', 'assignments.round_id')
        .onRef('work.submission_id', '=', 'assignments.submission_id'),
    )
    .leftJoin('score_sheets as sheet', (join) =>
      join
        .onRef('sheet.assignment_id', '=', 'assignments.id')
        .onRef('sheet.revision', '=', 'work.revision')
        .on('sheet.is_late', '=', false),
    )
    .leftJoin('score_sheets as late', (join) =>
      join
        .onRef('late.assignment_id', '=', 'assignments.id')
        .onRef('late.revision', '=', 'work.revision')
        .on('late.is_late', '=', true),
    )
    .leftJoin('users as copyist', 'copyist.id', 'sheet.paper_by')
    .select([
      'assignments.id',
      'assignments.judge_id',
      'assignments.submission_id',
      'assignments.is_ended',
      'judges.user_id',
      'judges.in_training',
      'judges.closes_at as judge_closes_at',
      'copyist.name as paper_by',
      'sheet.id as sheet_id',
      'sheet.state',
      'sheet.scores',
      'sheet.cannot_because',
      'sheet.out_because',
      'late.id as late_sheet_id',
      'late.saved_at as late_at',
      'late.out_because as late_out_because',
      takesAway('assignments.submission_id').as('has_conflict'),
      sql<boolean>`work.out_because is null`.as('is_in'),
      hasEarlier.as('has_earlier'),
    ])
    .where('assignments.round_id', '=', roundId)
    .orderBy('assignments.submission_id')
    .orderBy('assignments.judge_id')
    .execute();
}
export type AssignmentRow = Awaited<ReturnType<typeof findAssignments>>[number];

/** Who has a conflict with what, own works among it. */
export async function findConflicts(db: Kysely<DB>, roundId: number) {
  const { rows } = await sql<{
    judge_id: number;
    submission_id: number;
    origin: 'declared' | 'organisers' | 'own-work';
  }>`
    (select distinct on (judges.id, conflicts.submission_id)
      judges.id as judge_id, conflicts.submission_id, origin
    from judges
    join rounds on rounds.id = judges.round_id
    join judges as same on ${isSamePerson}
    join conflicts on conflicts.judge_id = same.id
    join submissions on submissions.id = conflicts.submission_id
      and submissions.event_id = rounds.event_id
    where judges.round_id = ${roundId}
    order by judges.id, conflicts.submission_id, same.id <> judges.id, same.id)
    union all
    select judges.id, submissions.id, 'own-work' from judges
    join rounds on rounds.id = judges.round_id
    join submissions on submissions.user_id = judges.user_id
      and submissions.event_id = rounds.event_id
    where judges.round_id = ${roundId}
    order by 1, 2`.execute(db);
  return rows;
}

export async function insertConflict(
  db: Kysely<DB>,
  values: {
    readonly judge_id: number;
    readonly submission_id: number;
    readonly origin: 'declared' | 'organisers';
    readonly at: Date;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('conflicts')
    .values(values)
    .onConflict((conflict) => conflict.columns(['judge_id', 'submission_id']).doNothing())
    .executeTakeFirst();
  await db
    .updateTable('assignments')
    .set({ is_ended: true })
    .where('judge_id', '=', values.judge_id)
    .where('submission_id', '=', values.submission_id)
    .where(sql<boolean>`not exists (select from result_snapshots as frozen
      where frozen.round_id = assignments.round_id and frozen.thawed_at is null)`)
    .execute();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Holds the rounds of an event, in their order: of one that is being frozen meanwhile it is certain
 * whether a conflict was there before.
 */
export async function holdRoundsOf(db: Kysely<DB>, eventId: number): Promise<void> {
  await db
    .selectFrom('rounds')
    .select('id')
    .where('event_id', '=', eventId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Whether frozen results were made without what the judge scored of the work in some round. */
export async function isFrozenWithout(db: Kysely<DB>, { judgeId, workId }: Pair): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select exists (
    select from judges
    join judges as same on ${isSamePerson}
    join assignments on assignments.judge_id = same.id and assignments.submission_id = ${workId}
    join result_snapshots as frozen on frozen.round_id = same.round_id and frozen.thawed_at is null
    where judges.id = ${judgeId} and exists (
      select from conflicts join judges as each on each.id = conflicts.judge_id
      where conflicts.submission_id = ${workId} and conflicts.noted_at < frozen.held_at
        and (each.id = judges.id or each.person_id = judges.person_id))) as is`.execute(db);
  return rows[0]?.is ?? false;
}

export async function deleteConflict(
  db: Kysely<DB>,
  judgeId: number,
  submissionId: number,
): Promise<void> {
  await sql`delete from conflicts where submission_id = ${submissionId} and judge_id in (
    select same.id from judges join judges as same on ${isSamePerson}
    where judges.id = ${judgeId})`.execute(db);
}

/** Assigns these, each behind what its judge has; one that had ended goes on. */
export async function insertAssignments(
  db: Kysely<DB>,
  roundId: number,
  pairs: readonly Pair[],
): Promise<void> {
  if (pairs.length === 0) return;
  const rows = pairs.map(({ judgeId, workId }, n) => ({ judge: judgeId, work: workId, n }));
  await sql`
    insert into assignments (round_id, judge_id, submission_id, place)
    select ${roundId}, pair.judge, pair.work, (
        select coalesce(max(place), 0) from assignments where judge_id = pair.judge
      ) + row_number() over (partition by pair.judge order by pair.n)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as pair (judge int, work int, n int)
    on conflict on constraint assignments_once
      do update set is_ended = false, place = excluded.place`.execute(db);
}

/** Takes a work from a judge; where something was scored the assignment stays, as ended. */
export async function endAssignment(db: Kysely<DB>, { judgeId, workId }: Pair): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('assignments')
    .set({ is_ended: true })
    .where('judge_id', '=', judgeId)
    .where('submission_id', '=', workId)
    .where('is_ended', '=', false)
    .executeTakeFirst();
  await db
    .deleteFrom('assignments')
    .where('judge_id', '=', judgeId)
    .where('submission_id', '=', workId)
    .where(sql<boolean>`not exists (
      select from score_sheets where score_sheets.assignment_id = assignments.id
      union all
      select from earlier_sheets where earlier_sheets.assignment_id = assignments.id)`)
    .execute();
  return numUpdatedRows > 0n;
}

/** Takes from a judge what they have not sent, so that others get it. */
export async function endUnsent(db: Kysely<DB>, judgeId: number): Promise<void> {
  await db
    .updateTable('assignments')
    .set({ is_ended: true })
    .where('judge_id', '=', judgeId)
    .where(sql<boolean>`not exists (select from score_sheets
      where score_sheets.assignment_id = assignments.id and score_sheets.state = 'sent')`)
    .execute();
}

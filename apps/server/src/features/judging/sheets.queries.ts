import type { CannotReason, Scores, SheetState } from '@pratibha/domain/judging/score-sheets';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

function sheets(db: Kysely<DB>) {
  return db
    .selectFrom('score_sheets')
    .select([
      'score_sheets.id',
      'score_sheets.assignment_id',
      'score_sheets.revision',
      'score_sheets.is_late',
      'score_sheets.state',
      sql<Scores>`score_sheets.scores`.as('scores'),
      'score_sheets.comment',
      'score_sheets.note',
      'score_sheets.cannot_because',
      'score_sheets.saved_at',
      'score_sheets.sent_at',
      'score_sheets.out_because',
      'score_sheets.is_counted_late',
      'score_sheets.version',
    ]);
}
export type SheetRow = Awaited<ReturnType<ReturnType<typeof sheets>['execute']>>[number];

/**
 * All sheets of an assignment, of every revision, the newest revision first and what came late
 * before.
 */
export function findSheets(db: Kysely<DB>, assignmentId: number) {
  return findSheetsOf(db, [assignmentId]);
}

/** Those of several assignments, in that order. */
export function findSheetsOf(db: Kysely<DB>, assignmentIds: readonly number[]) {
  return sheets(db)
    .where('assignment_id', '=', sql<number>`any(${assignmentIds}::int[])`)
    .orderBy('revision', 'desc')
    .orderBy('is_late', 'desc')
    .execute();
}

/** Holds an assignment, so that of two who save its sheet one waits. */
export function lockAssignment(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('assignments')
    .select(['id', 'is_ended'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type WrittenSheet = {
  readonly assignmentId: number;
  readonly revision: number;
  readonly rubricId: number;
  readonly isLate: boolean;
  readonly state: SheetState;
  readonly scores: Scores;
  readonly comment: string;
  readonly note: string;
  readonly cannotBecause: CannotReason | null;
  readonly at: Date;
  readonly version: number;
  /** Who copied it from paper; absent where the judge saved it. */
  readonly paperBy?: number;
};

/** Writes a sheet. What came late before is gone once the window takes sheets again. */
export async function writeSheet(db: Kysely<DB>, sheet: WrittenSheet): Promise<number> {
  if (!sheet.isLate) {
    await db
      .deleteFrom('score_sheets')
      .where('assignment_id', '=', sheet.assignmentId)
      .where('revision', '=', sheet.revision)
      .where('is_late', '=', true)
      .execute();
  }
  const values = {
    rubric_id: sheet.rubricId,
    state: sheet.state,
    scores: JSON.stringify(sheet.scores),
    comment: sheet.comment,
    note: sheet.note,
    cannot_because: sheet.cannotBecause,
    saved_at: sheet.at,
    sent_at: sheet.state === 'begun' ? null : sheet.at,
    version: sheet.version,
    paper_by: sheet.paperBy ?? null,
  };
  const { id } = await db
    .insertInto('score_sheets')
    .values({
      ...values,
      assignment_id: sheet.assignmentId,
      revision: sheet.revision,
      is_late: sheet.isLate,
    })
    .onConflict((conflict) =>
      conflict.constraint('score_sheets_once').doUpdateSet({
        ...{ ...values, out_because: null, is_counted_late: false },
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A sheet with all that organisers are told of it. */
export function findSheet(db: Kysely<DB>, id: number) {
  return sheets(db)
    .innerJoin('assignments', 'assignments.id', 'score_sheets.assignment_id')
    .innerJoin('rounds', 'rounds.id', 'assignments.round_id')
    .innerJoin('judges', 'judges.id', 'assignments.judge_id')
    .leftJoin('users', 'users.id', 'judges.user_id')
    .leftJoin('users as copyist', 'copyist.id', 'score_sheets.paper_by')
    .leftJoin('guests', 'guests.id', 'judges.guest_id')
    .innerJoin('round_works as work', (join) =>
      join
        .onRef('work.round_id', '=', 'assignments.round_id')
        .onRef('work.submission_id', '=', 'assignments.submission_id'),
    )
    .select([
      'assignments.round_id',
      'assignments.submission_id',
      'rounds.event_id',
      sql<Date>`greatest(rounds.closes_at, judges.closes_at)`.as('closes_at'),
      sql<string | null>`coalesce(users.name, guests.name)`.as('judge_name'),
      'copyist.name as paper_by',
      'work.number',
    ])
    .where('score_sheets.id', '=', id)
    .executeTakeFirst();
}
export type FoundSheet = NonNullable<Awaited<ReturnType<typeof findSheet>>>;

/** Lets a sheet count, or says why it does not. */
export async function writeOutBecause(
  db: Kysely<DB>,
  id: number,
  reason: string | null,
): Promise<void> {
  await db.updateTable('score_sheets').set({ out_because: reason }).where('id', '=', id).execute();
}

/** Lets a sheet that came late count, in the place of what was there in time. */
export async function countLate(
  db: Kysely<DB>,
  { id, assignment_id, revision }: SheetRow,
): Promise<void> {
  await db
    .deleteFrom('score_sheets')
    .where('assignment_id', '=', assignment_id)
    .where('revision', '=', revision)
    .where('is_late', '=', false)
    .execute();
  await db
    .updateTable('score_sheets')
    .set({ is_late: false, is_counted_late: true, out_because: null })
    .where('id', '=', id)
    .execute();
}

/** The sent sheets of a round for a file, in the order of the works. */
export async function findSentSheets(db: Kysely<DB>, roundId: number) {
  return sheets(db)
    .innerJoin('assignments', 'assignments.id', 'score_sheets.assignment_id')
    .innerJoin('judges', 'judges.id', 'assignments.judge_id')
    .leftJoin('users as judge', 'judge.id', 'judges.user_id')
    .leftJoin('users as copyist', 'copyist.id', 'score_sheets.paper_by')
    .leftJoin('guests', 'guests.id', 'judges.guest_id')
    .innerJoin('submissions', 'submissions.id', 'assignments.submission_id')
    .innerJoin('users as owner', 'owner.id', 'submissions.user_id')
    .innerJoin('round_works as work', (join) =>
      join
        .onRef('work.round_id', '=', 'assignments.round_id')
        .onRef('work.submission_id', '=', 'assignments.submission_id'),
    )
    .select([
      'assignments.submission_id',
      'assignments.is_ended',
      'work.number',
      'work.revision as judged_revision',
      'work.out_because as work_out_because',
      'owner.name as submitted_by',
      sql<string | null>`coalesce(judge.name, guests.name)`.as('judge_name'),
      'judges.in_training',
      'copyist.name as paper_by',
    ])
    .where('assignments.round_id', '=', roundId)
    .where('score_sheets.state', '<>', 'begun')
    .orderBy('work.number')
    .orderBy('judges.id')
    .orderBy('score_sheets.id')
    .execute();
}
export type SentSheet = Awaited<ReturnType<typeof findSentSheets>>[number];

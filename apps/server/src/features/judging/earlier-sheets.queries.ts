import type { Scores, SheetState } from '@pratibha/domain/judging/score-sheets';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** Sheets of the assignments of a round leave those that count, for its newer rubric. */
export async function setSheetsAside(
  db: Kysely<DB>,
  roundId: number,
  newRubricId: number,
): Promise<number> {
  const ofRound = sql`assignment_id in (select id from assignments where round_id = ${roundId})`;
  await sql`
    insert into earlier_sheets (assignment_id, rubric_id, revision, state, scores, comment, note,
      saved_at, sent_at, paper_by)
    select assignment_id, rubric_id, revision, state, scores, comment, note, saved_at, sent_at,
      paper_by
    from score_sheets
    where ${ofRound} and (state <> 'cannot' or scores <> '{}')`.execute(db);
  // Whether a work can be judged at all is no question of the rubric.
  await sql`update score_sheets set rubric_id = ${newRubricId}, scores = '{}'
    where ${ofRound} and state = 'cannot'`.execute(db);
  const { numAffectedRows = 0n } = await sql`delete from score_sheets
    where ${ofRound} and state <> 'cannot'`.execute(db);
  return Number(numAffectedRows);
}

/** Of these assignments, the newest first. */
export function findByEarlierRubric(db: Kysely<DB>, assignmentIds: readonly number[]) {
  return db
    .selectFrom('earlier_sheets')
    .leftJoin('users as copyist', 'copyist.id', 'earlier_sheets.paper_by')
    .select([
      'earlier_sheets.assignment_id',
      'earlier_sheets.rubric_id',
      'earlier_sheets.state',
      'earlier_sheets.revision',
      sql<Scores>`earlier_sheets.scores`.as('scores'),
      'earlier_sheets.comment',
      'earlier_sheets.note',
      'earlier_sheets.saved_at',
      'earlier_sheets.sent_at',
      'copyist.name as paper_by',
    ])
    .where('assignment_id', '=', sql<number>`any(${assignmentIds}::int[])`)
    .orderBy('earlier_sheets.rubric_id', 'desc')
    .orderBy('earlier_sheets.revision', 'desc')
    .orderBy('earlier_sheets.id', 'desc')
    .execute();
}

/** Of an assignment by the rubric of now, of revisions that are judged no more. */
export function findOfEarlierRevision(db: Kysely<DB>, assignmentId: number) {
  return db
    .selectFrom('score_sheets')
    .innerJoin('assignments', 'assignments.id', 'score_sheets.assignment_id')
    .innerJoin('round_works as work', (join) =>
      join
        .onRef('work.round_id', '=', 'assignments.round_id')
        .onRef('work.submission_id', '=', 'assignments.submission_id'),
    )
    .leftJoin('users as copyist', 'copyist.id', 'score_sheets.paper_by')
    .select([
      'score_sheets.assignment_id',
      'score_sheets.rubric_id',
      'score_sheets.state',
      'score_sheets.revision',
      sql<Scores>`score_sheets.scores`.as('scores'),
      'score_sheets.comment',
      'score_sheets.note',
      'score_sheets.saved_at',
      'score_sheets.sent_at',
      'copyist.name as paper_by',
    ])
    .where('assignment_id', '=', assignmentId)
    .whereRef('score_sheets.revision', '<', 'work.revision')
    .orderBy('score_sheets.revision', 'desc')
    .orderBy('score_sheets.is_late', 'desc')
    .execute();
}

/** A judge's assignment of a work. */
export function findAssignmentOf(
  db: Kysely<DB>,
  of: { readonly roundId: number; readonly judgeId: number; readonly submissionId: number },
) {
  return db
    .selectFrom('assignments')
    .select('id')
    .where('round_id', '=', of.roundId)
    .where('judge_id', '=', of.judgeId)
    .where('submission_id', '=', of.submissionId)
    .executeTakeFirst();
}

type OwnEarlierSheet = {
  readonly judge_id: number;
  readonly number: number | null;
  readonly state: SheetState;
  readonly scores: Scores;
  readonly comment: string;
  readonly note: string;
  readonly saved_at: Date;
  readonly sent_at: Date | null;
};

/** What the person scored by earlier versions of rubrics. */
export function findOwnEarlierSheets(db: Kysely<DB>, userId: number): Promise<OwnEarlierSheet[]> {
  return db
    .selectFrom('earlier_sheets as sheet')
    .innerJoin('assignments', 'assignments.id', 'sheet.assignment_id')
    .innerJoin('judges', 'judges.id', 'assignments.judge_id')
    .innerJoin('round_works as work', (join) =>
      join
        .onRef('work.round_id', '=', 'assignments.round_id')
        .onRef('work.submission_id', '=', 'assignments.submission_id'),
    )
    .select([
      'judges.id as judge_id',
      'work.number',
      'sheet.state',
      sql<Scores>`sheet.scores`.as('scores'),
      'sheet.comment',
      'sheet.note',
      'sheet.saved_at',
      'sheet.sent_at',
    ])
    .where('judges.user_id', '=', userId)
    .orderBy('sheet.id')
    .execute();
}

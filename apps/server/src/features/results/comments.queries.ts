import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { isCountedSheet } from '../judging/judging.ts';

/** Sheets that count and in which something is written for whoever handed in. */
function comments(db: Kysely<DB>) {
  return db
    .selectFrom('score_sheets as sheet')
    .innerJoin('assignments', 'assignments.id', 'sheet.assignment_id')
    .innerJoin('judges', 'judges.id', 'assignments.judge_id')
    .innerJoin('rounds', 'rounds.id', 'assignments.round_id')
    .innerJoin('round_works as work', (join) =>
      join
        .onRef('work.round_id', '=', 'assignments.round_id')
        .onRef('work.submission_id', '=', 'assignments.submission_id'),
    )
    .innerJoin('submissions', 'submissions.id', 'assignments.submission_id')
    .leftJoin('settled_comments as settled', 'settled.sheet_id', 'sheet.id')
    .where(isCountedSheet)
    .where('sheet.comment', '<>', '');
}

/** What judges wrote of the works of a person, by round, as it may be read. */
export function findCommentsFor(db: Kysely<DB>, userId: number, roundIds: readonly number[]) {
  return (
    comments(db)
      .select([
        'assignments.round_id',
        'assignments.submission_id',
        sql<string>`coalesce(settled.comment, sheet.comment)`.as('comment'),
      ])
      .where('submissions.user_id', '=', userId)
      .where('assignments.round_id', '=', sql<number>`any(${roundIds}::int[])`)
      .where(sql<boolean>`not coalesce(settled.is_held, false)`)
      // In an order that says nothing of who judged.
      .orderBy(sql`md5(sheet.id::text)`)
      .execute()
  );
}

function forOrganisers(db: Kysely<DB>) {
  return comments(db)
    .innerJoin('users as maker', 'maker.id', 'submissions.user_id')
    .leftJoin('users as judge', 'judge.id', 'judges.user_id')
    .leftJoin('guests', 'guests.id', 'judges.guest_id')
    .leftJoin('users as settler', 'settler.id', 'settled.settled_by')
    .select([
      'sheet.id as sheet_id',
      'assignments.round_id',
      'rounds.event_id',
      sql<number>`coalesce(work.number, 0)`.as('number'),
      'maker.name as user_name',
      sql<string | null>`coalesce(judge.name, guests.name)`.as('judge_name'),
      'sheet.comment as written',
      'settled.comment',
      sql<boolean>`coalesce(settled.is_held, false)`.as('is_held'),
      'settled.settled_at',
      'settler.name as settled_by',
    ]);
}
export type CommentRow = Awaited<ReturnType<ReturnType<typeof forOrganisers>['execute']>>[number];

/** Every comment of a round, by work. */
export function findComments(db: Kysely<DB>, roundId: number) {
  return forOrganisers(db)
    .where('assignments.round_id', '=', roundId)
    .orderBy('work.number')
    .orderBy('sheet.id')
    .execute();
}

export function findComment(db: Kysely<DB>, sheetId: number) {
  return forOrganisers(db).where('sheet.id', '=', sheetId).executeTakeFirst();
}

/** Says what becomes of a comment, in the place of what was said before. */
export async function writeComment(
  db: Kysely<DB>,
  sheetId: number,
  settled: {
    readonly is_held: boolean;
    readonly comment: string | null;
    readonly settled_at: Date;
    readonly settled_by: number;
  },
): Promise<void> {
  await db
    .insertInto('settled_comments')
    .values({ sheet_id: sheetId, ...settled })
    .onConflict((conflict) => conflict.column('sheet_id').doUpdateSet(settled))
    .execute();
}

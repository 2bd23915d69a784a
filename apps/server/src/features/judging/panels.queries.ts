import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** Judges of a round who are asked or take part, with the room in which each sits. */
export function findPanels(db: Kysely<DB>, roundId: number) {
  return db
    .selectFrom('judges')
    .leftJoin('panel_judges', 'panel_judges.judge_id', 'judges.id')
    .select(['judges.id', 'judges.state', 'judges.most_works', 'panel_judges.room'])
    .where('judges.round_id', '=', roundId)
    .where('judges.state', 'in', ['asked', 'accepted'])
    .orderBy('judges.id')
    .execute();
}
export type PanelJudgeRow = Awaited<ReturnType<typeof findPanels>>[number];

export async function writeRoom(db: Kysely<DB>, judgeId: number, room: number): Promise<void> {
  await db
    .insertInto('panel_judges')
    .values({ judge_id: judgeId, room })
    .onConflict((conflict) => conflict.column('judge_id').doUpdateSet({ room }))
    .execute();
}

/** The works that a judge has in the round. */
export async function findHeldWorks(db: Kysely<DB>, judgeId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('assignments')
    .select('submission_id')
    .where('judge_id', '=', judgeId)
    .where('is_ended', '=', false)
    .execute();
  return new Set(rows.map(({ submission_id }) => submission_id));
}

/** Takes from a judge what they have not begun of other rooms than theirs. */
export async function endOtherRooms(db: Kysely<DB>, judgeId: number, room: number): Promise<void> {
  await sql`
    delete from assignments using presentations
    where assignments.judge_id = ${judgeId}
      and presentations.round_id = assignments.round_id
      and presentations.submission_id = assignments.submission_id
      and presentations.room <> ${room}
      and not exists (select from score_sheets where score_sheets.assignment_id = assignments.id)
      and not exists (
        select from earlier_sheets where earlier_sheets.assignment_id = assignments.id)`.execute(
    db,
  );
  await sql`
    update assignments set is_ended = true from presentations
    where assignments.judge_id = ${judgeId}
      and presentations.round_id = assignments.round_id
      and presentations.submission_id = assignments.submission_id
      and presentations.room <> ${room}
      and not exists (select from score_sheets
        where score_sheets.assignment_id = assignments.id and score_sheets.state <> 'begun')`.execute(
    db,
  );
}

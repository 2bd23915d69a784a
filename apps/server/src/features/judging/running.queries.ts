import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** Stops the clock of a round. */
export async function writePause(
  db: Kysely<DB>,
  id: number,
  pause: { readonly at: Date; readonly sentence: string },
): Promise<void> {
  await db
    .updateTable('rounds')
    .set({ paused_at: pause.at, pause_sentence: pause.sentence })
    .where('id', '=', id)
    .execute();
}

/** Lets a round go on; its end and those of single judges move by so many milliseconds. */
export async function endPause(db: Kysely<DB>, id: number, length: number): Promise<void> {
  const later = sql<Date>`closes_at + make_interval(secs => ${length / 1_000})`;
  await db
    .updateTable('rounds')
    .set((eb) => ({
      paused_at: null,
      pause_sentence: null,
      closes_at: later,
      // A form that was loaded before would move the end back.
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('judges')
    .set({ closes_at: later })
    .where('round_id', '=', id)
    .where(sql<boolean>`closes_at is not null`)
    .execute();
}

export async function writeCommentHours(db: Kysely<DB>, id: number, hours: number): Promise<void> {
  await db.updateTable('rounds').set({ comment_hours: hours }).where('id', '=', id).execute();
}

export async function writeJudgeEnd(db: Kysely<DB>, id: number, end: Date | null): Promise<void> {
  await db.updateTable('judges').set({ closes_at: end }).where('id', '=', id).execute();
}

export async function writeTraining(
  db: Kysely<DB>,
  id: number,
  isInTraining: boolean,
): Promise<void> {
  await db.updateTable('judges').set({ in_training: isInTraining }).where('id', '=', id).execute();
}

/** @returns whether they had not tried before */
export async function noteTried(db: Kysely<DB>, judgeId: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('judges')
    .set({ tried_at: at })
    .where('id', '=', judgeId)
    .where('tried_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Puts a work at the end of its judge's order. */
export async function putLast(
  db: Kysely<DB>,
  { id, judge_id }: { readonly id: number; readonly judge_id: number },
): Promise<void> {
  await db
    .updateTable('assignments')
    .set({
      place: sql<number>`(select max(place) + 1 from assignments as own
        where own.judge_id = ${judge_id})`,
    })
    .where('id', '=', id)
    .execute();
}

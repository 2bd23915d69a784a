import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** What somebody called organisers for as a judge, oldest first. */
export function findOwnCalls(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('judge_calls')
    .innerJoin('judges', 'judges.id', 'judge_calls.judge_id')
    .select(['judge_calls.judge_id', 'judge_calls.line', 'judge_calls.called_at'])
    .where('judges.user_id', '=', userId)
    .orderBy('judge_calls.id')
    .execute();
}

/**
 * Their own calls go, and those about a work of theirs, which may name them; of calls that they
 * answered nobody knows any more who came.
 */
export async function eraseCalls(db: Kysely<DB>, userId: number): Promise<void> {
  await db
    .deleteFrom('judge_calls')
    .where((eb) =>
      eb.or([
        eb(
          'judge_id',
          'in',
          eb.selectFrom('judges').select('id').where('judges.user_id', '=', userId),
        ),
        eb(
          'submission_id',
          'in',
          eb.selectFrom('submissions').select('id').where('submissions.user_id', '=', userId),
        ),
      ]),
    )
    .execute();
  await db
    .updateTable('judge_calls')
    .set({ coming_by: null })
    .where('coming_by', '=', userId)
    .execute();
}

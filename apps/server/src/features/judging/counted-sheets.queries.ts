import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { takesAway } from './assignments.queries.ts';

/**
 * Whether `sheet` counts, of `assignments` with their `judges` and `work`: the same as `doesCount`.
 */
export const isCountedSheet = sql<boolean>`(sheet.state = 'sent' and not sheet.is_late
  and sheet.out_because is null and sheet.revision = work.revision
  and work.out_because is null and not assignments.is_ended and not judges.in_training
  and not ${takesAway('work.submission_id')})`;

/** Whether the results of a round are frozen: until they are thawed nothing of it changes. */
export async function isFrozen(db: Kysely<DB>, roundId: number): Promise<boolean> {
  const frozen = await db
    .selectFrom('result_snapshots')
    .select('id')
    .where('round_id', '=', roundId)
    .where('thawed_at', 'is', null)
    .executeTakeFirst();
  return frozen !== undefined;
}

import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** Who made these works, with what they said of being named. */
export function findMakers(db: Kysely<DB>, submissionIds: readonly number[]) {
  return db
    .selectFrom('submissions')
    .innerJoin('users', 'users.id', 'submissions.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('work_consents as said', 'said.submission_id', 'submissions.id')
    .select([
      'submissions.id as submission_id',
      'submissions.user_id',
      'submissions.status',
      'users.status as account',
      'users.name',
      'profiles.college_name as college',
      sql<boolean>`users.erased_at is not null`.as('isErased'),
      sql<boolean>`coalesce(said.show_work, false)`.as('show_work'),
      sql<boolean>`coalesce(said.name_with_work, false)`.as('name_with_work'),
      'said.shown_as',
    ])
    .where('submissions.id', 'in', submissionIds)
    .execute();
}
export type MakerRow = Awaited<ReturnType<typeof findMakers>>[number];

/** When next something of results becomes everybody's; null: nothing waits for its instant. */
export async function findInstantOfNext(db: Kysely<DB>, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select least(
      (select min(released_at) from result_snapshots where released_at > ${now}),
      (select min(revealed_at) from awards where revealed_at > ${now})) as at`.execute(db);
  return rows[0]?.at ?? null;
}

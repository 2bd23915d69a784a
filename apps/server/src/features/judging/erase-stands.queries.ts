import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** Nobody is at the stands of the person's works, and they are at none as a judge. */
export async function eraseStands(db: Kysely<DB>, userId: number): Promise<void> {
  const works = db.selectFrom('submissions').select('id').where('user_id', '=', userId);
  const judges = db.selectFrom('judges').select('id').where('user_id', '=', userId);
  await db.deleteFrom('stands').where('submission_id', 'in', works).execute();
  for (const table of ['judge_places', 'stand_marks'] as const) {
    await db
      .deleteFrom(table)
      .where((eb) => eb.or([eb('submission_id', 'in', works), eb('judge_id', 'in', judges)]))
      .execute();
  }
}

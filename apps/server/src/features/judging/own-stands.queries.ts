import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** The person's works are shown nowhere, and they are at no stand as a judge. */
export async function eraseStands(db: Kysely<DB>, userId: number): Promise<void> {
  const works = db.selectFrom('submissions').select('id').where('user_id', '=', userId);
  const judges = db.selectFrom('judges').select('id').where('user_id', '=', userId);
  await db.deleteFrom('stands').where('submission_id', 'in', works).execute();
  await db.deleteFrom('presentations').where('submission_id', 'in', works).execute();
  for (const table of ['judge_places', 'stand_marks'] as const) {
    await db
      .deleteFrom(table)
      .where((eb) => eb.or([eb('submission_id', 'in', works), eb('judge_id', 'in', judges)]))
      .execute();
  }
}

/** At which stand the person was last in each round, by their rows as a judge. */
export async function findOwnPlaces(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('judge_places')
    .innerJoin('judges', 'judges.id', 'judge_places.judge_id')
    .innerJoin('stands', (join) =>
      join
        .onRef('stands.round_id', '=', 'judges.round_id')
        .onRef('stands.submission_id', '=', 'judge_places.submission_id'),
    )
    .select(['judges.id as judge_id', 'stands.stand'])
    .where('judges.user_id', '=', userId)
    .execute();
}

/** What the person said of stands as a judge. */
export async function findOwnMarks(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('stand_marks')
    .innerJoin('judges', 'judges.id', 'stand_marks.judge_id')
    .innerJoin('stands', (join) =>
      join
        .onRef('stands.round_id', '=', 'judges.round_id')
        .onRef('stands.submission_id', '=', 'stand_marks.submission_id'),
    )
    .select(['judges.id as judge_id', 'stands.stand', 'stand_marks.mark', 'stand_marks.at'])
    .where('judges.user_id', '=', userId)
    .orderBy('stand_marks.at')
    .execute();
}

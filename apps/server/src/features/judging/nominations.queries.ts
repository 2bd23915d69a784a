import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { takesAway } from './assignments.queries.ts';

/** For what works of a round may be nominated, in its order, and whether anybody did. */
export function findNominationTitles(db: Kysely<DB>, roundId: number) {
  return db
    .selectFrom('nomination_titles')
    .select([
      'id',
      'title',
      sql<boolean>`exists (select from nominations
        where nominations.title_id = nomination_titles.id)`.as('is_used'),
    ])
    .where('round_id', '=', roundId)
    .orderBy('place')
    .execute();
}

/** Those of several rounds, in their order. */
export function findTitlesToCopy(db: Kysely<DB>, roundIds: readonly number[]) {
  return db
    .selectFrom('nomination_titles')
    .select(['round_id', 'title'])
    .where('round_id', '=', sql<number>`any(${roundIds}::int[])`)
    .orderBy('place')
    .execute();
}

/** Holds them for whoever changes them: who nominates meanwhile waits, or is waited for. */
export async function lockNominationTitles(db: Kysely<DB>, roundId: number): Promise<void> {
  const rows = db.selectFrom('nomination_titles').select('id').where('round_id', '=', roundId);
  await rows.orderBy('id').forUpdate().execute();
}

/** Holds them as they are for whoever nominates: none is removed meanwhile. */
export async function holdNominationTitles(db: Kysely<DB>, roundId: number): Promise<void> {
  const rows = db.selectFrom('nomination_titles').select('id').where('round_id', '=', roundId);
  await rows.orderBy('id').forShare().execute();
}

/** Writes them in this order; those that are not among them go. */
export async function writeNominationTitles(
  db: Kysely<DB>,
  roundId: number,
  titles: readonly { readonly id: number | null; readonly title: string }[],
): Promise<void> {
  const kept = titles.flatMap(({ id }) => id ?? []);
  await db
    .deleteFrom('nomination_titles')
    .where('round_id', '=', roundId)
    .where('id', '<>', sql<number>`all(${kept}::int[])`)
    .execute();
  for (const [at, { id, title }] of titles.entries()) {
    const values = { title: title.trim(), place: at + 1 };
    const { numUpdatedRows } = await db
      .updateTable('nomination_titles')
      .set(values)
      .where('id', '=', id ?? 0)
      .where('round_id', '=', roundId)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) continue;
    await db
      .insertInto('nomination_titles')
      .values({ ...values, round_id: roundId })
      .execute();
  }
}

/** Who nominated what in a round, by what for. */
export async function findNominations(db: Kysely<DB>, roundId: number) {
  return db
    .selectFrom('nominations')
    .innerJoin('nomination_titles', 'nomination_titles.id', 'nominations.title_id')
    .innerJoin('judges', 'judges.id', 'nominations.judge_id')
    .leftJoin('users as judge', 'judge.id', 'judges.user_id')
    .leftJoin('guests', 'guests.id', 'judges.guest_id')
    .innerJoin('submissions', 'submissions.id', 'nominations.submission_id')
    .innerJoin('users as owner', 'owner.id', 'submissions.user_id')
    .leftJoin('round_works as work', (join) =>
      join
        .onRef('work.submission_id', '=', 'nominations.submission_id')
        .onRef('work.round_id', '=', 'nomination_titles.round_id'),
    )
    .select([
      'nominations.title_id',
      'nomination_titles.title',
      'nominations.submission_id',
      sql<string | null>`coalesce(judge.name, guests.name)`.as('judge_name'),
      'owner.name as user_name',
      'work.number',
      'nominations.reason',
      'nominations.saved_at',
      sql<boolean>`work.round_id is not null and work.out_because is null and not judges.in_training
        and not ${takesAway('nominations.submission_id')}`.as('counts'),
    ])
    .where('nomination_titles.round_id', '=', roundId)
    .orderBy('nomination_titles.place')
    .orderBy('work.number')
    .orderBy('nominations.judge_id')
    .execute();
}
export type NominationRow = Awaited<ReturnType<typeof findNominations>>[number];

/** What the judge nominates for each, whichever works they still have. */
export function findJudgesNominations(db: Kysely<DB>, judgeId: number) {
  return db
    .selectFrom('nominations')
    .leftJoin('assignments', (join) =>
      join
        .onRef('assignments.judge_id', '=', 'nominations.judge_id')
        .onRef('assignments.submission_id', '=', 'nominations.submission_id'),
    )
    .select([
      'nominations.title_id',
      'nominations.reason',
      'nominations.version',
      'assignments.id as work_id',
    ])
    .where('nominations.judge_id', '=', judgeId)
    .execute();
}

export async function writeNomination(
  db: Kysely<DB>,
  values: {
    readonly title_id: number;
    readonly judge_id: number;
    readonly submission_id: number;
    readonly reason: string;
    readonly saved_at: Date;
    readonly version: number;
  },
): Promise<void> {
  await db
    .insertInto('nominations')
    .values(values)
    .onConflict((conflict) => conflict.columns(['title_id', 'judge_id']).doUpdateSet(values))
    .execute();
}

export async function removeNomination(
  db: Kysely<DB>,
  { titleId, judgeId }: { readonly titleId: number; readonly judgeId: number },
): Promise<void> {
  await db
    .deleteFrom('nominations')
    .where('title_id', '=', titleId)
    .where('judge_id', '=', judgeId)
    .execute();
}

/** What somebody nominated, for their own data. */
export function findOwnNominations(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('nominations')
    .innerJoin('nomination_titles', 'nomination_titles.id', 'nominations.title_id')
    .innerJoin('judges', 'judges.id', 'nominations.judge_id')
    .leftJoin('round_works as work', (join) =>
      join
        .onRef('work.submission_id', '=', 'nominations.submission_id')
        .onRef('work.round_id', '=', 'nomination_titles.round_id'),
    )
    .select([
      'judges.id as judge_id',
      'nomination_titles.title',
      'work.number',
      'nominations.reason',
      'nominations.saved_at',
    ])
    .where('judges.user_id', '=', userId)
    .orderBy('nominations.title_id')
    .execute();
}

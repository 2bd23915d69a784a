import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import type { RoundRow } from './rounds.queries.ts';

/**
 * Works that a round has, or could have: none that is rejected or of an erased person, unless it is
 * in it.
 */
export function findRoundWorks(db: Kysely<DB>, round: Pick<RoundRow, 'id' | 'event_id'>) {
  return db
    .selectFrom('submissions')
    .innerJoin('users', 'users.id', 'submissions.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('round_works', (join) =>
      join
        .onRef('round_works.submission_id', '=', 'submissions.id')
        .on('round_works.round_id', '=', round.id),
    )
    .select([
      'submissions.id as submission_id',
      'submissions.status',
      'submissions.revision as current_revision',
      'users.name as user_name',
      'profiles.college_name as user_college',
      'round_works.number',
      'round_works.revision',
      'round_works.out_because',
      sql<boolean>`round_works.round_id is not null`.as('is_listed'),
      sql<boolean>`coalesce(round_works.is_common, false)`.as('is_common'),
    ])
    .where('submissions.event_id', '=', round.event_id)
    .where(
      sql<boolean>`(round_works.round_id is not null
        or submissions.status <> 'REJECTED' and users.erased_at is null)`,
    )
    .orderBy(sql`round_works.number nulls last`)
    .orderBy('submissions.id')
    .execute();
}
export type RoundWorkRow = Awaited<ReturnType<typeof findRoundWorks>>[number];

/** Holds the works of an event as they are, so that none is handed in again while a round opens. */
export async function holdWorks(db: Kysely<DB>, eventId: number): Promise<void> {
  await db
    .selectFrom('submissions')
    .select('id')
    .where('event_id', '=', eventId)
    .orderBy('id')
    .forShare()
    .execute();
}

/** A work that may be put into a round of the event: neither rejected nor of an erased person. */
export function holdWork(db: Kysely<DB>, eventId: number, submissionId: number) {
  return db
    .selectFrom('submissions')
    .innerJoin('users', 'users.id', 'submissions.user_id')
    .select(['submissions.id', 'submissions.revision'])
    .where('submissions.id', '=', submissionId)
    .where('submissions.event_id', '=', eventId)
    .where('submissions.status', '<>', 'REJECTED')
    .where('users.erased_at', 'is', null)
    .forShare('submissions')
    .executeTakeFirst();
}

export type FixedWork = {
  readonly submission_id: number;
  readonly revision: number;
  readonly number: number;
};

/** Fixes the works of a round that opens, in the place of those that were chosen. */
export async function fixWorks(
  db: Kysely<DB>,
  roundId: number,
  works: readonly FixedWork[],
): Promise<void> {
  await db.deleteFrom('round_works').where('round_id', '=', roundId).execute();
  await sql`insert into round_works (round_id, submission_id, revision, number)
    select ${roundId}, submission_id, revision, number
    from jsonb_to_recordset(${JSON.stringify(works)}::jsonb)
      as work (submission_id int, revision int, number int)`.execute(db);
}

/**
 * Puts a work into a round; in an open one it gets the next number, or keeps the one that it had.
 */
export async function putWorkIn(
  db: Kysely<DB>,
  round: Pick<RoundRow, 'id' | 'opened_at'>,
  work: { readonly id: number; readonly revision: number },
): Promise<void> {
  const next = sql<number>`(select coalesce(max(number), 0) + 1 from round_works
    where round_id = ${round.id})`;
  await db
    .insertInto('round_works')
    .values({
      round_id: round.id,
      submission_id: work.id,
      revision: work.revision,
      number: round.opened_at === null ? null : next,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['round_id', 'submission_id'])
        .doUpdateSet({ revision: work.revision, out_because: null }),
    )
    .execute();
}

/** Says whether every judge gets a work of a round. */
export async function writeCommon(
  db: Kysely<DB>,
  roundId: number,
  { submissionId, isCommon }: { readonly submissionId: number; readonly isCommon: boolean },
): Promise<void> {
  await db
    .updateTable('round_works')
    .set({ is_common: isCommon })
    .where('round_id', '=', roundId)
    .where('submission_id', '=', submissionId)
    .execute();
}

/** Takes a work out of a round; what was scored of it is kept. */
export async function takeWorkOut(
  db: Kysely<DB>,
  round: Pick<RoundRow, 'id' | 'opened_at'>,
  submissionId: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('round_works')
    .set({ out_because: 'by-hand' })
    .where('round_id', '=', round.id)
    .where('submission_id', '=', submissionId)
    .where('out_because', 'is', null)
    .executeTakeFirst();
  if (round.opened_at === null) {
    await db
      .deleteFrom('round_works')
      .where('round_id', '=', round.id)
      .where('submission_id', '=', submissionId)
      .execute();
  }
  return numUpdatedRows > 0n;
}

/** A work whose decision is taken back is judged no more in rounds that are not over. */
export async function takeReopenedOut(
  db: Kysely<DB>,
  submissionIds: readonly number[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('round_works')
    .set({ out_because: 'reopened' })
    .where('submission_id', 'in', submissionIds)
    .where('out_because', 'is', null)
    .where('round_id', 'in', (eb) =>
      eb
        .selectFrom('rounds')
        .select('id')
        .where(sql<boolean>`opened_at is not null`)
        .where(sql<boolean>`(paused_at is not null or last_end(rounds) >= ${now})`),
    )
    .execute();
}

/** How many works of an event a round would judge. */
export async function countWorks(db: Kysely<DB>, eventId: number) {
  return db
    .selectFrom('submissions')
    .innerJoin('users', 'users.id', 'submissions.user_id')
    .select([
      sql<number>`count(*) filter (where submissions.status = 'ACCEPTED')::int`.as('accepted'),
      sql<number>`count(*)::int`.as('handed_in'),
    ])
    .where('submissions.event_id', '=', eventId)
    .where('submissions.status', '<>', 'REJECTED')
    .where('users.erased_at', 'is', null)
    .executeTakeFirstOrThrow();
}

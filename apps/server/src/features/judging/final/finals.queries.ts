import type { FinalEnd, FinalWay } from '@pratibha/domain/ranking/finals';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';
import { hasConflictWith, takesAway } from '../assignments.queries.ts';

/** The last final of a round, whether or not it goes on; the one that counts, if any does. */
export function findLastFinal(db: Kysely<DB>, roundId: number) {
  return db
    .selectFrom('finals')
    .innerJoin('users', 'users.id', 'finals.begun_by')
    .select([
      'finals.id',
      'finals.number',
      'finals.way',
      'finals.prizes',
      'finals.begun_at',
      'users.name as begun_by',
      'finals.ended_at',
      'finals.ended_because',
    ])
    .where('finals.round_id', '=', roundId)
    .orderBy('finals.number', 'desc')
    .limit(1)
    .executeTakeFirst();
}
export type FinalRow = NonNullable<Awaited<ReturnType<typeof findLastFinal>>>;

/** The one that goes on; whoever else casts a ballot in it, or ends it, waits. */
export async function lockOpenFinal(db: Kysely<DB>, roundId: number) {
  const row = await db
    .selectFrom('finals')
    .select('id')
    .where('round_id', '=', roundId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row && findLastFinal(db, roundId);
}

type NewFinal = {
  readonly round_id: number;
  readonly number: number;
  readonly way: FinalWay;
  readonly prizes: number;
  readonly begun_at: Date;
  readonly begun_by: number;
  readonly ended_at: Date | null;
  readonly ended_because: FinalEnd | null;
};

/** A work of a final: with its rank and a reason where a meeting set it. */
type NewFinalWork = {
  readonly submission_id: number;
  readonly rank: number | null;
  readonly reason: string | null;
};

export async function insertFinal(
  db: Kysely<DB>,
  final: NewFinal,
  works: readonly NewFinalWork[],
): Promise<void> {
  const { id } = await db
    .insertInto('finals')
    .values(final)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('final_works')
    .values(works.map((work) => ({ ...work, final_id: id })))
    .execute();
}

export async function endFinal(
  db: Kysely<DB>,
  id: number,
  ended: { readonly at: Date; readonly because: FinalEnd },
): Promise<void> {
  await db
    .updateTable('finals')
    .set({ ended_at: ended.at, ended_because: ended.because })
    .where('id', '=', id)
    .execute();
}

/** The works of a final, those of a meeting by their ranks. */
export function findFinalWorks(db: Kysely<DB>, finalId: number) {
  return db
    .selectFrom('final_works')
    .select(['submission_id', 'rank', 'reason'])
    .where('final_id', '=', finalId)
    .orderBy('rank')
    .orderBy('submission_id')
    .execute();
}
export type FinalWorkRow = Awaited<ReturnType<typeof findFinalWorks>>[number];

/** All ballots of a final; none counts of who is in training or may not judge one of the works. */
export function findBallots(db: Kysely<DB>, finalId: number) {
  return db
    .selectFrom('ballots')
    .innerJoin('judges', 'judges.id', 'ballots.judge_id')
    .select([
      'ballots.judge_id',
      'ballots.better_id',
      'ballots.other_id',
      sql<boolean>`not judges.in_training and not ${takesAway('ballots.better_id')}
        and not ${takesAway('ballots.other_id')}`.as('counts'),
    ])
    .where('ballots.final_id', '=', finalId)
    .orderBy('ballots.judge_id')
    .orderBy('ballots.better_id')
    .orderBy('ballots.other_id')
    .execute();
}
export type BallotRow = Awaited<ReturnType<typeof findBallots>>[number];

export async function insertBallot(
  db: Kysely<DB>,
  ballot: {
    readonly final_id: number;
    readonly judge_id: number;
    readonly better_id: number;
    readonly other_id: number;
    readonly cast_at: Date;
  },
): Promise<void> {
  await db.insertInto('ballots').values(ballot).execute();
}

/** Of the works of a final those that the judge may not judge. */
export async function findWorksApart(
  db: Kysely<DB>,
  finalId: number,
  judgeId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('final_works')
    .innerJoin('judges', (join) => join.on('judges.id', '=', judgeId))
    .select('final_works.submission_id')
    .where('final_works.final_id', '=', finalId)
    .where(hasConflictWith('final_works.submission_id'))
    .execute();
  return rows.map(({ submission_id }) => submission_id);
}

/** Whether every end of a round has passed at this instant, those of single judges among them. */
export async function isJudgingOver(db: Kysely<DB>, roundId: number, now: Date): Promise<boolean> {
  const { is_over } = await db
    .selectFrom('rounds')
    .select(
      sql<boolean>`opened_at is not null and paused_at is null and last_end(rounds) < ${now}`.as(
        'is_over',
      ),
    )
    .where('id', '=', roundId)
    .executeTakeFirstOrThrow();
  return is_over;
}

/** Two works as judges of a round read them, by their numbers. */
export function findComparedWorks(db: Kysely<DB>, roundId: number, ids: readonly number[]) {
  return db
    .selectFrom('round_works as work')
    .innerJoin('submission_revisions as revision', (join) =>
      join
        .onRef('revision.submission_id', '=', 'work.submission_id')
        .onRef('revision.revision', '=', 'work.revision'),
    )
    .innerJoin('submissions', 'submissions.id', 'work.submission_id')
    .innerJoin('users', 'users.id', 'submissions.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select([
      sql<number>`coalesce(work.number, 0)`.as('number'),
      'revision.description',
      'revision.work_link',
      'revision.demo_or_alternate_link',
      'users.name',
      'profiles.college_name as college',
    ])
    .where('work.round_id', '=', roundId)
    .where('work.submission_id', '=', sql<number>`any(${ids}::int[])`)
    .orderBy('work.number')
    .execute();
}

/** What somebody chose in finals, for their own data; works by their numbers. */
export function findOwnBallots(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('ballots')
    .innerJoin('finals', 'finals.id', 'ballots.final_id')
    .innerJoin('judges', 'judges.id', 'ballots.judge_id')
    .leftJoin('round_works as better', (join) =>
      join
        .onRef('better.round_id', '=', 'finals.round_id')
        .onRef('better.submission_id', '=', 'ballots.better_id'),
    )
    .leftJoin('round_works as other', (join) =>
      join
        .onRef('other.round_id', '=', 'finals.round_id')
        .onRef('other.submission_id', '=', 'ballots.other_id'),
    )
    .select([
      'ballots.judge_id',
      'better.number as better',
      'other.number as other',
      'ballots.cast_at',
    ])
    .where('judges.user_id', '=', userId)
    .orderBy('ballots.cast_at')
    .orderBy('ballots.better_id')
    .execute();
}

/** Whoever made a work is erased: why a meeting put it there goes. */
export async function eraseReasons(db: Kysely<DB>, userId: number): Promise<void> {
  await db
    .updateTable('final_works')
    .set({ reason: null })
    .where('submission_id', 'in', (eb) =>
      eb.selectFrom('submissions').select('id').where('user_id', '=', userId),
    )
    .execute();
}

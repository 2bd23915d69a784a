import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** The works that a round judges, with their stands as far as they have one. */
export function findStands(db: Kysely<DB>, roundId: number) {
  return db
    .selectFrom('round_works as work')
    .innerJoin('submissions', 'submissions.id', 'work.submission_id')
    .innerJoin('users', 'users.id', 'submissions.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('stands', (join) =>
      join
        .onRef('stands.round_id', '=', 'work.round_id')
        .onRef('stands.submission_id', '=', 'work.submission_id'),
    )
    .select([
      'work.submission_id',
      'work.number',
      'users.name as user_name',
      'profiles.college_name as user_college',
      'profiles.mobile',
      'stands.stand',
      'stands.folded',
      'stands.area',
      visits.as('visited'),
      foundNobody.as('nobody'),
    ])
    .where('work.round_id', '=', roundId)
    .where('work.out_because', 'is', null)
    .orderBy('work.number')
    .execute();
}
export type StandRow = Awaited<ReturnType<typeof findStands>>[number];

/** How many judges stood at the stand of `work`; who is in training counts nowhere. */
const visits = sql<number>`(select count(*)::int from assignments
  join judges as visitor on visitor.id = assignments.judge_id and not visitor.in_training
  where assignments.round_id = work.round_id and assignments.submission_id = work.submission_id)`;

/** How many judges found nobody at the stand of `work` since somebody was there. */
export const foundNobody = sql<number>`(select count(*)::int from stand_marks
  join judges as finder on finder.id = stand_marks.judge_id
  where finder.round_id = work.round_id and stand_marks.submission_id = work.submission_id
    and stand_marks.mark = 'nobody')`;

/** What a round says of its stands. */
export function findStandFacts(db: Kysely<DB>, roundId: number) {
  return db
    .selectFrom('rounds')
    .select(['id', 'manner', 'clock_minutes', 'stands_published_at'])
    .where('id', '=', roundId)
    .executeTakeFirstOrThrow();
}
export type StandFacts = Awaited<ReturnType<typeof findStandFacts>>;

export async function writeManner(
  db: Kysely<DB>,
  roundId: number,
  values: {
    readonly manner: StandFacts['manner'];
    readonly clock_minutes: number | null;
  },
): Promise<void> {
  await db.updateTable('rounds').set(values).where('id', '=', roundId).execute();
}

export type GivenStand = {
  readonly submission_id: number;
  readonly stand: string;
  readonly folded: string;
  readonly area: string | null;
};

/** Gives works stands; one of a work that is out of the round is free. */
export async function writeStands(
  db: Kysely<DB>,
  roundId: number,
  given: readonly GivenStand[],
): Promise<void> {
  if (given.length === 0) return;
  const works = given.map(({ submission_id }) => submission_id);
  const folded = given.map((each) => each.folded);
  await sql`delete from stands where round_id = ${roundId}
    and (submission_id = any(${works}::int[]) or folded = any(${folded}::text[]))`.execute(db);
  await db
    .insertInto('stands')
    .values(given.map((each) => ({ ...each, round_id: roundId })))
    .execute();
}

export async function writeStandsPublished(
  db: Kysely<DB>,
  roundId: number,
  at: Date | null,
): Promise<void> {
  await db
    .updateTable('rounds')
    .set({ stands_published_at: at })
    .where('id', '=', roundId)
    .execute();
}

/** Forgets what judges of the round said of a stand: somebody is there. */
export async function deleteMarks(
  db: Kysely<DB>,
  roundId: number,
  submissionId: number,
): Promise<void> {
  await db
    .deleteFrom('stand_marks')
    .where('submission_id', '=', submissionId)
    .where('judge_id', 'in', (eb) =>
      eb.selectFrom('judges').select('id').where('round_id', '=', roundId),
    )
    .execute();
}

/** Where works of the person are judged, as far as it is published. */
export function findOwnStands(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('submissions')
    .innerJoin('round_works as work', (join) =>
      join.onRef('work.submission_id', '=', 'submissions.id').on('work.out_because', 'is', null),
    )
    .innerJoin('stands', (join) =>
      join
        .onRef('stands.round_id', '=', 'work.round_id')
        .onRef('stands.submission_id', '=', 'work.submission_id'),
    )
    .innerJoin('rounds', 'rounds.id', 'work.round_id')
    .select([
      'submissions.event_id',
      'submissions.id as submission_id',
      'stands.stand',
      'stands.area',
      'rounds.opens_at',
      'rounds.closes_at',
      'rounds.opened_at',
      'rounds.judges_per_work',
      visits.as('visited'),
    ])
    .where('submissions.user_id', '=', userId)
    .where('rounds.manner', '=', 'at-the-stand')
    .where(sql<boolean>`rounds.stands_published_at is not null`)
    .orderBy('rounds.opens_at')
    .orderBy('rounds.id')
    .orderBy('submissions.id')
    .execute();
}
export type OwnStandRow = Awaited<ReturnType<typeof findOwnStands>>[number];

import type { LastReason, PlanForm } from '@pratibha/domain/judging/presentations';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** When and where works of a round are presented; undefined: it is not said yet. */
export function findPlan(db: Kysely<DB>, roundId: number) {
  return db
    .selectFrom('presentation_plans')
    .selectAll()
    .where('round_id', '=', roundId)
    .executeTakeFirst();
}
export type PlanRow = NonNullable<Awaited<ReturnType<typeof findPlan>>>;

/** The works that a round judges, in the order in which they are presented. */
export function findPresentations(db: Kysely<DB>, roundId: number) {
  return db
    .selectFrom('round_works as work')
    .innerJoin('submissions', 'submissions.id', 'work.submission_id')
    .innerJoin('users', 'users.id', 'submissions.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('presentations', (join) =>
      join
        .onRef('presentations.round_id', '=', 'work.round_id')
        .onRef('presentations.submission_id', '=', 'work.submission_id'),
    )
    .select([
      'work.submission_id',
      'work.number',
      'users.name as user_name',
      'profiles.college_name as user_college',
      'presentations.place',
      'presentations.put_last',
    ])
    .where('work.round_id', '=', roundId)
    .where('work.out_because', 'is', null)
    .orderBy(sql`presentations.place nulls last`)
    .orderBy('work.number')
    .execute();
}
export type PresentationRow = Awaited<ReturnType<typeof findPresentations>>[number];

export async function writePlan(
  db: Kysely<DB>,
  roundId: number,
  { room, starts_at, ...rest }: PlanForm,
): Promise<void> {
  const values = { ...rest, room: room.trim(), starts_at: new Date(starts_at) };
  await db
    .insertInto('presentation_plans')
    .values({ ...values, round_id: roundId })
    .onConflict((conflict) => conflict.column('round_id').doUpdateSet(values))
    .execute();
}

export async function writeOrderPublished(
  db: Kysely<DB>,
  roundId: number,
  at: Date | null,
): Promise<void> {
  await db
    .updateTable('presentation_plans')
    .set({ published_at: at })
    .where('round_id', '=', roundId)
    .execute();
}

/** Puts these works in this order, in the place of the one that was there. */
export async function writeOrder(
  db: Kysely<DB>,
  roundId: number,
  works: readonly number[],
): Promise<void> {
  await db.deleteFrom('presentations').where('round_id', '=', roundId).execute();
  if (works.length === 0) return;
  await db
    .insertInto('presentations')
    .values(works.map((submission_id, at) => ({ round_id: roundId, submission_id, place: at + 1 })))
    .execute();
}

/** Puts a work behind all that are, and all that were. */
export async function writeLast(
  db: Kysely<DB>,
  roundId: number,
  { submissionId, because }: { readonly submissionId: number; readonly because: LastReason | null },
): Promise<void> {
  const place = sql<number>`(select coalesce(max(place), 0) + 1 from presentations
    where round_id = ${roundId})`;
  await db
    .insertInto('presentations')
    .values({ round_id: roundId, submission_id: submissionId, place, put_last: because })
    .onConflict((conflict) =>
      conflict.columns(['round_id', 'submission_id']).doUpdateSet({ place, put_last: because }),
    )
    .execute();
}

/** When the person presents own works, as far as it is published. */
export function findOwnPresentations(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('submissions')
    .innerJoin('presentations', 'presentations.submission_id', 'submissions.id')
    .innerJoin('round_works as work', (join) =>
      join
        .onRef('work.round_id', '=', 'presentations.round_id')
        .onRef('work.submission_id', '=', 'submissions.id')
        .on('work.out_because', 'is', null),
    )
    .innerJoin('presentation_plans as plan', 'plan.round_id', 'presentations.round_id')
    .innerJoin('rounds', 'rounds.id', 'presentations.round_id')
    .selectAll('plan')
    .select(['submissions.event_id', 'submissions.id as submission_id', 'presentations.place'])
    .where('submissions.user_id', '=', userId)
    .where('rounds.manner', '=', 'presented')
    .where(sql<boolean>`plan.published_at is not null`)
    .orderBy('plan.starts_at')
    .orderBy('submissions.id')
    .execute();
}
export type OwnPresentationRow = Awaited<ReturnType<typeof findOwnPresentations>>[number];

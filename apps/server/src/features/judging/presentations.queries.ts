import type { Dealt, LastReason, Plan, Slot } from '@pratibha/domain/judging/presentations';
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

/**
 * The works that a round judges, or judged, in the order in which they are presented; those that
 * are out of it keep their places.
 */
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
      'submissions.user_id',
      'users.name as user_name',
      'profiles.college_name as user_college',
      'presentations.room',
      'presentations.place',
      'presentations.drawn_place',
      'presentations.put_last',
      'presentations.told_room',
      'presentations.told_starts_at',
      'presentations.told_ends_at',
      'presentations.told_setup_minutes',
      sql<boolean>`work.out_because is null`.as('is_in'),
    ])
    .where('work.round_id', '=', roundId)
    .orderBy(sql`presentations.room nulls last`)
    .orderBy('presentations.place')
    .orderBy('work.number')
    .execute();
}
export type PresentationRow = Awaited<ReturnType<typeof findPresentations>>[number];

/** Holds those who handed in works of a round: an erasure holds them before their rows, too. */
export async function holdAuthors(db: Kysely<DB>, roundId: number): Promise<void> {
  await sql`
    select from users where id in (
      select submissions.user_id from round_works as work
      join submissions on submissions.id = work.submission_id where work.round_id = ${roundId})
    order by id for key share`.execute(db);
}

export async function writePlan(db: Kysely<DB>, roundId: number, plan: Plan): Promise<void> {
  const values = { ...plan, rooms: [...plan.rooms] };
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

/** Forgets which work has which place, and which judge which room. */
export async function forgetOrder(db: Kysely<DB>, roundId: number): Promise<void> {
  await db.deleteFrom('presentations').where('round_id', '=', roundId).execute();
  await db
    .deleteFrom('panel_judges')
    .where('judge_id', 'in', (eb) =>
      eb.selectFrom('judges').select('id').where('round_id', '=', roundId),
    )
    .execute();
}

/** Gives works their places; what was told of them before stays known. */
export async function writePlaces(
  db: Kysely<DB>,
  roundId: number,
  dealt: readonly Dealt[],
): Promise<void> {
  if (dealt.length === 0) return;
  await db
    .insertInto('presentations')
    .values(
      dealt.map(({ workId, room, place }) => ({
        ...{ round_id: roundId, submission_id: workId, room, place, drawn_place: place },
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['round_id', 'submission_id']).doUpdateSet((eb) => ({
        room: eb.ref('excluded.room'),
        place: eb.ref('excluded.place'),
        drawn_place: eb.ref('excluded.drawn_place'),
        put_last: null,
      })),
    )
    .execute();
}

/** Moves one work within its room. */
export async function writePlace(
  db: Kysely<DB>,
  of: { readonly roundId: number; readonly workId: number },
  values: { readonly place: number; readonly put_last: LastReason | null },
): Promise<void> {
  await db
    .updateTable('presentations')
    .set(values)
    .where('round_id', '=', of.roundId)
    .where('submission_id', '=', of.workId)
    .execute();
}

/** Notes what whoever handed it in is told. */
export async function writeTold(
  db: Kysely<DB>,
  of: { readonly roundId: number; readonly workId: number },
  { room, starts, ends, setup_minutes }: Slot,
): Promise<void> {
  await db
    .updateTable('presentations')
    .set({
      ...{ told_room: room, told_starts_at: starts, told_ends_at: ends },
      told_setup_minutes: setup_minutes,
    })
    .where('round_id', '=', of.roundId)
    .where('submission_id', '=', of.workId)
    .execute();
}

/** Notes that people were told. @returns which time that was */
export async function countTold(db: Kysely<DB>, roundId: number): Promise<number> {
  const { told_times } = await db
    .updateTable('presentation_plans')
    .set({ told_times: sql<number>`told_times + 1` })
    .where('round_id', '=', roundId)
    .returning('told_times')
    .executeTakeFirstOrThrow();
  return told_times;
}

import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** Snapshots that are out, and of which nobody was told. */
export async function findUntold(db: Kysely<DB>, now: Date): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('result_snapshots')
    .select('id')
    .where('released_at', '<=', now)
    .where('told_at', 'is', null)
    .orderBy('released_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The instant at which results come out next; null where none wait. */
export async function findNextRelease(db: Kysely<DB>, now: Date): Promise<Date | null> {
  const { next } = await db
    .selectFrom('result_snapshots')
    .select((eb) => eb.fn.min('released_at').as('next'))
    .where('told_at', 'is', null)
    .where('released_at', '>', now)
    .executeTakeFirstOrThrow();
  return next;
}

/** One that people are told of, held; undefined where it is not out, or they were told. */
export function lockUntold(db: Kysely<DB>, id: number, now: Date) {
  return db
    .selectFrom('result_snapshots as snapshot')
    .innerJoin('rounds', 'rounds.id', 'snapshot.round_id')
    .select(['snapshot.id', 'snapshot.round_id', 'snapshot.number', 'rounds.event_id'])
    .where('snapshot.id', '=', id)
    .where('snapshot.released_at', '<=', now)
    .where('snapshot.told_at', 'is', null)
    .forUpdate('snapshot')
    .executeTakeFirst();
}
export type UntoldRow = NonNullable<Awaited<ReturnType<typeof lockUntold>>>;

export async function noteTold(db: Kysely<DB>, id: number, now: Date): Promise<void> {
  await db.updateTable('result_snapshots').set({ told_at: now }).where('id', '=', id).execute();
}

/** The one of the round that was released before it. */
export function findReleasedBefore(db: Kysely<DB>, { round_id, number }: UntoldRow) {
  return db
    .selectFrom('result_snapshots')
    .select(['id', 'thaw_reason'])
    .where('round_id', '=', round_id)
    .where('number', '<', number)
    .where(sql<boolean>`released_at is not null`)
    .orderBy('number', 'desc')
    .executeTakeFirst();
}

/**
 * Whoever handed in, with their work: all of the event where there are awards, else those whose
 * work is in the round.
 */
export function findWhoHandedIn(db: Kysely<DB>, { id, round_id, event_id }: UntoldRow) {
  return db
    .selectFrom('submissions')
    .innerJoin('users', 'users.id', 'submissions.user_id')
    .select(['submissions.id as submission_id', 'submissions.user_id'])
    .where('submissions.event_id', '=', event_id)
    .where('users.erased_at', 'is', null)
    .where(
      sql<boolean>`(exists (select from awards where awards.snapshot_id = ${id})
        or exists (select from round_works as work where work.round_id = ${round_id}
          and work.submission_id = submissions.id and work.out_because is null))`,
    )
    .orderBy('submissions.user_id')
    .execute();
}

/** Works whose awards are not the same in both. */
export async function findChangedWorks(
  db: Kysely<DB>,
  before: number,
  after: number,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ submission_id: number }>`
    select distinct submission_id from (
      (select submission_id, title, prize from awards where snapshot_id = ${before}
        except all select submission_id, title, prize from awards where snapshot_id = ${after})
      union all
      (select submission_id, title, prize from awards where snapshot_id = ${after}
        except all select submission_id, title, prize from awards where snapshot_id = ${before})
    ) as changed`.execute(db);
  return new Set(rows.map(({ submission_id }) => submission_id));
}

export type ResultOfMail = {
  readonly event_title: string;
  readonly awards: readonly { readonly title: string; readonly prize: string }[];
  readonly is_judged: boolean;
  readonly reason: string | null;
};

/**
 * Of the snapshot and the work that the notification `told` names. Nothing once another one took
 * its place, or its release is undone by a clock that was set back.
 */
export const resultOfMail = sql<ResultOfMail>`(
  select to_jsonb(of_result) from (
    select events.title as event_title,
      coalesce((select jsonb_agg(jsonb_build_object('title', title, 'prize', prize) order by place)
        from awards where awards.snapshot_id = snapshot.id
          and awards.submission_id = (told.params ->> 'submission_id')::int), '[]') as awards,
      exists (select from round_works as work where work.round_id = snapshot.round_id
        and work.submission_id = (told.params ->> 'submission_id')::int
        and snapshot.content -> 'works' ? concat('W', work.number)) as is_judged,
      (select earlier.thaw_reason from result_snapshots as earlier
        where earlier.round_id = snapshot.round_id and earlier.number < snapshot.number
          and earlier.released_at is not null
        order by earlier.number desc limit 1) as reason
    from result_snapshots as snapshot
    join rounds on rounds.id = snapshot.round_id
    join events on events.id = rounds.event_id
    where snapshot.id = (told.params ->> 'snapshot_id')::int and snapshot.released_at is not null
      and not exists (select from result_snapshots as later
        where later.round_id = snapshot.round_id and later.number > snapshot.number
          and later.told_at is not null)
  ) as of_result)`;

import { type Kysely, sql } from 'kysely';
import { prepared } from '../db/prepared.ts';
import type { DB } from '../db/types.gen.ts';
import type { JobPayload, NewJob } from './job.ts';

/** A job that was taken: by whom, and for which time. Only who holds it so may end it. */
export type TakenJob = {
  readonly id: number;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
};

/** Adds a job, in a transaction or outside one; see `NewJob` for what its key does. */
export async function addJob<P extends JobPayload>(
  db: Kysely<DB>,
  { kind, key, payload, runAt }: NewJob<P>,
): Promise<void> {
  await db
    .insertInto('jobs')
    .values({
      kind: kind.name,
      key: key ?? null,
      payload: JSON.stringify(payload),
      ...(runAt === undefined ? {} : { run_at: runAt }),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .where('failed_at', 'is', null)
        // Changes nothing, but holds the one that waits: nobody takes it before this change is
        // seen.
        .doUpdateSet({ key: sql<string>`excluded.key` }),
    )
    .execute();
}

const after = (ms: unknown) => sql<Date>`now() + ${ms}::float8 * interval '1 millisecond'`;

type Taking = {
  readonly kinds: readonly string[];
  /** Of each kind so many at most. */
  readonly rooms: readonly number[];
  readonly most: number;
  readonly worker: number;
  readonly leaseMs: number;
};

/**
 * Takes what is due, the longest waiting first; those that others are just taking are left out.
 * Each kind is looked for by itself, so that thousands of one that has no room are not passed over
 * each time.
 */
export const takeJobs = prepared(
  (_db, { kinds, rooms, most, worker, leaseMs }: Taking) =>
    sql<TakenJob>`
      with due as materialized (
        select found.id
        from unnest(${kinds}::text[], ${rooms}::int[]) as wanted (kind, room)
        cross join lateral (
          select id, run_at from jobs
          where failed_at is null and run_at <= now() and jobs.kind = wanted.kind
          order by run_at, id limit wanted.room for update skip locked
        ) as found
        order by found.run_at, found.id limit ${most}
      )
      update jobs
      set run_at = ${after(leaseMs)}, attempts = attempts + 1, taken_by = ${worker}
      from due where jobs.id = due.id
      returning jobs.id, jobs.kind, jobs.payload, jobs.attempts`,
);

/**
 * Lengthens the lease of what is still worked on. One that somebody holds is left out, for the
 * next time.
 */
export const renewLeases = prepared(
  (
    _db,
    { ids, worker, leaseMs }: Pick<Taking, 'worker' | 'leaseMs'> & { ids: readonly number[] },
  ) =>
    sql`
      update jobs set run_at = ${after(leaseMs)}
      where id in (
        select id from jobs where id = any(${ids}::bigint[]) and taken_by = ${worker}
        for no key update skip locked
      )`,
);

/** Milliseconds until the next job is due, below zero when it is; null when none waits. */
export async function msToNextJob(
  db: Kysely<DB>,
  kinds: readonly string[],
): Promise<number | null> {
  const [row] = await nextJob(db, { kinds });
  return row?.ms ?? null;
}

const nextJob = prepared(
  (_db, { kinds }: { kinds: readonly string[] }) =>
    sql<{ ms: number | null }>`
      select (extract(epoch from min(first.run_at) - now()) * 1000)::float8 as ms
      from unnest(${kinds}::text[]) as wanted (kind) cross join lateral (
        select run_at from jobs where failed_at is null and jobs.kind = wanted.kind
        order by run_at limit 1
      ) as first`,
);

/** Whose a job is, so that one whose lease ran out changes nothing of the next attempt. */
type Held = { readonly id: number; readonly attempts: number; readonly worker: number };

export const deleteDoneJob = prepared(
  (_db, { id, attempts, worker }: Held) =>
    sql`delete from jobs where id = ${id} and attempts = ${attempts} and taken_by = ${worker}`,
);

/** Lets it wait for its next time, as if it were new. */
export const repeatJob = prepared(
  (_db, { id, attempts, worker, ms }: Held & { ms: number }) =>
    sql`
    update jobs set run_at = ${after(ms)}, attempts = 0, taken_by = null, last_error = null
    where id = ${id} and attempts = ${attempts} and taken_by = ${worker}`,
);

/** Lets it wait; the attempt does not count. */
export const postponeJob = prepared(
  (_db, { id, attempts, worker, ms }: Held & { ms: number }) =>
    sql`
    update jobs set run_at = ${after(ms)}, attempts = attempts - 1, taken_by = null
    where id = ${id} and attempts = ${attempts} and taken_by = ${worker}`,
);

/** Notes why it failed; it is tried again after a while, or with `ms` null never. */
export const noteFailure = prepared(
  (_db, { id, attempts, worker, ms, error }: Held & { ms: number | null; error: string }) =>
    sql`
      update jobs set run_at = coalesce(${after(ms)}, run_at), taken_by = null,
        last_error = ${error}, failed_at = case when ${ms}::float8 is null then now() end
      where id = ${id} and attempts = ${attempts} and taken_by = ${worker}`,
);

/**
 * Makes due what workers hold that are no more: nobody has their lock. Leases alone would do, only
 * later.
 */
export const freeJobsOfDead = prepared(
  (_db, { lockClass }: { lockClass: number }) =>
    sql`
    with holders as materialized (
      select distinct taken_by from jobs where taken_by is not null and failed_at is null
    ), dead as materialized (
      select taken_by from holders where pg_try_advisory_xact_lock(${lockClass}, taken_by)
    )
    update jobs set run_at = now(), taken_by = null
    from dead where jobs.taken_by = dead.taken_by and failed_at is null`,
);

/** Gives back what this process has not done; the attempt does not count. */
export const giveBackJobs = prepared(
  (_db, { worker }: { worker: number }) =>
    sql`
    update jobs set run_at = now(), attempts = attempts - 1, taken_by = null
    where taken_by = ${worker} and failed_at is null`,
);

type JobCount = {
  readonly kind: string;
  readonly state: 'planned' | 'due' | 'running' | 'failed';
  readonly count: number;
  /** Seconds since the oldest was due or failed. */
  readonly age: number;
};

/** How many jobs there are, by kind and state. */
export const countJobs = prepared(
  () =>
    sql<JobCount>`
      select kind, state, count(*)::int as count, max(age)::float8 as age
      from (
        select kind, extract(epoch from now() - coalesce(failed_at, run_at)) as age,
          case when failed_at is not null then 'failed' when taken_by is not null then 'running'
            when run_at <= now() then 'due' else 'planned' end as state
        from jobs
      ) as stated
      group by kind, state order by kind, state`,
);

/** Adds those of the kinds that are done again and again which are not there. */
export const planJobs = prepared(
  (_db, { kinds }: { kinds: readonly string[] }) =>
    sql`
    insert into jobs (kind, key, payload)
    select kind, 'every', '{}' from unnest(${kinds}::text[]) as wanted (kind)
    where not exists (select from jobs where jobs.kind = wanted.kind and failed_at is null)
    on conflict do nothing`,
);

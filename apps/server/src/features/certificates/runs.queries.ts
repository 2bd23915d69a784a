import { type Kysely, sql } from 'kysely';
import { isOneOf } from '../../platform/db/seen-by.ts';
import type { DB } from '../../platform/db/types.gen.ts';

/** So many of the last are told. */
const SHOWN = 20;

function runs(db: Kysely<DB>) {
  return db
    .selectFrom('certificate_runs as run')
    .innerJoin('users', 'users.id', 'run.asked_by')
    .select([
      'run.id',
      'run.event_id',
      'run.asked_at',
      'users.name as asked_by',
      sql<number>`cardinality(run.keys)`.as('total'),
      'run.looked_at',
      sql<number>`(select count(*)::int from certificates where run_id = run.id)`.as('issued'),
      'run.ended_at',
      sql<'author-may-not' | null>`run.failure`.as('failure'),
    ]);
}
export type RunRow = Awaited<ReturnType<ReturnType<typeof runs>['execute']>>[number];

/** The last issuings of these events, null being all of them. */
export function findRuns(db: Kysely<DB>, events: readonly number[] | null) {
  return runs(db)
    .where(isOneOf('run.event_id', events))
    .orderBy('run.id', 'desc')
    .limit(SHOWN)
    .execute();
}

export function findRun(db: Kysely<DB>, id: number) {
  return runs(db).where('run.id', '=', id).executeTakeFirstOrThrow();
}

type NewRun = {
  readonly edition_id: number;
  readonly event_id: number | null;
  readonly asked_at: Date;
  readonly asked_by: number;
  readonly keys: readonly string[];
};

export async function insertRun(db: Kysely<DB>, { keys, ...run }: NewRun): Promise<number> {
  const { id } = await db
    .insertInto('certificate_runs')
    .values({ ...run, keys: [...keys] })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An issuing that goes on, held; undefined once it has ended. */
export function lockRun(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('certificate_runs')
    .selectAll()
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

type Progress = {
  readonly looked_at?: number;
  readonly ended_at?: Date;
  readonly failure?: 'author-may-not';
};

export async function noteProgress(db: Kysely<DB>, id: number, progress: Progress): Promise<void> {
  await db.updateTable('certificate_runs').set(progress).where('id', '=', id).execute();
}

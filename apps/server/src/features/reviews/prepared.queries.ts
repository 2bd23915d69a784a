import { eventsWhere } from '@pratibha/domain/access';
import type { Grantee } from '@pratibha/domain/grants';
import type { PreparedKind, PreparedStatus } from '@pratibha/domain/reviews/prepared';
import { type Kysely, sql } from 'kysely';
import { isOneOf } from '../../platform/db/seen-by.ts';
import type { DB } from '../../platform/db/types.gen.ts';

const TABLES = { registration: 'registrations', submission: 'submissions' } as const;

type Rows = { readonly kind: PreparedKind; readonly ids: readonly number[] };

/**
 * Keeps those from being erased whose rows these are, as whoever changes a row of somebody does
 * first.
 */
export async function holdPeopleOf(db: Kysely<DB>, { kind, ids }: Rows): Promise<void> {
  await sql`
    select from users
    where id in (select user_id from ${sql.table(TABLES[kind])} where id = any(${ids}::int[]))
    order by id for key share`.execute(db);
}

/** Which of these events say that decisions are prepared. */
export async function findHolding(
  db: Kysely<DB>,
  eventIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (eventIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('events')
    .select('id')
    .where('id', 'in', [...new Set(eventIds)])
    .where('holds_decisions', '=', true)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** When what is prepared for the row of `prepared` is released, by a release that waits. */
const releaseAt = sql<Date | null>`(
  select decision_releases.at
  from decision_release_rows as asked join decision_releases on decision_releases.id = release_id
  where asked.kind = prepared.kind and asked.row_id = prepared.row_id
    and asked.prepared_id = prepared.id and asked.outcome is null and ended_at is null
  limit 1)`;

/** Whether the row is another than was looked at. */
const isChanged = sql<boolean>`prepared.row_version <> coalesce(
  (select version from registrations where registrations.id = prepared.registration_id),
  (select version from submissions where submissions.id = prepared.submission_id))`;

function preparedDecisions(db: Kysely<DB>) {
  return db
    .selectFrom('prepared_decisions as prepared')
    .innerJoin('users as organiser', 'organiser.id', 'prepared.prepared_by')
    .select([
      'prepared.id',
      'prepared.kind',
      'prepared.row_id',
      'prepared.status',
      'prepared.remarks',
      'prepared.prepared_by as prepared_by_id',
      'organiser.name as prepared_by',
      'prepared.prepared_at',
      'prepared.row_version',
      'prepared.version',
      releaseAt.as('release_at'),
      isChanged.as('is_changed'),
    ]);
}
export type PreparedRow = Awaited<
  ReturnType<ReturnType<typeof preparedDecisions>['execute']>
>[number];

/** What is prepared for these rows. */
export function findPrepared(db: Kysely<DB>, { kind, ids }: Rows): Promise<PreparedRow[]> {
  return preparedDecisions(db)
    .where('prepared.kind', '=', kind)
    .where(sql<boolean>`prepared.row_id = any(${ids}::int[])`)
    .execute();
}

/** All that is prepared in an event, in the order in which people registered. */
export function findPreparedOfEvent(db: Kysely<DB>, eventId: number) {
  return preparedDecisions(db)
    .innerJoin('users', 'users.id', 'prepared.user_id')
    .select(['users.id as user_id', 'users.name as user_name'])
    .where('prepared.event_id', '=', eventId)
    .orderBy('prepared.kind')
    .orderBy('prepared.row_id')
    .execute();
}

type Preparing = {
  readonly status: PreparedStatus;
  readonly remarks: string | null;
  readonly by: number;
  readonly at: Date;
};

/** Writes a decision beside rows that are locked, for the version that they have. */
export async function putPrepared(
  db: Kysely<DB>,
  { kind, ids }: Rows,
  { status, remarks, by, at }: Preparing,
): Promise<void> {
  const isOf = (each: PreparedKind) => (each === kind ? sql`id` : sql`null::int`);
  await sql`
    insert into prepared_decisions (kind, event_id, user_id, registration_id, submission_id, status,
      remarks, prepared_by, prepared_at, row_version)
    select ${kind}, event_id, user_id, ${isOf('registration')}, ${isOf('submission')}, ${status},
      ${remarks}, ${by}::int, ${at}::timestamptz, version
    from ${sql.table(TABLES[kind])} where id = any(${ids}::int[]) order by id
    on conflict on constraint prepared_decisions_once do update
      set status = excluded.status, remarks = excluded.remarks,
        prepared_by = excluded.prepared_by, prepared_at = excluded.prepared_at,
        row_version = excluded.row_version, version = prepared_decisions.version + 1`.execute(db);
}

/** Takes back what is prepared for rows that are locked. */
export async function removePrepared(db: Kysely<DB>, { kind, ids }: Rows): Promise<void> {
  await db
    .deleteFrom('prepared_decisions')
    .where('kind', '=', kind)
    .where(sql<boolean>`row_id = any(${ids}::int[])`)
    .execute();
}

/** How much is prepared, by event, at the desks that are theirs. */
export async function countPrepared(db: Kysely<DB>, actor: Grantee) {
  const isTheirs = isOneOf('prepared.event_id', eventsWhere('desk.work', actor));
  return db
    .selectFrom('prepared_decisions as prepared')
    .innerJoin('events', 'events.id', 'prepared.event_id')
    .select([
      'events.id as event_id',
      'events.title as event_title',
      sql<number>`count(prepared.registration_id)::int`.as('registrations'),
      sql<number>`count(prepared.submission_id)::int`.as('submissions'),
      sql<number>`(count(*) filter (where ${isChanged}))::int`.as('changed'),
      sql<Date>`min(prepared.prepared_at)`.as('since'),
      sql<Date | null>`(select min(at) from decision_releases
        where event_id = events.id and ended_at is null)`.as('release_at'),
    ])
    .where('events.status', '<>', 'DELETED')
    .where(isTheirs)
    .groupBy('events.id')
    .orderBy('events.title')
    .orderBy('events.id')
    .execute();
}

import type {
  PreparedKind,
  PreparedStatus,
  ReleaseFailure,
  ReleaseOutcome,
} from '@pratibha/domain/reviews/prepared';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** So many of the last are told. */
const SHOWN = 10;

const counted = (which: ReturnType<typeof sql>) => sql<number>`(
  select count(*)::int from decision_release_rows where release_id = release.id and ${which})`;

function releases(db: Kysely<DB>) {
  return db
    .selectFrom('decision_releases as release')
    .innerJoin('users', 'users.id', 'release.made_by')
    .select([
      'release.id',
      'release.event_id',
      'release.at',
      'users.name as made_by',
      'users.id as made_by_id',
      'release.ended_at',
      'release.failure',
      counted(sql`true`).as('total'),
      counted(sql`outcome = 'done'`).as('done'),
      counted(sql`outcome <> 'done'`).as('left_out'),
    ]);
}
export type ReleaseRow = Awaited<ReturnType<ReturnType<typeof releases>['execute']>>[number];

/** The last ones of an event, the newest first. */
export function findReleases(db: Kysely<DB>, eventId: number): Promise<ReleaseRow[]> {
  return releases(db)
    .where('release.event_id', '=', eventId)
    .orderBy('release.id', 'desc')
    .limit(SHOWN)
    .execute();
}

export function findRelease(db: Kysely<DB>, id: number): Promise<ReleaseRow | undefined> {
  return releases(db).where('release.id', '=', id).executeTakeFirst();
}

/** What each decision of a release came to, in their order. */
export function findRowsOfRelease(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('decision_release_rows as asked')
    .leftJoin('users', 'users.id', 'asked.user_id')
    .leftJoin('users as organiser', 'organiser.id', 'asked.prepared_by')
    .select([
      'asked.kind',
      'asked.row_id',
      'users.name as user_name',
      'organiser.name as prepared_by',
      'asked.status',
      'asked.outcome',
    ])
    .where('asked.release_id', '=', id)
    .orderBy('asked.place')
    .execute();
}
export type RowOfRelease = Awaited<ReturnType<typeof findRowsOfRelease>>[number];

/** The ids of those of these prepared decisions that a release which has not ended is to make. */
export async function findInReleases(
  db: Kysely<DB>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select prepared_id as id from decision_release_rows
      join decision_releases on decision_releases.id = release_id
    where outcome is null and ended_at is null and prepared_id = any(${ids}::int[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

type NewRelease = {
  readonly event_id: number;
  readonly made_by: number;
  readonly made_at: Date;
  readonly at: Date;
};
export type AskedRow = {
  readonly kind: PreparedKind;
  readonly row_id: number;
  readonly user_id: number | null;
  readonly prepared_by: number | null;
  readonly prepared_id: number | null;
  /** What is known of it already; null: it waits for its turn. */
  readonly outcome: ReleaseOutcome | null;
};

/** Keeps a release with its rows in their order; answers its id. */
export async function insertRelease(
  db: Kysely<DB>,
  release: NewRelease,
  rows: readonly AskedRow[],
): Promise<number> {
  const { id } = await db
    .insertInto('decision_releases')
    .values(release)
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into decision_release_rows
      (release_id, place, kind, row_id, user_id, prepared_by, prepared_id, outcome)
    select ${id}::int, place, kind, row_id, user_id, prepared_by, prepared_id, outcome
    from jsonb_to_recordset(${JSON.stringify(rows.map((row, place) => ({ place, ...row })))}::jsonb)
      as each (place int, kind text, row_id int, user_id int, prepared_by int, prepared_id int,
        outcome text)
    order by user_id nulls first`.execute(db);
  return id;
}

/** The instant for which a release waits next; null where none does. */
export async function findNextRelease(db: Kysely<DB>, now: Date): Promise<Date | null> {
  const { next } = await db
    .selectFrom('decision_releases')
    .select((eb) => eb.fn.min('at').as('next'))
    .where('ended_at', 'is', null)
    .where('at', '>', now)
    .executeTakeFirstOrThrow();
  return next;
}

/** The events of which a release is due. */
export async function findDueEvents(db: Kysely<DB>, now: Date): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('decision_releases')
    .select('event_id')
    .where('ended_at', 'is', null)
    .where('at', '<=', now)
    .groupBy('event_id')
    .orderBy('event_id')
    .execute();
  return rows.map(({ event_id }) => event_id);
}

/** The first release of an event that is due and has not ended, held. */
export function lockDueRelease(db: Kysely<DB>, eventId: number, now: Date) {
  return db
    .selectFrom('decision_releases')
    .innerJoin('events', 'events.id', 'decision_releases.event_id')
    .select([
      'decision_releases.id',
      'decision_releases.event_id',
      'decision_releases.made_by',
      'events.status as event_status',
    ])
    .where('decision_releases.event_id', '=', eventId)
    .where('ended_at', 'is', null)
    .where('at', '<=', now)
    .orderBy('at')
    .orderBy('decision_releases.id')
    .limit(1)
    .forUpdate('decision_releases')
    .executeTakeFirst();
}
export type DueRelease = NonNullable<Awaited<ReturnType<typeof lockDueRelease>>>;

/** One whose instant lies ahead, held; undefined where it has begun or ended. */
export function lockWaitingRelease(db: Kysely<DB>, id: number, now: Date) {
  return db
    .selectFrom('decision_releases')
    .select('id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

export async function endRelease(
  db: Kysely<DB>,
  id: number,
  at: Date,
  failure: ReleaseFailure | null,
): Promise<void> {
  await db
    .updateTable('decision_releases')
    .set({ ended_at: at, failure })
    .where('id', '=', id)
    .execute();
}

/** Those of a release whose turn it is, in their order. */
export function findNextRows(db: Kysely<DB>, releaseId: number, most: number) {
  return db
    .selectFrom('decision_release_rows')
    .select(['place', 'kind', 'row_id', 'user_id', 'prepared_id'])
    .where('release_id', '=', releaseId)
    .where('outcome', 'is', null)
    .orderBy('place')
    .limit(most)
    .execute();
}
export type NextRow = Awaited<ReturnType<typeof findNextRows>>[number];

type Outcome = {
  readonly place: number;
  readonly outcome: ReleaseOutcome;
  readonly status: PreparedStatus | null;
};

/** Notes what became of each. */
export async function noteOutcomes(
  db: Kysely<DB>,
  releaseId: number,
  outcomes: readonly Outcome[],
): Promise<void> {
  await sql`
    update decision_release_rows set outcome = each.outcome, status = each.status
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as each (place int, outcome text, status text)
    where release_id = ${releaseId} and decision_release_rows.place = each.place`.execute(db);
}

/** Those of a release that were made, in their order. */
export function findMadeRows(db: Kysely<DB>, releaseId: number) {
  return db
    .selectFrom('decision_release_rows')
    .select(['place', 'kind', 'row_id'])
    .select(sql<number>`prepared_by`.as('prepared_by'))
    .select(sql<PreparedStatus>`status`.as('status'))
    .where('release_id', '=', releaseId)
    .where('outcome', '=', 'done')
    .orderBy('place')
    .execute();
}

/** How many seats of an event are left to be decided on; null: as many as are decided on. */
export async function findSeatsLeft(db: Kysely<DB>, eventId: number): Promise<number | null> {
  const { rows } = await sql<{ left: number | null }>`
    select seats - (
      select count(*)::int from registrations
      where event_id = events.id and status = 'SHORTLISTED' and cannot_come_at is null
    ) as left
    from events where id = ${eventId}`.execute(db);
  return rows[0]?.left ?? null;
}

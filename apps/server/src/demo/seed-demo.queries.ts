import type { CertificateKind } from '@pratibha/domain/certificates/claims';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../platform/db/types.gen.ts';

const DEMO_MARK = 'demo';

/** Only one process seeds; the others wait, and then find the data. */
export async function lockForSeed(db: Kysely<DB>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('demo seed', 0))`.execute(db);
}

export async function isDemoDatabase(db: Kysely<DB>): Promise<boolean> {
  const row = await db
    .selectFrom('installation')
    .select('key')
    .where('key', '=', DEMO_MARK)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isEmpty(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ is_empty: boolean }>`
    select not exists (select from users) and not exists (select from events) as is_empty`.execute(
    db,
  );
  return rows[0]?.is_empty ?? false;
}

export async function markAsDemo(db: Kysely<DB>): Promise<void> {
  await db
    .insertInto('installation')
    .values({ key: DEMO_MARK, value: sql`'true'::jsonb` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The secret of the guest's link: what is shown of it everybody may have. */
export async function keepGuestToken(db: Kysely<DB>, token: string): Promise<void> {
  const values = { key: 'demo_guest', value: JSON.stringify(token) };
  await db.insertInto('installation').values(values).execute();
}

type Table =
  | 'editions'
  | 'users'
  | 'profiles'
  | 'events'
  | 'event_seats'
  | 'registrations'
  | 'submissions'
  | 'submission_revisions'
  | 'audit'
  | 'notifications'
  | 'rounds'
  | 'rubrics'
  | 'criteria'
  | 'round_works'
  | 'guests'
  | 'judges'
  | 'conflicts'
  | 'assignments'
  | 'score_sheets'
  | 'work_consents'
  | 'result_snapshots'
  | 'awards'
  | 'volunteers'
  | 'translations';

const NUMBERED: ReadonlySet<Table> = new Set([
  'editions',
  'users',
  'events',
  'registrations',
  'submissions',
  'audit',
  'notifications',
  'rounds',
  'rubrics',
  'criteria',
  'guests',
  'judges',
  'assignments',
  'score_sheets',
  'result_snapshots',
  'awards',
  'volunteers',
]);

/**
 * Inserts rows with their numbers in one statement; later rows are counted on from there, unless
 * they stand beside what is counted.
 * @param rows all with the same columns
 */
export async function insertAll(
  db: Kysely<DB>,
  table: Table,
  rows: readonly Record<string, unknown>[],
  { isBeside = false } = {},
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`.execute(
    db,
  );
  if (NUMBERED.has(table) && !isBeside) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      db,
    );
  }
}

/** The certificate of this kind that a person has. */
export async function findGivenTo(
  db: Kysely<DB>,
  userId: number,
  kind: CertificateKind,
): Promise<number> {
  const { id } = await db
    .selectFrom('certificates')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('revoked_at', 'is', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** So that the first plans know how much there is. */
export async function analyze(db: Kysely<DB>): Promise<void> {
  await sql`analyze`.execute(db);
}

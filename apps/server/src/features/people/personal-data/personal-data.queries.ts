import { erasedEmail } from '@pratibha/domain/people/erasure';
import { ERASED_WORDS } from '@pratibha/words/personal-data/erased';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';
import { deleteSessionsOf } from '../../../platform/session/session.queries.ts';

/** What stands where the links of an erased person stood. */
const ERASED_LINK = 'https://erased.invalid/';

export function findErasureRequest(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('erasure_requests')
    .select(['requested_at', 'reason'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Notes the wish; an open one keeps its time and gets the new reason. */
export async function upsertErasureRequest(
  db: Kysely<DB>,
  userId: number,
  reason: string | null,
  now: Date,
) {
  return db
    .insertInto('erasure_requests')
    .values({ user_id: userId, requested_at: now, reason })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ reason }))
    .returning(['requested_at', 'reason'])
    .executeTakeFirstOrThrow();
}

/** False when there was none. */
export async function deleteErasureRequest(db: Kysely<DB>, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('erasure_requests')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Open requests, oldest first. */
export function findErasureRequests(db: Kysely<DB>) {
  return db
    .selectFrom('erasure_requests')
    .innerJoin('users', 'users.id', 'erasure_requests.user_id')
    .select([
      'erasure_requests.user_id',
      'users.name',
      'users.email',
      'users.role',
      'erasure_requests.requested_at',
      'erasure_requests.reason',
    ])
    .orderBy('erasure_requests.requested_at')
    .orderBy('erasure_requests.user_id')
    .execute();
}

export async function findEmail(db: Kysely<DB>, userId: number): Promise<string> {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}

/**
 * Removes everything personal of a locked person. Registrations, submissions and audit rows stay
 * and count, but say nothing of anybody.
 */
export async function erase(db: Kysely<DB>, userId: number, now: Date): Promise<void> {
  await deleteSessionsOf(db, userId);
  await deleteErasureRequest(db, userId);
  await db.deleteFrom('profiles').where('user_id', '=', userId).execute();
  await db.deleteFrom('identities').where('user_id', '=', userId).execute();
  await db.deleteFrom('idempotency_keys').where('user_id', '=', userId).execute();
  await db
    .updateTable('registrations')
    .set((eb) => ({
      answers: sql`'[]'::jsonb`,
      questions: sql`'{}'::jsonb`,
      review_remarks: null,
      version: eb('version', '+', 1),
    }))
    .where('user_id', '=', userId)
    .execute();
  await eraseWorks(db, userId);
  await eraseReasons(db, userId);
  await db
    .updateTable('users')
    .set((eb) => ({
      name: ERASED_WORDS.name(userId),
      email: erasedEmail(userId),
      profile_pic: null,
      role: 'USER' as const,
      status: 'DELETED' as const,
      is_internal: false,
      updated_at: now,
      erased_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', userId)
    .execute();
}

async function eraseWorks(db: Kysely<DB>, userId: number): Promise<void> {
  await db
    .updateTable('submissions')
    .set((eb) => ({ review_remarks: null, version: eb('version', '+', 1) }))
    .where('user_id', '=', userId)
    .execute();
  await db
    .updateTable('submission_revisions')
    .set({
      work_link: ERASED_LINK,
      demo_or_alternate_link: null,
      description: ERASED_WORDS.text,
      review_remarks: null,
    })
    .where('submission_id', 'in', (eb) =>
      eb.selectFrom('submissions').select('id').where('user_id', '=', userId),
    )
    .execute();
}

/**
 * Why organisers reopened something of the person, in their own words. A registration that was
 * withdrawn is known by its making only.
 */
async function eraseReasons(db: Kysely<DB>, userId: number): Promise<void> {
  await sql`select set_config('pratibha.erasing', 'on', true)`.execute(db);
  await sql`
    update audit set changes = changes - 'reason'
    where changes ? 'reason' and (subject_type, subject_id) in (
      select 'registration', id from registrations where user_id = ${userId}
      union all select 'submission', id from submissions where user_id = ${userId}
      union all select subject_type, subject_id from audit
        where actor_id = ${userId} and action = 'registration.created')`.execute(db);
}

import type { Consent } from '@pratibha/domain/submissions/consents';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

const CONSENT_COLUMNS = ['submission_id', 'show_work', 'name_with_work', 'said_at'] as const;

/** What was said of a work; undefined where nothing ever was. */
export function findConsent(db: Kysely<DB>, submissionId: number) {
  return db
    .selectFrom('work_consents')
    .select(CONSENT_COLUMNS)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
}

/**
 * Holds an own work, so that what is said of it goes one after the other; undefined: not theirs.
 */
export function lockOwnWork(db: Kysely<DB>, userId: number, id: number) {
  return db
    .selectFrom('submissions')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

type Saying = { readonly submissionId: number; readonly userId: number; readonly at: Date };

/** Writes what counts from now on. */
export async function writeConsent(
  db: Kysely<DB>,
  { submissionId, userId, at }: Saying,
  consent: Consent,
): Promise<void> {
  const said = { ...consent, said_at: at };
  await db
    .insertInto('work_consents')
    .values({ submission_id: submissionId, user_id: userId, ...said })
    .onConflict((each) => each.column('submission_id').doUpdateSet(said))
    .execute();
}

/** All that a person said, for what is held of them. */
export function findConsentsOf(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('work_consents')
    .select([...CONSENT_COLUMNS, 'shown_as'])
    .where('user_id', '=', userId)
    .orderBy('submission_id')
    .execute();
}

export async function deleteConsentsOf(db: Kysely<DB>, userId: number): Promise<void> {
  await db.deleteFrom('work_consents').where('user_id', '=', userId).execute();
}

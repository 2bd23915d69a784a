import { foldedEmail } from '@pratibha/domain/people/email';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';

/** By what somebody is named and written to; null of no such user. */
export function findIdentityOf(db: Kysely<DB>, id: number) {
  return db.selectFrom('users').select(['name', 'email']).where('id', '=', id).executeTakeFirst();
}

/** Whether another account has this address. */
export async function isEmailTaken(db: Kysely<DB>, email: string, but = 0): Promise<boolean> {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`lower(email collate "C") = ${foldedEmail(email)}`)
    .where('id', '<>', but)
    .executeTakeFirst();
  return other !== undefined;
}

/** @returns the version of the row after it */
export async function correctIdentity(
  db: Kysely<DB>,
  id: number,
  { name, email, now }: { readonly name: string; readonly email: string; readonly now: Date },
): Promise<number> {
  const { version } = await db
    .updateTable('users')
    .set((eb) => ({ name, email, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

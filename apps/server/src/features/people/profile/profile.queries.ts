import type { Gender } from '@pratibha/domain/statuses';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';

type Profile = {
  mobile: string;
  dob: string;
  gender: Gender;
  address: string;
  college_name: string;
  college_address: string;
};

/**
 * Name and profile as they are until the transaction ends: of two that are saved at once, the
 * second finds what the first left. Two statements, because the lock may wait, and what is read
 * together with it would be from before.
 */
export async function lockProfile(db: Kysely<DB>, userId: number) {
  const { name } = await db
    .selectFrom('users')
    .select('name')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const profile = await db
    .selectFrom('profiles')
    .select(['mobile', 'dob', 'gender', 'address', 'college_name', 'college_address'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { name, ...profile };
}

/** Saves the profile of a person, the first time or again. */
export async function upsertProfile(db: Kysely<DB>, userId: number, profile: Profile, now: Date) {
  const values = { ...profile, updated_at: now };
  await db
    .insertInto('profiles')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export async function updateName(db: Kysely<DB>, userId: number, name: string, now: Date) {
  await db
    .updateTable('users')
    .set((eb) => ({ name, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', userId)
    .execute();
}

import type { Gender } from '@pratibha/domain/statuses';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

type Profile = {
  mobile: string;
  dob: string;
  gender: Gender;
  address: string;
  college_name: string;
  college_address: string;
};

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

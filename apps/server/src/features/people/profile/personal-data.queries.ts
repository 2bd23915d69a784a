import type { OwnData } from '@pratibha/contract/personal-data';
import { type PersonalData, withTimes } from '../../../platform/personal-data.ts';

/** Mobile, address and college. */
export const personalData: PersonalData<Pick<OwnData, 'profile'>> = {
  tables: { profiles: 'profile' },
  async collect(db, { id }) {
    const profile = await db
      .selectFrom('profiles')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirst();
    return { profile: profile ? withTimes(profile, 'updated_at') : null };
  },
  async erase(db, { id }) {
    await db.deleteFrom('profiles').where('user_id', '=', id).execute();
  },
};

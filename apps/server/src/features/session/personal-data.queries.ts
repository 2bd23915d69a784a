import type { OwnData } from '@pratibha/contract/personal-data';
import { type PersonalData, withTimes } from '../../platform/personal-data.ts';

/** Who the person is at the sign-in providers. */
export const personalData: PersonalData<Pick<OwnData, 'identities'>> = {
  tables: { identities: 'account' },
  async collect(db, { id }) {
    const identities = await db
      .selectFrom('identities')
      .select(['issuer', 'created_at', 'last_sign_in_at'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute();
    return {
      identities: identities.map((each) => withTimes(each, 'created_at', 'last_sign_in_at')),
    };
  },
  async erase(db, { id }) {
    await db.deleteFrom('identities').where('user_id', '=', id).execute();
  },
};

import type { OwnData } from '@pratibha/contract/personal-data';
import { type PersonalData, withTimes } from '../../../platform/personal-data.ts';

/** Whom the person invited, without the addresses: those are other people's. */
export const personalData: PersonalData<Pick<OwnData, 'invitations'>> = {
  tables: { invitations: 'organising' },
  async collect(db, { id }) {
    const made = await db
      .selectFrom('invitations')
      .select(['made_at', 'expires_at'])
      .where('invited_by', '=', id)
      .orderBy('id')
      .execute();
    return { invitations: made.map((each) => withTimes(each, 'made_at', 'expires_at')) };
  },
  /** Nobody could answer for them any more. */
  async erase(db, { id }) {
    await db.deleteFrom('invitations').where('invited_by', '=', id).execute();
  },
};

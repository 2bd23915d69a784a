import type { OwnData } from '@pratibha/contract/personal-data';
import { type PersonalData, withTimes } from '../../../platform/personal-data.ts';
import { deleteSessionsOf } from '../../../platform/session/session.queries.ts';

/** Where the person is signed in. */
export const personalData: PersonalData<Pick<OwnData, 'sessions'>> = {
  tables: { sessions: 'sessions' },
  async collect(db, { id }) {
    const sessions = await db
      .selectFrom('sessions')
      .select(['created_at', 'last_seen_at', 'expires_at', 'device'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute();
    return {
      sessions: sessions.map((each) => withTimes(each, 'created_at', 'last_seen_at', 'expires_at')),
    };
  },
  async erase(db, { id }) {
    await deleteSessionsOf(db, id);
  },
};

import type { OwnData } from '@pratibha/contract/personal-data';
import { type PersonalData, withTimes } from '../../platform/personal-data.ts';

/** What the person was told, and is about to be. */
export const personalData: PersonalData<Pick<OwnData, 'notifications'>> = {
  tables: { notifications: 'messages' },
  async collect(db, { id }) {
    const rows = await db
      .selectFrom('notifications')
      .select(['kind', 'params', 'created_at', 'read_at', 'mail', 'mailed_at', 'mail_to'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute();
    return {
      notifications: rows.map(({ params, read_at, mailed_at, ...each }) => ({
        ...withTimes(each, 'created_at'),
        params: params as OwnData['notifications'][number]['params'],
        read_at: read_at?.toISOString() ?? null,
        mailed_at: mailed_at?.toISOString() ?? null,
      })),
    };
  },
  async erase(db, { id }) {
    await db.deleteFrom('notifications').where('user_id', '=', id).execute();
  },
};

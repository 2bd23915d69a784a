import type { OwnData } from '@pratibha/contract/personal-data';
import type { NotificationKind } from '@pratibha/domain/notifications/notifications';
import type { PersonalData } from '../../platform/personal-data.ts';

/** By which ways the person wants to be told. */
export const personalData: PersonalData<Pick<OwnData, 'notification_choices'>> = {
  tables: ['notification_choices'],
  async collect(db, { id }) {
    const rows = await db
      .selectFrom('notification_choices')
      .select(['kind', 'in_app', 'by_mail'])
      .where('user_id', '=', id)
      .orderBy('kind')
      .execute();
    return {
      notification_choices: rows.map(({ kind, ...how }) => ({
        kind: kind as NotificationKind,
        ...how,
      })),
    };
  },
  async erase(db, { id }) {
    await db.deleteFrom('notification_choices').where('user_id', '=', id).execute();
  },
};

import type { OwnData } from '@pratibha/contract/personal-data';
import type { PersonalData } from '../../platform/personal-data.ts';
import { findChoices } from './notification-choices.queries.ts';

/** By which ways what is told reaches the person. */
export const personalData: PersonalData<Pick<OwnData, 'notification_choices'>> = {
  tables: { notification_choices: 'messages', notification_settings: 'messages' },
  async collect(db, { id }) {
    const { kinds, quiet_hours } = await findChoices(db, id);
    return {
      notification_choices: {
        kinds: kinds.map(({ kind, in_app: in_bell, by_mail }) => ({
          kind,
          in_bell,
          by_mail,
        })),
        quiet_hours,
      },
    };
  },
  async erase(db, { id }) {
    await db.deleteFrom('notification_choices').where('user_id', '=', id).execute();
    await db.deleteFrom('notification_settings').where('user_id', '=', id).execute();
  },
};

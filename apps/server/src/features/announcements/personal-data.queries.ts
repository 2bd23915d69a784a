import type { OwnData } from '@pratibha/contract/personal-data';
import type { PersonalData } from '../../platform/personal-data.ts';

/** What waits for its moment in somebody's name; what announcements say is the college's. */
export const personalData: PersonalData<Pick<OwnData, 'waiting_announcements'>> = {
  tables: { announcements: 'organising' },
  async collect(db, { id }) {
    const rows = await db
      .selectFrom('announcements')
      .select(['subject', 'send_at'])
      .where('scheduled_by', '=', id)
      .orderBy('id')
      .execute();
    return {
      waiting_announcements: rows.map(({ subject, send_at }) => ({
        subject,
        send_at: send_at?.toISOString() ?? null,
      })),
    };
  },
  // It points at a row without a name then, and waits for somebody else: whoever sends it takes its
  // place. Of the two that an erasure locks the person comes first, of those that an announcement
  // locks the announcement.
  async erase() {},
};

import type { OwnData } from '@pratibha/contract/personal-data';
import type { PersonalData } from '../../../platform/personal-data.ts';
import { deleteFeed, findFeed } from './own-calendar.queries.ts';

/** By which a calendar follows the person's dates, and what it tells that is off. */
export const personalData: PersonalData<Pick<OwnData, 'calendar_link'>> = {
  tables: { calendar_feeds: 'calendar', calendar_left: 'calendar' },
  async collect(db, { id }) {
    const feed = await findFeed(db, id);
    if (!feed) return { calendar_link: null };
    const left = await db
      .selectFrom('calendar_left')
      .select('event_id')
      .where('user_id', '=', id)
      .orderBy('event_id')
      .execute();
    return {
      calendar_link: {
        made_at: feed.made_at.toISOString(),
        left_events: left.map(({ event_id }) => event_id),
      },
    };
  },
  async erase(db, { id }) {
    await deleteFeed(db, id);
  },
};

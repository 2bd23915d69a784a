import type { OwnData } from '@pratibha/contract/personal-data';
import { type PersonalData, withTimes } from '../../platform/personal-data.ts';

/** What the person asked about results. */
export const personalData: PersonalData<Pick<OwnData, 'result_enquiries'>> = {
  tables: { result_enquiries: 'enquiries' },
  async subjects(db, userId) {
    const own = db.selectFrom('result_enquiries').select('id').where('user_id', '=', userId);
    return (await own.execute()).map(({ id }) => ['result-enquiry', id]);
  },
  async collect(db, { id }) {
    const asked = await db
      .selectFrom('result_enquiries as asked')
      .innerJoin('events', 'events.id', 'asked.event_id')
      .select([
        'asked.event_id',
        'events.title as event_title',
        'asked.submission_id',
        'asked.text',
        'asked.asked_at',
        'asked.response',
        'asked.responded_at',
      ])
      .where('asked.user_id', '=', id)
      .orderBy('asked.id')
      .execute();
    return {
      result_enquiries: asked.map((each) => ({
        ...withTimes(each, 'asked_at'),
        responded_at: each.responded_at?.toISOString() ?? null,
      })),
    };
  },
  async erase(db, { id }) {
    await db.deleteFrom('result_enquiries').where('user_id', '=', id).execute();
  },
};

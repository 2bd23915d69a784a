import type { OwnData } from '@pratibha/contract/personal-data';
import { sql } from 'kysely';
import { type PersonalData, withTimes } from '../../platform/personal-data.ts';

/** What the person asked. What everybody reads of it stays, as organisers put it. */
export const personalData: PersonalData<Pick<OwnData, 'enquiries'>> = {
  tables: { enquiries: 'enquiries' },
  async subjects(db, userId) {
    const own = db.selectFrom('enquiries').select('id').where('user_id', '=', userId);
    return (await own.execute()).map(({ id }) => ['enquiry', id]);
  },
  async collect(db, { id }) {
    const asked = await db
      .selectFrom('enquiries')
      .innerJoin('events', 'events.id', 'enquiries.event_id')
      .select([
        'enquiries.event_id',
        'events.title as event_title',
        'enquiries.text',
        'enquiries.asked_at',
        'enquiries.response',
        'enquiries.responded_at',
        sql<boolean>`shared_text is not null`.as('is_for_all'),
      ])
      .where('enquiries.user_id', '=', id)
      .orderBy('enquiries.id')
      .execute();
    return {
      enquiries: asked.map((each) => ({
        ...withTimes(each, 'asked_at'),
        responded_at: each.responded_at?.toISOString() ?? null,
      })),
    };
  },
  async erase(db, { id }) {
    const own = sql<boolean>`user_id = ${id}`;
    await db.deleteFrom('enquiries').where(own).where('shared_text', 'is', null).execute();
    await db
      .updateTable('enquiries')
      .set((eb) => ({ text: '', version: eb('version', '+', 1) }))
      .where(own)
      .execute();
  },
};

import type { OwnData } from '@pratibha/contract/personal-data';
import { sql } from 'kysely';
import { type PersonalData, withTimes } from '../../platform/personal-data.ts';

type Told = OwnData['registrations'][number];

/** Answers, and what organisers remarked. The registrations stay and count. */
export const personalData: PersonalData<Pick<OwnData, 'registrations'>> = {
  tables: { registrations: 'part' },
  async subjects(db, userId) {
    const own = db.selectFrom('registrations').select('id').where('user_id', '=', userId);
    return (await own.execute()).map(({ id }) => ['registration', id]);
  },
  async collect(db, { id }) {
    const registrations = await db
      .selectFrom('registrations')
      .innerJoin('events', 'events.id', 'registrations.event_id')
      .select([
        'registrations.id',
        'registrations.event_id',
        'events.title as event_title',
        'registrations.registered_on',
        'registrations.status',
        'registrations.answers',
        'registrations.questions',
        'registrations.review_remarks',
        'registrations.reviewed_at',
        'registrations.cannot_come_at',
      ])
      .where('registrations.user_id', '=', id)
      .orderBy('registrations.id')
      .execute();
    return {
      registrations: registrations.map((row) => ({
        ...withTimes(row, 'registered_on'),
        answers: row.answers as Told['answers'],
        questions: row.questions as Told['questions'],
        reviewed_at: row.reviewed_at?.toISOString() ?? null,
        cannot_come_at: row.cannot_come_at?.toISOString() ?? null,
      })),
    };
  },
  async erase(db, { id }) {
    await db
      .updateTable('registrations')
      .set((eb) => ({
        answers: sql`'[]'::jsonb`,
        questions: sql`'{}'::jsonb`,
        review_remarks: null,
        version: eb('version', '+', 1),
      }))
      .where('user_id', '=', id)
      .execute();
  },
};

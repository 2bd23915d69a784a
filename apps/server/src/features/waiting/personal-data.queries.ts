import type { OwnData } from '@pratibha/contract/personal-data';
import type { WaitingOutcome } from '@pratibha/domain/waiting/waiting-lists';
import { sql } from 'kysely';
import { type PersonalData, withTimes } from '../../platform/personal-data.ts';
import { findNotices } from './notices/notices.queries.ts';

type Told = OwnData['waiting'][number];

/** For what the person waits or waited, with their answers as long as they do. */
export const personalData: PersonalData<Pick<OwnData, 'asked_notices' | 'waiting'>> = {
  tables: { asked_notices: 'waiting', waiting: 'waiting' },
  async subjects(db, userId) {
    const own = db.selectFrom('waiting').select('id').where('user_id', '=', userId);
    return (await own.execute()).map(({ id }) => ['waiting', id]);
  },
  async collect(db, { id }) {
    const rows = await db
      .selectFrom('waiting')
      .innerJoin('events', 'events.id', 'waiting.event_id')
      .select([
        'waiting.id',
        'waiting.event_id',
        'events.title as event_title',
        'waiting.since',
        'waiting.answers',
        'waiting.questions',
        'waiting.offered_until',
        'waiting.ended_at',
        'waiting.outcome',
      ])
      .where('waiting.user_id', '=', id)
      .orderBy('waiting.id')
      .execute();
    const notices = await findNotices(db, id);
    return {
      asked_notices: notices.map((row) => withTimes(row, 'asked_at')),
      waiting: rows.map((row) => ({
        ...withTimes(row, 'since'),
        answers: row.answers as Told['answers'],
        questions: row.questions as Told['questions'],
        offered_until: row.offered_until?.toISOString() ?? null,
        ended_at: row.ended_at?.toISOString() ?? null,
      })),
    };
  },
  // The seats are left alone: whoever offers one holds them before people. A job counts the line.
  async erase(db, { id }, now) {
    await db
      .updateTable('waiting')
      .set({
        ended_at: sql<Date>`coalesce(ended_at, ${now})`,
        outcome: sql<WaitingOutcome>`coalesce(outcome, 'left')`,
        answers: sql`'[]'::jsonb`,
        questions: sql`'{}'::jsonb`,
        offer_reason: null,
      })
      .where('user_id', '=', id)
      .execute();
    await db.deleteFrom('asked_notices').where('user_id', '=', id).execute();
  },
};

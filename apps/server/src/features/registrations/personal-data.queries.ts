import type { OwnData } from '@pratibha/contract/personal-data';
import { sql } from 'kysely';
import { type PersonalData, withTimes } from '../../platform/personal-data.ts';
import { holdOptionsOf } from '../events/events.ts';

type Told = OwnData['registrations'][number];

type Part = Pick<OwnData, 'earlier_answers' | 'registrations' | 'withdrawn_registrations'>;

/**
 * Answers, also those before a change and of what was withdrawn, and what organisers remarked. The
 * registrations stay and count.
 */
export const personalData: PersonalData<Part> = {
  tables: {
    earlier_answers: 'changed',
    registrations: 'part',
    withdrawn_registrations: 'changed',
  },
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
    const earlier = await db
      .selectFrom('earlier_answers')
      .innerJoin('registrations', 'registrations.id', 'earlier_answers.registration_id')
      .select([
        'earlier_answers.registration_id',
        'earlier_answers.changed_at',
        'earlier_answers.answers',
        'earlier_answers.questions',
      ])
      .where('registrations.user_id', '=', id)
      .orderBy('earlier_answers.registration_id')
      .orderBy('earlier_answers.version')
      .execute();
    const withdrawn = await db
      .selectFrom('withdrawn_registrations')
      .innerJoin('events', 'events.id', 'withdrawn_registrations.event_id')
      .select([
        'withdrawn_registrations.id',
        'withdrawn_registrations.event_id',
        'events.title as event_title',
        'withdrawn_registrations.registered_on',
        'withdrawn_registrations.withdrawn_at',
        'withdrawn_registrations.answers',
        'withdrawn_registrations.questions',
      ])
      .where('withdrawn_registrations.user_id', '=', id)
      .orderBy('withdrawn_registrations.id')
      .execute();
    return {
      earlier_answers: earlier.map((row) => withAnswers(withTimes(row, 'changed_at'))),
      withdrawn_registrations: withdrawn.map((row) =>
        withAnswers(withTimes(row, 'registered_on', 'withdrawn_at')),
      ),
      registrations: registrations.map((row) => ({
        ...withAnswers(withTimes(row, 'registered_on')),
        reviewed_at: row.reviewed_at?.toISOString() ?? null,
        cannot_come_at: row.cannot_come_at?.toISOString() ?? null,
      })),
    };
  },
  async erase(db, { id }) {
    const own = db.selectFrom('registrations').select('id').where('user_id', '=', id);
    // Who is erased chooses nothing any more: what they had is free.
    await holdOptionsOf(db, { ids: (await own.execute()).map((each) => each.id) });
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
    // After the registrations, which are locked by then: whoever changes answers locks these first.
    await db
      .deleteFrom('earlier_answers')
      .using('registrations')
      .whereRef('registrations.id', '=', 'earlier_answers.registration_id')
      .where('registrations.user_id', '=', id)
      .execute();
    await db.deleteFrom('withdrawn_registrations').where('user_id', '=', id).execute();
  },
};

function withAnswers<R extends { readonly answers: unknown; readonly questions: unknown }>(row: R) {
  return {
    ...row,
    answers: row.answers as Told['answers'],
    questions: row.questions as Told['questions'],
  };
}

import type { OwnData } from '@pratibha/contract/personal-data';
import { type PersonalData, withTimes } from '../../../platform/personal-data.ts';

type Part = Pick<OwnData, 'follow_up_answers'>;
type Told = Part['follow_up_answers'][number];

/**
 * What somebody answered where they were shortlisted; also where a decision was taken back, and
 * nobody sees it.
 */
export const followUpData: PersonalData<Part> = {
  tables: { follow_up_answers: 'part' },
  async collect(db, { id }) {
    const rows = await db
      .selectFrom('follow_up_answers')
      .select(['registration_id', 'answered_at', 'answers', 'questions'])
      .where('user_id', '=', id)
      .orderBy('registration_id')
      .execute();
    return {
      follow_up_answers: rows.map((row) => ({
        ...withTimes(row, 'answered_at'),
        answers: row.answers as Told['answers'],
        questions: row.questions as Told['questions'],
      })),
    };
  },
  async erase(db, { id }) {
    await db.deleteFrom('follow_up_answers').where('user_id', '=', id).execute();
  },
};

import type { OwnData } from '@pratibha/contract/personal-data';
import { sql } from 'kysely';
import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteTextsOfNobody } from './translations.queries.ts';

type Part = Pick<OwnData, 'remarks_in_nepali' | 'translations_written'>;

/** What decisions said to the person in Nepali, and when the person translated something. */
export const personalData: PersonalData<Part> = {
  tables: { translations: 'organising' },
  async collect(db, { id }) {
    const { rows } = await sql<{ remarks: string; text: string }>`
      select source as remarks, text from translations
      where language = 'ne' and source in (
        select trim(review_remarks) from registrations where user_id = ${id}
        union select trim(review_remarks) from submissions where user_id = ${id}
        union select trim(submission_revisions.review_remarks) from submission_revisions
          join submissions on submissions.id = submission_revisions.submission_id
          where submissions.user_id = ${id})
      order by id`.execute(db);
    const written = await db
      .selectFrom('translations')
      .select('updated_at')
      .where('updated_by', '=', id)
      .orderBy('id')
      .execute();
    return {
      remarks_in_nepali: rows,
      translations_written: written.map(({ updated_at }) => updated_at.toISOString()),
    };
  },
  async erase(db, { id }) {
    await db
      .updateTable('translations')
      .set({ updated_by: null })
      .where('updated_by', '=', id)
      .execute();
    await deleteTextsOfNobody(db);
  },
};

import type { OwnData } from '@pratibha/contract/personal-data';
import type { PersonalData } from '../../platform/personal-data.ts';

/** The set answers that an organiser keeps for themselves; those that are shared are nobody's. */
export const personalData: PersonalData<Pick<OwnData, 'set_answers'>> = {
  tables: { remarks_templates: 'organising' },
  async subjects(db, userId) {
    const own = db.selectFrom('remarks_templates').select('id').where('user_id', '=', userId);
    return (await own.execute()).map(({ id }) => ['template', id]);
  },
  async collect(db, { id }) {
    const own = await db
      .selectFrom('remarks_templates')
      .select(['title', 'text'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute();
    return { set_answers: own.map(({ title, text }) => ({ title: title ?? '', remarks: text })) };
  },
  async erase(db, { id }) {
    await db.deleteFrom('remarks_templates').where('user_id', '=', id).execute();
  },
};

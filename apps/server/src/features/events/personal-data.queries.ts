import type { PersonalData } from '../../platform/personal-data.ts';

/**
 * Who changed an event; what they changed is among one's own changes in the audit, and what the
 * event says is the college's.
 */
export const personalData: PersonalData<object> = {
  tables: { event_versions: 'organising' },
  collect: () => Promise.resolve({}),
  async erase(db, { id }) {
    await db
      .updateTable('event_versions')
      .set({ changed_by: null })
      .where('changed_by', '=', id)
      .execute();
  },
};

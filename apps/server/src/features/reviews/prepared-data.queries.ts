import type { PersonalData } from '../../platform/personal-data.ts';

/**
 * What is prepared for a person, and what it came to. Neither a download nor the copy on request
 * tells of it: whoever asked would know before all others (ADR 74). The decision itself is in both.
 */
export const personalData: PersonalData<object> = {
  tables: {
    ...{ prepared_decisions: 'desk', decision_release_rows: 'desk' },
    decision_releases: 'organising',
  },
  collect: () => Promise.resolve({}),
  async erase(db, { id }) {
    await db.deleteFrom('prepared_decisions').where('user_id', '=', id).execute();
    await db.deleteFrom('decision_release_rows').where('user_id', '=', id).execute();
  },
};

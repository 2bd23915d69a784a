import type { OwnData } from '@pratibha/contract/personal-data';
import { type PersonalData, withTimes } from '../../platform/personal-data.ts';

/** Who wrote and published what the pages say; what they say is the college's. */
export const personalData: PersonalData<Pick<OwnData, 'edition_versions'>> = {
  tables: {
    edition_drafts: 'organising',
    edition_schedules: 'organising',
    edition_versions: 'organising',
  },
  async collect(db, { id }) {
    const versions = await db
      .selectFrom('edition_versions')
      .innerJoin('editions', 'editions.id', 'edition_versions.edition_id')
      .select(['editions.slug as edition', 'edition_versions.number', 'edition_versions.at'])
      .where('author', '=', id)
      .orderBy('edition_versions.id')
      .execute();
    return { edition_versions: versions.map((each) => withTimes(each, 'at')) };
  },
  async erase(db, { id }) {
    await db
      .updateTable('edition_drafts')
      .set({ saved_by: null })
      .where('saved_by', '=', id)
      .execute();
    await db
      .updateTable('edition_schedules')
      .set({ publish_by: null })
      .where('publish_by', '=', id)
      .execute();
    await db
      .updateTable('edition_versions')
      .set({ author: null })
      .where('author', '=', id)
      .execute();
  },
};

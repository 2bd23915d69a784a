import type { OwnData } from '@pratibha/contract/personal-data';
import { sql } from 'kysely';
import type { PersonalData } from '../../platform/personal-data.ts';

/**
 * How an organiser looks at lists. What they shared is everybody's, and stays without a name when
 * they are erased: admins change it then.
 */
export const personalData: PersonalData<Pick<OwnData, 'lists'>> = {
  tables: { saved_filters: 'organising', list_columns: 'organising' },
  async collect(db, { id }) {
    const filters = await db
      .selectFrom('saved_filters')
      .select(['list', 'name', 'is_shared', sql<Record<string, string>>`query`.as('query')])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute();
    const columns = await db
      .selectFrom('list_columns')
      .select(['list', 'columns'])
      .where('user_id', '=', id)
      .orderBy('list')
      .execute();
    return { lists: { filters, columns } };
  },
  async erase(db, { id }) {
    await db.deleteFrom('list_columns').where('user_id', '=', id).execute();
    await db
      .deleteFrom('saved_filters')
      .where('user_id', '=', id)
      .where('is_shared', '=', false)
      .execute();
    await db
      .updateTable('saved_filters')
      .set({ user_id: null })
      .where('user_id', '=', id)
      .execute();
  },
};

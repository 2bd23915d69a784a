import type { OwnData } from '@pratibha/contract/personal-data';
import type { Language } from '@pratibha/domain/language/languages';
import { erasedEmail } from '@pratibha/domain/people/erasure';
import { ERASED_WORDS } from '@pratibha/words/personal-data/erased';
import { sql } from 'kysely';
import { type PersonalData, withTimes } from '../../../platform/personal-data.ts';
import { deleteGrants, titledGrants } from './event-grants.queries.ts';

/**
 * The account, and what it was granted. The account's row stays, without a name: other rows point
 * at it.
 */
export const personalData: PersonalData<Pick<OwnData, 'person' | 'event_grants'>> = {
  tables: { event_grants: 'organising', users: 'account' },
  async collect(db, { id }) {
    const { event_grants, ...person } = await db
      .selectFrom('users')
      .select(titledGrants.as('event_grants'))
      .select([
        'id',
        'name',
        'email',
        'profile_pic',
        'role',
        'status',
        'is_internal',
        sql<Language | null>`language`.as('language'),
        'registered_at',
        'updated_at',
      ])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { person: withTimes(person, 'registered_at', 'updated_at'), event_grants };
  },
  async erase(db, { id }, now) {
    await deleteGrants(db, id);
    await db
      .updateTable('users')
      .set((eb) => ({
        name: ERASED_WORDS.name(id),
        email: erasedEmail(id),
        profile_pic: null,
        role: 'USER' as const,
        status: 'DELETED' as const,
        is_internal: false,
        language: null,
        updated_at: now,
        erased_at: now,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
  },
};

import type { OwnData } from '@pratibha/contract/personal-data';
import { type PersonalData, withTimes } from '../../../platform/personal-data.ts';

/** By which programs act in the name of the person. */
export const personalData: PersonalData<Pick<OwnData, 'tokens'>> = {
  tables: { api_tokens: 'organising' },
  async collect(db, { id }) {
    const tokens = await db
      .selectFrom('api_tokens')
      .select(['name', 'scope', 'created_at', 'expires_at', 'last_used_at', 'ended_at'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute();
    return {
      tokens: tokens.map(({ last_used_at, ended_at, ...each }) => ({
        ...withTimes(each, 'created_at', 'expires_at'),
        last_used_at: last_used_at?.toISOString() ?? null,
        ended_at: ended_at?.toISOString() ?? null,
      })),
    };
  },
  async erase(db, { id }) {
    await db.deleteFrom('api_tokens').where('user_id', '=', id).execute();
  },
};

import type { OwnData } from '@pratibha/contract/personal-data';
import { type PersonalData, withTimes } from './personal-data.ts';
import { forgetDeciders } from './serve/idempotency.queries.ts';

/** What the keys of a person's requests remember. */
export const rememberedResponses: PersonalData<Pick<OwnData, 'remembered_answers'>> = {
  tables: { idempotency_keys: null },
  async collect(db, { id }) {
    const responses = await db
      .selectFrom('idempotency_keys')
      .select(['endpoint', 'created_at'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute();
    return { remembered_answers: responses.map((each) => withTimes(each, 'created_at')) };
  },
  async erase(db, { id }) {
    await db.deleteFrom('idempotency_keys').where('user_id', '=', id).execute();
    await forgetDeciders(db);
  },
};

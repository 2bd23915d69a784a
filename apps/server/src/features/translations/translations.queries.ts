import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

const NEPALI = 'ne';

/** All that there is, by what it stands for. */
export function findTexts(db: Kysely<DB>) {
  return db
    .selectFrom('translations')
    .select(['source', 'text'])
    .where('language', '=', NEPALI)
    .orderBy('id')
    .execute();
}
